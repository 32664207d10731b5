import type { IllustrationDescription, Place, Relation } from '../illustration-description.ts';
import { isSeat } from '../layout/seats.ts';

/** Who knits or reads, or on whose lap something is, has something to sit on, unless told where. */
export function seatFor({ things, relations }: IllustrationDescription, place: Place) {
  const lap = relations.find(({ at, to }) => at === 'lap' && things[to]?.person)?.to;
  const who = lap ?? 0;
  const first = things[who];
  const doing = first?.person?.doing;
  if (!first || first.count > 1) return null;
  if (lap === undefined && doing !== 'read' && doing !== 'knit') return null;
  const isSet = ({ of, kind }: Relation) => of === who && kind !== 'beside' && kind !== 'holds';
  if (relations.some(isSet) || things.some(({ id }) => isSeat(id))) return null;
  if (benches.has(place)) return { of: who, id: 'bench' };
  const isSeated = lap !== undefined || doing === 'knit' || homes.has(place);
  return isSeated ? { of: who, id: 'armchair' } : null;
}
const homes: ReadonlySet<Place> = new Set<Place>(['room', 'bedroom', 'office', 'library']);
const benches: ReadonlySet<Place> = new Set<Place>([
  ...(['street', 'paris', 'garden', 'city', 'canal'] as const),
]);
