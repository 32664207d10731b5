import type { Intent } from '../../model/intent.ts';
import { endFrame, type PlannedShot } from '../material/planned-shot.ts';
import { isOfPart, placesOf } from './film-parts.ts';

/**
 * Turns round the shots of parts of the film, and has what then runs backwards go on backwards: of
 * neighbours from one clip that follow each other in it, the last comes first. Lengths and what is
 * shown stay; stills have no direction.
 */
export function turnRound(
  shots: readonly PlannedShot[],
  { directionParts, loop }: Intent,
): readonly PlannedShot[] {
  const places = placesOf(shots);
  const turned = shots.map((shot, index) => {
    const said = directionParts.findLast(
      ({ part }) => typeof part === 'string' && isOfPart(part, places[index]!),
    );
    if (said === undefined || shot.clip.analysis.kind === 'image') return shot;
    const { reversed: _, ...clip } = shot.clip;
    const isBackwards = said.direction === 'backwards';
    return { ...shot, clip: isBackwards ? { ...clip, reversed: true } : clip };
  });
  const film = runsOf(turned).flatMap((run) => (run.length > 1 ? inTurn(run) : run));
  return loop ? closedAgain(film) : film;
}

/** A film that ran into its beginning does so backwards when the two ends change places. */
function closedAgain(film: readonly PlannedShot[]): readonly PlannedShot[] {
  const first = film[0];
  const last = film.at(-1);
  if (!first?.clip.reversed || !last?.clip.reversed || first === last) return film;
  const isClosed = first.clip.index === last.clip.index && endFrame(last) === first.startFrame;
  if (!isClosed) return film;
  const ends = [
    { ...last, role: first.role },
    { ...first, role: last.role },
  ] as const;
  return [ends[0], ...film.slice(1, -1), ends[1]];
}

/** Neighbours that run backwards and follow each other in one clip, and all others alone. */
function runsOf(shots: readonly PlannedShot[]): readonly (readonly PlannedShot[])[] {
  const runs: PlannedShot[][] = [];
  for (const shot of shots) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    const goesOn =
      before?.clip.reversed &&
      shot.clip.reversed &&
      before.clip.index === shot.clip.index &&
      endFrame(before) <= shot.startFrame;
    if (last && goesOn) last.push(shot);
    else runs.push([shot]);
  }
  return runs;
}

/** What each is for belongs to its place in the film. */
function inTurn(run: readonly PlannedShot[]): readonly PlannedShot[] {
  return run.toReversed().map((shot, index) => ({ ...shot, role: run[index]!.role }));
}
