import { bestPath } from '../../maths/best-path.ts';
import { framesPerSecond } from './mel-spectrogram.ts';

/** Beat periods in analysis frames, one each half second of the track. */
export type TempoTrack = { readonly stepFrames: number; readonly periods: Float64Array };

/** Periods tried, even in their logarithm: half a percent apart. */
const candidateCount = 240;
const slowestBpm = 55;
const fastestBpm = 200;
/** Log-normal prior on what people tap. */
const likeliestBpm = 125;
const priorOctaves = 0.75;
/** Music heard on either side of a moment to tell its tempo. */
const windowSeconds = 5;
/** Candidates that the tempo may move by in half a second: 10 %. */
const largestStep = 18;
/** Cost of a squared change of the period's logarithm: drift passes, jumps do not. */
const jumpCost = 60;
const costOf = (candidates: number) => jumpCost * (candidates * logStep) ** 2;
/** Of the correlation at one, two and four periods: a beat comes again, a chance echo does not. */
const echoWeights = { one: 1, two: 0.5, four: 0.25 } as const;

/** Autocorrelation tempogram with a tempo prior, joined into one smooth path by Viterbi. */
export function trackTempo(levelled: Float32Array): TempoTrack {
  const stepFrames = Math.round(framesPerSecond / 2);
  const steps = Math.max(1, Math.ceil(levelled.length / stepFrames));
  const rows = Array.from({ length: steps }, (_, step) =>
    tempogramRow(levelled, step * stepFrames),
  );
  const path = bestPath(rows, { largestStep, costOf });
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
      echoWeights.one * at(correlation, period) +
      echoWeights.two * at(correlation, 2 * period) +
      echoWeights.four * at(correlation, 4 * period);
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
