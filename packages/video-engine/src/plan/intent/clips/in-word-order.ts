import type { WishReader } from '../words/wish-reader.ts';

/**
 * What was read of one field, in the order of the words: rules run by kind, people speak one
 * after the other.
 */
export function inWordOrder<T>(reader: WishReader, field: string, read: readonly T[]): T[] {
  const own = reader.understood.filter((each) => each.field === field && each.index !== null);
  const starts = [...new Set(own.map(({ index }) => index as number))].toSorted((a, b) => a - b);
  const groups = starts.map((from, place) => ({
    from,
    at: Math.min(...own.filter(({ index }) => index === from).map(({ start }) => start)),
    items: read.slice(from, starts[place + 1] ?? read.length),
  }));
  const places = new Map<number, number>();
  const ordered: T[] = [...read.slice(0, starts[0] ?? read.length)];
  for (const { from, items } of groups.toSorted((a, b) => a.at - b.at)) {
    places.set(from, ordered.length);
    ordered.push(...items);
  }
  for (const [place, each] of reader.understood.entries()) {
    if (each.field !== field || each.index === null) continue;
    reader.understood[place] = { ...each, index: places.get(each.index) ?? each.index };
  }
  return ordered;
}
