import type { IllustrationDescription } from '../illustration-description.ts';
import type { Furnished } from './furnished.ts';
import { plain } from './plain-thing.ts';

/** What lies on them where nothing was named. */
const onDesk = ['laptop-open', 'closed-book', 'coffee-cup', 'glasses'];
const onTable = ['flat-plate', 'coffee-cup', 'croissant'];

/** Seen from above a desk is what all of it lies on. */
export function laidOut({ things }: IllustrationDescription): Furnished {
  const lain = things.filter(({ id }) => !/^(desk|table|round-table|kitchen-island)$/.test(id));
  const bare = things[0]!.id === 'desk' ? onDesk : onTable;
  return { things: lain.length > 0 ? lain : bare.map(plain), relations: [], place: 'studio' };
}
