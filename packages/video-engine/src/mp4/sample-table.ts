import { boxWithin } from './boxes.ts';

/** The samples of a track, in the order in which they are decoded and lie in the file. */
export type SampleTable = {
  readonly count: number;
  readonly offsets: Float64Array;
  readonly sizes: Uint32Array;
  /** Ticks of the track's clock. */
  readonly decodedAt: Float64Array;
  readonly shownAt: Float64Array;
  readonly lasts: Uint32Array;
  readonly isKey: Uint8Array;
};

/** A file of a day at 60 frames a second has as many. */
const mostSamples = 6_000_000;

/**
 * Reads the tables of an `stbl` box; null where one is missing or they do not fit each other.
 * What is told of samples beyond the last one is passed over.
 */
export function readSampleTable(stbl: Buffer): SampleTable | null {
  const sizes = readSizes(boxWithin(stbl, 'stsz'));
  const durations = boxWithin(stbl, 'stts');
  if (sizes === null || durations === undefined) return null;
  const count = sizes.length;
  const lasts = new Uint32Array(count);
  if (!fillRuns(durations, count, (index, value) => (lasts[index] = value >>> 0))) return null;
  const decodedAt = new Float64Array(count);
  for (let index = 1; index < count; index += 1) {
    decodedAt[index] = decodedAt[index - 1]! + lasts[index - 1]!;
  }
  const shownAt = decodedAt.slice();
  const delays = boxWithin(stbl, 'ctts');
  if (delays && !fillRuns(delays, count, (index, value) => (shownAt[index]! += value))) return null;
  const offsets = readOffsets(stbl, sizes);
  if (offsets === null) return null;
  const isKey = readKeys(boxWithin(stbl, 'stss'), count);
  return { count, offsets, sizes, decodedAt, shownAt, lasts, isKey };
}

function readSizes(stsz: Buffer | undefined): Uint32Array | null {
  if (!stsz || stsz.length < 12) return null;
  const common = stsz.readUInt32BE(4);
  const count = stsz.readUInt32BE(8);
  if (count === 0 || count > mostSamples) return null;
  if (common !== 0) return new Uint32Array(count).fill(common);
  if (stsz.length < 12 + 4 * count) return null;
  return Uint32Array.from({ length: count }, (_, index) => stsz.readUInt32BE(12 + 4 * index));
}

/** Pairs of how many samples and their value, as signed as newer files mean it. */
function fillRuns(
  content: Buffer,
  count: number,
  set: (index: number, value: number) => void,
): boolean {
  if (content.length < 8) return false;
  const runs = content.readUInt32BE(4);
  if (content.length < 8 + 8 * runs) return false;
  let index = 0;
  for (let run = 0; run < runs && index < count; run += 1) {
    const end = Math.min(count, index + content.readUInt32BE(8 + 8 * run));
    const value = content.readInt32BE(12 + 8 * run);
    for (; index < end; index += 1) set(index, value);
  }
  return index === count;
}

function readOffsets(stbl: Buffer, sizes: Uint32Array): Float64Array | null {
  const chunks = readChunks(stbl);
  const stsc = boxWithin(stbl, 'stsc');
  if (chunks === null || !stsc || stsc.length < 8) return null;
  const runs = stsc.readUInt32BE(4);
  if (runs === 0 || stsc.length < 8 + 12 * runs) return null;
  const offsets = new Float64Array(sizes.length);
  let sample = 0;
  let run = 0;
  for (let chunk = 0; chunk < chunks.length && sample < sizes.length; chunk += 1) {
    // Runs name their first chunk, counted from one.
    while (run + 1 < runs && stsc.readUInt32BE(8 + 12 * (run + 1)) <= chunk + 1) run += 1;
    const end = Math.min(sizes.length, sample + stsc.readUInt32BE(12 + 12 * run));
    let at = chunks[chunk]!;
    for (; sample < end; sample += 1) {
      offsets[sample] = at;
      at += sizes[sample]!;
    }
  }
  return sample === sizes.length ? offsets : null;
}

function readChunks(stbl: Buffer): Float64Array | null {
  const short = boxWithin(stbl, 'stco');
  const long = boxWithin(stbl, 'co64');
  const content = short ?? long;
  if (!content || content.length < 8) return null;
  const count = content.readUInt32BE(4);
  const bytes = short ? 4 : 8;
  if (content.length < 8 + bytes * count) return null;
  return Float64Array.from({ length: count }, (_, index) => {
    const at = 8 + bytes * index;
    return short ? content.readUInt32BE(at) : Number(content.readBigUInt64BE(at));
  });
}

/** Without such a table every sample is one. */
function readKeys(stss: Buffer | undefined, count: number): Uint8Array {
  if (!stss || stss.length < 8) return new Uint8Array(count).fill(1);
  const isKey = new Uint8Array(count);
  const listed = Math.min(stss.readUInt32BE(4), Math.floor((stss.length - 8) / 4));
  for (let entry = 0; entry < listed; entry += 1) {
    const sample = stss.readUInt32BE(8 + 4 * entry) - 1;
    if (sample < count) isKey[sample] = 1;
  }
  return isKey;
}
