import { open } from 'node:fs/promises';

type Sniffed =
  | { readonly kind: 'empty' }
  | { readonly kind: 'playlist' }
  | { readonly kind: 'animated-webp' }
  /** A picture; `demuxer` reads it by content, null when ffmpeg cannot (HEIC). */
  | { readonly kind: 'still'; readonly demuxer: string | null }
  | { readonly kind: 'unknown'; readonly isGif: boolean };

export type SniffedFile = Sniffed & {
  /** The last 4 kB are zeroes: a download that reserved its space and never finished. */
  readonly hasEmptyTail: boolean;
};

/** Looks at the first bytes, since names lie and ffmpeg picks some demuxers by name. */
export async function sniffFile(path: string): Promise<SniffedFile> {
  const file = await open(path, 'r');
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(512), 0, 512, 0);
    if (bytesRead === 0) return { kind: 'empty', hasEmptyTail: false };
    const { size } = await file.stat();
    const tail = await file.read(Buffer.alloc(4096), 0, 4096, Math.max(0, size - 4096));
    const hasEmptyTail = tail.buffer.subarray(0, tail.bytesRead).every((byte) => byte === 0);
    return { ...sniff(buffer.subarray(0, bytesRead)), hasEmptyTail };
  } finally {
    await file.close();
  }
}

function sniff(head: Buffer): Sniffed {
  const text = head.toString('latin1');
  if (playlistStart.test(text)) return { kind: 'playlist' };
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return still('png_pipe');
  if (text.startsWith('\xff\xd8\xff')) return still('jpeg_pipe');
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') {
    return isAnimatedWebp(head) ? { kind: 'animated-webp' } : still('webp_pipe');
  }
  if (text.startsWith('BM')) return still('bmp_pipe');
  if (/^(II\*\0|MM\0\*)/.test(text)) return still('tiff_pipe');
  if (text.slice(4, 8) === 'ftyp') return sniffBrands(text.slice(8, 64));
  return { kind: 'unknown', isGif: text.startsWith('GIF8') };
}

/** An extended file whose second flag is set: ffmpeg finds no picture in it. */
function isAnimatedWebp(head: Buffer): boolean {
  return head.toString('latin1', 12, 16) === 'VP8X' && ((head[20] ?? 0) & 0x02) !== 0;
}

function sniffBrands(brands: string): Sniffed {
  if (brands.includes('avif')) return still('mov');
  if (/^(heic|heix|heim|mif1)/.test(brands)) return still(null);
  return { kind: 'unknown', isGif: false };
}

function still(demuxer: string | null): Sniffed {
  return { kind: 'still', demuxer };
}

const playlistStart =
  /^(\xef\xbb\xbf)?\s*(#EXTM3U|ffconcat|file\s+['"./\w]|<\?xml[^>]*>\s*<(MPD|smil)|<MPD|<smil|\[playlist\]|v=0\r?\n)/i;
