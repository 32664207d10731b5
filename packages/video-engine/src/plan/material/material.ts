import type { ClipAnalysis, WindowMeasure } from '../../model/analysis.ts';

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
  /** Its place among those the film is made of. */
  readonly index: number;
  /** Its place in the order given, from 1: what a wish calls it by. */
  readonly number: number;
  readonly analysis: ClipAnalysis;
  /** Whole frames that decode; a still has as many as it may be shown. */
  readonly frameCount: number;
  /** 1 for stills whatever the film's speed. */
  readonly speed: number;
  /** Its shots run from their last frame to their first; absent as a rule. */
  readonly reversed?: boolean;
  readonly moments: readonly Moment[];
  readonly takes: readonly UsableTake[];
  /** What a wish leaves of it; all of it as a rule. */
  readonly allowed: readonly UsableTake[];
};

export type Material = {
  readonly clips: readonly ClipMaterial[];
  /** Film frames that can be made without showing anything twice. */
  readonly usableFrames: number;
  /** Imperfect passages had to be let in. */
  readonly isStrained: boolean;
};

/** Seconds a still is shown: Ken Burns needs time, but a fast film has little. */
export const stillSeconds = {
  fast: { min: 1, usual: 2, max: 4 },
  medium: { min: 2, usual: 3, max: 4 },
  slow: { min: 2, usual: 4, max: 4 },
} as const;

/** Of a frame: what is whole but for rounding is whole. */
const roundingFrames = 1e-6;

/** Film frames that a run of clip frames fills. */
export function filmFrames(sourceFrames: number, speed: number): number {
  return Math.floor(sourceFrames / speed + roundingFrames);
}

/** ClipMaterial frames that a film length needs. */
export function sourceFrames(filmLength: number, speed: number): number {
  return Math.ceil(filmLength * speed - roundingFrames);
}

export function takeFrames(take: UsableTake, speed: number): number {
  return filmFrames(take.endFrame - take.startFrame, speed);
}

/** Film frames of all that may be shown of a clip. */
export function usableFramesOf({ takes, speed }: ClipMaterial): number {
  return takes.reduce((sum, take) => sum + takeFrames(take, speed), 0);
}
