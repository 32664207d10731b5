import { open } from 'node:fs/promises';
import { boxesIn, boxWithin } from './boxes.ts';
import { type ColourCodes, type PictureParameters, readParameters } from './read-parameters.ts';
import { handlerOf, type PictureTrack, pictureEntry, readPictureTrack } from './read-track.ts';

/** All that a plain file says of itself, so plainly that no program need look into it. */
export type PlainHeader = {
  readonly track: PictureTrack;
  /** Places of its tracks among all of them. */
  readonly pictureIndex: number;
  readonly parameters: PictureParameters;
  /** The picture's own word before the file's. */
  readonly isFullRange: boolean;
  readonly colour: ColourCodes | null;
  /** Clockwise. */
  readonly rotationDegrees: 0 | 90 | 180 | 270;
  /** Of the track, in ticks of its clock. */
  readonly lastsTicks: number;
  /** Of the whole file. */
  readonly lastsSeconds: number;
  readonly sound: { readonly index: number } | null;
};

/**
 * Reads the header of an MP4 or MOV with one track of H.264, and at most one of AAC; null for any other, and
 * for one of which another reader might say something else: cut off, shown in part, stretched or interlaced.
 */
export async function readPlainHeader(path: string): Promise<PlainHeader | null> {
  const track = await readPictureTrack(path);
  if (track === null || !(await holdsItsSamples(track))) return null;
  try {
    return headerOf(track);
  } catch (error) {
    // A box that is shorter than what it should say.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function headerOf(track: PictureTrack): PlainHeader | null {
  const tracks = boxesIn(track.moov).filter(({ type }) => type === 'trak');
  const kinds = tracks.map(({ content }) => kindOf(content));
  const pictureIndex = kinds.indexOf('picture');
  const isPlain = kinds.every((kind) => kind === 'picture' || kind === 'aac');
  if (!isPlain || kinds.length > 2 || pictureIndex < 0) return null;
  const picture = readPicture(track);
  const movie = readClock(boxWithin(track.moov, 'mvhd'));
  const media = readClock(boxWithin(track.trak, 'mdia', 'mdhd'));
  if (picture === null || movie === null || media === null) return null;
  if (endOf(track) > media.lasts + track.beginsAt) return null;
  if (!tracks.every(({ content }) => isShownWhole(content, movie.ticksPerSecond))) return null;
  const soundIndex = kinds.indexOf('aac');
  return {
    ...{ track, pictureIndex, ...picture },
    lastsTicks: media.lasts,
    lastsSeconds: movie.lasts / movie.ticksPerSecond,
    sound: soundIndex < 0 ? null : { index: soundIndex },
  };
}

/** Ticks on the track's clock at which its last picture ends. */
function endOf({ samples: { shownAt, lasts } }: PictureTrack): number {
  return shownAt.reduce((latest, start, index) => Math.max(latest, start + lasts[index]!), 0);
}

/** A file that was cut off lists samples beyond its end; the first bytes say that it is one at all. */
async function holdsItsSamples({ path, samples }: PictureTrack): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    const isInside = samples.sizes.every(
      (bytes, index) => bytes > 0 && samples.offsets[index]! + bytes <= size,
    );
    return isInside && buffer.toString('latin1', 4, 8) === 'ftyp';
  } finally {
    await file.close();
  }
}

/** Bytes of a description of sound before its own boxes, by the version that it names; QuickTime has the second. */
const soundEntryBytes = [28, 44];
const soundVersionAt = 8;

function kindOf(trak: Buffer): 'picture' | 'aac' | 'other' {
  const handler = handlerOf(trak);
  if (handler === 'vide') return 'picture';
  const entries = boxWithin(trak, 'mdia', 'minf', 'stbl', 'stsd');
  if (handler !== 'soun' || !entries || entries.readUInt32BE(4) !== 1) return 'other';
  const entry = boxesIn(entries.subarray(8))[0];
  const before = entry && soundEntryBytes[entry.content.readUInt16BE(soundVersionAt)];
  if (entry?.type !== 'mp4a' || before === undefined) return 'other';
  const boxes = entry.content.subarray(before);
  const settings = boxWithin(boxes, 'esds') ?? boxWithin(boxes, 'wave', 'esds');
  return settings && objectTypeIn(settings) === aacObject ? 'aac' : 'other';
}

/** ISO/IEC 14496-1: descriptors of a stream and of its decoder, each with a length of one to four bytes. */
const descriptor = { stream: 3, decoder: 4 } as const;
const aacObject = 0x40;

function objectTypeIn(esds: Buffer): number | null {
  let at = skipHead(esds, 4, descriptor.stream);
  // Its number, and no flag of what may follow.
  if (at === null || esds[at + 2] !== 0) return null;
  at = skipHead(esds, at + 3, descriptor.decoder);
  return at === null ? null : (esds[at] ?? null);
}

function skipHead(esds: Buffer, at: number, kind: number): number | null {
  if (esds[at] !== kind) return null;
  let next = at + 1;
  while (next < at + 4 && (esds[next] ?? 0) & 0x80) next += 1;
  return next + 1;
}

function readPicture({ trak }: PictureTrack) {
  const entry = pictureEntry(trak);
  const settings = entry && boxWithin(entry.boxes, 'avcC');
  const parameters = settings ? readParameters(settings) : null;
  const tkhd = boxWithin(trak, 'tkhd');
  const rotationDegrees = tkhd ? rotationIn(tkhd) : null;
  if (!entry || parameters === null || !tkhd || rotationDegrees === null) return null;
  const { width, height, pixelAspect } = parameters;
  const isSquare = (pixelAspect ?? '1:1') === '1:1' && isSquareIn(boxWithin(entry.boxes, 'pasp'));
  const shown = [tkhd.readUInt32BE(tkhd.length - 8), tkhd.readUInt32BE(tkhd.length - 4)];
  const isShownAsStored = shown[0] === width * 0x1_0000 && shown[1] === height * 0x1_0000;
  if (!isSquare || !isShownAsStored || entry.width !== width || entry.height !== height) {
    return null;
  }
  const told = readColour(boxWithin(entry.boxes, 'colr'));
  if (told === 'other') return null;
  return {
    ...{ parameters, rotationDegrees },
    isFullRange: parameters.isFullRange ?? told?.isFullRange ?? false,
    colour: parameters.colour ?? told,
  };
}

function isSquareIn(pasp: Buffer | undefined): boolean {
  return !pasp || (pasp.length >= 8 && pasp.readUInt32BE(0) === pasp.readUInt32BE(4));
}

function readColour(
  colr: Buffer | undefined,
): (ColourCodes & { readonly isFullRange: boolean }) | null | 'other' {
  if (!colr) return null;
  const kind = colr.toString('latin1', 0, 4);
  const isLong = kind === 'nclx' && colr.length >= 11;
  if (!isLong && !(kind === 'nclc' && colr.length >= 10)) return 'other';
  return {
    primaries: colr.readUInt16BE(4),
    transfer: colr.readUInt16BE(6),
    matrix: colr.readUInt16BE(8),
    isFullRange: isLong && (colr[10]! & 0x80) !== 0,
  };
}

/** Where a header's matrix begins, from its end: nine numbers, in a track followed by its size. */
const matrixBytes = 36;
const sizeBytes = 8;
/** The upper left of the matrix of each quarter turn, clockwise. */
const turns = ['1 0 0 1', '0 1 -1 0', '-1 0 0 -1', '0 -1 1 0'];

function rotationIn(tkhd: Buffer): PlainHeader['rotationDegrees'] | null {
  const at = tkhd.length - matrixBytes - sizeBytes;
  if (at < 0) return null;
  const turn = turns.indexOf(
    [0, 4, 12, 16].map((place) => tkhd.readInt32BE(at + place) / 0x1_0000).join(' '),
  );
  return turn < 0 ? null : ((turn * 90) as PlainHeader['rotationDegrees']);
}

function readClock(header: Buffer | undefined): { ticksPerSecond: number; lasts: number } | null {
  if (!header) return null;
  const isLong = header[0] === 1;
  const at = isLong ? 20 : 12;
  if (header.length < at + (isLong ? 12 : 8)) return null;
  const ticksPerSecond = header.readUInt32BE(at);
  const lasts = isLong ? Number(header.readBigUInt64BE(at + 4)) : header.readUInt32BE(at + 4);
  return ticksPerSecond > 0 ? { ticksPerSecond, lasts } : null;
}

/** What an AAC encoder plays before the sound begins, at most: two of its blocks and a little. */
const mostPriming = 2112;

/** From its start, but for what an encoder of sound puts before it, to its end. */
function isShownWhole(trak: Buffer, movieTicks: number): boolean {
  const media = readClock(boxWithin(trak, 'mdia', 'mdhd'));
  if (media === null) return false;
  const elst = boxWithin(trak, 'edts', 'elst');
  if (!elst) return true;
  if (elst[0] !== 0 || elst.length < 20 || elst.readUInt32BE(4) !== 1) return false;
  const lasts = elst.readUInt32BE(8) / movieTicks;
  const from = elst.readInt32BE(12);
  const isPlain = elst.readInt32BE(16) === 0x1_0000 && from >= 0;
  const isSound = handlerOf(trak) === 'soun';
  // Lengths of a file are told in coarser ticks than those of a track.
  const reaches = lasts + 1 / movieTicks >= (media.lasts - from) / media.ticksPerSecond;
  return isPlain && reaches && (!isSound || from <= mostPriming);
}
