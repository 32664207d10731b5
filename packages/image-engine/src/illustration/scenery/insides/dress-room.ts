import { isHungInRoom } from '../../layout/arrange-room.ts';
import { aspectOf } from '../../layout/cluster.ts';
import { blend, lighter } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { trueHeight } from '../../vocabulary/true-heights.ts';
import { backdrop, cut, type Setting, type Standing } from '../stage.ts';
import { drawDecor, sizeOfDecor } from './draw-decor.ts';
import type { FloorDecor } from './floor-decor.ts';
import { floorLine } from './room-pieces.ts';
import { decorOf } from './room-uses.ts';
import { type Opening, openingsOf } from './room-windows.ts';
import { strewnOver } from './strewn-about.ts';

/** Of the shorter side: a metre in a room of which nothing tells how near it is. */
const usualMetre = 0.34;
/** Of the height: where what stands at the wall has its foot, and what stands before all. */
const feet = { back: floorLine + 0.05, near: 0.955 };
/** Of its width: how much of a piece is seen at least, beside what stands before it and the edge. */
const leastSeen = 0.78;
/** Of the shorter side: a narrower gap stays empty; air between two; how far one is hidden or cut. */
const gaps = { least: 0.09, air: 0.015, reach: 0.06 };
/** Of the height: the lower edge of what hangs, at the lowest. */
const hungAt = 0.47;

type Span = { readonly left: number; readonly right: number };
type Placed = Span & { readonly top: number; readonly group: Group };

/** All that belongs into a room beside what was asked for: behind that, or where nothing stands. */
export function dressRoom(
  setting: Setting,
  standing: readonly Standing[],
  random: () => number,
): readonly Group[] {
  const { finish = {}, isNamed } = setting;
  const floor = standing.filter(({ id, box }) => !isHungInRoom(id) && isOnFloor(setting, box));
  const metre = metreIn(setting, floor);
  // Head and shoulders hide what lies on the floor.
  if (setting.isNear) return [];
  if (isNamed) return [rugUnder(setting, floor, 0.5)];
  const aloft = standing.filter((one) => isOnWall(setting, one, floor)).map(({ box }) => box);
  const openings = openingsOf(setting, random).filter(
    ({ left, right }) =>
      setting.shown.has('window') || !aloft.some((box) => box.right > left && box.left < right),
  );
  const isBare = setting.isDeserted;
  const placed = isBare ? [] : atWalls(setting, { floor, aloft, openings, metre, random });
  const hung = isBare ? [] : onWalls(setting, { standing, placed, openings, metre, random });
  const near = isBare ? [] : before(setting, { floor, metre, random });
  const isRugged = !setting.shown.has('rug') && finish.use !== 'veranda';
  return [
    ...openings.flatMap(({ groups }) => groups),
    ...hung.map(({ group }) => group),
    ...(isRugged ? [rugUnder(setting, floor, random())] : []),
    ...placed.map(({ group }) => group),
    ...near,
    ...(finish.isMessy ? strewnOver(setting, floor, random) : []),
  ];
}

const isOnFloor = ({ height }: Setting, box: Standing['box']) =>
  box.bottom > height * floorLine - 4;

/** Units of a metre, by what stands there. */
function metreIn({ width, height }: Setting, floor: readonly Standing[]): number {
  const short = Math.min(width, height);
  const told = floor
    .filter(({ isPerson }) => !isPerson)
    .map(({ id, box, drawing }) => (box.bottom - box.top) / trueHeight(id, aspectOf(drawing)))
    .toSorted((one, other) => one - other);
  const middle = told[Math.floor(told.length / 2)] ?? usualMetre * short;
  return Math.min(0.46, Math.max(0.24, middle / short)) * short;
}

/** What is left of the width beside what stands, from the left; told how far a piece may reach behind. */
function gapsOf(width: number, taken: readonly Span[]): Span[] {
  const sorted = taken.toSorted((one, other) => one.left - other.left);
  const free: Span[] = [];
  let from = 0;
  for (const { left, right } of sorted) {
    if (left > from) free.push({ left: from, right: left });
    from = Math.max(from, right);
  }
  if (from < width) free.push({ left: from, right: width });
  return free;
}

type Walls = {
  readonly floor: readonly Standing[];
  /** What hangs on the wall, and is not hidden. */
  readonly aloft: readonly Standing['box'][];
  readonly openings: readonly Opening[];
  readonly metre: number;
  readonly random: () => number;
};

/** Tall pieces beside windows, low ones below them, from the edges to the middle. */
function atWalls(setting: Setting, { floor, aloft, openings, metre, random }: Walls): Placed[] {
  const { width, height, finish = {}, place } = setting;
  const decor = decorOf(place, finish);
  const used = new Set<FloorDecor>();
  const short = Math.min(width, height);
  const turned = random() < 0.5;
  const tall = rotated(decor.tall, random);
  const low = rotated(decor.low, random, 2);
  const most = finish.style === 'bare' ? 1 : 4;
  const stood = floor.map(({ box }) => box);
  const free = gapsOf(width, stood).filter(({ left, right }) => right - left > gaps.least * short);
  return (turned ? free.toReversed() : free).flatMap((gap) => {
    const placed: Placed[] = [];
    const isFromRight = gap.right >= width - 1 && gap.left > 1;
    // At the frame a piece may be cut, and some of it hidden behind what stands there.
    let left = gap.left - gaps.reach * short;
    let right = gap.right + gaps.reach * short;
    while (placed.length < most && right - left > gaps.least * short) {
      const names = placed.length % 2 === 0 ? [...tall, ...low] : [...low, ...tall];
      const fitting = names
        .filter((name) => !used.has(name) && !isShown(name, setting.shown))
        .map((name) => ({ name, ...standIn(setting, name, { left, right, metre, isFromRight }) }))
        .find(
          (one) =>
            one.isSeen &&
            !aloft.some((box) => isBefore(one, box)) &&
            (isSlender(one.name) || !hides(one, openings, height)),
        );
      if (!fitting) break;
      used.add(fitting.name);
      placed.push(fitting);
      if (isFromRight) right = fitting.left - gaps.air * short;
      else left = fitting.right + gaps.air * short;
    }
    return placed;
  });
}

type Gap = Span & { readonly metre: number; readonly isFromRight: boolean };

/** At the outer end of a gap; one that is wider than it reaches beyond both of its ends. */
function standIn(
  { height, furnishings }: Setting,
  name: FloorDecor,
  { left, right, metre, isFromRight }: Gap,
): Placed & { readonly isSeen: boolean } {
  const size = sizeOfDecor(name);
  const [wide, free] = [(size.right - size.left) * metre, right - left];
  const over = Math.max(0, (wide - free) / 2);
  const start = isFromRight ? right + over - wide : left - over;
  const y = height * feet.back;
  const top = y - size.high * metre;
  const x = start - (isFromRight ? -size.right : size.left) * metre;
  return {
    ...{ left: start, right: start + wide, top },
    isSeen: wide * leastSeen <= free && top > height * 0.03,
    group: drawDecor(name, furnishings, { x, y, metre, isFlipped: isFromRight }),
  };
}

/** Of the height: so much of a window may be behind what stands below it. */
const beforeWindow = 0.12;

const hides = (one: Placed, openings: readonly Opening[], height: number): boolean =>
  openings.some(
    ({ left, right, sill }) =>
      one.right > left + 10 && one.left < right - 10 && one.top < sill - beforeWindow * height,
  );

const isBefore = (one: Placed, box: Standing['box']) =>
  one.right > box.left - 8 && one.left < box.right + 8 && one.top < box.bottom;

/** Neither on the floor nor upon what stands there. */
const isOnWall = (setting: Setting, { id, box }: Standing, floor: readonly Standing[]) =>
  isHungInRoom(id) ||
  (!isOnFloor(setting, box) &&
    !floor.some(
      (one) =>
        one.box.right > box.left && one.box.left < box.right && one.box.top < box.bottom + 12,
    ));

const isSlender = (name: string) => /lamp|plant|tree|monstera|guitar/.test(name);

/** What was asked for is there. */
const isShown = (name: FloorDecor, shown: ReadonlySet<string>): boolean =>
  (/bookshelf/.test(name) && shown.has('bookshelf')) ||
  (/floor lamp|arc lamp|tripod lamp/.test(name) &&
    (shown.has('lamp') || shown.has('floor-lamp'))) ||
  (/desk/.test(name) && shown.has('desk')) ||
  shown.has(name);

function rotated<One>(all: readonly One[], random: () => number, most = 3): readonly One[] {
  const by = Math.floor(random() * Math.min(most, all.length));
  return [...all.slice(by), ...all.slice(0, by)];
}

/** On what the windows leave of the wall, above whatever stands before it. */
function onWalls(
  setting: Setting,
  {
    standing,
    placed,
    openings,
    metre,
    random,
  }: Omit<Walls, 'floor' | 'aloft'> & {
    readonly standing: readonly Standing[];
    readonly placed: readonly Placed[];
  },
): Placed[] {
  const { width, height, place, finish = {} } = setting;
  const short = Math.min(width, height);
  const names = rotated(decorOf(place, finish).wall, random);
  const most = finish.style === 'bare' ? 1 : 3;
  const all: Placed[] = [];
  // A lamp or a plant may stand before a picture.
  const stood = [
    ...standing.map(({ box }) => box),
    ...placed.filter(({ group }) => !isSlender(group.name)),
  ];
  const spans = gapsOf(
    width,
    openings.map(({ left, right }) => ({ left: left - 0.02 * short, right: right + 0.02 * short })),
  ).filter(({ left, right }) => right - left > 0.2 * short);
  for (const span of spans)
    for (const part of partsOf(span, short)) {
      if (all.length >= most) return all;
      const name = names[all.length % names.length]!;
      if (all.length >= names.length) return all;
      const { left, right, high } = sizeOfDecor(name);
      const middle = (part.left + part.right) / 2;
      const scale = Math.min(1, ((part.right - part.left) * 0.88) / ((right - left) * metre));
      const half = ((right - left) * metre * scale) / 2;
      const below = stood
        .filter((one) => one.right > middle - half - 8 && one.left < middle + half + 8)
        .map(({ top }) => top);
      const free = Math.min(height * hungAt, ...below.map((top) => top - 0.035 * height));
      const fit = Math.min(scale, (free - height * 0.05) / (high * metre));
      if (fit < 0.55) continue;
      const y = Math.min(free, Math.max(height * 0.1 + high * metre * fit, free - 0.05 * height));
      const x = middle - ((left + right) / 2) * metre * fit;
      all.push({
        ...{ left: middle - half, right: middle + half, top: y - high * metre * fit },
        group: drawDecor(name, setting.furnishings, { x, y, metre: metre * fit }),
      });
    }
  return all;
}

/** A wide wall has room for two or three. */
function partsOf({ left, right }: Span, short: number): Span[] {
  const count = Math.max(1, Math.min(3, Math.floor((right - left) / (0.44 * short))));
  const wide = (right - left) / count;
  return Array.from({ length: count }, (_, at) => ({
    left: left + wide * at,
    right: left + wide * (at + 1),
  }));
}

/** One piece near the frame, where nothing that was asked for stands. */
function before(
  setting: Setting,
  { floor, metre, random }: Omit<Walls, 'openings' | 'aloft'>,
): Group[] {
  const { width, height, finish = {}, place } = setting;
  if (finish.style === 'bare') return [];
  const [name] = rotated(decorOf(place, finish).near, random);
  const isRight = random() < 0.5;
  if (!name) return [];
  const { left, right } = sizeOfDecor(name);
  const wide = (right - left) * metre * 1.1;
  const y = height * feet.near;
  for (const side of isRight ? [1, -1] : [-1, 1]) {
    const x = side > 0 ? width * 0.97 - wide / 2 : width * 0.03 + wide / 2;
    const isTaken = floor.some(
      ({ box }) => box.right > x - wide / 2 - 6 && box.left < x + wide / 2 + 6,
    );
    if (!isTaken) return [drawDecor(name, setting.furnishings, { x, y, metre: metre * 1.1 })];
  }
  return [];
}

/** As wide as what stands on it, round or woven with a border. */
export function rugUnder(setting: Setting, floor: readonly Standing[], chance: number): Group {
  const { width, height, furnishings, palette } = setting;
  const boxes = floor.map(({ box }) => box).filter((box) => isOnFloor(setting, box));
  const [from, to] = [
    Math.min(width * 0.26, ...boxes.map(({ left }) => left)),
    Math.max(width * 0.74, ...boxes.map(({ right }) => right)),
  ];
  const half = Math.min(width * 0.47, (to - from) / 2 + width * 0.05);
  const x = Math.min(width - half * 0.9, Math.max(half * 0.9, (from + to) / 2));
  const base = Math.max(height * 0.84, ...boxes.map(({ bottom }) => bottom));
  const [top, low] = [base - height * 0.05, Math.min(height * 0.975, base + height * 0.075)];
  const [main, edge] =
    chance < 0.5
      ? [blend(furnishings.linen, furnishings.second, 0.35), furnishings.accent]
      : [blend(furnishings.accent, furnishings.linen, 0.25), furnishings.second];
  const fill = palette.isDark ? lighter(main, -0.06) : main;
  const plane = (inset: number, from2 = 0, to2 = 1) => {
    const at = (share: number) => top + (low - top) * share;
    const wide = (share: number) => half * (0.86 + 0.14 * share) - inset;
    return `p ${x - wide(from2)} ${at(from2)} ${x + wide(from2)} ${at(from2)} ${x + wide(to2)} ${at(to2)} ${x - wide(to2)} ${at(to2)}`;
  };
  const cy = (top + low) / 2;
  const ry = (low - top) / 2;
  const cuts: CutOut[] =
    chance < 0.34
      ? [
          cut(lighter(fill, -0.05), `o ${x} ${cy} ${half} ${ry}`),
          cut(fill, `o ${x} ${cy} ${half * 0.95} ${ry * 0.9}`),
          cut(blend(fill, edge, 0.35), `o ${x} ${cy} ${half * 0.8} ${ry * 0.7}`),
          cut(fill, `o ${x} ${cy} ${half * 0.74} ${ry * 0.62}`),
        ]
      : chance < 0.67
        ? [
            cut(fill, plane(0)),
            cut(blend(edge, fill, 0.25), plane(10, 0.06, 0.16), plane(10, 0.84, 0.95)),
            cut(blend(edge, fill, 0.55), plane(14, 0.26, 0.34), plane(14, 0.64, 0.74)),
          ]
        : [
            cut(blend(edge, fill, 0.2), plane(0)),
            cut(fill, plane(16, 0.08, 0.92)),
            cut(blend(edge, fill, 0.5), plane(44, 0.24, 0.76)),
            cut(fill, plane(54, 0.32, 0.68)),
          ];
  return backdrop('rug', cuts);
}
