import type { Picture } from '@armoni/perception/see/nanodet';

/** Of the longer side: 416 become 320, at which what fills a picture is known more surely. */
const share = 10 / 13;

export type Size = Pick<Picture, 'width' | 'height'>;

/** The same picture at ten thirteenths of its size; each pixel is the mean of what it covers. */
export function smallerPicture({ rgb, ...from }: Picture): Picture {
  const to = smallerSize(from);
  const across = coversOf(from.width, to.width);
  const narrow = new Float32Array(3 * to.width * from.height);
  for (let y = 0; y < from.height; y += 1) {
    const [row, onto] = [3 * y * from.width, 3 * y * to.width];
    for (const { index, pixel, part } of across) {
      add(rgb, row + 3 * pixel, narrow, onto + 3 * index, part);
    }
  }
  const small = new Float32Array(3 * to.width * to.height);
  for (const { index, pixel, part } of coversOf(from.height, to.height)) {
    const [row, onto] = [3 * pixel * to.width, 3 * index * to.width];
    for (let at = 0; at < 3 * to.width; at += 3) add(narrow, row + at, small, onto + at, part);
  }
  // A clamped array rounds what is put into it.
  return { rgb: new Uint8Array(new Uint8ClampedArray(small).buffer), ...to };
}

export function smallerSize({ width, height }: Size): Size {
  return {
    width: Math.max(1, Math.round(width * share)),
    height: Math.max(1, Math.round(height * share)),
  };
}

/** A part of a pixel's red, green and blue to those of another. */
function add(
  from: Uint8Array | Float32Array,
  at: number,
  to: Float32Array,
  onto: number,
  part: number,
): void {
  to[onto] = to[onto]! + part * from[at]!;
  to[onto + 1] = to[onto + 1]! + part * from[at + 1]!;
  to[onto + 2] = to[onto + 2]! + part * from[at + 2]!;
}

type Cover = { readonly index: number; readonly pixel: number; readonly part: number };

/** Of `to` pixels in a row, which of `from` lie beneath each, with their parts of it. */
function coversOf(from: number, to: number): readonly Cover[] {
  const step = from / to;
  const covers: Cover[] = [];
  for (let index = 0; index < to; index += 1) {
    const [start, end] = [index * step, (index + 1) * step];
    for (let pixel = Math.floor(start); pixel < Math.min(from, Math.ceil(end)); pixel += 1) {
      const covered = Math.min(end, pixel + 1) - Math.max(start, pixel);
      covers.push({ index, pixel, part: covered / step });
    }
  }
  return covers;
}
