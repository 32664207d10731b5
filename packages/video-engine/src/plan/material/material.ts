import { makeRandom } from '../../maths/seeded-random.ts';
import type { ClipAnalysis, WindowMeasure } from '../../model/analysis.ts';
import type { Intent } from '../../model/intent.ts';

export const framesPerSecond = 30;

/** How much of what matters survives the crop; the reframer's own measure, 0–1. */
export type CropInterest = (
  layout: readonly number[],
  sourceAspect: number,
  targetAspect: number,
) => number;

/** Half a second of a clip, valued for this film. Frames are the clip's at the film's rate. */
export type Moment = {
  readonly id: number;
  readonly startFrame: number;
  readonly endFrame: number;
  readonly value: number;
  readonly measure: WindowMeasure;
};

/** A run of frames of one take that may be shown, half-open. */
export type UsableTake = { readonly startFrame: number; readonly endFrame: number };

export type ClipMaterial = {
  readonly index: number;
  readonly analysis: ClipAnalysis;
  /** Whole frames that decode; a still has as many as it may be shown. */
  readonly frameCount: number;
  /** 1 for stills whatever the film's speed. */
  readonly speed: number;
  readonly moments: readonly Moment[];
  readonly takes: readonly UsableTake[];
};

export type Material = {
  readonly clips: readonly ClipMaterial[];
  /** Film frames that can be made without showing anything twice. */
  readonly usableFrames: number;
  /** Imperfect passages had to be let in. */
  readonly isStrained: boolean;
};

export type MaterialOptions = {
  readonly analyses: readonly ClipAnalysis[];
  readonly intent: Intent;
  readonly targetAspect: number;
  readonly seed: number;
  readonly cropInterest?: CropInterest;
};

const speeds = { slow: 0.5, normal: 1, fast: 2 } as const;
/** Seconds a still is shown: Ken Burns needs time, but a fast film has little. */
export const stillSeconds = {
  fast: { min: 1, usual: 2, max: 4 },
  medium: { min: 2, usual: 3, max: 4 },
  slow: { min: 2, usual: 4, max: 4 },
} as const;

/** Penalties above which a window is left out: clean, then tolerable, then whatever there is. */
const penaltyLimits = [2, 4, Number.POSITIVE_INFINITY] as const;
/** A detected cut may be two frames off. */
const boundaryMargin = 2;
const shortestRunFrames = 12;

/** Sorts out what may be shown; lets in imperfect passages only when the length needs them. */
export function readMaterial(options: MaterialOptions): Material {
  const wantedFrames = Math.ceil(options.intent.duration.minSeconds * framesPerSecond);
  const clean = collect(options, penaltyLimits[0]);
  if (clean.usableFrames >= wantedFrames) return clean;
  const tolerable = collect(options, penaltyLimits[1]);
  if (tolerable.usableFrames >= framesPerSecond) {
    return { ...tolerable, isStrained: tolerable.usableFrames > clean.usableFrames };
  }
  const all = collect(options, penaltyLimits[2]);
  return { ...all, isStrained: all.usableFrames > clean.usableFrames };
}

/** Film frames that a run of clip frames fills. */
export function filmFrames(sourceFrames: number, speed: number): number {
  return Math.floor(sourceFrames / speed);
}

/** ClipMaterial frames that a film length needs. */
export function sourceFrames(filmLength: number, speed: number): number {
  return Math.ceil(filmLength * speed);
}

function collect(options: MaterialOptions, penaltyLimit: number): Material {
  const random = makeRandom(options.seed);
  let id = 0;
  const clips = options.analyses.map((analysis, index): ClipMaterial => {
    const isStill = analysis.kind === 'image';
    const frameCount = isStill
      ? stillSeconds[options.intent.pace].max * framesPerSecond
      : Math.max(1, Math.floor(analysis.durationSeconds * framesPerSecond + 1e-6));
    const interest = interestOf(options, analysis);
    const moments = analysis.windows.map((measure): Moment => {
      const endFrame = isStill ? frameCount : toFrame(measure.endSeconds, frameCount);
      // A breath of chance, so that another seed is another film of the same worth.
      const value = measure.score + interest(measure) + (random() - 0.5) * 0.16;
      id += 1;
      return {
        id: id - 1,
        startFrame: toFrame(measure.startSeconds, frameCount),
        endFrame,
        value,
        measure,
      };
    });
    const takes = isStill
      ? [{ startFrame: 0, endFrame: frameCount }]
      : usableTakes(analysis, frameCount, moments, penaltyLimit);
    const speed = isStill ? 1 : bearableSpeed(takes, speeds[options.intent.speed]);
    return { index, analysis, frameCount, speed, moments, takes };
  });
  const usableFrames = clips
    .flatMap((clip) => clip.takes.map((take) => takeFrames(take, clip.speed)))
    .reduce((sum, count) => sum + count, 0);
  return { clips, usableFrames, isStrained: false };
}

/** Runs too short to be sped up are shown as filmed. */
function bearableSpeed(takes: readonly UsableTake[], speed: number): number {
  return takes.some((take) => takeFrames(take, speed) > 0) ? speed : 1;
}

export function takeFrames(take: UsableTake, speed: number): number {
  return filmFrames(take.endFrame - take.startFrame, speed);
}

function toFrame(seconds: number, frameCount: number): number {
  return Math.min(frameCount, Math.round(seconds * framesPerSecond));
}

/** An empty crop of a wide take must not win: what counts is the frame that will be seen. */
function interestOf(options: MaterialOptions, analysis: ClipAnalysis) {
  const { cropInterest, targetAspect } = options;
  const sourceAspect = analysis.width / analysis.height;
  if (cropInterest === undefined || Math.abs(sourceAspect / targetAspect - 1) < 0.02) {
    return () => 0;
  }
  return (measure: WindowMeasure) =>
    measure.layout.length === 0
      ? 0
      : 1.5 * (Math.min(1, cropInterest(measure.layout, sourceAspect, targetAspect)) - 0.5);
}

function usableTakes(
  analysis: ClipAnalysis,
  frameCount: number,
  moments: readonly Moment[],
  penaltyLimit: number,
): readonly UsableTake[] {
  const takes = analysis.takes
    .map((take) => framesOfTake(take.startSeconds, take.endSeconds, frameCount))
    .filter((take) => take.endFrame > take.startFrame);
  // Nothing but flashes shorter than a frame, or no takes at all: the clip is one take.
  if (takes.length === 0) takes.push({ startFrame: 0, endFrame: frameCount });
  const faulty = moments.filter((moment) => moment.measure.penalty >= penaltyLimit);
  return takes.flatMap((take) => without(take, faulty));
}

function framesOfTake(startSeconds: number, endSeconds: number, frameCount: number): UsableTake {
  const startFrame = Math.max(0, Math.ceil(startSeconds * framesPerSecond - 1e-6));
  const endFrame = Math.min(frameCount, Math.floor(endSeconds * framesPerSecond + 1e-6));
  if (endFrame - startFrame <= 4 * boundaryMargin) return { startFrame, endFrame };
  return {
    startFrame: startFrame === 0 ? 0 : startFrame + boundaryMargin,
    endFrame: endFrame >= frameCount - 1 ? endFrame : endFrame - boundaryMargin,
  };
}

function without(take: UsableTake, faulty: readonly Moment[]): readonly UsableTake[] {
  const runs: UsableTake[] = [];
  let startFrame = take.startFrame;
  for (const moment of faulty) {
    if (moment.endFrame <= startFrame || moment.startFrame >= take.endFrame) continue;
    runs.push({ startFrame, endFrame: moment.startFrame });
    startFrame = moment.endFrame;
  }
  runs.push({ startFrame, endFrame: take.endFrame });
  const shortest = Math.min(shortestRunFrames, take.endFrame - take.startFrame);
  return runs.filter(
    (run) => run.endFrame > run.startFrame && run.endFrame - run.startFrame >= shortest,
  );
}
