import { linearToSrgb, srgbToLinear } from '@armoni/colour/srgb';
import sharp, { type Sharp } from 'sharp';
import { linearOfByte } from './colour.ts';
import { createImage, type LinearImage } from './linear-image.ts';

/** Decided by content: what people may bring. SVG and GIF are refused. */
const readable = new Set(['jpeg', 'png', 'webp', 'heif']);
/** A 31 kB file can unfold to 16,000 × 16,000; nothing larger than a good camera's picture is decoded. */
export const maxPixels = 60_000_000;

export type DecodeOptions = {
  /** Pixels; both given: the picture covers the frame and is cropped around its centre. */
  readonly cover?: { readonly width: number; readonly height: number };
  /** Pixels; a larger picture is made smaller, a smaller one is left alone. */
  readonly maxSide?: number;
  /** What is transparent stays so, beside what it looks like on white. */
  readonly keepsAlpha?: boolean;
};

/** sRGB, a byte a channel, in rows from the top; of one channel when it is grey. */
export type DecodedBytes = {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  /** How far a pixel covers what lies beneath, a byte each; without it all of them do. */
  readonly alpha?: Uint8Array;
};

/** A picture upright, on white where it was transparent; null when it cannot be read. */
export async function decodePicture(
  bytes: Uint8Array,
  options: DecodeOptions = {},
): Promise<LinearImage | null> {
  const decoded = await decodeBytes(bytes, options);
  return decoded && imageOfBytes(decoded);
}

/** The same as bytes, which are a quarter as many. */
export async function decodeBytes(
  bytes: Uint8Array,
  { cover, maxSide, keepsAlpha = false }: DecodeOptions = {},
): Promise<DecodedBytes | null> {
  try {
    const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
    const { format, hasAlpha } = await source.metadata();
    if (!readable.has(format)) return null;
    const alpha = keepsAlpha && hasAlpha ? await alphaOf(source.clone(), cover) : null;
    const upright = source.autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb');
    if (cover) upright.resize({ ...cover, fit: 'cover', kernel: 'lanczos3' });
    else if (maxSide) {
      const inside = { fit: 'inside', withoutEnlargement: true } as const;
      upright.resize({ width: maxSide, height: maxSide, ...inside });
    }
    const { data, info } = await upright
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return { data, width, height, channels, ...(alpha && { alpha }) };
  } catch {
    // Whatever sharp says, the answer to a person is the same: this picture cannot be read.
    return null;
  }
}

/** Null where nothing is transparent. */
async function alphaOf(source: Sharp, cover: DecodeOptions['cover']): Promise<Uint8Array | null> {
  const upright = source.autoOrient().ensureAlpha();
  if (cover) upright.resize({ ...cover, fit: 'cover', kernel: 'lanczos3' });
  const alpha = await upright.extractChannel('alpha').raw({ depth: 'uchar' }).toBuffer();
  return alpha.every((value) => value === 255) ? null : new Uint8Array(alpha);
}

/** Pixels of a picture of a kind that people may bring, when they are too many to be decoded; else null. */
export async function excessivePixelsOf(bytes: Uint8Array): Promise<number | null> {
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const pixels = width * height;
    return readable.has(format) && pixels > maxPixels ? pixels : null;
  } catch {
    return null;
  }
}

/** Pixels of a readable picture's longer side, and whether a frame has another shape than it. */
export async function sidesOf(
  bytes: Uint8Array,
  frame: { readonly width: number; readonly height: number },
): Promise<{ readonly longestSide: number | null; readonly isCropped: boolean }> {
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
    const { width, height } = autoOrient;
    const isCropped = Math.abs((width / height) * (frame.height / frame.width) - 1) > sameShape;
    return { longestSide: Math.max(width, height), isCropped };
  } catch {
    return { longestSide: null, isCropped: false };
  }
}

/** Rounding to whole pixels. */
const sameShape = 0.01;

export function imageOfBytes(decoded: DecodedBytes): LinearImage {
  const { data, width, height, channels, alpha } = decoded;
  const image = createImage(width, height);
  const green = channels >= 3 ? 1 : 0;
  const blue = channels >= 3 ? 2 : 0;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const from = pixel * channels;
    image.data[pixel * 3] = linearOfByte[data[from]!]!;
    image.data[pixel * 3 + 1] = linearOfByte[data[from + green]!]!;
    image.data[pixel * 3 + 2] = linearOfByte[data[from + blue]!]!;
  }
  return alpha ? withAlpha(image, alpha) : image;
}

/** Takes off the white that was laid beneath, or it would be a rim on every other ground. */
function withAlpha(image: LinearImage, bytes: Uint8Array): LinearImage {
  const alpha = Float32Array.from(bytes, (value) => value / 255);
  for (let i = 0; i < image.data.length; i += 1) {
    const share = alpha[Math.floor(i / 3)]!;
    if (share === 1 || share < leastCover) continue;
    const shown = linearToSrgb(image.data[i]!);
    image.data[i] = srgbToLinear(Math.min(1, Math.max(0, (shown - (1 - share)) / share)));
  }
  return { ...image, alpha };
}

/** What covers less has no colour that could be told. */
const leastCover = 0.1;
