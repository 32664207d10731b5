import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A picture at the size at which pictures are compared: 8-bit RGB row by row, and its luma. */
export type Compared = { readonly rgb: Uint8Array; readonly luma: Float32Array };

const size = { width: 320, height: 180 } as const;
const bytesEach = size.width * size.height * 3;

/** All frames of a film, or the one of a PNG; upright ones lie on their side. */
export async function comparedFrames(path: string): Promise<readonly Compared[]> {
  const scale = `scale=${size.width}:${size.height}:flags=area,format=rgb24`;
  const args = ['-v', 'error', '-i', path, '-vf', scale, '-f', 'rawvideo', '-'];
  const { stdout } = await run(process.env.FFMPEG_PATH ?? 'ffmpeg', args, {
    encoding: 'buffer',
    maxBuffer: 2 ** 29,
  });
  return Array.from({ length: stdout.length / bytesEach }, (_, index) => {
    const rgb = stdout.subarray(index * bytesEach, (index + 1) * bytesEach);
    return { rgb, luma: lumaOf(rgb) };
  });
}

/** Side and step of the windows in which pictures are compared: ffmpeg's. */
const window = 8;
const step = 4;
/** What keeps windows without contrast from being divided by nothing (Wang et al., 2004). */
const [steady, contrast] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
/** Of 255: what rounding makes of black, of which the index alone makes a difference of an eighth. */
const oneLevel = 1;

/** SSIM of luma, 0–1: where and how a thing stands counts, and how light it is. */
export function likeness(one: Compared, other: Compared): number {
  let sum = 0;
  let windows = 0;
  for (let y = 0; y + window <= size.height; y += step) {
    for (let x = 0; x + window <= size.width; x += step) {
      sum += likenessAt(one.luma, other.luma, y * size.width + x);
      windows += 1;
    }
  }
  return sum / windows;
}

function likenessAt(one: Float32Array, other: Float32Array, from: number): number {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (let row = 0; row < window; row += 1) {
    for (let column = 0; column < window; column += 1) {
      const at = from + row * size.width + column;
      const [p, q] = [one[at] ?? 0, other[at] ?? 0];
      a += p;
      b += q;
      aa += p * p;
      bb += q * q;
      ab += p * q;
    }
  }
  const count = window * window;
  const [meanOne, meanOther] = [a / count, b / count];
  const spread = aa / count - meanOne ** 2 + bb / count - meanOther ** 2;
  const common = ab / count - meanOne * meanOther;
  const isRounding = Math.abs(meanOne - meanOther) <= oneLevel;
  const light = (2 * meanOne * meanOther + steady) / (meanOne ** 2 + meanOther ** 2 + steady);
  return ((isRounding ? 1 : light) * (2 * common + contrast)) / (spread + contrast);
}

function lumaOf(rgb: Uint8Array): Float32Array {
  const luma = new Float32Array(rgb.length / 3);
  for (let at = 0; at < luma.length; at += 1) {
    const [red, green, blue] = [rgb[3 * at] ?? 0, rgb[3 * at + 1] ?? 0, rgb[3 * at + 2] ?? 0];
    luma[at] = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  return luma;
}

/** How far apart red, green and blue are in the mean, 0–255: a look that is missing. */
export function colourDistance(one: Compared, other: Compared): number {
  const sums = [0, 0, 0];
  one.rgb.forEach((level, at) => {
    sums[at % 3] = (sums[at % 3] ?? 0) + level - (other.rgb[at] ?? 0);
  });
  return Math.max(...sums.map((sum) => Math.abs(sum) / (one.rgb.length / 3)));
}
