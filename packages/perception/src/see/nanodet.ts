import type { RunModel, RuntimeTensor } from './open-runtime.ts';
import { type Thing, things } from './things.ts';

/** Edges as shares of the picture, 0–1. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};
export type Seen = { readonly thing: Thing; readonly score: number; readonly box: Box };

export type Picture = {
  /** Red, green, blue, row by row. */
  readonly rgb: Uint8Array;
  readonly width: number;
  readonly height: number;
};

/** Side of the square that NanoDet-g looks at (RangiLyu/nanodet, Apache-2.0). */
export const lookedAtPixels = 416;
/** Cells of its three grids are this many pixels wide. */
const strides = [8, 16, 32] as const;
/** Each edge's distance is told as likelihoods of 0–10 strides. */
const binsPerEdge = 11;
/** Blue, green, red: what it was trained on. */
const means = [103.53, 116.28, 123.675] as const;
const deviations = [57.375, 57.12, 58.395] as const;
/** Below this nothing it says is worth keeping, unless asked for. */
export const usualLeastScore = 0.3;
/** Boxes of one thing that share more of their union are one. */
const sameBox = 0.5;

/** Planes of blue, green and red; a smaller picture stands at the top left, the rest is grey. */
export function toInput({ rgb, width, height }: Picture): Float32Array {
  const plane = lookedAtPixels * lookedAtPixels;
  const input = new Float32Array(3 * plane);
  for (let y = 0; y < Math.min(height, lookedAtPixels); y += 1) {
    for (let x = 0; x < Math.min(width, lookedAtPixels); x += 1) {
      const from = 3 * (y * width + x);
      const to = y * lookedAtPixels + x;
      for (let c = 0; c < 3; c += 1) {
        input[c * plane + to] = (rgb[from + 2 - c]! - means[c]!) / deviations[c]!;
      }
    }
  }
  return input;
}

/** What the network sees in a picture of at most `lookedAtPixels` a side. */
export async function readSeen(
  run: RunModel,
  picture: Picture,
  leastScore = usualLeastScore,
): Promise<readonly Seen[]> {
  const outputs = await run(toInput(picture), [1, 3, lookedAtPixels, lookedAtPixels]);
  return readThings(gridsOf(outputs), picture, leastScore);
}

/** Outputs have no names worth the name: they are told by their sizes, finest grid first. */
function gridsOf(outputs: readonly RuntimeTensor[]): readonly GridAnswer[] {
  const bySize = (width: number) =>
    outputs
      .filter(({ dims }) => dims[2] === width)
      .toSorted((a, b) => b.data.length - a.data.length)
      .map(({ data }) => data);
  const [scores, edges] = [bySize(things.length), bySize(4 * binsPerEdge)];
  return scores.map((each, level) => ({ scores: each, edges: edges[level] as Float32Array }));
}

/** What one of the grids answers: n² × 80 scores and n² × 44 likelihoods. */
export type GridAnswer = { readonly scores: Float32Array; readonly edges: Float32Array };

/** @param answers one for each stride, finest first */
export function readThings(
  answers: readonly GridAnswer[],
  { width, height }: Pick<Picture, 'width' | 'height'>,
  leastScore = usualLeastScore,
): readonly Seen[] {
  const found = answers.flatMap(({ scores, edges }, level) => {
    const stride = strides[level]!;
    const across = lookedAtPixels / stride;
    return cellsAbove(scores, leastScore).map(({ cell, thing, score }): Seen => {
      const x = ((cell % across) + 0.5) * stride;
      const y = (Math.floor(cell / across) + 0.5) * stride;
      const [left, top, right, bottom] = [0, 1, 2, 3].map(
        (edge) => stride * expectation(edges, cell, edge),
      ) as [number, number, number, number];
      const box = {
        left: share(x - left, width),
        top: share(y - top, height),
        right: share(x + right, width),
        bottom: share(y + bottom, height),
      };
      return { thing: things[thing]!, score, box };
    });
  });
  return withoutDoubles(found.filter(({ box }) => box.right > box.left && box.bottom > box.top));
}

/** Of each cell the likeliest thing, where it is likely enough. */
function cellsAbove(scores: Float32Array, leastScore: number) {
  const found: { cell: number; thing: number; score: number }[] = [];
  for (let cell = 0; cell * things.length < scores.length; cell += 1) {
    let thing = 0;
    for (let i = 1; i < things.length; i += 1) {
      if (scores[cell * things.length + i]! > scores[cell * things.length + thing]!) thing = i;
    }
    const score = scores[cell * things.length + thing]!;
    if (score >= leastScore) found.push({ cell, thing, score });
  }
  return found;
}

function expectation(edges: Float32Array, cell: number, edge: number): number {
  const first = (cell * 4 + edge) * binsPerEdge;
  let sum = 0;
  let weighted = 0;
  for (let bin = 0; bin < binsPerEdge; bin += 1) {
    const weight = Math.exp(edges[first + bin]!);
    sum += weight;
    weighted += bin * weight;
  }
  return weighted / sum;
}

function share(pixels: number, size: number): number {
  return Math.min(1, Math.max(0, pixels / size));
}

/** The surest of boxes that lie over each other. */
function withoutDoubles(found: readonly Seen[]): readonly Seen[] {
  const kept: Seen[] = [];
  for (const one of found.toSorted((a, b) => b.score - a.score)) {
    if (kept.every((other) => other.thing !== one.thing || overlap(other.box, one.box) < sameBox)) {
      kept.push(one);
    }
  }
  return kept;
}

/** Intersection over union. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (width <= 0 || height <= 0) return 0;
  const both = width * height;
  return both / (area(a) + area(b) - both);
}

function area({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}
