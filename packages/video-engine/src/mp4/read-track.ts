import { type FileHandle, open } from 'node:fs/promises';
import { boxAt, boxesIn, boxWithin } from './boxes.ts';
import { readSampleTable, type SampleTable } from './sample-table.ts';

/** The only picture track of a plain MP4 or MOV of H.264. */
export type PictureTrack = {
  readonly path: string;
  readonly samples: SampleTable;
  readonly ticksPerSecond: number;
  /** Ticks on the track's clock at which the file begins. */
  readonly beginsAt: number;
  /** Of the length before each unit of a sample. */
  readonly lengthBytes: number;
  /** The boxes that describe it, from `moov` on. */
  readonly moov: Buffer;
  readonly trak: Buffer;
};

/** The description of an hour is less than a tenth. */
const mostMoovBytes = 64_000_000;

/**
 * Where the pictures of a file lie; null for any file that is not as plain as a camera's: one
 * picture track of H.264 in one piece, shown from its first picture on. Reads only the description.
 */
export async function readPictureTrack(path: string): Promise<PictureTrack | null> {
  const file = await open(path, 'r');
  try {
    const moov = await readMoov(file);
    return moov && trackIn(moov, path);
  } finally {
    await file.close();
  }
}

async function readMoov(file: FileHandle): Promise<Buffer | null> {
  const { size } = await file.stat();
  const header = Buffer.alloc(16);
  for (let at = 0; at < size; ) {
    const { bytesRead } = await file.read(header, 0, header.length, at);
    const found = boxAt(header.subarray(0, bytesRead), size - at);
    if (found === null) return null;
    if (found.type === 'moov') {
      const length = found.sizeBytes - found.headerBytes;
      if (length > mostMoovBytes) return null;
      const moov = Buffer.alloc(length);
      await file.read(moov, 0, length, at + found.headerBytes);
      return moov;
    }
    at += found.sizeBytes;
  }
  return null;
}

function trackIn(moov: Buffer, path: string): PictureTrack | null {
  const boxes = boxesIn(moov);
  // In pieces: its description lists no sample.
  if (boxes.some(({ type }) => type === 'mvex')) return null;
  const tracks = boxes.filter(
    ({ type, content }) => type === 'trak' && handlerOf(content) === 'vide',
  );
  const trak = tracks[0]?.content;
  const stbl = trak && boxWithin(trak, 'mdia', 'minf', 'stbl');
  if (tracks.length !== 1 || !trak || !stbl) return null;
  const lengthBytes = unitLengthBytes(trak);
  const ticksPerSecond = clockOf(boxWithin(trak, 'mdia', 'mdhd'));
  const samples = readSampleTable(stbl);
  const beginsAt = editedFrom(trak);
  if (!lengthBytes || !ticksPerSecond || samples === null || beginsAt === null) return null;
  const first = samples.shownAt.reduce((least, time) => Math.min(least, time));
  if (first !== beginsAt) return null;
  return { path, samples, ticksPerSecond, beginsAt, lengthBytes, moov, trak };
}

/** What a track holds, as four letters: `vide`, `soun`. */
export function handlerOf(trak: Buffer): string | undefined {
  return boxWithin(trak, 'mdia', 'hdlr')?.toString('latin1', 8, 12);
}

/** Bytes of a sample's description before its own boxes, and its size in them. */
const pictureEntryBytes = 78;
const sizeAt = 24;

/** How the samples of a track of H.264 are described; null where they are no such, or in several ways. */
export function pictureEntry(
  trak: Buffer,
): { readonly width: number; readonly height: number; readonly boxes: Buffer } | null {
  const stsd = boxWithin(trak, 'mdia', 'minf', 'stbl', 'stsd');
  if (!stsd || stsd.length < 8 || stsd.readUInt32BE(4) !== 1) return null;
  const entry = boxesIn(stsd.subarray(8))[0];
  if (entry?.type !== 'avc1' || entry.content.length < pictureEntryBytes) return null;
  return {
    width: entry.content.readUInt16BE(sizeAt),
    height: entry.content.readUInt16BE(sizeAt + 2),
    boxes: entry.content.subarray(pictureEntryBytes),
  };
}

function unitLengthBytes(trak: Buffer): number {
  const entry = pictureEntry(trak);
  const settings = entry && boxWithin(entry.boxes, 'avcC');
  return settings && settings.length > 4 ? ((settings[4] ?? 0) & 3) + 1 : 0;
}

function clockOf(mdhd: Buffer | undefined): number {
  if (!mdhd) return 0;
  const at = mdhd[0] === 1 ? 20 : 12;
  return mdhd.length >= at + 4 ? mdhd.readUInt32BE(at) : 0;
}

/** Ticks from which a track is shown; null where it is shown in pieces, later or at another speed. */
function editedFrom(trak: Buffer): number | null {
  const elst = boxWithin(trak, 'edts', 'elst');
  if (!elst) return 0;
  const isLong = elst[0] === 1;
  if (elst.length < (isLong ? 28 : 20) || elst.readUInt32BE(4) !== 1) return null;
  const from = isLong ? Number(elst.readBigInt64BE(16)) : elst.readInt32BE(12);
  const rate = elst.readInt32BE(isLong ? 24 : 16);
  return from >= 0 && rate === 0x1_0000 ? from : null;
}

/** The same for tracks that one decoder can read one after the other. */
export function descriptionOf({ trak, ticksPerSecond }: PictureTrack): string {
  const boxes = boxesIn(pictureEntry(trak)?.boxes ?? Buffer.alloc(0));
  // How many bits there are decides nothing.
  const told = boxes.filter(({ type }) => type !== 'btrt');
  const words = told.map(({ type, content }) => `${type} ${content.toString('base64')}`);
  return [ticksPerSecond, ...words].join(' ');
}
