import type { ClipAnalysis, FaceMoment, WindowMeasure } from '../model/analysis.ts';
import { framesPerSecond } from '../model/time.ts';
import { explainSeen } from './explain/explain-seen.ts';
import { momentTexts } from './texts.ts';

/** A stretch of a clip, in frames of the film's rate. */
export type Stretch = { readonly startFrame: number; readonly frameCount: number };

/** Fewer moments have no superlatives. */
const fewestMoments = 3;
/** Share of a stretch in which somebody speaks, from which on it is said. */
const spokenShare = 0.4;
/** 1 looks into the camera. */
const facing = 0.6;
/** At most so many traits are named of one moment. */
const mostTraits = 2;
/** Of a clip, at either end: what is said of a moment that is like the others. */
const endShare = 0.25;

/** What moments are told apart by. `noticed`: by how much they have to differ before anybody sees it. */
const traits = [
  // Twice as lively is as far as twice as calm.
  { of: 'liveliness', noticed: Math.log2(1.25), more: 'lively', less: 'calm' },
  { of: 'chroma', noticed: Math.log2(1.25), more: 'colourful', less: 'pale' },
  { of: 'luma', noticed: 8, more: 'bright', less: 'dark' },
  { of: 'warmth', noticed: 6, more: 'warm', less: 'cold' },
  { of: 'detail', noticed: 0.1, more: 'busy', less: 'plain' },
  { of: 'loudness', noticed: 4, more: 'loud', less: 'quiet' },
] as const;

type Measure = (typeof traits)[number]['of'];
type Measures = Readonly<Record<Measure, number>>;
type Trait = (typeof traits)[number]['more' | 'less'];

/** What a moment has that the others of its clip have not, in a few French words, each borne out by a measure. */
export function momentReasons(
  stretches: readonly Stretch[],
  analysis: ClipAnalysis,
): readonly (string | null)[] {
  const measured = stretches.map((stretch) => measuresOf(stretch, analysis));
  const words = [...namedTraits(measured)];
  const seen = stretches.map((stretch) => seenIn(stretch, analysis));
  return stretches.map((stretch, index) => {
    if ((analysis.faces ?? []).some((one) => isFacing(one, stretch))) return momentTexts.face;
    if (spokenIn(stretch, analysis) >= spokenShare) return momentTexts.speech;
    const said = seen[index] ?? null;
    // What all of them show tells none from the others.
    if (said !== null && seen.some((other) => other !== said)) return momentTexts.seen(said);
    return words[index] ?? (stretches.length > 1 ? placeOf(stretch, stretches, analysis) : null);
  });
}

/** Of each moment the superlative that is its alone, else what it is more than most; null for one like the others. */
function* namedTraits(all: readonly Measures[]): Generator<string | null> {
  for (const own of all) {
    const others = all.filter((each) => each !== own);
    const found = traits
      .map(({ of, noticed, more, less }) => {
        const far = own[of] - medianOf(all.map((each) => each[of]));
        const ahead = Math.min(...others.map((other) => (own[of] - other[of]) * Math.sign(far)));
        const trait: Trait = far > 0 ? more : less;
        return { trait, far: Math.abs(far) / noticed, isFirst: ahead >= noticed };
      })
      .filter(({ far }) => far >= 1)
      .toSorted((a, b) => b.far - a.far);
    const first = all.length >= fewestMoments && found.find(({ isFirst }) => isFirst);
    if (first) yield momentTexts.most[first.trait];
    else if (found.length === 0) yield null;
    else yield momentTexts.rather(found.slice(0, mostTraits).map(({ trait }) => trait));
  }
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** Where it lies among the others, else in its clip. */
function placeOf(
  { startFrame, frameCount }: Stretch,
  all: readonly Stretch[],
  { durationSeconds }: ClipAnalysis,
): string {
  const starts = all.map((each) => each.startFrame);
  if (startFrame === Math.min(...starts)) return momentTexts.first;
  if (startFrame === Math.max(...starts)) return momentTexts.last;
  const share = (startFrame + frameCount / 2) / framesPerSecond / Math.max(durationSeconds, 1e-6);
  if (share < endShare) return momentTexts.early;
  return share > 1 - endShare ? momentTexts.late : momentTexts.middle;
}

/** Below it nothing moves, or nothing has a colour. */
const least = 0.05;

function measuresOf(stretch: Stretch, { windows }: ClipAnalysis): Measures {
  const seen = windows.filter((window) => overlap(window, stretch) > 0);
  const mean = (of: (window: WindowMeasure) => number) =>
    seen.reduce((sum, window) => sum + of(window), 0) / Math.max(1, seen.length);
  return {
    liveliness: Math.log2(
      Math.max(
        least,
        mean(({ activity }) => activity),
      ),
    ),
    chroma: Math.log2(
      Math.max(
        least,
        mean(({ chroma }) => chroma),
      ),
    ),
    luma: mean(({ luma }) => luma),
    warmth: mean(({ layout }) => warmthOf(layout)),
    detail: mean(({ centreDetail = 0 }) => centreDetail),
    loudness: mean(({ loudness }) => loudness),
  };
}

/** Red over blue, in steps of 0–255, from cells of Y, U and V. */
function warmthOf(layout: readonly number[]): number {
  let sum = 0;
  for (let cell = 0; cell + 2 < layout.length; cell += 3) {
    sum += (layout[cell + 2] ?? 0) - (layout[cell + 1] ?? 0);
  }
  return sum / Math.max(1, layout.length / 3);
}

function spokenIn(stretch: Stretch, { speech }: ClipAnalysis): number {
  const seconds = speech.reduce((sum, phrase) => sum + overlap(phrase, stretch), 0);
  return (seconds * framesPerSecond) / stretch.frameCount;
}

/** What the pictures that somebody looked at show; null where nobody did, or nothing is sure. */
function seenIn(stretch: Stretch, { looks = [], width, height }: ClipAnalysis): string | null {
  const start = stretch.startFrame / framesPerSecond;
  const end = start + stretch.frameCount / framesPerSecond;
  return explainSeen(
    looks.filter(({ seconds }) => seconds >= start && seconds < end),
    width / Math.max(1, height),
  );
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
