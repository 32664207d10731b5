import { aspectOf, type Item } from './cluster.ts';
import type { Room } from './room.ts';

/** Of a bust's height: how wide its head is with hair, beside another's. */
const headWide = 0.4;
/** Of the picture: how high one of several is at most, how much of its width their heads take. */
const most = { high: 0.78, wide: 0.92 } as const;
/** Of a bust's height: how much lower those are who are nearer; how far all end below the edge. */
const nearer = 0.07;
const below = 0.05;
/** Degrees by which the outermost lean toward the others. */
const leaning = 2.4;
/** Of the tallest: who is lower stands before the others. */
const lowest = 0.82;

type Spot = { readonly item: Item; readonly share: number; readonly isNear: boolean };

/** Heads close together at two depths, the small before and between the tall, all leaning to the middle. */
export function groupBusts(items: readonly Item[], room: Room): Item[] {
  const tallest = Math.max(...items.map(({ height }) => height));
  const spots = inTurn(items, tallest).map((item, at): Spot => {
    const share = item.height / tallest;
    const isEven = items.every(({ height }) => height >= tallest * lowest);
    return { item, share, isNear: isEven ? at % 2 === 0 && items.length > 2 : share < lowest };
  });
  const chain = spots.reduce((sum, { share }) => sum + share * headWide, 0);
  const height = Math.min((room.height - room.top) * most.high, (room.width * most.wide) / chain);
  let x = (room.width - chain * height) / 2;
  const placed = spots.map(({ item, share, isNear }) => {
    const half = (share * headWide * height) / 2;
    x += 2 * half;
    const middle = x - half;
    return {
      ...{ ...item, x: middle, height: height * share, stands: false },
      base: room.height + height * (below + (isNear ? nearer : 0)),
      tilt: leaning * (1 - (2 * middle) / room.width),
      isNear,
    };
  });
  return placed
    .toSorted((one, other) => Number(one.isNear) - Number(other.isNear))
    .map(({ isNear: _, ...item }) => item);
}

/** The tall in the middle, the small about them; one small one between two. */
function inTurn(items: readonly Item[], tallest: number): readonly Item[] {
  const isSmall = ({ height }: Item) => height < tallest * lowest;
  const [tall, small] = [items.filter((one) => !isSmall(one)), items.filter(isSmall)];
  if (tall.length < 2 || small.length === 0) return items;
  if (small.length % 2 === 1) tall.splice(Math.ceil(tall.length / 2), 0, small.pop()!);
  const half = small.length / 2;
  return [...small.slice(0, half), ...tall, ...small.slice(half)];
}

/** By itself it is in the middle, or beside what stands behind it. */
export function loneBust(item: Item, room: Room, isBeside: boolean): Item {
  const height = Math.min((room.height - room.top) * (isBeside ? 0.6 : 0.84), room.width * 0.98);
  const half = Math.min((height * aspectOf(item.drawing)) / 2, room.width / 2);
  const x = Math.max(half, room.width * (isBeside ? 0.32 : 0.5));
  return { ...item, x, height, base: room.height + height * below, tilt: 0, stands: false };
}
