import { blurPlane } from '../raster/blur-plane.ts';
import { fromPlanes, type LabPlanes, toPlanes } from '../raster/lab-planes.ts';
import { createImage, type LinearImage } from '../raster/linear-image.ts';
import type { Edit } from './edit.ts';

/** Does the edits in order; the picture given is left as it is. Of pixels nothing can be extended. */
export function applyEdits(image: LinearImage, edits: readonly Edit[]): LinearImage {
  const framed = edits.reduce(reframe, image);
  const tonal = edits.filter((edit) => !isFraming(edit));
  if (tonal.length === 0) return framed;
  const planes = toPlanes(framed);
  for (const edit of tonal) retouch(planes, edit);
  const { alpha } = framed;
  return alpha ? { ...fromPlanes(planes), alpha } : fromPlanes(planes);
}

/** Whether it moves pixels and leaves each as it is. */
export function isFraming({ kind }: Edit): boolean {
  return ['rotate', 'flip', 'crop', 'format', 'extend', 'zoom'].includes(kind);
}

function reframe(image: LinearImage, edit: Edit): LinearImage {
  const { width, height } = image;
  switch (edit.kind) {
    case 'rotate':
      return rotate(image, edit.quarterTurns);
    case 'flip':
      return edit.axis === 'horizontal'
        ? remap(image, width, height, (x, y) => [width - 1 - x, y])
        : remap(image, width, height, (x, y) => [x, height - 1 - y]);
    case 'crop':
    case 'format': {
      const framed = framedTo(edit.aspect, image);
      return cropMiddle(image, framed.width, framed.height);
    }
    case 'zoom':
      return cropMiddle(image, Math.round(width * edit.share), Math.round(height * edit.share));
    default:
      return image;
  }
}

/** The largest frame of a shape within another. */
export function framedTo(
  aspect: number,
  { width, height }: { readonly width: number; readonly height: number },
) {
  const wide = Math.min(width, Math.round(height * aspect));
  return { width: wide, height: Math.min(height, Math.round(wide / aspect)) };
}

function rotate(image: LinearImage, quarterTurns: 1 | 2 | 3): LinearImage {
  const { width, height } = image;
  if (quarterTurns === 2) {
    return remap(image, width, height, (x, y) => [width - 1 - x, height - 1 - y]);
  }
  return quarterTurns === 1
    ? remap(image, height, width, (x, y) => [y, height - 1 - x])
    : remap(image, height, width, (x, y) => [width - 1 - y, x]);
}

function cropMiddle(image: LinearImage, wantedWidth: number, wantedHeight: number): LinearImage {
  const width = Math.max(1, Math.min(image.width, wantedWidth));
  const height = Math.max(1, Math.min(image.height, wantedHeight));
  const left = (image.width - width) >> 1;
  const top = (image.height - height) >> 1;
  return remap(image, width, height, (x, y) => [x + left, y + top]);
}

/** A new picture; `from` says where each of its pixels was. */
function remap(
  image: LinearImage,
  width: number,
  height: number,
  from: (x: number, y: number) => readonly [x: number, y: number],
): LinearImage {
  const remapped = createImage(width, height);
  const alpha = image.alpha && new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [oldX, oldY] = from(x, y);
      const at = (oldY * image.width + oldX) * 3;
      if (alpha) alpha[y * width + x] = image.alpha![at / 3]!;
      remapped.data.set(image.data.subarray(at, at + 3), (y * width + x) * 3);
    }
  }
  return alpha ? { ...remapped, alpha } : remapped;
}

type Retouch = {
  readonly [Kind in Edit['kind']]?: (
    planes: LabPlanes,
    edit: Extract<Edit, { kind: Kind }>,
  ) => void;
};

/** What an amount of 1 does, in OKLab; by eye on photographs. */
const strengths = {
  saturation: 0.9,
  /** Towards orange, the more the lighter a place is. */
  warmth: { a: 0.025, b: 0.09 },
  /** Kernel of the detail in pixels, and how much of it is added. */
  sharpen: { sigma: 1.4, share: 1.6 },
  /** Of the shorter side. */
  blur: 0.024,
};
/** The tint of a faded print: paper white stays nearly white. */
const sepia = { a: 0.018, b: 0.055, perDarkness: 1.6, least: 0.2 };

const retouches: Retouch = {
  // A power keeps black black and white white.
  light: ({ l }, { amount }) => change(l, (value) => Math.max(0, value) ** (2 ** -amount)),
  contrast: ({ l }, { amount }) => change(l, (value) => bend(value, amount)),
  saturation: (planes, { amount }) => scaleChroma(planes, 1 + strengths.saturation * amount),
  warmth: ({ l, a, b }, { amount }) => {
    change(a, (value, i) => value + strengths.warmth.a * amount * l[i]!);
    change(b, (value, i) => value + strengths.warmth.b * amount * l[i]!);
  },
  'black-and-white': (planes) => scaleChroma(planes, 0),
  sepia: ({ l, a, b }) => {
    a.fill(sepia.a);
    change(b, (_, i) => sepia.b * Math.min(1, sepia.perDarkness * (1 - l[i]!) + sepia.least));
  },
  sharpen: (planes, { amount }) => addDetail(planes, strengths.sharpen.share * amount),
  blur: (planes, { amount }) => blurAll(planes, amount),
};

function retouch(planes: LabPlanes, edit: Edit): void {
  const apply = retouches[edit.kind] as ((planes: LabPlanes, edit: Edit) => void) | undefined;
  apply?.(planes, edit);
}

function change(plane: Float32Array, to: (value: number, i: number) => number): void {
  for (let i = 0; i < plane.length; i += 1) plane[i] = to(plane[i]!, i);
}

/** An S-curve through black, the middle and white; flatter for negative amounts. */
function bend(value: number, amount: number): number {
  const clipped = Math.min(1, Math.max(0, value));
  const curve = clipped * clipped * (3 - 2 * clipped);
  return amount >= 0
    ? clipped + amount * (curve - clipped)
    : 0.5 + (clipped - 0.5) * (1 + 0.5 * amount);
}

function scaleChroma({ a, b }: LabPlanes, share: number): void {
  change(a, (value) => value * share);
  change(b, (value) => value * share);
}

function addDetail({ width, height, l }: LabPlanes, amount: number): void {
  const soft = blurPlane(l, width, height, strengths.sharpen.sigma);
  change(l, (value, i) => value + amount * (value - soft[i]!));
}

function blurAll({ width, height, l, a, b }: LabPlanes, amount: number): void {
  const sigma = strengths.blur * amount * Math.min(width, height);
  for (const plane of [l, a, b]) blurPlane(plane, width, height, sigma, plane);
}
