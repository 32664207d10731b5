/**
 * The loudest sample of each of `count` equal stretches, scaled so that the loudest is 1;
 * all zero for silence.
 */
export function peaksOf(samples: Float32Array, count: number): readonly number[] {
  const stretch = samples.length / count;
  const peaks = Array.from({ length: count }, (_, index) =>
    peakBetween(samples, Math.floor(index * stretch), Math.floor((index + 1) * stretch)),
  );
  const loudest = Math.max(...peaks);
  return loudest > 0 ? peaks.map((peak) => peak / loudest) : peaks;
}

function peakBetween(samples: Float32Array, start: number, end: number): number {
  let peak = 0;
  for (let index = start; index < end; index += 1) {
    peak = Math.max(peak, Math.abs(samples[index] ?? 0));
  }
  return peak;
}
