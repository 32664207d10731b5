import { type Band, bandPass } from '../band-pass.ts';

export const noteBandPass = bandPass(import.meta.url, noteBand);
export const endlessPass = bandPass(import.meta.url, neverEnd);
export const failingPass = bandPass(import.meta.url, fail);

/** Writes the band's own number beside each of its items. */
function noteBand({ into }: { into: Float32Array }, band: Band): void {
  for (let item = band.from; item < band.to; item += 1) into[item] = band.index + 1;
}

function neverEnd(): void {
  for (;;);
}

function fail(): void {
  throw new Error('on purpose');
}

/** Tells in `into` how many bands the same copy of the input has seen. */
export const countingPass = bandPass(import.meta.url, countBand);

function countBand({ into, seen }: { into: Float32Array; seen: number[] }, { from }: Band): void {
  seen.push(from);
  into[from] = seen.length;
}
