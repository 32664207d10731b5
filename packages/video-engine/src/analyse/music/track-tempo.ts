import { framesPerSecond } from './mel-spectrogram.ts';

/** Beat periods in analysis frames, one each half second of the track. */
export type TempoTrack = { readonly stepFrames: number; readonly periods: Float64Array };

const candidateCount = 240;
const slowestBpm = 55;
const fastestBpm = 200;
const likeliestBpm = 125;
const priorOctaves = 0.75;
const windowSeconds = 5;
const largestJump = 18;
const jumpCost = 60;

/** Autocorrelation tempogram with a tempo prior, joined into one smooth path by Viterbi. */
export function trackTempo(levelled: Float32Array): TempoTrack {
  const stepFrames = Math.round(framesPerSecond / 2);
  const steps = Math.max(1, Math.ceil(levelled.length / stepFrames));
  const rows = Array.from({ length: steps }, (_, step) =>
    tempogramRow(levelled, step * stepFrames),
  );
  const path = smoothestPath(rows);
  return { stepFrames, periods: Float64Array.from(path, (index) => candidatePeriods[index]!) };
}

/** The period at a frame, linear between the steps. */
export function periodAt(tempo: TempoTrack, frame: number): number {
  const position = Math.max(0, Math.min(tempo.periods.length - 1, frame / tempo.stepFrames));
  const before = Math.floor(position);
  const after = Math.min(tempo.periods.length - 1, before + 1);
  const share = position - before;
  return tempo.periods[before]! * (1 - share) + tempo.periods[after]! * share;
}

const logStep = Math.log(fastestBpm / slowestBpm) / (candidateCount - 1);

/** Longest period (slowest tempo) first. */
const candidatePeriods = Float64Array.from(
  { length: candidateCount },
  (_, index) => (60 * framesPerSecond) / (slowestBpm * Math.exp(index * logStep)),
);

const prior = candidatePeriods.map((period) => {
  const octaves = Math.log2((60 * framesPerSecond) / period / likeliestBpm);
  return Math.exp(-0.5 * (octaves / priorOctaves) ** 2);
});

function tempogramRow(levelled: Float32Array, centre: number): Float64Array {
  const radius = Math.round(windowSeconds * framesPerSecond);
  const from = Math.max(0, centre - radius);
  const to = Math.min(levelled.length, centre + radius);
  const correlation = autocorrelation(levelled.subarray(from, to));
  return candidatePeriods.map((period, index) => {
    const evidence =
      at(correlation, period) +
      0.5 * at(correlation, 2 * period) +
      0.25 * at(correlation, 4 * period);
    return prior[index]! * evidence;
  });
}

/** Up to four times the longest period, divided by lag 0 so that rows compare. */
function autocorrelation(signal: Float32Array): Float64Array {
  const longest = Math.ceil(4 * candidatePeriods[0]!) + 2;
  const correlation = new Float64Array(longest);
  let mean = 0;
  for (const value of signal) mean += value / signal.length;
  const centred = Float64Array.from(signal, (value) => value - mean);
  for (let lag = 0; lag < Math.min(longest, centred.length); lag += 1) {
    let sum = 0;
    for (let i = lag; i < centred.length; i += 1) sum += centred[i]! * centred[i - lag]!;
    correlation[lag] = sum;
  }
  const energy = correlation[0]!;
  return energy > 0 ? correlation.map((value) => value / energy) : correlation;
}

function at(values: Float64Array, position: number): number {
  const index = Math.floor(position);
  const share = position - index;
  return (values[index] ?? 0) * (1 - share) + (values[index + 1] ?? 0) * share;
}

function smoothestPath(rows: readonly Float64Array[]): number[] {
  let scores = rows[0]!;
  const cameFrom: Int16Array[] = [];
  for (const row of rows.slice(1)) {
    const from = new Int16Array(candidateCount);
    const previous = scores;
    scores = row.map((evidence, index) => {
      const origin = bestOrigin(previous, index);
      from[index] = origin;
      return evidence + previous[origin]! - changeCost(index - origin);
    });
    cameFrom.push(from);
  }
  const path = [scores.indexOf(Math.max(...scores))];
  for (const from of cameFrom.reverse()) path.push(from[path.at(-1)!]!);
  return path.reverse();
}

function bestOrigin(previous: Float64Array, index: number): number {
  let best = index;
  const last = Math.min(candidateCount - 1, index + largestJump);
  for (let origin = Math.max(0, index - largestJump); origin <= last; origin += 1) {
    const gain = previous[origin]! - changeCost(index - origin);
    if (gain > previous[best]! - changeCost(index - best)) best = origin;
  }
  return best;
}

function changeCost(bins: number): number {
  return jumpCost * (bins * logStep) ** 2;
}
