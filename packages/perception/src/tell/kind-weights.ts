import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { KindWeights } from './train-kinds.ts';

/** What is kept beside the weights: at least the corpus they were learned of, by its SHA-256. */
export type Beside = { readonly corpus: string };

/** One byte a weight; the largest is the whole of a byte. */
const mostSteps = 127;

/** Keeps what was learned in a file, compressed; what stands beside it is JSON. */
export function writeKindWeights(
  file: URL,
  { kinds, weights, scale }: KindWeights,
  beside: Beside,
): void {
  let most = 0;
  for (const weight of weights) most = Math.max(most, Math.abs(weight));
  const step = most / mostSteps;
  const steps = Int8Array.from(weights, (weight) => Math.round(weight / step));
  const head = { ...beside, kinds, scale: scale * step };
  const written = Buffer.concat([
    Buffer.from(`${JSON.stringify(head)}\n`),
    Buffer.from(steps.buffer),
  ]);
  writeFileSync(file, brotliCompressSync(written));
}

export function readKindWeights<Kept extends Beside>(file: URL): KindWeights & Kept {
  const bytes = brotliDecompressSync(readFileSync(file));
  const end = bytes.indexOf('\n');
  const head = JSON.parse(bytes.subarray(0, end).toString());
  return { ...head, weights: new Int8Array(bytes.buffer, bytes.byteOffset + end + 1) };
}
