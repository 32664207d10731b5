import type { Band } from '../band-pool.ts';

/** Writes the band's seed beside each of its items. */
export function noteBand({ into }: { into: Float32Array }, band: Band): void {
  for (let item = band.from; item < band.to; item += 1) into[item] = (band.seed + 1) / 2 ** 32;
}

export function neverEnd(): void {
  for (;;);
}

export function fail(): void {
  throw new Error('on purpose');
}
