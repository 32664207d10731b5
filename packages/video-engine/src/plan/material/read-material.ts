import { makeRandom } from '../../maths/seeded-random.ts';
import type { ClipAnalysis, WindowMeasure } from '../../model/analysis.ts';
import type { Intent } from '../../model/intent.ts';
import { framesPerSecond } from '../../model/time.ts';
import { allowedRuns, within, withoutRuns } from './allowed-runs.ts';
import { spokenRuns } from './heard.ts';
import {
  type ClipMaterial,
  type CropInterest,
  type Material,
  type Moment,
  stillSeconds,
  takeFrames,
  type UsableTake,
  usableFramesOf,
} from './material.ts';
import { isReversed, speedOfClip } from './playing-speed.ts';
import { shortestRunFrames, usableTakes } from './usable-takes.ts';
import { wishedFrames, wishedStillFrames } from './wished-frames.ts';

export type MaterialOptions = {
  readonly analyses: readonly ClipAnalysis[];
  readonly intent: Intent;
  readonly targetAspect: number;
  readonly seed: number;
  readonly cropInterest?: CropInterest;
  /** The clip's place in the order given, from 1. */
  readonly numberOf: (sourceId: string) => number;
  /** What must not be shown of each clip. */
  readonly leftOut?: ReadonlyMap<string, readonly UsableTake[]>;
};

/** Penalties above which a window is left out: clean, then tolerable, then whatever there is. */
const penaltyLimits = [2, 4, Number.POSITIVE_INFINITY] as const;
/** Of the highlight score, up or down: another seed is another film of the same worth. */
const chance = 0.16;
/** What a crop's interest adds to the highlight score; an ordinary picture's adds nothing. */
const cropWorth = { weight: 1.5, ordinary: 0.5 } as const;
/** Shapes that differ by less are shown whole. */
const sameShape = 0.02;
/** Of a frame: a length that is whole but for rounding counts as whole. */
const roundingFrames = 1e-6;

/** Sorts out what may be shown; lets in imperfect passages only when a length needs them. */
export function readMaterial(options: MaterialOptions): Material {
  return withWishedClips(readAll(options), options);
}

/** A clip that is wished for by its length gives less good passages of its own before it gives none. */
function withWishedClips(material: Material, options: MaterialOptions): Material {
  const wished = wishedFrames(options.intent);
  const lacks = (clip: ClipMaterial | undefined) =>
    clip !== undefined && usableFramesOf(clip) < (wished.get(clip.number) ?? 0);
  if (!material.clips.some(lacks)) return material;
  const [, ...lower] = penaltyLimits;
  const others = lower.map((limit) => collect(options, limit));
  const clips = material.clips.map((clip, index) => {
    if (!lacks(clip)) return clip;
    const found = others.map((each) => each.clips[index]).find((each) => !lacks(each));
    const most = others.at(-1)?.clips[index] ?? clip;
    return found ?? (usableFramesOf(most) > usableFramesOf(clip) ? most : clip);
  });
  const isStrained = clips.some((clip, index) => clip !== material.clips[index]);
  const usableFrames = clips.reduce((sum, clip) => sum + usableFramesOf(clip), 0);
  return { clips, usableFrames, isStrained: material.isStrained || isStrained };
}

function readAll(options: MaterialOptions): Material {
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

function collect(options: MaterialOptions, penaltyLimit: number): Material {
  const readMoments = makeReadMoments(options);
  const clips = options.analyses.map((analysis, index): ClipMaterial => {
    const isStill = analysis.kind === 'image';
    const number = options.numberOf(analysis.sourceId);
    const frameCount = framesOf(analysis, options.intent, number);
    const moments = readMoments(analysis, frameCount);
    const whole = [{ startFrame: 0, endFrame: frameCount }];
    const wishedRuns = isStill
      ? whole
      : allowedRuns(frameCount, number, options.intent.clips.stretches);
    const spoken = options.intent.silences === 'cut' ? spokenRuns(analysis, frameCount) : null;
    const allowed = spoken === null ? wishedRuns : within(spoken, wishedRuns);
    const takes = withoutPictures(
      isStill ? whole : within(usableTakes(analysis, frameCount, moments, penaltyLimit), allowed),
      options.leftOut?.get(analysis.sourceId) ?? [],
    );
    const wished = speedOfClip(options.intent, number);
    const speed = isStill ? 1 : bearableSpeed(takes, wished);
    const clip = { index, number, analysis, frameCount, speed, moments, takes, allowed };
    return !isStill && isReversed(options.intent, number) ? { ...clip, reversed: true } : clip;
  });
  const usableFrames = clips.reduce((sum, clip) => sum + usableFramesOf(clip), 0);
  return { clips, usableFrames, isStrained: false };
}

/** What is left between two gaps is no shot when it passes before it is seen. */
function withoutPictures(takes: readonly UsableTake[], gaps: readonly UsableTake[]) {
  return takes.flatMap((take) => {
    const shortest = Math.min(shortestRunFrames, take.endFrame - take.startFrame);
    return withoutRuns([take], gaps).filter((run) => run.endFrame - run.startFrame >= shortest);
  });
}

function framesOf({ kind, durationSeconds }: ClipAnalysis, intent: Intent, number: number): number {
  const longest = stillSeconds[intent.pace].max * framesPerSecond;
  if (kind === 'image') return Math.max(longest, wishedStillFrames(intent, number));
  return Math.max(1, Math.floor(durationSeconds * framesPerSecond + roundingFrames));
}

/** Values the windows of one clip after the other: ids and chance run on. */
function makeReadMoments(options: MaterialOptions) {
  const random = makeRandom(options.seed);
  let nextId = 0;
  return (analysis: ClipAnalysis, frameCount: number): readonly Moment[] => {
    const interest = interestOf(options, analysis);
    return analysis.windows.map((measure): Moment => {
      const value = measure.score + interest(measure) + (random() - 0.5) * chance;
      const startFrame = toFrame(measure.startSeconds, frameCount);
      const isStill = analysis.kind === 'image';
      const endFrame = isStill ? frameCount : toFrame(measure.endSeconds, frameCount);
      const id = nextId;
      nextId += 1;
      return { id, startFrame, endFrame, value, measure };
    });
  };
}

/** Runs too short to be sped up are shown as filmed. */
function bearableSpeed(takes: readonly UsableTake[], speed: number): number {
  return takes.some((take) => takeFrames(take, speed) > 0) ? speed : 1;
}

function toFrame(seconds: number, frameCount: number): number {
  return Math.min(frameCount, Math.round(seconds * framesPerSecond));
}

/** An empty crop of a wide take must not win: what counts is the frame that will be seen. */
function interestOf(options: MaterialOptions, analysis: ClipAnalysis) {
  const { cropInterest, targetAspect } = options;
  const sourceAspect = analysis.width / analysis.height;
  if (cropInterest === undefined || Math.abs(sourceAspect / targetAspect - 1) < sameShape) {
    return () => 0;
  }
  return ({ layout }: WindowMeasure) => {
    if (layout.length === 0) return 0;
    const interest = Math.min(1, cropInterest(layout, sourceAspect, targetAspect));
    return cropWorth.weight * (interest - cropWorth.ordinary);
  };
}
