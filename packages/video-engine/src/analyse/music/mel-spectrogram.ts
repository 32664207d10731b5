import { makeFourierTransform } from '../../maths/fourier-transform.ts';

export const sampleRate = 22_050;
export const frameSize = 1024;
export const hopSize = 256;
export const bandCount = 36;
/** Analysis frames a second, about 86. */
export const framesPerSecond = sampleRate / hopSize;

const lowestHertz = 30;
const highestHertz = 10_000;
/** log(1 + gain · |X|): quiet onsets count beside loud ones (Böck & Widmer 2013). */
const compressionGain = 10;

export type MelSpectrogram = {
  readonly frameCount: number;
  /** `frameCount` × 36 values of log(1 + 10·|X|), frame by frame. */
  readonly bands: Float32Array;
};

/** Collects mono samples at 22,050 Hz as they arrive, so a long track never lies in memory. */
export type MelCollector = {
  readonly push: (samples: Float32Array) => void;
  readonly finish: () => MelSpectrogram;
};

export function collectMelSpectrogram(): MelCollector {
  const analysePair = makePairAnalyser();
  // Two frames are transformed at once: they need frameSize + hopSize samples.
  const pending = new Float32Array(frameSize + hopSize);
  const rows: Float32Array[] = [];
  let filled = 0;

  function push(samples: Float32Array): void {
    let read = 0;
    while (read < samples.length) {
      const taken = Math.min(samples.length - read, pending.length - filled);
      pending.set(samples.subarray(read, read + taken), filled);
      filled += taken;
      read += taken;
      if (filled === pending.length) {
        rows.push(analysePair(pending));
        pending.copyWithin(0, 2 * hopSize);
        filled -= 2 * hopSize;
      }
    }
  }

  function finish(): MelSpectrogram {
    const bands = new Float32Array(rows.length * 2 * bandCount);
    rows.forEach((row, index) => {
      bands.set(row, index * 2 * bandCount);
    });
    return { frameCount: rows.length * 2, bands };
  }

  return { push, finish };
}

function makePairAnalyser(): (samples: Float32Array) => Float32Array {
  const { transform } = makeFourierTransform(frameSize);
  const window = Float64Array.from(
    { length: frameSize },
    (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / frameSize),
  );
  const filters = melFilters();
  const real = new Float64Array(frameSize);
  const imaginary = new Float64Array(frameSize);
  const first = new Float64Array(frameSize / 2);
  const second = new Float64Array(frameSize / 2);

  return (samples) => {
    for (let i = 0; i < frameSize; i += 1) {
      real[i] = samples[i]! * window[i]!;
      imaginary[i] = samples[i + hopSize]! * window[i]!;
    }
    transform(real, imaginary);
    separateMagnitudes(real, imaginary, first, second);
    const row = new Float32Array(2 * bandCount);
    filters.forEach((filter, band) => {
      row[band] = Math.log(1 + compressionGain * applyFilter(filter, first));
      row[bandCount + band] = Math.log(1 + compressionGain * applyFilter(filter, second));
    });
    return row;
  };
}

/** Undoes the packing of two real signals: a = (X(k)+X*(−k))/2, b = (X(k)−X*(−k))/2i. */
function separateMagnitudes(
  real: Float64Array,
  imaginary: Float64Array,
  first: Float64Array,
  second: Float64Array,
): void {
  for (let k = 1; k < frameSize / 2; k += 1) {
    const mirror = frameSize - k;
    const sumRe = real[k]! + real[mirror]!;
    const sumIm = imaginary[k]! - imaginary[mirror]!;
    const differenceRe = real[k]! - real[mirror]!;
    const differenceIm = imaginary[k]! + imaginary[mirror]!;
    first[k] = Math.sqrt(sumRe * sumRe + sumIm * sumIm) / 2;
    second[k] = Math.sqrt(differenceRe * differenceRe + differenceIm * differenceIm) / 2;
  }
}

type Filter = { readonly firstBin: number; readonly weights: Float64Array };

function melFilters(): Filter[] {
  const lowest = hertzToMel(lowestHertz);
  const step = (hertzToMel(highestHertz) - lowest) / (bandCount + 1);
  return Array.from({ length: bandCount }, (_, band) => {
    const [left, centre, right] = [0, 1, 2].map(
      (k) => (melToHertz(lowest + (band + k) * step) * frameSize) / sampleRate,
    ) as [number, number, number];
    return triangle(left, centre, right);
  });
}

/** The lowest bands are narrower than a bin: each takes at least its nearest bin. */
function triangle(left: number, centre: number, right: number): Filter {
  const firstBin = Math.max(1, Math.min(Math.ceil(left), Math.round(centre)));
  const lastBin = Math.max(Math.floor(right), Math.round(centre), firstBin);
  const weights = new Float64Array(lastBin - firstBin + 1);
  for (let bin = firstBin; bin <= lastBin; bin += 1) {
    const weight = bin < centre ? (bin - left) / (centre - left) : (right - bin) / (right - centre);
    weights[bin - firstBin] = Math.max(0, weight);
  }
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0)
    weights[Math.min(weights.length - 1, Math.max(0, Math.round(centre) - firstBin))] = 1;
  return { firstBin, weights };
}

function applyFilter(filter: Filter, magnitudes: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < filter.weights.length; i += 1) {
    sum += filter.weights[i]! * magnitudes[filter.firstBin + i]!;
  }
  return sum;
}

/** O'Shaughnessy (1987). */
function hertzToMel(hertz: number): number {
  return 2595 * Math.log10(1 + hertz / 700);
}

function melToHertz(mel: number): number {
  return 700 * (10 ** (mel / 2595) - 1);
}
