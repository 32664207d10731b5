import { fileTypeFromBuffer } from 'file-type';

export type MediaType = {
  readonly kind: 'image' | 'video' | 'audio';
  readonly mimeType: string;
  /** Without dot; ours to choose, and from it the media route knows the type again. */
  readonly extension: string;
};

export type Detection =
  | { readonly ok: true; readonly type: MediaType }
  | { readonly ok: false; readonly reason: 'empty' | 'heic' | 'unsupported' };

/** How many of a file's first bytes decide. */
export const detectionBytes = 64 * 1024;

/** What a file is by its content alone; its name and declared type say nothing. */
export async function detectMedia(head: Buffer): Promise<Detection> {
  if (head.length === 0) return { ok: false, reason: 'empty' };
  if (hasMarkup(head)) return { ok: false, reason: 'unsupported' };
  const brands = isoBrands(head);
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return accepted('image/avif');
  if (brands.some((brand) => heicBrands.has(brand))) return { ok: false, reason: 'heic' };
  if (head.subarray(0, 4).toString('latin1') === 'OggS') return accepted(oggType(head));
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  return accepted(found?.mime.split(';')[0] ?? '');
}

/**
 * Whether a page or script hides in the bytes. A picture that is also a page is only useful
 * to an attacker; the chance of these letters in compressed data is below 1 in 10⁷ per GB.
 */
export function hasMarkup(bytes: Buffer): boolean {
  return markup.test(bytes.toString('latin1'));
}

const markup = /<(script|html|iframe|!doctype html|\?php|svg:svg)[\s>/]/i;

const types: readonly MediaType[] = [
  { kind: 'image', mimeType: 'image/png', extension: 'png' },
  { kind: 'image', mimeType: 'image/jpeg', extension: 'jpg' },
  { kind: 'image', mimeType: 'image/webp', extension: 'webp' },
  { kind: 'image', mimeType: 'image/avif', extension: 'avif' },
  { kind: 'image', mimeType: 'image/gif', extension: 'gif' },
  { kind: 'video', mimeType: 'video/mp4', extension: 'mp4' },
  { kind: 'video', mimeType: 'video/webm', extension: 'webm' },
  // The chat recognises videos by .mp4, .webm and .ogg, so sound in Ogg needs another name.
  { kind: 'video', mimeType: 'video/ogg', extension: 'ogg' },
  { kind: 'video', mimeType: 'video/quicktime', extension: 'mov' },
  { kind: 'video', mimeType: 'video/matroska', extension: 'mkv' },
  { kind: 'audio', mimeType: 'audio/mpeg', extension: 'mp3' },
  { kind: 'audio', mimeType: 'audio/wav', extension: 'wav' },
  { kind: 'audio', mimeType: 'audio/mp4', extension: 'm4a' },
  { kind: 'audio', mimeType: 'audio/aac', extension: 'aac' },
  { kind: 'audio', mimeType: 'audio/flac', extension: 'flac' },
  { kind: 'audio', mimeType: 'audio/ogg', extension: 'oga' },
];

/** Other names of the same types. */
const aliases: Readonly<Record<string, string>> = {
  'image/apng': 'image/png',
  'video/x-m4v': 'video/mp4',
  'video/3gpp': 'video/mp4',
  'video/x-matroska': 'video/matroska',
  'audio/x-m4a': 'audio/mp4',
  'audio/x-flac': 'audio/flac',
  'audio/vnd.wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
};

function accepted(mime: string): Detection {
  const type = types.find(({ mimeType }) => mimeType === (aliases[mime] ?? mime));
  return type ? { ok: true, type } : { ok: false, reason: 'unsupported' };
}

/** The type of one of our own keys, by the extension that we gave it. */
export function mimeTypeOfKey(key: string): string | null {
  const extension = key.slice(key.lastIndexOf('.') + 1);
  // Made by us beside a film, and never taken in.
  if (extension === 'vtt') return 'text/vtt; charset=utf-8';
  return types.find((type) => type.extension === extension)?.mimeType ?? null;
}

/** A type that was found before, by its name. */
export const mediaTypeOf = (mimeType: string): MediaType | undefined =>
  types.find((type) => type.mimeType === mimeType);

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Major and compatible brands of an ISO base media file (ISO/IEC 14496-12 §4.3). */
function isoBrands(head: Buffer): string[] {
  if (head.length < 16 || head.subarray(4, 8).toString('latin1') !== 'ftyp') return [];
  const end = Math.min(head.readUInt32BE(0), head.length, 256);
  const brands = [head.subarray(8, 12).toString('latin1')];
  for (let at = 16; at + 4 <= end; at += 4)
    brands.push(head.subarray(at, at + 4).toString('latin1'));
  return brands;
}

/** The first page of each stream names its codec; they all stand before any data (RFC 3533 §4). */
function oggType(head: Buffer): string {
  const start = head.subarray(0, 4096).toString('latin1');
  if (/theora|BBCD|OVP80/.test(start)) return 'video/ogg';
  return /vorbis|OpusHead|FLAC|Speex/.test(start) ? 'audio/ogg' : '';
}
