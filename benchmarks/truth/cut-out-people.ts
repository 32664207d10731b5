import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Somebody cut out of a photograph, tight to the edges, with the rest clear. */
export type CutOut = { readonly png: Buffer; readonly aspect: number };
export type Photographs = {
  readonly people: readonly CutOut[];
  /** Paths of photographs in which nobody is. */
  readonly empty: readonly string[];
};

type Point = readonly [number, number];
/** Of their photograph: standing people who are seen whole, not specks and not busts. */
const standing = { leastHeight: 0.35, mostWidthOfHeight: 0.6, clearEdge: 0.01 } as const;
const personLabel = 0;

/** Photographs (`images`) with outlines (`labels`: a number in COCO's order, then x and y in shares). */
export async function readPhotographs(folder: string): Promise<Photographs> {
  const people: CutOut[] = [];
  const empty: string[] = [];
  for (const name of (await readdir(join(folder, 'images'))).toSorted()) {
    const path = join(folder, 'images', name);
    const label = join(folder, 'labels', name.replace(/\.\w+$/, '.txt'));
    const text = await readFile(label, 'utf8').catch(() => null);
    if (text === null) continue;
    const outlines = text
      .split('\n')
      .filter((line) => line.startsWith(`${personLabel} `))
      .map(toPoints);
    if (outlines.length === 0) empty.push(path);
    const { width, height } = await sharp(path).metadata();
    for (const outline of outlines) {
      const box = boxOf(outline);
      if (!isStanding(box, width / height)) continue;
      people.push(await cutOut(path, outline, { width, height }));
    }
  }
  return { people, empty };
}

function toPoints(line: string): readonly Point[] {
  const [, ...numbers] = line.trim().split(' ').map(Number);
  return Array.from({ length: numbers.length >> 1 }, (_, index): Point => {
    return [numbers[2 * index] ?? 0, numbers[2 * index + 1] ?? 0];
  });
}

function boxOf(outline: readonly Point[]) {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return {
    ...{ left: Math.min(...xs), right: Math.max(...xs) },
    ...{ top: Math.min(...ys), bottom: Math.max(...ys) },
  };
}

function isStanding({ left, right, top, bottom }: ReturnType<typeof boxOf>, aspect: number) {
  const { leastHeight, mostWidthOfHeight, clearEdge } = standing;
  const isWhole =
    left > clearEdge && right < 1 - clearEdge && top > clearEdge && bottom < 1 - clearEdge;
  const height = bottom - top;
  const widthInHeights = (right - left) * aspect;
  return isWhole && height >= leastHeight && widthInHeights <= mostWidthOfHeight * height;
}

async function cutOut(
  path: string,
  outline: readonly Point[],
  { width, height }: { readonly width: number; readonly height: number },
): Promise<CutOut> {
  const points = outline.map(([x, y]) => `${x * width},${y * height}`).join(' ');
  const mask = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><polygon points="${points}"/></svg>`,
  );
  const whole = await sharp(path)
    .ensureAlpha()
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const { data, info } = await sharp(whole)
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, aspect: info.width / info.height };
}
