import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { buckets } from './kind-features.ts';
import type { KindWeights } from './train-kinds.ts';

/** What was learned of the corpus; `learn-kinds.ts` writes it anew. */
const file = new URL('./kinds.bin', import.meta.url);

type Head = {
  readonly kinds: readonly string[];
  /** Of one step. */
  readonly scale: number;
  /** The corpus that it was learned of, by its SHA-256. */
  readonly corpus: string;
};

/** One byte a weight; the largest is the whole of a byte. */
const mostSteps = 127;

export function writeKindWeights({ kinds, weights, scale }: KindWeights, corpus: string): void {
  let most = 0;
  for (const weight of weights) most = Math.max(most, Math.abs(weight));
  const step = most / mostSteps;
  const steps = Int8Array.from(weights, (weight) => Math.round(weight / step));
  const head: Head = { kinds, scale: scale * step, corpus };
  const written = Buffer.concat([
    Buffer.from(`${JSON.stringify(head)}\n`),
    Buffer.from(steps.buffer),
  ]);
  writeFileSync(file, brotliCompressSync(written));
}

export function readKindWeights(): KindWeights & { readonly corpus: string } {
  const bytes = brotliDecompressSync(readFileSync(file));
  const end = bytes.indexOf('\n');
  const { kinds, scale, corpus }: Head = JSON.parse(bytes.subarray(0, end).toString());
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + end + 1, buckets * kinds.length);
  return { kinds, weights, scale, corpus };
}
