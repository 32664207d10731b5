import type { ClipAnalysis, MusicAnalysis } from '../model/analysis.ts';
import type { Intent } from '../model/intent.ts';
import type { AspectRatio, Timeline } from '../model/timeline.ts';
import { assembleTimeline, frameSizes } from './assemble-timeline.ts';
import { arrangeShots } from './choose/arrange-shots.ts';
import { chooseLength } from './choose/choose-length.ts';
import { fillFilm } from './choose/fill-film.ts';
import { makeSlots } from './choose/make-slots.ts';
import { makeWholeFilm } from './choose/make-whole-film.ts';
import { searchShots } from './choose/search-shots.ts';
import { snapToBeats } from './cut/snap-to-beats.ts';
import { snapToKeyframes } from './cut/snap-to-keyframes.ts';
import { type BeatFrames, readBeatFrames } from './material/beat-frames.ts';
import type { CropInterest, Material } from './material/material.ts';
import { type PlannedShot, totalFrames } from './material/planned-shot.ts';
import { readMaterial } from './material/read-material.ts';
import { makeSimilarity, type Similarity } from './material/similarity.ts';

export type PlanRequest = {
  readonly intent: Intent;
  /** In the order given by the person; at least one. */
  readonly analyses: readonly ClipAnalysis[];
  readonly music: MusicAnalysis | null;
  readonly aspectRatio: AspectRatio;
  readonly seed: number;
  /** File names by clip id, for the timeline and its sentences. */
  readonly names?: ReadonlyMap<string, string>;
  /** Scores what a crop keeps; without it the whole frame counts. */
  readonly cropInterest?: CropInterest;
  /** Notes that stand before the planner's own: wishes that cannot be met. */
  readonly wishNotes?: readonly string[];
};

/** There is nothing to plan with. */
export class NoMaterialError extends Error {
  override readonly name = 'NoMaterialError';
}

/**
 * Makes the film's plan: the same request gives the same timeline. Its clips add up exactly to
 * its duration, stay inside what decodes and inside one shot (except « garde tout »), and show
 * nothing twice; a film that comes out shorter than wished says so in its notes.
 */
export function planTimeline(request: PlanRequest): Timeline {
  const { intent, analyses, music, aspectRatio, seed, cropInterest } = request;
  if (analyses.length === 0) throw new NoMaterialError('A timeline needs at least one clip.');
  const { width, height } = frameSizes[aspectRatio];
  const material = readMaterial({
    analyses,
    intent,
    targetAspect: width / height,
    seed,
    cropInterest,
  });
  const { shots, isShortened, notes } =
    intent.selection === 'everything'
      ? makeWholeFilm(intent, material, seed)
      : makeBestFilm(request, material);
  const beatFrames = readBeatFrames(music, totalFrames(shots));
  const film = isShortened ? snapToKeyframes(snapToBeats(shots, beatFrames.beats), intent) : shots;
  return assembleTimeline(film, {
    intent,
    music,
    beatFrames,
    aspectRatio,
    seed,
    names: request.names ?? new Map(),
    notes: [...(request.wishNotes ?? []), ...notes],
  });
}

/** When more of the material than this is needed, choosing is mostly leaving out. */
const tightShare = 0.75;

function makeBestFilm({ intent, music, seed }: PlanRequest, material: Material) {
  const similarity = makeSimilarity();
  const { frames, notes } = chooseLength(intent, material, music, similarity);
  const beatFrames = readBeatFrames(music, frames);
  const shots = solve(intent, material, frames, beatFrames, similarity);
  return { shots: arrangeShots(shots, intent, seed), isShortened: true, notes };
}

function solve(
  intent: Intent,
  material: Material,
  length: number,
  beatFrames: BeatFrames,
  similarity: Similarity,
): readonly PlannedShot[] {
  const isTight = length > tightShare * material.usableFrames;
  const slots = isTight ? [] : makeSlots(intent, material, length, beatFrames);
  const found = isTight ? null : searchShots(intent, material, slots, similarity);
  return found ?? fillFilm(intent, material, length, similarity);
}
