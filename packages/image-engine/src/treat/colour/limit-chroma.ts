import { quantile } from '../../maths/statistics.ts';

const bins = 12;
/** Samples of a bin below which its ceiling is chance. */
const fewestOfBin = 12;
/** The share of a reference's colours below its ceiling, and how far beyond colours may go. */
const ceilingShare = 0.97;
const headroom = 1.08;
/** From this share of the ceiling on, chroma bends. */
const kneeShare = 0.8;
/** More than any screen shows: no ceiling. */
const unlimited = 0.4;

/** Largest chroma for each of 12 steps of lightness. */
export type ChromaCeiling = Float32Array;

/** The 97 % chroma of a reference per lightness; steps it lacks take their neighbours'. */
export function chromaCeilingOf(samples: Float32Array): ChromaCeiling {
  const binned: number[][] = Array.from({ length: bins }, () => []);
  for (let i = 0; i < samples.length; i += 3) {
    const bin = Math.min(bins - 1, Math.max(0, Math.floor(samples[i]! * bins)));
    binned[bin]!.push(Math.hypot(samples[i + 1]!, samples[i + 2]!));
  }
  const found = binned.map((values) =>
    values.length > fewestOfBin ? quantile(values, ceilingShare) : null,
  );
  return Float32Array.from(found, (value, bin) => {
    if (value !== null) return value * headroom;
    const near = found
      .map((other, at) => ({ other, gap: Math.abs(at - bin) }))
      .filter(({ other }) => other !== null)
      .sort((one, two) => one.gap - two.gap)[0];
    return (near?.other ?? unlimited) * headroom;
  });
}

/** What to multiply a and b by so that the chroma bends softly under the ceiling. */
export function chromaShare(ceiling: ChromaCeiling, lightness: number, chroma: number): number {
  const place = Math.min(bins - 1, Math.max(0, lightness * bins - 0.5));
  const low = Math.min(bins - 2, Math.floor(place));
  const limit = ceiling[low]! + (ceiling[low + 1]! - ceiling[low]!) * (place - low);
  const knee = kneeShare * limit;
  if (chroma <= knee || chroma <= 1e-6) return 1;
  const room = limit - knee + 1e-6;
  return (knee + room * Math.tanh((chroma - knee) / room)) / chroma;
}
