import sharp from 'sharp';
import { greyOf } from './foreign-manners.ts';

/** Pixels: what is compared is of one size. */
const side = 256;
/** Pixels between a pixel and those it is compared with. */
const rings = [1, 3] as const;
const hues = 12;
const steps = 4;

/**
 * A picture as histograms that no style is learned or drawn by: local binary patterns in two
 * scales (Ojala 2002, uniform ones), and hue by saturation and value. Each sums to 1.
 */
export async function featuresOf(picture: Uint8Array): Promise<readonly Float32Array[]> {
  const small = sharp(picture).resize(side, side, { fit: 'cover' }).removeAlpha();
  const pixels = new Uint8Array(await small.raw().toBuffer());
  const grey = greyOf(pixels);
  return [...rings.map((ring) => patternsOf(grey, ring)), coloursOf(pixels)];
}

/** Mean of what two pictures' histograms do not share, 0–1. */
export function distance(one: readonly Float32Array[], other: readonly Float32Array[]): number {
  const apart = one.map((histogram, at) =>
    histogram.reduce((sum, value, bin) => sum + Math.abs(value - other[at]![bin]!) / 2, 0),
  );
  return apart.reduce((sum, value) => sum + value, 0) / apart.length;
}

/** Patterns of eight neighbours: by how many are lighter where they lie together, else all others. */
function patternsOf(grey: Float32Array, ring: number): Float32Array {
  const around = [
    ...[-side - 1, -side, -side + 1, 1].map((step) => step * ring),
    ...[side + 1, side, side - 1, -1].map((step) => step * ring),
  ];
  const bins = new Float32Array(10);
  for (let y = ring; y < side - ring; y += 1) {
    for (let x = ring; x < side - ring; x += 1) {
      const at = y * side + x;
      const isLighter = around.map((step) => grey[at + step]! > grey[at]! + tolerance);
      const changes = isLighter.filter((one, index) => one !== isLighter[(index + 1) % 8]).length;
      const lighter = isLighter.filter(Boolean).length;
      bins[changes <= 2 ? lighter : 9]! += 1;
    }
  }
  return shares(bins);
}

/** Of 255: less is noise of how a file was packed. */
const tolerance = 3;

function coloursOf(pixels: Uint8Array): Float32Array {
  const bins = new Float32Array(hues * steps + 8);
  for (let i = 0; i < pixels.length; i += 3) {
    const [r, g, b] = [pixels[i]!, pixels[i + 1]!, pixels[i + 2]!];
    const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
    const saturation = most === 0 ? 0 : (most - least) / most;
    if (saturation < 0.12) {
      bins[hues * steps + Math.min(7, Math.floor(most / 32))]! += 1;
      continue;
    }
    const turn = hueOf(r, g, b, most - least);
    const step = Math.min(1, Math.floor(saturation * 2)) * 2 + (most > 127 ? 1 : 0);
    bins[Math.floor(turn * hues) * steps + step]! += 1;
  }
  return shares(bins);
}

/** Of a whole turn, below 1. */
function hueOf(r: number, g: number, b: number, range: number): number {
  const most = Math.max(r, g, b);
  const sixth =
    most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return (((sixth / 6) % 1) + 1) % 1;
}

function shares(bins: Float32Array): Float32Array {
  const sum = bins.reduce((all, one) => all + one, 0);
  return bins.map((one) => one / sum);
}
