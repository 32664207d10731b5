import { lowerQuantile, mean } from '../../maths/statistics.ts';
import type { MusicAnalysis } from '../../model/analysis.ts';
import { bandCount, framesPerSecond, type MelSpectrogram } from './mel-spectrogram.ts';

/** What comes back lasts eight bars in most songs; four before it may be a pick-up of its own. */
const chorusBars = 8;
/** The same bars at once are no return. */
const leastAwayBars = 8;
/** Music of fewer bars has no parts worth telling apart. */
const fewestBars = 24;
const beatsPerBar = 4;
/** Bars on either side of a boundary that are compared. */
const noveltyBars = 4;
/** Level, its quietest tenth, repetition, and how much changes at the start and at the end. */
const weights = { level: 1, quietest: 0.5, repetition: 0.8, start: 0.7, end: 0.3 } as const;
const quietestShare = 0.1;
/** Standard deviations by which the best place stands out from the usual one. */
const leastLead = 1;
/** Without a pulse bars are guesses. */
const leastPulse = 2;

type Bar = { readonly startSeconds: number; readonly level: number; readonly shape: Float64Array };

/**
 * Where the part begins that is loud, comes back, and sets itself off from what is before and
 * after it: on a bar. Null where no place stands out, or there is no pulse to tell bars by.
 */
export function findChorus(
  spectrogram: MelSpectrogram,
  { downbeatSeconds, pulse }: Pick<MusicAnalysis, 'downbeatSeconds' | 'pulse'>,
): number | null {
  if (pulse < leastPulse || downbeatSeconds.length <= fewestBars) return null;
  const bars = readBars(spectrogram, downbeatSeconds);
  const alike = similarities(bars);
  const starts = bars.slice(0, bars.length - chorusBars + 1).map((_, start) => start);
  const clues = [
    { weight: weights.level, of: starts.map((at) => mean(levels(bars, at))) },
    {
      weight: weights.quietest,
      of: starts.map((at) => lowerQuantile(levels(bars, at), quietestShare)),
    },
    { weight: weights.repetition, of: starts.map((at) => returnOf(alike, at)) },
    { weight: weights.start, of: starts.map((at) => novelty(alike, at)) },
    { weight: weights.end, of: starts.map((at) => novelty(alike, at + chorusBars)) },
  ].map(({ weight, of }) => ({ weight, of: standardised(of) }));
  const scores = standardised(
    starts.map((at) => clues.reduce((sum, { weight, of }) => sum + weight * of[at]!, 0)),
  );
  const best = scores.indexOf(Math.max(...scores));
  return scores[best]! >= leastLead ? bars[best]!.startSeconds : null;
}

function levels(bars: readonly Bar[], at: number): readonly number[] {
  return bars.slice(at, at + chorusBars).map(({ level }) => level);
}

/** Each bar as the mean spectra of its four beats, with the track's own mean taken away. */
function readBars(spectrogram: MelSpectrogram, downbeats: readonly number[]): readonly Bar[] {
  const raw = downbeats.slice(0, -1).map((startSeconds, index) => {
    const length = downbeats[index + 1]! - startSeconds;
    const beats = Array.from({ length: beatsPerBar }, (_, beat) =>
      meanBands(
        spectrogram,
        startSeconds + (beat * length) / beatsPerBar,
        startSeconds + ((beat + 1) * length) / beatsPerBar,
      ),
    );
    return { startSeconds, bands: Float64Array.from(beats.flatMap((each) => [...each])) };
  });
  const usual = raw[0]!.bands.map((_, at) => mean(raw.map(({ bands }) => bands[at]!)));
  return raw.map(({ startSeconds, bands }) => ({
    startSeconds,
    level: mean(bands),
    shape: bands.map((value, at) => value - usual[at]!),
  }));
}

function meanBands({ bands, frameCount }: MelSpectrogram, from: number, to: number) {
  const first = Math.min(frameCount - 1, Math.max(0, Math.round(from * framesPerSecond)));
  const last = Math.min(frameCount, Math.max(first + 1, Math.round(to * framesPerSecond)));
  const sums = new Float64Array(bandCount);
  for (let frame = first; frame < last; frame += 1) {
    for (let band = 0; band < bandCount; band += 1) {
      sums[band]! += bands[frame * bandCount + band]! / (last - first);
    }
  }
  return sums;
}

/** Cosines between all bars. */
function similarities(bars: readonly Bar[]): readonly Float64Array[] {
  const norms = bars.map(({ shape }) => Math.sqrt(dot(shape, shape)) || 1);
  return bars.map(({ shape }, a) =>
    Float64Array.from(bars, (other, b) => dot(shape, other.shape) / (norms[a]! * norms[b]!)),
  );
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!;
  return sum;
}

/** How alike its bars are to those of the place where they come back most alike. */
function returnOf(alike: readonly Float64Array[], at: number): number {
  let most = -1;
  for (let other = 0; other + chorusBars <= alike.length; other += 1) {
    if (Math.abs(other - at) < leastAwayBars) continue;
    let sum = 0;
    for (let bar = 0; bar < chorusBars; bar += 1) sum += alike[at + bar]![other + bar]!;
    most = Math.max(most, sum / chorusBars);
  }
  return most;
}

/** Foote's checkerboard: alike within before and within after, unlike across. */
function novelty(alike: readonly Float64Array[], at: number): number {
  // At the music's own ends there is nothing to be unlike.
  if (at < noveltyBars || at > alike.length - noveltyBars) return 0;
  let sum = 0;
  let count = 0;
  for (let a = -noveltyBars; a < noveltyBars; a += 1) {
    for (let b = -noveltyBars; b < noveltyBars; b += 1) {
      const value = alike[at + a]?.[at + b];
      if (value === undefined || a === b) continue;
      sum += a < 0 === b < 0 ? value : -value;
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
}

function standardised(values: readonly number[]): readonly number[] {
  const middle = mean(values);
  const spread = Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
  return values.map((value) => (spread > 0 ? (value - middle) / spread : 0));
}
