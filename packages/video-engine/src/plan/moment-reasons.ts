import type { ClipAnalysis, FaceMoment, WindowMeasure } from '../model/analysis.ts';
import { framesPerSecond } from '../model/time.ts';
import { momentTexts } from './texts.ts';

/** A stretch of a clip, in frames of the film's rate. */
export type Stretch = { readonly startFrame: number; readonly frameCount: number };

/** Fewer moments have no superlatives. */
const fewestMoments = 3;
/** A superlative by a hair is not worth saying: as a factor, and in luma 0–255. */
const clearlyMore = 1.2;
const clearlyLess = 0.8;
const clearlyLighter = 8;
/** Share of a stretch in which somebody speaks, from which on it is said. */
const spokenShare = 0.4;
/** 1 looks into the camera. */
const facing = 0.6;

type Measures = Readonly<Record<'activity' | 'luma' | 'chroma' | 'penalty' | 'sharpness', number>>;

/**
 * What a moment has that the others of its clip have not, in a few French words; null where nothing sets it
 * apart and it is not plainly sharp either.
 */
export function momentReasons(
  stretches: readonly Stretch[],
  analysis: ClipAnalysis,
): readonly (string | null)[] {
  const measured = stretches.map((stretch) => measuresOf(stretch, analysis));
  return stretches.map((stretch, index) => {
    const own = measured[index] as Measures;
    if ((analysis.faces ?? []).some((one) => isFacing(one, stretch))) return momentTexts.face;
    if (spokenIn(stretch, analysis) >= spokenShare) return momentTexts.speech;
    return superlativeOf(own, measured) ?? plainOf(own);
  });
}

function superlativeOf(own: Measures, all: readonly Measures[]): string | null {
  if (all.length < fewestMoments) return null;
  const others = all.filter((each) => each !== own);
  const above = (of: keyof Measures) => others.every((other) => own[of] > other[of] * clearlyMore);
  const below = (of: keyof Measures) => others.every((other) => own[of] < other[of] * clearlyLess);
  if (above('activity')) return momentTexts.liveliest;
  if (above('chroma')) return momentTexts.mostColourful;
  if (others.every(({ luma }) => own.luma > luma + clearlyLighter)) return momentTexts.brightest;
  if (others.every(({ luma }) => own.luma < luma - clearlyLighter)) return momentTexts.darkest;
  return below('activity') ? momentTexts.calmest : null;
}

const plainOf = ({ penalty, sharpness }: Measures) =>
  penalty === 0 && sharpness >= 1 ? momentTexts.sharp : null;

function measuresOf(stretch: Stretch, { windows }: ClipAnalysis): Measures {
  const seen = windows.filter((window) => overlap(window, stretch) > 0);
  const mean = (of: keyof Measures & keyof WindowMeasure) =>
    seen.reduce((sum, window) => sum + window[of], 0) / Math.max(1, seen.length);
  return {
    activity: mean('activity'),
    luma: mean('luma'),
    chroma: mean('chroma'),
    penalty: mean('penalty'),
    sharpness: mean('sharpness'),
  };
}

function spokenIn(stretch: Stretch, { speech }: ClipAnalysis): number {
  const seconds = speech.reduce((sum, phrase) => sum + overlap(phrase, stretch), 0);
  return (seconds * framesPerSecond) / stretch.frameCount;
}

type Span = { readonly startSeconds: number; readonly endSeconds: number };

function overlap(span: Span, { startFrame, frameCount }: Stretch): number {
  const from = Math.max(span.startSeconds, startFrame / framesPerSecond);
  const to = Math.min(span.endSeconds, (startFrame + frameCount) / framesPerSecond);
  return Math.max(0, to - from);
}

function isFacing({ seconds, face }: FaceMoment, { startFrame, frameCount }: Stretch): boolean {
  const frame = seconds * framesPerSecond;
  const isInside = frame >= startFrame && frame < startFrame + frameCount;
  return isInside && face !== null && face.frontal >= facing;
}
