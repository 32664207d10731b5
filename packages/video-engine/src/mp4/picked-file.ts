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

/** Numbers of samples of a track, ascending; the first one is a keyframe. */
export type Picks = { readonly track: PictureTrack; readonly picks: readonly number[] };

const pieceBytes = 1 << 20;

/**
 * An MP4 that holds only the picked pictures of a track, each described and shown as before, with
 * its description first. The first one is shown at 0.
 */
export function pickedFile(track: PictureTrack, picks: readonly number[]): PickedFile {
  const { samples, ticksPerSecond, beginsAt } = track;
  return {
    stream: joinedFile([{ track, picks }]).stream,
    startSeconds: (samples.shownAt[picks[0]!]! - beginsAt) / ticksPerSecond,
  };
}

/** The same of several tracks that are described alike, one after the other. */
export function joinedFile(parts: readonly Picks[]): {
  readonly stream: Readable;
  /** When each picture is shown, ascending. */
  readonly shownSeconds: readonly number[];
} {
  const { track } = parts[0]!;
  const pictures = inARow(parts);
  const shownSeconds = pictures
    .map(({ shownAt }) => (shownAt - pictures[0]!.shownAt) / track.ticksPerSecond)
    .sort((a, b) => a - b);
  const bytes = bytesOf(writeHead(track, pictures), parts);
  return { stream: Readable.from(bytes, { objectMode: false }), shownSeconds };
}

type Picture = {
  readonly decodedAt: number;
  readonly shownAt: number;
  readonly lasts: number;
  readonly sizeBytes: number;
  readonly isKey: boolean;
};

/** On the clock of the first part; each later one begins when all before it have been shown. */
function inARow(parts: readonly Picks[]): readonly Picture[] {
  const pictures: Picture[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { track, picks } of parts) {
    const { decodedAt, shownAt, lasts, sizes, isKey } = track.samples;
    const begins = Math.min(decodedAt[picks[0]!]!, shownAt[picks[0]!]!);
    const shift = pictures.length === 0 ? 0 : end - begins;
    for (const index of picks) {
      const picture = {
        decodedAt: decodedAt[index]! + shift,
        shownAt: shownAt[index]! + shift,
        lasts: lasts[index]!,
        sizeBytes: sizes[index]!,
        isKey: isKey[index] === 1,
      };
      pictures.push(picture);
      end = Math.max(end, Math.max(picture.decodedAt, picture.shownAt) + picture.lasts);
    }
  }
  return pictures;
}

async function* bytesOf(head: Buffer, parts: readonly Picks[]): AsyncGenerator<Buffer> {
  yield head;
  for (const part of parts) yield* samplesOf(part);
}

async function* samplesOf({ track: { path, samples }, picks }: Picks): AsyncGenerator<Buffer> {
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

function writeHead(track: PictureTrack, pictures: readonly Picture[]): Buffer {
  const sizeBytes = pictures.reduce((sum, picture) => sum + picture.sizeBytes, 0);
  const brand = writeBox('ftyp', Buffer.from('isom\0\0\x02\0isomiso2avc1mp41', 'latin1'));
  const dataHeader = Buffer.concat([uint32(1), Buffer.from('mdat'), uint64(sizeBytes + 16)]);
  // Its length does not depend on where the data begin.
  const moovBytes = writeMoov(track, pictures, 0).length;
  const dataAt = brand.length + moovBytes + dataHeader.length;
  return Buffer.concat([brand, writeMoov(track, pictures, dataAt), dataHeader]);
}

function writeMoov(track: PictureTrack, pictures: readonly Picture[], dataAt: number): Buffer {
  const { moov, trak } = track;
  const media = boxWithin(trak, 'mdia') as Buffer;
  const information = boxWithin(media, 'minf') as Buffer;
  const table = writeBox('stbl', ...writeTables(track, pictures, dataAt));
  const minf = writeBox('minf', ...copied(information, ['stbl']), table);
  const mdia = writeBox('mdia', ...copied(media, ['minf']), minf);
  const edits = writeBox('edts', writeEdit(pictures));
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

function writeEdit([first]: readonly Picture[]): Buffer {
  const shownFrom = first!.shownAt - first!.decodedAt;
  return writeBox('elst', uint32(0), uint32(1), uint32(endless), int32(shownFrom), uint32(1 << 16));
}

function writeTables(
  { trak }: PictureTrack,
  pictures: readonly Picture[],
  dataAt: number,
): Buffer[] {
  const described = boxWithin(trak, 'mdia', 'minf', 'stbl', 'stsd') as Buffer;
  // Until the next one that was picked.
  const durations = pictures.map(({ decodedAt, lasts }, place) => {
    const next = pictures[place + 1];
    return next === undefined ? lasts : next.decodedAt - decodedAt;
  });
  const delays = pictures.map(({ shownAt, decodedAt }) => shownAt - decodedAt);
  const keys = pictures.flatMap(({ isKey }, place) => (isKey ? [place + 1] : []));
  return [
    writeBox('stsd', described),
    listBox('stts', durations, (duration) => [uint32(1), uint32(duration)]),
    // Version 1: a picture may be shown before it is decoded, as others tell it.
    listBox('ctts', delays, (delay) => [uint32(1), int32(delay)], 1),
    listBox('stss', keys, (key) => [uint32(key)]),
    listBox('stsc', [pictures.length], (count) => [uint32(1), uint32(count), uint32(1)]),
    writeBox(
      'stsz',
      ...[uint32(0), uint32(0), uint32(pictures.length)],
      ...pictures.map(({ sizeBytes }) => uint32(sizeBytes)),
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
