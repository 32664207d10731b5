import { type FileHandle, open } from 'node:fs/promises';
import type { PictureTrack } from './read-track.ts';

/** Samples after each keyframe that are decoded with it: motion is seen in them. */
export const burstFollowers = 4;

/** Each keyframe with the few samples after it; those after the last one all, where that is wanted. */
export function pickBursts(
  { samples }: PictureTrack,
  followers: number,
  isLastWhole: boolean,
): readonly number[] {
  const lastKey = samples.isKey.lastIndexOf(1);
  const picks: number[] = [];
  let key = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < samples.count; index += 1) {
    if (samples.isKey[index]) key = index;
    const isWhole = isLastWhole && key === lastKey;
    if (isWhole || index - key <= followers) picks.push(index);
  }
  return picks;
}

/**
 * What has to be decoded for a stretch: from the keyframe before it on, and of what is not shown yet only
 * the pictures that others are drawn from. Null where the stretch begins at a keyframe, or nearly.
 */
export async function pickStretch(
  track: PictureTrack,
  { startSeconds, durationSeconds }: { startSeconds: number; durationSeconds: number },
): Promise<readonly number[] | null> {
  const { samples, ticksPerSecond, beginsAt } = track;
  const startsAt = startSeconds * ticksPerSecond + beginsAt;
  const endsAt = startsAt + durationSeconds * ticksPerSecond;
  const key = lastIndex(
    samples.count,
    (at) => !!samples.isKey[at] && samples.shownAt[at]! <= startsAt,
  );
  const last = lastIndex(samples.count, (at) => samples.shownAt[at]! < endsAt);
  if (key === null || last === null) return null;
  const settledAt = startsAt - settlingSeconds * ticksPerSecond;
  if (samples.shownAt[key]! + leastSavedSeconds * ticksPerSecond > settledAt) return null;
  const picks: number[] = [];
  const file = await open(track.path, 'r');
  try {
    for (let index = key; index <= last; index += 1) {
      const isEarly = index > key && samples.shownAt[index]! < settledAt;
      if (!isEarly || (await isDrawnFrom(file, track, index))) picks.push(index);
    }
  } finally {
    await file.close();
  }
  return picks;
}

/** A decoder that nobody told how far pictures lie out of order learns it from these. */
const settlingSeconds = 0.12;
/** To list less costs as much as to decode it. */
const leastSavedSeconds = 0.2;

function lastIndex(count: number, holds: (index: number) => boolean): number | null {
  for (let index = count - 1; index >= 0; index -= 1) if (holds(index)) return index;
  return null;
}

/** Slices of pictures that may be left out, and what may stand beside them (ISO/IEC 14496-10, table 7-1). */
const unit = { slice: 1, fresh: 5, enhancement: 6, delimiter: 9, filler: 12 } as const;
const besides: readonly number[] = [unit.enhancement, unit.delimiter, unit.filler];

/** Whether a decoder forgets at its first picture what it saw before. */
export async function beginsAfresh(track: PictureTrack): Promise<boolean> {
  const file = await open(track.path, 'r');
  try {
    return (await unitsOf(file, track, 0)).some((head) => (head & 31) === unit.fresh);
  } finally {
    await file.close();
  }
}

/** Whether other pictures need this one; whatever is not clear is needed. */
async function isDrawnFrom(file: FileHandle, track: PictureTrack, index: number): Promise<boolean> {
  let hasSlice = false;
  for (const head of await unitsOf(file, track, index)) {
    const kind = head & 31;
    if (kind === unit.slice) {
      // Its own word for whether it is a reference: `nal_ref_idc`.
      if (((head >> 5) & 3) !== 0) return true;
      hasSlice = true;
    } else if (!besides.includes(kind)) return true;
  }
  return !hasSlice;
}

/** The first byte of each unit of a sample; none where the file ends within it. */
async function unitsOf(
  file: FileHandle,
  { samples, lengthBytes }: PictureTrack,
  index: number,
): Promise<readonly number[]> {
  const sample = Buffer.allocUnsafe(samples.sizes[index]!);
  const { bytesRead } = await file.read(sample, 0, sample.length, samples.offsets[index]!);
  const heads: number[] = [];
  for (let at = 0; at + lengthBytes < bytesRead; ) {
    heads.push(sample[at + lengthBytes]!);
    at += lengthBytes + sample.readUIntBE(at, lengthBytes);
  }
  return bytesRead < sample.length ? [] : heads;
}
