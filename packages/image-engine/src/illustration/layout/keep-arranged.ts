import type { Relation, WishedThing } from '../illustration-description.ts';
import { attach } from './attach.ts';
import { type Cluster, clusterOf, type Item, moved, widthOf } from './cluster.ts';
import { isFlying } from './habits.ts';
import { reshapeKept } from './reshape-kept.ts';
import type { Arranged, Room } from './room.ts';
import { type Player, rowOf } from './rows.ts';

/** A picture as it was first laid out, and what of it is still wanted. */
export type Kept = {
  readonly first: readonly WishedThing[];
  readonly firstRelations: readonly Relation[];
  /** Where the things of the first wish stand. */
  readonly arranged: Arranged;
};

export type Wanted = {
  readonly things: readonly WishedThing[];
  readonly relations: readonly Relation[];
  readonly players: readonly (Player | null)[];
};

/**
 * What stays keeps its place to the unit; what is new stands where room is left. Null where that
 * cannot be: then all is laid out anew.
 */
export function keepArranged(
  { first, firstRelations, arranged }: Kept,
  { things, relations, players }: Wanted,
  room: Room,
): Arranged | null {
  const now = matchThings(first, things);
  // What stays may not hang in the air where its carrier stood.
  const isDropped = (relation: Relation) => {
    const [carrier, carried] = turned.has(relation.kind)
      ? [relation.of, relation.to]
      : [relation.to, relation.of];
    if (now[carrier] !== null || now[carried] === null) return false;
    return arranged.items.some(({ thing, stands }) => thing === carried && !stands);
  };
  if (firstRelations.some(isDropped) || now.every((one) => one === null)) return null;
  const after = first.map((_, at) => things[now[at] ?? -1]);
  if (first.some(({ count }, at) => (after[at]?.count ?? count) !== count)) return null;
  // What is put on or in somebody's hands is no neighbour.
  const isPutOn = ({ kind, isHeld }: Relation) => isHeld || kind === 'wears' || kind === 'holds';
  if (relations.some((one) => isPutOn(one) && now.includes(one.of) && !now.includes(one.to))) {
    return null;
  }
  if (relations.some((relation) => movesWhatStays(relation, now, firstRelations))) return null;
  const reshaped = reshapeKept(
    arranged.items,
    { before: first, after, relations: firstRelations },
    room,
  );
  if (!reshaped) return null;
  let items: readonly Item[] = reshaped
    .filter((item) => now[item.thing] !== null)
    .map((item) => ({
      ...item,
      ...dressed(item, players[now[item.thing]!]),
      thing: now[item.thing]!,
    }));
  // Where what is gone stood stays free: what was added before that keeps its place, too.
  const gone = arranged.items.filter((item) => now[item.thing] === null);
  for (const [index, player] of players.entries()) {
    if (!player || now.includes(index)) continue;
    const side = things[index]?.side ?? null;
    const tie = relations.find(({ of, kind }) => of === index && kind !== 'beside');
    // « un chien à la place du chat » stands where the cat stood.
    const isExchanged = first.length === things.length && now[index] === null;
    const left = isExchanged ? gone.filter(({ thing }) => thing === index) : [];
    const added =
      (tie || left.length === 0 ? null : addInPlace(items, left, { index, player, players })) ??
      addThing(items, { index, player, tie, players, gone, side }, room) ??
      addThing(items, { index, player, tie, players, gone: [], side }, room);
    if (!added) return null;
    items = added;
  }
  return { ...arranged, items };
}

/** « mets le chat sur un cheval », said of a cat that stands on the ground. */
function movesWhatStays(
  { kind, of, to }: Relation,
  now: readonly (number | null)[],
  before: readonly Relation[],
): boolean {
  if (!carrying.has(kind) || !now.includes(of)) return false;
  return !before.some((one) => one.kind === kind && now[one.of] === of && now[one.to] === to);
}

/** Whoever stands so has another place than on the ground. */
const carrying: ReadonlySet<Relation['kind']> = new Set(['on', 'in', 'under', 'above']);

/** Said of the carrier: « un dragon qui crache du feu ». */
const turned: ReadonlySet<Relation['kind']> = new Set([
  ...(['behind', 'breathes', 'holds', 'wears', 'merges'] as const),
]);

/** For each thing of the first wish its place among those wanted now; null when it is gone. */
export function matchThings(
  first: readonly WishedThing[],
  things: readonly WishedThing[],
): readonly (number | null)[] {
  const taken = new Set<number>();
  return first.map((one) => {
    const at = things.findIndex((other, index) => !taken.has(index) && isSameThing(one, other));
    if (at < 0) return null;
    taken.add(at);
    return at;
  });
}

const isSameThing = (one: WishedThing, other: WishedThing) =>
  one.id === other.id && one.person?.sex === other.person?.sex;

/** In new colours, and in a new drawing where its posture or clothes are others. */
function dressed(item: Item, player: Player | null | undefined): Partial<Item> {
  const whole = player?.looks[item.look];
  const look = item.isOver ? whole?.over : whole;
  return look ? { drawing: look.drawing, fills: look.fills } : {};
}

type Added = {
  readonly index: number;
  readonly player: Player;
  readonly tie: Relation | undefined;
  readonly players: readonly (Player | null)[];
  readonly gone: readonly Item[];
  /** Where it was told to be. */
  readonly side: WishedThing['side'] | null;
};

/** Shares of its natural size that are tried; smaller it would not belong to the picture. */
const scales = [1, 0.85, 0.72, 0.6, 0.5, 0.42, 0.35, 0.3];
/** Where nothing is left beside: behind all else as small as this, and as much of the height farther up. */
const far = { scales: [0.42, 0.36, 0.3, 0.25, 0.2], up: 0.045 } as const;
/** Then before it, farther down; of what stands behind at most so much of the height is hidden. */
const near = { scales: [0.55, 0.46, 0.38, 0.3], down: 0.085, hidden: 0.45 } as const;
const margin = 0.03;
const gap = 14;

/** Of the width. */
const halves = { left: [0, 0.5], right: [0.5, 1] } as const;
type Within = { readonly within?: readonly [from: number, to: number] };

function addThing(
  items: readonly Item[],
  { index, player, tie, players, gone, side }: Added,
  whole: Room,
): readonly Item[] | null {
  const room = { ...whole, ...(side && { within: halves[side] }) };
  const row = rowOf(player, index);
  const scale = unitsPerSide(items, players);
  const own = moved(row, { scale, x: (-scale * (row.left + row.right)) / 2 });
  if (tie) return setUpon(items, own, { tie, player, players });
  for (const share of scales) {
    const small = moved(own, { scale: share });
    const spot = freeSpot([...items, ...gone], small, isFlying(player.id), room);
    if (spot) return [...items, ...spot.items];
  }
  if (room.side !== undefined || isFlying(player.id)) return null;
  const away = { ...room, base: room.base - far.up * room.height };
  for (const share of room.hasGround ? far.scales : []) {
    const spot = freeSpot([...items, ...gone], moved(own, { scale: share }), false, away);
    if (spot) return [...spot.items, ...items];
  }
  for (const share of near.scales) {
    const spot = spotBefore([...items, ...gone], moved(own, { scale: share }), room);
    if (spot) return [...items, ...spot.items];
  }
  return null;
}

/** Of what stood there: the widest and the highest that takes its place. */
const mostOfPlace = { width: 1.3, height: 1.4 } as const;

/** Where something has gone, as large as it is, or as there is room. */
function addInPlace(
  items: readonly Item[],
  left: readonly Item[],
  { index, player, players }: Pick<Added, 'index' | 'player' | 'players'>,
): readonly Item[] | null {
  if (isFlying(player.id) || !left.some(({ stands }) => stands)) return null;
  const place = clusterOf(left);
  const base = Math.max(...left.map((one) => one.base));
  const row = rowOf(player, index);
  const scale = Math.min(
    unitsPerSide(items, players),
    (mostOfPlace.width * widthOf(place)) / widthOf(row),
    (mostOfPlace.height * (base - place.top)) / -row.top,
  );
  const own = moved(row, { scale, x: (-scale * (row.left + row.right)) / 2 });
  const put = moved(own, { x: (place.left + place.right) / 2, y: base });
  return [...items, ...put.items];
}

/** How large the picture shows a side of 1; what stands behind something is shown larger. */
function unitsPerSide(items: readonly Item[], players: readonly (Player | null)[]): number {
  return Math.min(
    ...items.map(({ thing, look, height }) => {
      const natural = rowOf(players[thing]!, 0).items[look]?.height ?? height;
      return height / natural;
    }),
  );
}

function setUpon(
  items: readonly Item[],
  own: Cluster,
  {
    tie: { kind, to },
    player: child,
    players,
  }: Omit<Added, 'index' | 'tie' | 'gone' | 'side'> & { tie: Relation },
): readonly Item[] | null {
  const at = items.findIndex(({ thing }) => thing === to);
  const player = players[to];
  if (at < 0 || !player || !(kind === 'on' || kind === 'in' || kind === 'above')) return null;
  const { base } = items[at]!;
  const parent = moved(clusterOf([items[at]!]), { y: -base });
  const both = moved(attach({ cluster: parent, player }, own, { kind, child }), { y: base });
  return [...items.slice(0, at), ...both.items, ...items.slice(at + 1)];
}

/** Beside what is there, nearest to it; flying things above. */
function freeSpot(
  items: readonly Item[],
  own: Cluster,
  isAloft: boolean,
  { width, height, base, top, hasGround, within = [0, 1] }: Room & Within,
): Cluster | null {
  const boxes = items.map((item) => clusterOf([item]));
  const lows = items.map((item) => item.base);
  const half = widthOf(own) / 2;
  const [least, most] = [
    Math.max(width * margin + half, width * within[0]),
    Math.min(width * (1 - margin) - half, width * within[1]),
  ];
  const isLow = hasGround && !isAloft;
  const feet = isLow
    ? [base]
    : Array.from({ length: 12 }, (_, step) => top - own.top + ((base - top) * step) / 14);
  let best: { x: number; y: number; distance: number } | null = null;
  for (const y of feet) {
    if (y + own.top < top * 0.5 || y > height * 0.97) continue;
    for (let x = least; x <= most; x += width / 100) {
      const distances = boxes.map((box, at) => {
        const across = Math.max(box.left - x - half, x - half - box.right);
        const along = Math.max(box.top - y, y + own.top - lows[at]!);
        return Math.max(across, along);
      });
      const distance = Math.min(...distances);
      if (distance < gap || (best && best.distance <= distance)) continue;
      best = { x, y, distance };
    }
  }
  return best && moved(own, best, isLow ? {} : { stands: false });
}

/** Nearer to us than what is there, where it hides no more than feet. */
function spotBefore(
  items: readonly Item[],
  own: Cluster,
  { width, height, base, within = [0, 1] }: Room & Within,
): Cluster | null {
  const y = base + near.down * height;
  if (y > height * 0.97) return null;
  const half = widthOf(own) / 2;
  let best: { x: number; hidden: number } | null = null;
  for (let x = width * margin + half; x <= width * (1 - margin) - half; x += width / 100) {
    if (x < width * within[0] || x > width * within[1]) continue;
    const hidden = items.map((item) => {
      const { left, right, top } = clusterOf([item]);
      const across = Math.min(x + half, right) - Math.max(x - half, left);
      if (across <= 0) return 0;
      const down = Math.max(0, item.base - (y + own.top)) / (item.base - top);
      const isHeld = !item.stands && down > 0;
      return isHeld || down > near.hidden ? Number.POSITIVE_INFINITY : down * across;
    });
    const sum = hidden.reduce((all, one) => all + one, 0);
    if (Number.isFinite(sum) && (best === null || sum < best.hidden)) best = { x, hidden: sum };
  }
  return best && moved(own, { x: best.x, y });
}
