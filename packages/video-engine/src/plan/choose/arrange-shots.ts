import { makeRandom, shuffled } from '../../maths/seeded-random.ts';
import type { Intent } from '../../model/intent.ts';
import { endFrame, joinContinuous, overlaps, type PlannedShot } from '../material/planned-shot.ts';
import { hasShotWish } from './counted-slots.ts';

/** Neighbours of one take closer than this are one shot with a hiccup: close the gap. */
const hiccupFrames = 45;

/**
 * Puts solved shots into the order wished for. Solving in order dead-ends, so the search
 * ignores it and each shot keeps its length; a hook stays first, a call to action last.
 */
export function arrangeShots(
  shots: readonly PlannedShot[],
  intent: Intent,
  seed: number,
): readonly PlannedShot[] {
  const joined = hasShotWish(intent) ? (each: readonly PlannedShot[]) => each : joinContinuous;
  const ends = (each: readonly PlannedShot[]) =>
    joined(holdComings(placeEnds(each, intent.clips), intent.clips));
  if (intent.order === 'best') return ends(shots);
  const first = shots.filter((shot) => shot.role === 'hook');
  const last = shots.filter((shot) => shot.role === 'call-to-action');
  const body = shots.filter((shot) => shot.role !== 'hook' && shot.role !== 'call-to-action');
  const ordered = intent.order === 'shuffled' ? mix(body, seed) : closeGaps(byTime(body), shots);
  return ends([...first, ...withEnds(ordered, first.length > 0, last.length > 0), ...last]);
}

/** The clips wished for at the film's ends stand there. */
function placeEnds(
  shots: readonly PlannedShot[],
  { first, last }: Intent['clips'],
): readonly PlannedShot[] {
  const film = [...shots];
  const move = (clip: number | null, to: number) => {
    if (clip === null || film[to]?.clip.number === clip) return;
    const from = film.findIndex((shot) => shot.clip.number === clip);
    if (from === -1) return;
    film.splice(to, 0, ...film.splice(from, 1));
  };
  move(first, 0);
  if (film.length > 1) move(last, film.length - 1);
  return withRolesOf(shots, film);
}

/** Roles are the places', whichever shot stands there now. */
function withRolesOf(
  before: readonly PlannedShot[],
  film: readonly PlannedShot[],
): readonly PlannedShot[] {
  return film.map((shot, index) => ({ ...shot, role: before[index]?.role ?? shot.role }));
}

/** A clip that was wished for so many times comes no more often: what it has too many joins its nearest other coming. */
function holdComings(
  shots: readonly PlannedShot[],
  { times, first, last }: Intent['clips'],
): readonly PlannedShot[] {
  let film = [...shots];
  for (const wished of times) {
    for (
      let comings = comingsOf(film, wished.clip);
      comings.length > wished.times;
      comings = comingsOf(film, wished.clip)
    ) {
      const movable = comings.filter(
        ({ from, to }) =>
          !(from === 0 && first === wished.clip) && !(to === film.length && last === wished.clip),
      );
      const shortest = movable.toSorted((a, b) => framesOf(film, a) - framesOf(film, b))[0];
      if (!shortest) break;
      const moved = film.slice(shortest.from, shortest.to);
      const { to: behind } = nearestOf(comings, shortest);
      const place = behind > shortest.from ? behind - moved.length : behind;
      film = film.toSpliced(shortest.from, moved.length).toSpliced(place, 0, ...moved);
    }
  }
  return withRolesOf(shots, film);
}

/** Shots of one clip behind each other, by their places: `to` is the first behind them. */
type Coming = { readonly from: number; readonly to: number };

function comingsOf(film: readonly PlannedShot[], clip: number): readonly Coming[] {
  const starts = film.flatMap((shot, from) =>
    shot.clip.number === clip && film[from - 1]?.clip.number !== clip ? [from] : [],
  );
  return starts.map((from) => {
    const length = film.slice(from).findIndex((shot) => shot.clip.number !== clip);
    return { from, to: length === -1 ? film.length : from + length };
  });
}

function framesOf(film: readonly PlannedShot[], { from, to }: Coming): number {
  return film.slice(from, to).reduce((sum, { length }) => sum + length, 0);
}

function nearestOf(comings: readonly Coming[], to: Coming): Coming {
  const distance = ({ from }: Coming) => Math.abs(from - to.from);
  const [nearest] = comings
    .filter((one) => one !== to)
    .toSorted((a, b) => distance(a) - distance(b));
  return nearest ?? to;
}

function byTime(shots: readonly PlannedShot[]): readonly PlannedShot[] {
  return [...shots].sort((a, b) => a.clip.index - b.clip.index || a.startFrame - b.startFrame);
}

/** Moves a shot back to where its neighbour ends, when nothing else shows those frames. */
function closeGaps(
  sorted: readonly PlannedShot[],
  all: readonly PlannedShot[],
): readonly PlannedShot[] {
  const film: PlannedShot[] = [];
  for (const shot of sorted) {
    const previous = film.at(-1);
    const gap = previous?.clip === shot.clip ? shot.startFrame - endFrame(previous) : -1;
    const isHiccup = previous?.take === shot.take && gap > 0 && gap < hiccupFrames;
    const moved = isHiccup ? { ...shot, startFrame: endFrame(previous as PlannedShot) } : shot;
    const clashes = all.some(
      (other) => other !== shot && !film.includes(other) && overlaps(other, moved),
    );
    film.push(clashes ? shot : moved);
  }
  return film;
}

/** By chance, but not twice the same clip in a row where that can be helped. */
function mix(shots: readonly PlannedShot[], seed: number): readonly PlannedShot[] {
  const left = shuffled(shots, makeRandom(seed));
  const film: PlannedShot[] = [];
  while (left.length > 0) {
    const other = left.findIndex((shot) => shot.clip.number !== film.at(-1)?.clip.number);
    film.push(...left.splice(Math.max(0, other), 1));
  }
  return film;
}

function withEnds(
  shots: readonly PlannedShot[],
  hasHook: boolean,
  hasCall: boolean,
): readonly PlannedShot[] {
  return shots.map((shot, index) => {
    if (index === 0 && !hasHook) return { ...shot, role: 'opening' };
    if (index === shots.length - 1 && !hasCall) return { ...shot, role: 'ending' };
    return { ...shot, role: 'body' };
  });
}
