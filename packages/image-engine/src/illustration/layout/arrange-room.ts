import { arrangedAs } from '../vocabulary/flower-kinds.ts';
import { isAnimal } from '../vocabulary/is-animal.ts';
import { trueHeight } from '../vocabulary/true-heights.ts';
import { aspectOf, type Cluster, moved, widthOf } from './cluster.ts';
import { isFurniture } from './habits.ts';
import type { Arranged, Room, Rooted } from './room.ts';
import { seatOf } from './seats.ts';

/** What stands in a room, with the name of what it is. */
export type InRoom = Rooted & {
  readonly id: string;
  /** The thing that bears the others. */
  readonly root: number;
  /** Somebody, or with somebody on it: as large as they are. */
  readonly hasPerson: boolean;
  readonly isAnimal: boolean;
  readonly size: 'small' | 'usual' | 'large';
  /** Told to hang on the wall. */
  readonly isOnWall?: boolean;
};

/** Shares of the shorter side: a metre where there is room, at most and at least; of the width: what a row takes. */
const metre = { usual: 0.34, most: 0.56, alone: 0.62, least: 0.15, row: 0.92 };
/** Metres: what is wider stands in two rows, and is seen from nearer. */
const twoRows = 3.4;
/** Metres between neighbours. */
const between = 0.16;
/** Of the shorter side: what is alone is seen at least so large. */
const leastAlone = 0.36;
/** Of the height: how far behind and before the usual line two rows stand. */
const rows = { back: -0.07, front: 0.05 };

const wallPieces =
  /^(framed-picture|mirror|wall-shelf|hanging-shelf|window|basketball-hoop|hung-pans|mantelpiece-clock|wall-clock|world-map|france-map|cobweb|porthole|heart|shield|ringed-planet|full-moon|dartboard|blinds|christmas-wreath)$/;
const ceilingPieces =
  /^(pendant-lamp|hanging-plant|cloud-mobile|light-bulb|mirror-ball|chandelier|punching-bag)$/;
/** Bears what has no place of its own. */
const surfaces =
  /^(desk|table|round-table|draped-table|long-table|laid-table|card-table|side-table|kitchen-island|shop-counter|workbench|fireplace|wooden-board|treasure-trunk)$/;
/** Small, and found on the floor. */
const ofFloor =
  /^(rug|basket|bucket|crate|cushion|package|box-closed|wrapped-gift|shoe|sneaker|running-shoe|soccer-ball|basketball|toys|rope-coil|luggage|backpack|robot)$/;
/** Metres: higher stands against the wall, lower lies on something. */
const [tallFrom, smallTo] = [1.05, 0.5];

type Placed = { readonly piece: InRoom; readonly cluster: Cluster };

/** Everything in its own size: against the wall or before it, hung, or laid on what can bear it. */
export function arrangeRoom(pieces: readonly InRoom[], room: Room): Arranged {
  const hung = pieces.filter(({ id, isOnWall }) => !isOnWall && ceilingPieces.test(id));
  const onWall = pieces.filter(({ id, isOnWall }) => isOnWall || wallPieces.test(id));
  const rest = pieces.filter((one) => !hung.includes(one) && !onWall.includes(one));
  const [main] = rest.filter(isMain);
  const rugs = main ? rest.filter(isBareRug) : [];
  const hasSurface = rest.some(({ id }) => surfaces.test(id));
  const laid = hasSurface ? rest.filter(isLaid) : [];
  const standing = rest.filter((one) => !laid.includes(one) && !rugs.includes(one));
  const unit = unitFor(standing, room);
  const floor = setOnFloor(standing, room, unit);
  const top = layOn(laid, floor, unit);
  const under = rugs.map((rug) => spread(rug, floor, room));
  const above = [...floor, ...top];
  const walled = hang(onWall, above, room, { unit, isFromCeiling: false });
  const ceiled = hang(hung, [...above, ...walled], room, { unit, isFromCeiling: true });
  return {
    items: [...walled, ...under, ...floor, ...top, ...ceiled].flatMap(
      ({ cluster }) => cluster.items,
    ),
    focus: 0.5,
  };
}

/** A rug lies under what the room is furnished with; where somebody or something is on it, that stays there. */
const isBareRug = ({ id, cluster }: InRoom) => id === 'rug' && cluster.items.length === 1;
const isMain = ({ id, hasPerson, isAnimal: lives }: InRoom) =>
  id !== 'rug' && (hasPerson || lives || isFurniture(id));

/** Of the width of what stands on it, and of the room; of its own height: how far it lies before that. */
const rugs = { wide: 1.5, most: 0.86, before: 0.42 } as const;

/** Under the nearest of what stands on the floor; of a row under the widest. */
function spread(piece: InRoom, floor: readonly Placed[], room: Room): Placed {
  const { cluster } = floor
    .filter((one) => isMain(one.piece))
    .toSorted(
      (one, other) =>
        footOf(other.cluster) - footOf(one.cluster) ||
        widthOf(other.cluster) - widthOf(one.cluster),
    )[0]!;
  const wide = Math.min(rugs.most * room.width, rugs.wide * widthOf(cluster));
  const scale = wide / widthOf(piece.cluster);
  const base = footOf(cluster);
  const centre = Math.min(
    room.width - wide / 2,
    Math.max(wide / 2, (cluster.left + cluster.right) / 2),
  );
  const x = centre - ((piece.cluster.left + piece.cluster.right) / 2) * scale;
  const y = base - piece.cluster.top * scale * rugs.before;
  return { piece, cluster: moved(piece.cluster, { scale, x, y }, { stands: false, lies: true }) };
}

const footOf = ({ items }: Cluster) => Math.round(Math.max(...items.map(({ base }) => base)));

const isLaid = ({ id, cluster, hasPerson, isAnimal }: InRoom): boolean =>
  !hasPerson &&
  !isAnimal &&
  !ofFloor.test(id) &&
  (heightOf(id, cluster) < smallTo || isCutFlowers(id));

const isCutFlowers = (id: string): boolean => {
  const as = arrangedAs(id)?.as;
  return as === 'bouquet' || as === 'vase';
};

/** Whether things lie on it; whether it lies on such a thing, as far as its name tells. */
export const isHungInRoom = (id: string): boolean => wallPieces.test(id) || ceilingPieces.test(id);
export const isBearer = (id: string): boolean => surfaces.test(id);
export const liesOn = (id: string): boolean =>
  !ofFloor.test(id) &&
  !isAnimal(id) &&
  !wallPieces.test(id) &&
  !ceilingPieces.test(id) &&
  trueHeight(id, 1) < 0.4;

const heightOf = (id: string, { items }: Cluster) => trueHeight(id, aspectOf(items[0]!.drawing));

/** Its units in metres. */
function sized({ id, root: bearer, cluster, hasPerson, isAnimal, size }: InRoom): Cluster {
  // People are as high in units as in metres.
  if (hasPerson) return cluster;
  // A cat is whom one looks at.
  const shown = isAnimal && heightOf(id, cluster) < smallTo ? (size === 'small' ? 2 : 1.5) : 1;
  const by = { small: 0.7, usual: 1, large: 1.25 }[size] * shown;
  const root = cluster.items.find(({ thing }) => thing === bearer) ?? cluster.items[0]!;
  return moved(cluster, { scale: (by * trueHeight(id, aspectOf(root.drawing))) / root.height });
}

const rowWidth = (pieces: readonly InRoom[]) =>
  pieces.reduce((sum, one) => sum + widthOf(sized(one)) + between, -between);

/** Units of a metre: a few things are seen from near, many from farther away. */
function unitFor(standing: readonly InRoom[], { width, height, base, top }: Room): number {
  const short = Math.min(width, height);
  if (standing.length === 0) return short * metre.usual;
  const wide = rowWidth(standing);
  const high = Math.max(...standing.map((one) => -sized(one).top));
  const fit = (width * metre.row) / (wide > twoRows ? wide * 0.54 : wide);
  const side = Math.sqrt(wide * high);
  const wanted = Math.max(metre.usual * short, (leastAlone * short) / side);
  const most = standing.length === 1 ? metre.alone : metre.most;
  return Math.max(
    Math.min(wanted, most * short, fit, (0.9 * (base - top)) / high),
    Math.min(metre.least * short, fit),
  );
}

/** The first in the middle, the others to both sides of it. */
function fromMiddle(pieces: readonly InRoom[]): InRoom[] {
  if (pieces.some(({ side, isOrdered }) => side || isOrdered)) return [...pieces];
  const order: InRoom[] = [];
  for (const [at, one] of pieces.entries())
    if (at % 2 === 1) order.push(one);
    else order.unshift(one);
  return pieces.length > 2 ? order : [...pieces];
}

function setOnFloor(standing: readonly InRoom[], room: Room, unit: number): Placed[] {
  if (standing.length === 0) return [];
  const isOneRow = rowWidth(standing) * unit <= room.width * metre.row * 1.02;
  if (isOneRow) return inLine(fromMiddle(standing), room, { unit, y: room.base });
  const tall = standing.filter((one) => -sized(one).top >= tallFrom && !one.isAnimal);
  const back =
    tall.length === 0 || tall.length === standing.length
      ? standing.slice(0, Math.ceil(standing.length / 2))
      : tall;
  const front = standing.filter((one) => !back.includes(one));
  return [
    ...inLine(fromMiddle(back), room, {
      unit,
      y: room.base + rows.back * room.height,
      isSpread: true,
    }),
    ...inLine(fromMiddle(front), room, {
      unit,
      y: room.base + rows.front * room.height,
      isSpread: true,
    }),
  ];
}

type Line = { readonly unit: number; readonly y: number; readonly isSpread?: boolean };

function inLine(
  pieces: readonly InRoom[],
  room: Room,
  { unit, y, isSpread = false }: Line,
): Placed[] {
  const most = room.width * 0.96;
  const wide = rowWidth(pieces) * unit;
  const scale = unit * Math.min(1, most / wide);
  const all = pieces.map((piece) => ({ piece, cluster: moved(sized(piece), { scale }) }));
  const total = all.reduce((sum, { cluster }) => sum + widthOf(cluster), 0);
  const free = room.width - total;
  // A lone piece stands a little aside of the middle, a row has air between.
  const gap = Math.min((isSpread ? 0.5 : 0.32) * unit, free / (all.length + 1));
  const lean = all.length === 1 ? (room.lean ?? 0) * room.width : 0;
  let x = room.width / 2 - (total + gap * (all.length - 1)) / 2 + lean;
  x = Math.max(room.width * 0.02, Math.min(x, room.width * 0.98 - total - gap * (all.length - 1)));
  return all.map(({ piece, cluster }) => {
    const placed = moved(cluster, { x: x - cluster.left, y });
    x += widthOf(cluster) + gap;
    return { piece, cluster: placed };
  });
}

/** Where on a surface: shares of its width, in turn. */
const spots = [0.5, 0.22, 0.78, 0.36, 0.64];

function layOn(laid: readonly InRoom[], floor: readonly Placed[], unit: number): Placed[] {
  const bearer = floor.find(({ piece }) => surfaces.test(piece.id));
  if (!bearer) return [];
  const root = bearer.cluster.items.find(({ stands }) => stands) ?? bearer.cluster.items[0]!;
  const wide = root.height * aspectOf(root.drawing);
  const seat = seatOf(bearer.piece.id);
  const y = root.base - root.height * (1 - seat.y);
  const isTaken = bearer.cluster.items.length > 1;
  return laid.map((piece, at) => {
    // What is small is shown a little larger than it is, so that it is seen.
    const cluster = moved(sized(piece), {
      scale: unit * (heightOf(piece.id, piece.cluster) < 0.18 ? 1.9 : 1.4),
    });
    const fit = Math.min(1, (0.7 * wide) / widthOf(cluster));
    const share = spots[(at + (isTaken ? 1 : 0)) % spots.length]!;
    const half = (widthOf(cluster) * fit) / 2;
    const x = Math.min(
      root.x + wide / 2 - half,
      Math.max(root.x - wide / 2 + half, root.x + (share - 0.5) * wide),
    );
    return { piece, cluster: moved(cluster, { scale: fit, x, y }, { stands: false }) };
  });
}

type Hung = { readonly unit: number; readonly isFromCeiling: boolean };

/** On the wall or from the ceiling, where nothing stands before it. */
function hang(
  pieces: readonly InRoom[],
  others: readonly Placed[],
  room: Room,
  { unit, isFromCeiling }: Hung,
): Placed[] {
  const placed: Placed[] = [];
  for (const piece of pieces) {
    const whole = moved(sized(piece), { scale: unit });
    const most = Math.min((0.86 * room.width) / widthOf(whole), (0.4 * room.height) / -whole.top);
    let best: Cluster | null = null;
    for (const scale of [1, 0.8, 0.6].map((one) => Math.min(one, most))) {
      const cluster = moved(whole, { scale });
      for (const share of [0.5, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88]) {
        const half = widthOf(cluster) / 2;
        const centre = Math.min(
          room.width * 0.97 - half,
          Math.max(room.width * 0.03 + half, room.width * share),
        );
        const x = centre - (cluster.left + cluster.right) / 2;
        const below = [...others, ...placed]
          .filter(
            ({ cluster: one }) => one.right > centre - half - 14 && one.left < centre + half + 14,
          )
          .map(({ cluster: { top } }) => top);
        const free = Math.min(room.base - 0.2 * room.height, ...below) - 20;
        const y = isFromCeiling
          ? -cluster.top
          : Math.min(free, Math.max(0.16 * room.height - cluster.top, 0.46 * room.height));
        const tried = moved(cluster, { x, y }, { stands: false });
        best ??= tried;
        if (isFromCeiling ? y <= free : tried.top >= room.top * 0.4) {
          best = tried;
          placed.push({ piece, cluster: tried });
          break;
        }
      }
      if (placed.at(-1)?.piece === piece) break;
    }
    if (placed.at(-1)?.piece !== piece && best) placed.push({ piece, cluster: best });
  }
  return placed;
}
