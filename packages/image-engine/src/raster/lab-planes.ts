import { linearToOklab, oklabToLinear } from '@armoni/colour/oklab-samples';
import { createImage, type LinearImage } from './linear-image.ts';

/** OKLab, one plane per channel: L 0–1, a and b about ±0.3. */
export type LabPlanes = {
  readonly width: number;
  readonly height: number;
  readonly l: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
};

/** Planes of zeros; `make` decides where they live (shared memory for workers). */
export function createPlanes(
  width: number,
  height: number,
  make: (length: number) => Float32Array = (length) => new Float32Array(length),
): LabPlanes {
  const size = width * height;
  return { width, height, l: make(size), a: make(size), b: make(size) };
}

export function toPlanes(image: LinearImage): LabPlanes {
  const planes = createPlanes(image.width, image.height);
  writeRows(image, planes, 0, image.height);
  return planes;
}

/** Colours that no screen can show keep lightness and hue and lose chroma. */
export function fromPlanes(planes: LabPlanes): LinearImage {
  const image = createImage(planes.width, planes.height);
  readRows(planes, image, 0, planes.height);
  return image;
}

/** Rows of a picture into planes of the same size. */
export function writeRows(image: LinearImage, planes: LabPlanes, from: number, to: number): void {
  const row = new Float32Array(image.width * 3);
  for (let y = from; y < to; y += 1) {
    const start = y * image.width;
    linearToOklab(image.data.subarray(start * 3, (start + image.width) * 3), row);
    for (let x = 0; x < image.width; x += 1) {
      planes.l[start + x] = row[x * 3]!;
      planes.a[start + x] = row[x * 3 + 1]!;
      planes.b[start + x] = row[x * 3 + 2]!;
    }
  }
}

/** Rows of planes into a picture of the same size. */
export function readRows(planes: LabPlanes, image: LinearImage, from: number, to: number): void {
  const row = new Float32Array(planes.width * 3);
  for (let y = from; y < to; y += 1) {
    const start = y * planes.width;
    for (let x = 0; x < planes.width; x += 1) {
      row[x * 3] = Math.min(1, Math.max(0, planes.l[start + x]!));
      row[x * 3 + 1] = planes.a[start + x]!;
      row[x * 3 + 2] = planes.b[start + x]!;
    }
    const rgb = image.data.subarray(start * 3, (start + planes.width) * 3);
    oklabToLinear(row, rgb);
    for (let i = 0; i < rgb.length; i += 3) if (!isShowable(rgb, i)) reduceChroma(row, rgb, i);
  }
}

const tolerance = 1e-3;

function isShowable(rgb: Float32Array, at: number): boolean {
  return (
    Math.min(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!) >= -tolerance &&
    Math.max(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!) <= 1 + tolerance
  );
}

/** Of the one colour at `at` of both; its hue and lightness stay. */
function reduceChroma(lab: Float32Array, rgb: Float32Array, at: number): void {
  const [l, a, b] = [lab[at]!, lab[at + 1]!, lab[at + 2]!];
  let low = 0;
  let high = 1;
  const show = (share: number) => {
    tried[0] = l;
    tried[1] = a * share;
    tried[2] = b * share;
    oklabToLinear(tried, shown);
  };
  for (let round = 0; round < 9; round += 1) {
    const share = (low + high) / 2;
    show(share);
    if (isShowable(shown, 0)) low = share;
    else high = share;
  }
  show(low);
  for (let c = 0; c < 3; c += 1) rgb[at + c] = Math.min(1, Math.max(0, shown[c]!));
}

const tried = new Float32Array(3);
const shown = new Float32Array(3);
