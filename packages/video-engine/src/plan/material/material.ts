import { makeRandom } from '../../maths/seeded-random.ts';
import type { ClipAnalysis, WindowMeasure } from '../../model/analysis.ts';
import type { MontageIntent } from '../../model/intent.ts';

export const framesPerSecond = 30;

/** How much of what matters survives the crop; the reframer's own measure, 0–1. */
export type CropInterest = (
  layout: readonly number[],
  sourceAspect: number,
  targetAspect: number,
) => number;

/** Half a second of a source, valued for this film. Frames are the source's at the film's rate. */
export type Moment = {
  readonly id: number;
  readonly startFrame: number;
  readonly endFrame: number;
  readonly value: number;
  readonly measure: WindowMeasure;
};

/** A run of frames of one shot that may be shown, half-open. */
export type Stretch = { readonly startFrame: number; readonly endFrame: number };

export type Source = {
  readonly index: number;
  readonly analysis: ClipAnalysis;
  /** Whole frames that decode; a still has as many as it may be shown. */
  readonly frameCount: number;
  /** 1 for stills whatever the film's speed. */
  readonly speed: number;
  readonly moments: readonly Moment[];
  readonly stretches: readonly Stretch[];
};

export type Material = {
  readonly sources: readonly Source[];
  /** Film frames that can be made without showing anything twice. */
  readonly usableFrames: number;
  /** Imperfect passages had to be let in. */
  readonly isStrained: boolean;
};

export type MaterialOptions = {
  readonly analyses: readonly ClipAnalysis[];
  readonly intent: MontageIntent;
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

/** Film frames that a run of source frames fills. */
export function filmFrames(sourceFrames: number, speed: number): number {
  return Math.floor(sourceFrames / speed);
}

/** Source frames that a film length needs. */
export function sourceFrames(filmLength: number, speed: number): number {
  return Math.ceil(filmLength * speed);
}

function collect(options: MaterialOptions, penaltyLimit: number): Material {
  const random = makeRandom(options.seed);
  let id = 0;
  const sources = options.analyses.map((analysis, index): Source => {
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
    const stretches = isStill
      ? [{ startFrame: 0, endFrame: frameCount }]
      : usableStretches(analysis, frameCount, moments, penaltyLimit);
    const speed = isStill ? 1 : bearableSpeed(stretches, speeds[options.intent.speed]);
    return { index, analysis, frameCount, speed, moments, stretches };
  });
  const usableFrames = sources
    .flatMap((source) => source.stretches.map((stretch) => stretchFrames(stretch, source.speed)))
    .reduce((sum, count) => sum + count, 0);
  return { sources, usableFrames, isStrained: false };
}

/** Runs too short to be sped up are shown as filmed. */
function bearableSpeed(stretches: readonly Stretch[], speed: number): number {
  return stretches.some((stretch) => stretchFrames(stretch, speed) > 0) ? speed : 1;
}

export function stretchFrames(stretch: Stretch, speed: number): number {
  return filmFrames(stretch.endFrame - stretch.startFrame, speed);
}

function toFrame(seconds: number, frameCount: number): number {
  return Math.min(frameCount, Math.round(seconds * framesPerSecond));
}

/** An empty crop of a wide shot must not win: what counts is the frame that will be seen. */
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

function usableStretches(
  analysis: ClipAnalysis,
  frameCount: number,
  moments: readonly Moment[],
  penaltyLimit: number,
): readonly Stretch[] {
  const shots = analysis.shots
    .map((shot) => shotStretch(shot.startSeconds, shot.endSeconds, frameCount))
    .filter((shot) => shot.endFrame > shot.startFrame);
  // Nothing but flashes shorter than a frame, or no shots at all: the clip is one shot.
  if (shots.length === 0) shots.push({ startFrame: 0, endFrame: frameCount });
  const faulty = moments.filter((moment) => moment.measure.penalty >= penaltyLimit);
  return shots.flatMap((shot) => without(shot, faulty));
}

function shotStretch(startSeconds: number, endSeconds: number, frameCount: number): Stretch {
  const startFrame = Math.max(0, Math.ceil(startSeconds * framesPerSecond - 1e-6));
  const endFrame = Math.min(frameCount, Math.floor(endSeconds * framesPerSecond + 1e-6));
  if (endFrame - startFrame <= 4 * boundaryMargin) return { startFrame, endFrame };
  return {
    startFrame: startFrame === 0 ? 0 : startFrame + boundaryMargin,
    endFrame: endFrame >= frameCount - 1 ? endFrame : endFrame - boundaryMargin,
  };
}

function without(shot: Stretch, faulty: readonly Moment[]): readonly Stretch[] {
  const runs: Stretch[] = [];
  let startFrame = shot.startFrame;
  for (const moment of faulty) {
    if (moment.endFrame <= startFrame || moment.startFrame >= shot.endFrame) continue;
    runs.push({ startFrame, endFrame: moment.startFrame });
    startFrame = moment.endFrame;
  }
  runs.push({ startFrame, endFrame: shot.endFrame });
  const shortest = Math.min(shortestRunFrames, shot.endFrame - shot.startFrame);
  return runs.filter(
    (run) => run.endFrame > run.startFrame && run.endFrame - run.startFrame >= shortest,
  );
}
