import { areaOf } from '../drawings/drawing.ts';
import { ellipse } from '../drawings/shapes.ts';
import { mainColour } from '../palette/colour-drawing.ts';
import { lighter, tone } from '../palette/tones.ts';
import { boxOf } from '../picture/fill-contours.ts';
import { type Hollow, isDriven, type Mouth, vesselOf } from '../vocabulary/vessels.ts';
import {
  aspectOf,
  type Cluster,
  clusterOf,
  type Item,
  joinClusters,
  moved,
  widthOf,
} from './cluster.ts';
import { cutAlong, cutWithin, type Edge, spotOn } from './cut-item.ts';
import { isSwimming } from './habits.ts';
import { hullOf, type Point } from './hull-of.ts';
import type { Player } from './rows.ts';

type Holder = { readonly cluster: Cluster; readonly player: Player };
type Occupant = { readonly cluster: Cluster; readonly player: Player };

/** Who or what is in something, seen in it: cut by its rim, or within its glass or its windows; null for what holds nothing. */
export function inVessel(holder: Holder, occupant: Occupant): Cluster | null {
  const vessel = vesselOf(holder.player.id);
  const at = vesselIn(holder);
  if (!vessel || at < 0) return null;
  return vessel.kind === 'mouth'
    ? overRim(holder, vessel, occupant)
    : within(holder.cluster, at, { vessel, isDriven: isDriven(holder.player.id) }, occupant);
}

const vesselIn = ({ cluster, player }: Holder): number =>
  cluster.items.findIndex(({ drawing }) => player.looks.some((look) => look.drawing === drawing));

/** Of an opening: how much of it who is in it takes at most, and at least. */
const taken = { one: 0.84, several: 0.98, wide: 1.2, least: 0.52 };
/** Of their widths: how close several are. */
const close = 0.66;
/** Of a whole that is in something: what is seen of it. */
const seen = { person: 0.5, other: 0.68, wide: 0.8 };
/** Of an opening's width: half the height of what is seen of its inside, and of its front below the rim. */
const inner = { high: 0.07, lip: 0.02 };

function overRim(holder: Holder, vessel: Mouth, { cluster: whole, player }: Occupant): Cluster {
  const row = asOneRow(whole);
  const at = vesselIn(holder);
  const wideOf = (of: Item) => (vessel.to - vessel.from) * of.height * aspectOf(of.drawing);
  const share = widthOf(row) / wideOf(holder.cluster.items[at]!);
  const aspect = widthOf(row) / -row.top;
  const isWide = row.items.length === 1 && aspect > 1.15;
  const most = row.items.length > 1 ? taken.several : isWide ? taken.wide : taken.one;
  const grown = moved(holder.cluster, { scale: Math.max(1, share / most) });
  const scale = Math.max(1, taken.least / share);
  const held = grown.items[at]!;
  const wide = wideOf(held);
  const [left, rim] = spotOn(held, [held.isFlipped ? vessel.to : vessel.from, vessel.rim]);
  const [middle, half] = [left + wide / 2, wide / 2];
  const dip = (vessel.dip ?? 0) * held.height;
  const edge: Edge = (x) => rim + dip * Math.sqrt(Math.max(0, 1 - ((x - middle) / half) ** 2));
  const out = isWide ? seen.wide : (vessel.out ?? (player.isPerson ? seen.person : seen.other));
  const x = middle - ((row.left + row.right) / 2) * scale;
  const hidden: Edge = (at) => edge(at) + inner.lip * wide;
  const level = rim + dip * 0.85;
  const inside = lowered(moved(row, { x, scale }, { stands: false }).items, level, out).map((one) =>
    cutAlong(one, hidden, 'above'),
  );
  const { without = [], behind = [] } = vessel;
  const front = picked(held, (shape) => !without.includes(shape) && !behind.includes(shape));
  const back = behind.length > 0 ? [pieceOf(picked(held, (shape) => behind.includes(shape)))] : [];
  const wheel = vessel.wheel ? [wheelAt(held, spotOn(held, vessel.wheel))] : [];
  const layers = vessel.isSeenInto
    ? [...back, front, ...inside, ...wheel, pieceOf(cutAlong(front, edge, 'below'))]
    : [...back, innerOf(held, [middle, rim], half), ...inside, ...wheel, front];
  const rest = grown.items.filter((_, other) => other !== at);
  return clusterOf([...rest, ...layers]);
}

/** Each looks out, the small one as well; what one wears or holds goes with him. */
function lowered(items: readonly Item[], level: number, out: number): readonly Item[] {
  let down = 0;
  return items.map((one) => {
    if (Math.abs(one.base) < one.height * 0.02) down = level + (1 - out) * one.height;
    return { ...one, base: one.base + down };
  });
}

/** Several who share something are close together. */
function asOneRow(row: Cluster): Cluster {
  if (row.items.length < 2) return row;
  return clusterOf(
    row.items.map((item) => ({ ...item, x: item.x * (row.items.length > 3 ? 1 : close) })),
  );
}

type In = { readonly vessel: Hollow; readonly isDriven: boolean };
/** Of what is within something: how much of its width and height, and of an oval's, that takes. */
const room = { wide: 0.86, high: 0.9, oval: 0.76, window: 1.02 };

function within(
  cluster: Cluster,
  at: number,
  { vessel, isDriven: isVehicle }: In,
  { cluster: whole, player }: Occupant,
): Cluster {
  const held = cluster.items[at]!;
  const region = clockwise(regionOf(held, vessel));
  const box = boxOf([region.flat()]);
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const middle = (box.left + box.right) / 2;
  const row = vessel.isWindow ? clusterOf(whole.items.slice(0, 1)) : asOneRow(whole);
  const focus = vessel.isWindow ? bustOf(player) : { x: 0.5, top: 0, bottom: 1, wide: 1 };
  const share = vessel.oval && !vessel.isWindow ? room.oval : 1;
  const scale = vessel.isWindow
    ? Math.min(
        (room.window * high) / (-row.top * (focus.bottom - focus.top)),
        (0.96 * wide) / (widthOf(row) * focus.wide),
      )
    : Math.min((room.wide * share * wide) / widthOf(row), (room.high * share * high) / -row.top);
  const isAfloat = isSwimming(player.id) && !isVehicle;
  const foot = isAfloat ? (box.top + box.bottom + -row.top * scale) / 2 + 0.06 * high : box.bottom;
  const lift = vessel.oval && !isAfloat && !vessel.isWindow ? 0.12 * high : 0;
  const y = vessel.isWindow ? box.bottom + -row.top * scale * (1 - focus.bottom) : foot - lift;
  const x = middle - (row.left + widthOf(row) * focus.x) * scale;
  const inside = moved(row, { x, y, scale }, { stands: false }).items.map((one) =>
    cutWithin(one, region),
  );
  const { without = [], front = [], clear = [], back } = vessel;
  const cleared = {
    ...held,
    fills: held.fills.map((fill, shape) => (clear.includes(shape) ? glass : fill)),
  };
  const body = picked(cleared, (shape) => !without.includes(shape) && !front.includes(shape));
  const before = front.length > 0 ? [pieceOf(picked(held, (shape) => front.includes(shape)))] : [];
  const ground = back ? [paneOf(held, region, back)] : [];
  const isFilled = isAfloat && vessel.isGlass && player.id !== held.name;
  const water = isFilled ? [paneOf(held, lowerPart(region, box.top + 0.2 * high), '#8fcde6')] : [];
  const rest = cluster.items.filter((_, other) => other !== at);
  return joinClusters(clusterOf([...rest, body]), {
    ...cluster,
    items: [...ground, ...water, ...inside, ...before],
  });
}

const glass = tone('#c6dfe8');

/** Head and shoulders, in shares of a whole. */
function bustOf({ places, landmarks, isPerson }: Player) {
  if (places) {
    const top = Math.max(0, places.crown.y - 0.04);
    return { x: places.nose.x, top, bottom: Math.min(1, places.chest.y + 0.02), wide: 0.8 };
  }
  if (landmarks) {
    const { x, top, wide, y } = landmarks.head;
    return { x, top: Math.max(0, top), bottom: Math.min(1, y + (y - top) * 1.5), wide };
  }
  return { x: 0.5, top: 0, bottom: isPerson ? 0.5 : 0.8, wide: 0.8 };
}

function regionOf(held: Item, { oval, pane, drawn: shape }: Hollow): readonly Point[] {
  if (shape !== undefined) return hullOf(pointsOf(held, shape));
  if (!oval) return (pane ?? []).map((corner) => spotOn(held, corner));
  const [x, y, halfWide, halfHigh] = oval;
  return Array.from({ length: 40 }, (_, step) => {
    const turn = (step / 40) * 2 * Math.PI;
    return spotOn(held, [x + halfWide * Math.cos(turn), y + halfHigh * Math.sin(turn)]);
  });
}

function pointsOf(held: Item, shape: number): Point[] {
  const { box, shapes } = held.drawing;
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const line = shapes[shape]?.contours[0] ?? [];
  return Array.from({ length: line.length / 2 }, (_, at) =>
    spotOn(held, [(line[2 * at]! - box.left) / wide, (line[2 * at + 1]! - box.top) / high]),
  );
}

function clockwise(region: readonly Point[]): readonly Point[] {
  const twice = region.reduce((sum, [x, y], at) => {
    const [nx, ny] = region[(at + 1) % region.length]!;
    return sum + x * ny - nx * y;
  }, 0);
  return twice < 0 ? region.toReversed() : region;
}

const lowerPart = (region: readonly Point[], level: number): readonly Point[] =>
  region.map(([x, y]) => [x, Math.max(y, level)]);

/** Some of its shapes, in the frame of the whole. */
function picked(item: Item, isKept: (shape: number) => boolean): Item {
  const { drawing, fills } = item;
  return {
    ...item,
    drawing: { box: drawing.box, shapes: drawing.shapes.filter((_, at) => isKept(at)) },
    fills: fills.filter((_, at) => isKept(at)),
  };
}

/** Of an item that is there already. */
const pieceOf = (item: Item): Item => ({ ...item, stands: false, isOver: true });

/** What is seen of the inside of something, behind its rim. */
function innerOf(held: Item, [x, y]: Point, half: number): Item {
  const { shapes } = held.drawing;
  const main = mainColour(shapes, held.fills);
  const high = inner.high * half * 2;
  return drawn(held, [
    { line: ellipse(x, y, half * 1.04, high), fill: lighter(main, -0.06) },
    { line: ellipse(x, y + high * 0.12, half * 0.98, high * 0.84), fill: lighter(main, -0.22) },
  ]);
}

const paneOf = (held: Item, region: readonly Point[], fill: string): Item =>
  drawn(held, [{ line: region.flat(), fill: tone(fill) }]);

function wheelAt(held: Item, [x, y]: Point): Item {
  const high = held.height * 0.13;
  return drawn(held, [
    { line: ellipse(x, y, high * 0.42, high, 18), fill: tone('#2b2d36') },
    { line: ellipse(x + high * 0.08, y, high * 0.22, high * 0.72, 18), fill: tone('#5b606d') },
  ]);
}

type Piece = { readonly line: readonly number[]; readonly fill: Item['fills'][number] };

/** Shapes in the units of the cluster, as a piece of an item. */
function drawn(held: Item, pieces: readonly Piece[]): Item {
  const contours = pieces.map(({ line }) => [line]);
  const box = boxOf(contours.flat());
  return {
    ...pieceOf(held),
    ...{ x: (box.left + box.right) / 2, base: box.bottom, height: box.bottom - box.top },
    ...{ tilt: 0, isFlipped: false, fills: pieces.map(({ fill }) => fill) },
    drawing: {
      box,
      shapes: contours.map((lines) => ({
        ...{ contours: lines, area: areaOf(lines), fill: '#000000', isFixed: true as const },
      })),
    },
  };
}
