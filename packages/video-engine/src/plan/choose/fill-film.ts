import { type Intent, textOf } from '../../model/intent.ts';
import { framesPerSecond } from '../../model/time.ts';
import {
  type ClipMaterial,
  filmFrames,
  type Material,
  stillSeconds,
  takeFrames,
  type UsableTake,
} from '../material/material.ts';
import {
  endFrame,
  joinContinuous,
  middleMoment,
  type PlannedShot,
  shotValue,
  totalFrames,
} from '../material/planned-shot.ts';
import type { Similarity } from '../material/similarity.ts';
import { shortestShotSeconds } from './make-slots.ts';
import { usualShotSeconds } from './slot.ts';

/** Frames that trimming leaves of a shot, as long as any shot has more. */
const shortestRemainder = framesPerSecond / 2;
/** When all is shown, shots are longer than usual: there are no better ones to cut to. */
const fullFilmShots = 1.4;
/** What the order of a full film weighs beside a shot's value: likeness, and the same clip. */
const neighbourCosts = { likeness: 2, sameClip: 1 } as const;
/** Any readable shot before any flash; values stay far below. */
const readableRank = 1000;

/**
 * Fills exactly `length` frames when nearly everything usable is needed: all of it in shots of
 * the pace, less the weakest. Precondition: `length` is at most the usable frames.
 */
export function fillFilm(
  intent: Intent,
  material: Material,
  length: number,
  similarity: Similarity,
): readonly PlannedShot[] {
  const aim = usualShotSeconds[intent.pace] * framesPerSecond * fullFilmShots;
  const all = material.clips.flatMap((clip) => clip.takes.flatMap((take) => chop(clip, take, aim)));
  const steady = dropFlashes(all, totalFrames(all) - length, intent);
  const kept = dropWeakest(steady, totalFrames(steady) - length, intent);
  const shots = withRoles(interleave(kept, similarity, intent), intent);
  return intent.shots.count === null && intent.shots.seconds === null
    ? joinContinuous(shots)
    : shots;
}

/** What passes before it is seen goes first, as long as the length can do without it. */
function dropFlashes(
  all: readonly PlannedShot[],
  excess: number,
  intent: Intent,
): readonly PlannedShot[] {
  let left = excess;
  const kept = new Set(all);
  for (const shot of [...all].sort((a, b) => a.length - b.length)) {
    if (isReadable(shot, intent) || shot.length > left) break;
    kept.delete(shot);
    left -= shot.length;
  }
  return [...kept];
}

function isReadable(shot: PlannedShot, intent: Intent): boolean {
  return shot.length >= shortestShotSeconds[intent.pace] * framesPerSecond;
}

/** Even film lengths of which the next shot begins on a whole clip frame, where there are any. */
function stepOf(speed: number): number {
  const isWhole = (step: number) => Math.abs(step * speed - Math.round(step * speed)) < 1e-6;
  const steps = Array.from({ length: 10 }, (_, index) => 2 * (index + 1));
  return steps.find(isWhole) ?? 2;
}

function chop(clip: ClipMaterial, take: UsableTake, aim: number): readonly PlannedShot[] {
  const total = takeFrames(take, clip.speed);
  if (total <= 0) return [];
  const count = clip.analysis.kind === 'image' ? 1 : Math.max(1, Math.round(total / aim));
  const step = stepOf(clip.speed);
  const cut = (index: number) =>
    index === count ? total : step * Math.floor((index * total) / count / step);
  const startOf = (index: number) =>
    index === count ? take.endFrame : take.startFrame + Math.floor(cut(index) * clip.speed + 1e-6);
  return Array.from({ length: count }, (_, index): PlannedShot => {
    const startFrame = startOf(index);
    const room = filmFrames(startOf(index + 1) - startFrame, clip.speed);
    const length = Math.min(cut(index + 1) - cut(index), room);
    return { clip, take, startFrame, length, role: 'body' };
  }).filter((shot) => shot.length > 0);
}

/** Shortens stills first, then drops the weakest shots, then trims the longest. */
function dropWeakest(
  all: readonly PlannedShot[],
  excess: number,
  intent: Intent,
): readonly PlannedShot[] {
  let left = excess;
  const shots = all.map((shot) => {
    if (shot.clip.analysis.kind !== 'image') return shot;
    const spare = shot.length - stillSeconds[intent.pace].usual * framesPerSecond;
    const given = Math.max(0, Math.min(left, spare));
    left -= given;
    return { ...shot, length: shot.length - given };
  });
  const kept = new Set(shots);
  for (const shot of [...shots].sort((a, b) => shotValue(a) - shotValue(b))) {
    if (left <= 0 || kept.size === 1) break;
    if (shot.length > left) continue;
    kept.delete(shot);
    left -= shot.length;
  }
  return trim([...kept], left);
}

/** Takes `excess` frames off the ends, from the longest shot first, leaving nothing unreadable. */
function trim(shots: readonly PlannedShot[], excess: number): readonly PlannedShot[] {
  let left = excess;
  const trimmed = [...shots];
  for (const floor of [shortestRemainder, 1]) {
    const order = trimmed.map((_, index) => index);
    order.sort(
      (a, b) => (trimmed[b] as PlannedShot).length - (trimmed[a] as PlannedShot).length || a - b,
    );
    for (const index of order) {
      const shot = trimmed[index] as PlannedShot;
      const taken = Math.max(0, Math.min(left, shot.length - floor));
      trimmed[index] = { ...shot, length: shot.length - taken };
      left -= taken;
    }
  }
  return trimmed;
}

/** The strongest first, the second-strongest last, and between them always what differs most. */
function interleave(
  shots: readonly PlannedShot[],
  similarity: Similarity,
  intent: Intent,
): readonly PlannedShot[] {
  // A film neither opens nor ends on a flash.
  const rank = (shot: PlannedShot) =>
    (isReadable(shot, intent) ? readableRank : 0) + shotValue(shot);
  const ranked = [...shots].sort((a, b) => rank(b) - rank(a));
  const [first, last, ...others] = ranked;
  if (first === undefined) return [];
  const film = [first];
  const left = new Set(others);
  while (left.size > 0) {
    const previous = film.at(-1) as PlannedShot;
    const next = [...left].reduce((best, shot) =>
      affinity(previous, shot, similarity) > affinity(previous, best, similarity) ? shot : best,
    );
    film.push(next);
    left.delete(next);
  }
  return last === undefined ? film : [...film, last];
}

function affinity(previous: PlannedShot, shot: PlannedShot, similarity: Similarity): number {
  const a = middleMoment(previous.clip, previous.startFrame, endFrame(previous));
  const b = middleMoment(shot.clip, shot.startFrame, endFrame(shot));
  const alike = a === null || b === null ? 0 : similarity.between(a, b);
  const sameClip = previous.clip === shot.clip ? neighbourCosts.sameClip : 0;
  return shotValue(shot) - neighbourCosts.likeness * alike - sameClip;
}

function withRoles(shots: readonly PlannedShot[], intent: Intent): readonly PlannedShot[] {
  return shots.map((shot, index) => {
    if (index === 0) return { ...shot, role: intent.hook ? 'hook' : 'opening' };
    if (index < shots.length - 1) return shot;
    return {
      ...shot,
      role: textOf(intent, 'call-to-action') === null ? 'ending' : 'call-to-action',
    };
  });
}
