import type { Intent, Part, WishedTransition } from '../../model/intent.ts';
import { framesPerSecond } from '../../model/time.ts';
import { type PlannedShot, totalFrames } from '../material/planned-shot.ts';

/** Of the film: what « le début » and « la fin » mean. */
const endShare = 0.25;
/** Of the film, 0–1. */
const partShares = {
  'first-half': [0, 0.5],
  'second-half': [0.5, 1],
  start: [0, endShare],
  end: [1 - endShare, 1],
} as const;

/** A shot's place: the number of its clip, and its middle in the film, 0–1. */
export type Place = { readonly clip: number; readonly middle: number };

/** A shot is of the part in which its middle lies. */
export function isOfPart(part: Part, { clip, middle }: Place): boolean {
  if (typeof part === 'number') return clip === part;
  const [from, to] = partShares[part];
  return middle >= from && middle < to;
}

/** Of a clip into another, so far into the film, 0–1. */
export type Cut = { readonly from: number; readonly to: number; readonly at: number };

/** Whether a cut is where a transition was wished for; of two clips the order does not matter. */
export function isCutAt(at: WishedTransition['at'], cut: Cut): boolean {
  if (typeof at === 'string') return isOfPart(at, { clip: cut.to, middle: cut.at });
  // Inside a clip nothing changes over.
  if (cut.from === cut.to) return false;
  const { after, before } = at;
  if (after === null) return cut.to === before;
  if (before === null) return cut.from === after;
  return (cut.from === after && cut.to === before) || (cut.from === before && cut.to === after);
}

/** What was said last holds. */
export function transitionAt(
  { transitions, transitionParts }: Intent,
  cut: Cut,
): Intent['transitions'] {
  return transitionParts.findLast(({ at }) => isCutAt(at, cut))?.transition ?? transitions;
}

export function placesOf(shots: readonly PlannedShot[]): readonly Place[] {
  const total = totalFrames(shots);
  let at = 0;
  return shots.map(({ clip, length }) => {
    const middle = (at + length / 2) / total;
    at += length;
    return { clip: clip.number, middle };
  });
}

/** Half a second: less is no part of a film. */
const shortestPart = framesPerSecond / 2;

/**
 * Where no shot is of a part that something is wished for, the shot that lies across the part's
 * edge is parted there: a film of one shot has an end as well.
 */
export function cutOutParts(
  shots: readonly PlannedShot[],
  { lookParts, speedParts, directionParts }: Intent,
): readonly PlannedShot[] {
  let film = shots;
  for (const { part } of [...lookParts, ...speedParts, ...directionParts]) {
    if (typeof part === 'number') continue;
    if (placesOf(film).some((place) => isOfPart(part, place))) continue;
    const [from, to] = partShares[part];
    film = partedAt(film, Math.round((from > 0 ? from : to) * totalFrames(film)));
  }
  return film;
}

function partedAt(shots: readonly PlannedShot[], frame: number): readonly PlannedShot[] {
  let at = 0;
  return shots.flatMap((shot) => {
    const first = frame - at;
    at += shot.length;
    return partedShot(shot, first);
  });
}

function partedShot(shot: PlannedShot, wanted: number): readonly PlannedShot[] {
  if (shot.clip.analysis.kind === 'image') return [shot];
  const { speed } = shot.clip;
  // The second part begins on a whole frame of the clip.
  const used = Math.floor(wanted * speed);
  const first = Math.ceil(used / speed - 1e-6);
  const rest = shot.length - first;
  if (first < shortestPart || rest < shortestPart) return [shot];
  return [
    { ...shot, length: first },
    { ...shot, startFrame: shot.startFrame + used, length: rest },
  ];
}
