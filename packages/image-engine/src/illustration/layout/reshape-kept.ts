import type { Relation, WishedThing } from '../illustration-description.ts';
import { type Cluster, clusterOf, type Item, moved, widthOf } from './cluster.ts';
import type { Room } from './room.ts';

export type Reshaped = {
  /** As they were, and as they are told now, in the same places of their lists. */
  readonly before: readonly WishedThing[];
  readonly after: readonly (WishedThing | undefined)[];
  /** Of those before. */
  readonly relations: readonly Relation[];
};

/** How large each is drawn beside its usual size. */
const sizes: Readonly<Record<WishedThing['size'], number>> = { small: 0.62, usual: 1, large: 1.5 };
/** Less is no other size. */
const leastGrown = 1.12;
const margin = 0.03;
/** Of the width: where the middle of what is told to be on a side lies at most. */
const aside = 0.4;
/** Of the narrower one's width: how much may be hidden of what stands there. */
const mostHidden = 0.3;

/**
 * « le chat plus grand », « le renard à gauche »: that one alone, with what it carries, while all else stays. Items
 * are told by their places before. Null where there is no room for it, or it is carried itself.
 */
export function reshapeKept(
  items: readonly Item[],
  { before, after, relations }: Reshaped,
  room: Room,
): readonly Item[] | null {
  const moving = before.flatMap((one, at) => {
    const now = after[at];
    return now && (now.side ?? null) !== (one.side ?? null) ? [{ at, side: now.side }] : [];
  });
  const inMotion = new Set(moving.flatMap(({ at }) => [...withCarried(at, relations)]));
  let left = items;
  for (const [at, one] of before.entries()) {
    const now = after[at];
    if (!now || now.size === one.size) continue;
    const grown = resized(left, { at, by: sizes[now.size] / sizes[one.size], relations, room });
    if (!grown) return null;
    left = grown;
  }
  for (const { at, side } of moving) {
    if (!side) return null;
    const isCarried = relations.some(
      ({ of, to, kind }) => kind !== 'beside' && carriedIn({ of, to, kind }) === at,
    );
    const shifted = isCarried ? null : toSide(left, { at, side, relations, inMotion, room });
    if (!shifted) return null;
    left = shifted;
    for (const one of withCarried(at, relations)) inMotion.delete(one);
  }
  return left;
}

/** Said of the carrier: « un ours qui porte un chapeau ». */
const turned: ReadonlySet<Relation['kind']> = new Set(['holds', 'wears', 'merges', 'breathes']);
const carrying: ReadonlySet<Relation['kind']> = new Set([...turned, 'on', 'in', 'above']);

const carriedIn = ({ kind, of, to }: Pick<Relation, 'kind' | 'of' | 'to'>) =>
  !carrying.has(kind) ? -1 : turned.has(kind) ? to : of;
const carrierIn = ({ kind, of, to }: Pick<Relation, 'kind' | 'of' | 'to'>) =>
  turned.has(kind) ? of : to;

function withCarried(at: number, relations: readonly Relation[]): ReadonlySet<number> {
  const all = new Set([at]);
  for (const one of relations) {
    if (carriedIn(one) >= 0 && all.has(carrierIn(one))) all.add(carriedIn(one));
  }
  return all;
}

type Sizing = {
  readonly at: number;
  readonly by: number;
  readonly relations: readonly Relation[];
  readonly room: Room;
};

/** About the middle of its feet, as far as there is room. */
function resized(items: readonly Item[], { at, by, relations, room }: Sizing) {
  const group = withCarried(at, relations);
  const own = items.filter(({ thing }) => thing === at);
  const all = items.filter(({ thing }) => group.has(thing));
  if (own.length === 0) return null;
  const whole = clusterOf(all);
  const feet = clusterOf(own);
  const [x, y] = [(feet.left + feet.right) / 2, Math.max(...own.map(({ base }) => base))];
  const [least, most] = [room.width * margin, room.width * (1 - margin)];
  const fits = Math.min(
    (x - least) / Math.max(1, x - whole.left),
    (most - x) / Math.max(1, whole.right - x),
    (y - room.top * 0.5) / Math.max(1, y - whole.top),
  );
  const scale = Math.min(by, Math.max(1, fits));
  if (by > 1 && scale < leastGrown) return null;
  const grown = moved(moved(whole, { x: -x, y: -y }), { scale });
  return placed(items, group, moved(grown, { x, y }));
}

type Moving = {
  readonly at: number;
  readonly side: 'left' | 'right';
  readonly relations: readonly Relation[];
  /** What is about to move as well, and stands in nobody's way. */
  readonly inMotion: ReadonlySet<number>;
  readonly room: Room;
};

function toSide(items: readonly Item[], { at, side, relations, inMotion, room }: Moving) {
  const group = withCarried(at, relations);
  const all = items.filter(({ thing }) => group.has(thing));
  if (all.length === 0) return null;
  const own = clusterOf(all);
  const half = widthOf(own) / 2;
  const others = items
    .filter(({ thing }) => !group.has(thing) && !inMotion.has(thing))
    .map((item) => clusterOf([item]));
  const outermost = room.width * margin + half;
  const innermost = Math.max(outermost, room.width * aside);
  let best: { x: number; hidden: number; off: number } | null = null;
  for (let step = 0; step <= 24; step += 1) {
    const inward = outermost + ((innermost - outermost) * step) / 24;
    const x = side === 'left' ? inward : room.width - inward;
    const hidden = Math.max(0, ...others.map((other) => hiddenBy(own, x - half, other)));
    const off = Math.abs(inward - room.width * usualAside);
    if (hidden > mostHidden) continue;
    if (!best || hidden < best.hidden - 0.01 || (hidden <= best.hidden && off < best.off))
      best = { x, hidden, off };
  }
  const across = best && best.x - (own.left + own.right) / 2;
  if (across === null || Math.abs(across) < room.width * leastMoved) return null;
  return placed(items, group, moved(own, { x: across }));
}

/** Of the width: where something on a side stands where nothing else is. */
const usualAside = 0.27;
const leastMoved = 0.03;

/** Of the narrower one's width, where both are at one height. */
function hiddenBy(own: Cluster, left: number, other: Cluster): number {
  const across = Math.min(left + widthOf(own), other.right) - Math.max(left, other.left);
  const [low, otherLow] = [own, other].map(({ items }) =>
    Math.max(...items.map(({ base }) => base)),
  );
  const along = Math.min(low!, otherLow!) - Math.max(own.top, other.top);
  return along <= 0 ? 0 : Math.max(0, across) / Math.min(widthOf(own), widthOf(other));
}

/** In the order in which they are drawn. */
function placed(items: readonly Item[], group: ReadonlySet<number>, now: Cluster): readonly Item[] {
  const left = [...now.items];
  return items.map((item) => (group.has(item.thing) ? left.shift()! : item));
}
