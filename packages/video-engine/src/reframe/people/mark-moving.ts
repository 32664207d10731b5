import type { ColumnProfile } from '../crop/crop-path.ts';
import { columns } from '../sample-grid.ts';
import type { Look, SeenPerson } from './look.ts';

/** How far motion counts, against the mean: a picture on a wall is somebody, but not who walks. */
const leastMoving = 0.25;
const mostMoving = 2;
/** Energy of all columns under which nothing moves, and motion says nothing. */
const stillEnergy = 4;

/**
 * Where several people are seen, how much moves by itself where each of them is. With one alone there
 * is nothing to choose.
 *
 * @param looks each with its place among the samples
 * @param motion the columns of each sample
 */
export function markMoving(
  looks: readonly (Look & { readonly sample: number })[],
  motion: readonly ColumnProfile[],
): readonly Look[] {
  return looks.map(({ frame, people, sample }) => {
    if (people.length < 2) return { frame, people };
    const profile = motion[sample] as ColumnProfile;
    return {
      frame,
      people: people.map((one) => ({ ...one, moving: movingAt(profile, one) })),
    };
  });
}

function movingAt(profile: ColumnProfile, { start, end }: SeenPerson): number {
  const total = profile.reduce((sum, energy) => sum + energy, 0);
  if (total < stillEnergy) return 1;
  const within = profile.slice(Math.floor(start * columns), Math.ceil(end * columns));
  const there = within.reduce((sum, energy) => sum + energy, 0) / Math.max(1, within.length);
  return Math.min(mostMoving, Math.max(leastMoving, there / (total / columns)));
}
