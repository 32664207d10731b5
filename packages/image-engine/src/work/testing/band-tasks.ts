import type { Band } from '../run-bands.ts';

/** Writes the band's seed beside each of its items. */
export function noteBand({ into }: { into: Float32Array }, band: Band): void {
  for (let item = band.from; item < band.to; item += 1) into[item] = (band.seed + 1) / 2 ** 32;
}

export function markSlowly({ into }: { into: Float32Array }, band: Band): void {
  let value = 1;
  for (let step = 0; step < 3_000_000; step += 1) value = Math.sqrt(value + step);
  for (let item = band.from; item < band.to; item += 1) into[item] = value;
}

export function fail(): void {
  throw new Error('on purpose');
}
