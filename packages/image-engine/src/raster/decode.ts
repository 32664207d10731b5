import sharp from 'sharp';
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
};

/** sRGB, a byte a channel, in rows from the top; of one channel when it is grey. */
export type DecodedBytes = {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
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
  { cover, maxSide }: DecodeOptions = {},
): Promise<DecodedBytes | null> {
  try {
    const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
    const { format } = await source.metadata();
    if (!readable.has(format)) return null;
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
    return { data, width, height, channels };
  } catch {
    // Whatever sharp says, the answer to a person is the same: this picture cannot be read.
    return null;
  }
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

/** Pixels of a readable picture's longer side. */
export async function longestSideOf(bytes: Uint8Array): Promise<number | null> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
    return Math.max(width, height);
  } catch {
    return null;
  }
}

export function imageOfBytes({ data, width, height, channels }: DecodedBytes): LinearImage {
  const image = createImage(width, height);
  const green = channels >= 3 ? 1 : 0;
  const blue = channels >= 3 ? 2 : 0;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const from = pixel * channels;
    image.data[pixel * 3] = linearOfByte[data[from]!]!;
    image.data[pixel * 3 + 1] = linearOfByte[data[from + green]!]!;
    image.data[pixel * 3 + 2] = linearOfByte[data[from + blue]!]!;
  }
  return image;
}
