import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { boxesIn, boxWithin, writeBox } from './boxes.ts';
import type { PictureTrack } from './read-track.ts';

/** A file of some of another one's samples, made while it is read. */
export type PickedFile = {
  readonly stream: Readable;
  /** What its beginning is on the clock of the file it was picked from. */
  readonly startSeconds: number;
};

const pieceBytes = 1 << 20;

/**
 * An MP4 that holds only the picked pictures of a track, each described and shown as before, with
 * its description first. The first one is a keyframe and is shown at 0.
 *
 * @param picks numbers of samples, ascending
 */
export function pickedFile(track: PictureTrack, picks: readonly number[]): PickedFile {
  const { samples, ticksPerSecond, beginsAt } = track;
  const sizeBytes = picks.reduce((sum, index) => sum + samples.sizes[index]!, 0);
  const head = writeHead(track, picks, sizeBytes);
  return {
    stream: Readable.from(bytesOf(head, track, picks), { objectMode: false }),
    startSeconds: (samples.shownAt[picks[0]!]! - beginsAt) / ticksPerSecond,
  };
}

async function* bytesOf(
  head: Buffer,
  { path, samples }: PictureTrack,
  picks: readonly number[],
): AsyncGenerator<Buffer> {
  yield head;
  const file = await open(path, 'r');
  try {
    for (const { from, to } of stretchesOf(picks, samples)) {
      for (let at = from; at < to; at += pieceBytes) {
        const piece = Buffer.allocUnsafe(Math.min(pieceBytes, to - at));
        const { bytesRead } = await file.read(piece, 0, piece.length, at);
        yield piece.subarray(0, bytesRead);
        if (bytesRead < piece.length) return;
      }
    }
  } finally {
    await file.close();
  }
}

/** Samples that lie side by side are read as one. */
function stretchesOf(picks: readonly number[], { offsets, sizes }: PictureTrack['samples']) {
  const stretches: { from: number; to: number }[] = [];
  for (const index of picks) {
    const from = offsets[index]!;
    const to = from + sizes[index]!;
    const last = stretches.at(-1);
    if (last?.to === from) last.to = to;
    else stretches.push({ from, to });
  }
  return stretches;
}

function writeHead(track: PictureTrack, picks: readonly number[], sizeBytes: number): Buffer {
  const brand = writeBox('ftyp', Buffer.from('isom\0\0\x02\0isomiso2avc1mp41', 'latin1'));
  const dataHeader = Buffer.concat([uint32(1), Buffer.from('mdat'), uint64(sizeBytes + 16)]);
  // Its length does not depend on where the data begin.
  const moovBytes = writeMoov(track, picks, 0).length;
  const dataAt = brand.length + moovBytes + dataHeader.length;
  return Buffer.concat([brand, writeMoov(track, picks, dataAt), dataHeader]);
}

function writeMoov(track: PictureTrack, picks: readonly number[], dataAt: number): Buffer {
  const { moov, trak } = track;
  const media = boxWithin(trak, 'mdia') as Buffer;
  const information = boxWithin(media, 'minf') as Buffer;
  const table = writeBox('stbl', ...writeTables(track, picks, dataAt));
  const minf = writeBox('minf', ...copied(information, ['stbl']), table);
  const mdia = writeBox('mdia', ...copied(media, ['minf']), minf);
  const edits = writeBox('edts', writeEdit(track, picks));
  const own = writeBox('trak', ...copied(trak, ['mdia', 'edts', 'tref', 'meta']), edits, mdia);
  return writeBox('moov', writeBox('mvhd', boxWithin(moov, 'mvhd') ?? Buffer.alloc(0)), own);
}

function copied(content: Buffer, left: readonly string[]): Buffer[] {
  return boxesIn(content)
    .filter(({ type }) => !left.includes(type))
    .map((box) => writeBox(box.type, box.content));
}

/** Longer than any file, on a clock of any speed. */
const endless = 0x7fff_ffff;

function writeEdit({ samples }: PictureTrack, picks: readonly number[]): Buffer {
  const first = picks[0]!;
  const shownFrom = samples.shownAt[first]! - samples.decodedAt[first]!;
  return writeBox('elst', uint32(0), uint32(1), uint32(endless), int32(shownFrom), uint32(1 << 16));
}

function writeTables(
  { samples, trak }: PictureTrack,
  picks: readonly number[],
  dataAt: number,
): Buffer[] {
  const { decodedAt, shownAt, sizes, lasts, isKey } = samples;
  const described = boxWithin(trak, 'mdia', 'minf', 'stbl', 'stsd') as Buffer;
  // Until the next one that was picked.
  const durations = picks.map((index, place) => {
    const next = picks[place + 1];
    return next === undefined ? lasts[index]! : decodedAt[next]! - decodedAt[index]!;
  });
  const delays = picks.map((index) => shownAt[index]! - decodedAt[index]!);
  const keys = picks.flatMap((index, place) => (isKey[index] ? [place + 1] : []));
  return [
    writeBox('stsd', described),
    listBox('stts', durations, (duration) => [uint32(1), uint32(duration)]),
    // Version 1: a picture may be shown before it is decoded, as others tell it.
    listBox('ctts', delays, (delay) => [uint32(1), int32(delay)], 1),
    listBox('stss', keys, (key) => [uint32(key)]),
    listBox('stsc', [picks.length], (count) => [uint32(1), uint32(count), uint32(1)]),
    writeBox(
      'stsz',
      ...[uint32(0), uint32(0), uint32(picks.length)],
      ...picks.map((index) => uint32(sizes[index]!)),
    ),
    listBox('co64', [dataAt], (at) => [uint64(at)]),
  ];
}

function listBox<T>(
  type: string,
  entries: readonly T[],
  write: (entry: T) => readonly Buffer[],
  version = 0,
): Buffer {
  return writeBox(
    type,
    Buffer.from([version, 0, 0, 0]),
    uint32(entries.length),
    ...entries.flatMap(write),
  );
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}
