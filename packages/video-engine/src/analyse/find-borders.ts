import { inputArguments } from '../ffmpeg/input-arguments.ts';
import { ToolFailed } from '../ffmpeg/tool-errors.ts';
import { runFfmpeg, type Tools } from '../ffmpeg/tools.ts';
import type { InnerPicture, MediaReference } from '../model/media.ts';

/** Pictures that are looked at in full size. */
const mostPictures = 12;
/** With fewer keyframes than this pictures between them are looked at too. */
const fewKeyframes = 6;
/** Luma 0–255 that a border's brightest pixels, all but two of a hundred, stay under. */
const borderLuma = 20;
const brightestShare = 0.98;
/** Luma by which the picture stands out from its border, and over how many lines it may rise. */
const step = { luma: 6, lines: 3 } as const;
/** Share of the lit pictures in which that step is seen. */
const steppingShare = 1 / 3;
/** Borders lie on both sides alike, to a share of the size and never less than these lines. */
const symmetry = { share: 0.02, lines: 4 } as const;
/** Lines cut off beside a border, where the coder mixed both. */
const spareLines = 2;
/** A picture between wider borders than this on each side is something else. */
const widestShare = 0.42;
/** Under this mean a picture has no light to see an edge by. */
const litMean = 8;

/**
 * The picture within black borders that are part of it, to the line; null where there are none.
 * A border is black in every picture, as wide on the other side, and ends on a line at once: a
 * night does none of these.
 */
export async function findBorders(
  reference: MediaReference,
  tools: Tools,
  signal: AbortSignal,
): Promise<InnerPicture | null> {
  const { width, height } = reference.probe;
  const pictures = await decodePictures(reference, tools, signal);
  const lit = pictures.filter((picture) => mean(picture) >= litMean);
  if (lit.length < 2) return null;
  const rows = lit.map((picture) => measureLines(picture, height, width, width, 1));
  const columns = lit.map((picture) => measureLines(picture, width, height, 1, width));
  const high = borderPair(rows, height);
  const wide = borderPair(columns, width);
  if (high === 0 && wide === 0) return null;
  const inset = (lines: number) => (lines === 0 ? 0 : lines + spareLines);
  const share = (lines: number, size: number) => Number((lines / size).toFixed(6));
  const [x, y] = [inset(wide), inset(high)];
  return {
    x: share(x, width),
    y: share(y, height),
    width: share(width - 2 * x, width),
    height: share(height - 2 * y, height),
  };
}

/** The same clip as what lies within. */
export function withinBorders(reference: MediaReference, inner: InnerPicture): MediaReference {
  const { probe } = reference;
  const width = evenly(probe.width * inner.width);
  const height = evenly(probe.height * inner.height);
  return { ...reference, probe: { ...probe, inner, width, height } };
}

function evenly(size: number): number {
  return Math.max(2, 2 * Math.round(size / 2));
}

/** Grey pictures of the displayed size, spread over the clip. */
async function decodePictures(
  reference: MediaReference,
  tools: Tools,
  signal: AbortSignal,
): Promise<readonly Uint8Array[]> {
  const { width, height, keyframeSeconds, durationSeconds } = reference.probe;
  const hasKeyframes = keyframeSeconds.length >= fewKeyframes;
  const every = Math.max(1, Math.ceil(keyframeSeconds.length / mostPictures));
  const chosen = hasKeyframes
    ? `select='not(mod(n,${every}))'`
    : `fps=${(mostPictures / Math.max(1, durationSeconds)).toFixed(4)}`;
  const args = [
    ...inputArguments(reference, {
      options: hasKeyframes ? ['-skip_frame', 'nokey'] : ['-skip_loop_filter', 'all'],
    }),
    ...['-map', '0:v:0', '-an', '-sn', '-dn', '-frames:v', String(mostPictures)],
    ...['-vf', `${chosen},scale=${width}:${height}`, '-fps_mode', 'passthrough'],
    ...['-f', 'rawvideo', '-pix_fmt', 'gray', 'pipe:1'],
  ];
  const size = width * height;
  const pictures: Uint8Array[] = [];
  let picture = new Uint8Array(size);
  let filled = 0;
  const onStdout = (chunk: Uint8Array) => {
    for (let from = 0; from < chunk.length; ) {
      const part = chunk.subarray(from, from + size - filled);
      picture.set(part, filled);
      filled += part.length;
      from += part.length;
      if (filled < size) continue;
      pictures.push(picture);
      picture = new Uint8Array(size);
      filled = 0;
    }
  };
  try {
    await runFfmpeg(tools, args, { signal, onStdout });
  } catch (error) {
    // What decodes of a damaged file is enough to judge by.
    if (!(error instanceof ToolFailed)) throw error;
  }
  return pictures;
}

function mean(picture: Uint8Array): number {
  let sum = 0;
  for (const value of picture) sum += value;
  return sum / picture.length;
}

type Line = { readonly bright: number; readonly mean: number };

/** Each line of a picture, row by row or column by column. */
function measureLines(
  picture: Uint8Array,
  count: number,
  length: number,
  lineStep: number,
  pixelStep: number,
): readonly Line[] {
  const values = new Uint8Array(length);
  return Array.from({ length: count }, (_, line) => {
    let sum = 0;
    for (let at = 0; at < length; at += 1) {
      const value = picture[line * lineStep + at * pixelStep]!;
      values[at] = value;
      sum += value;
    }
    values.sort();
    return { bright: values[Math.floor(brightestShare * (length - 1))]!, mean: sum / length };
  });
}

/** Lines of border on either side; 0 where it has none. */
function borderPair(pictures: readonly (readonly Line[])[], count: number): number {
  const reversed = pictures.map((lines) => lines.toReversed());
  const first = borderLines(pictures, count);
  const last = borderLines(reversed, count);
  const slack = Math.max(symmetry.lines, symmetry.share * count);
  if (first === 0 || last === 0 || Math.abs(first - last) > slack) return 0;
  return Math.max(first, last);
}

function borderLines(pictures: readonly (readonly Line[])[], count: number): number {
  const most = Math.floor(widestShare * count);
  let lines = 0;
  while (lines < most && pictures.every((picture) => picture[lines]!.bright <= borderLuma)) {
    lines += 1;
  }
  if (lines === 0 || lines >= most) return 0;
  const stepping = pictures.filter(
    (picture) => picture[lines + step.lines]!.mean - picture[lines - 1]!.mean >= step.luma,
  );
  return stepping.length >= steppingShare * pictures.length ? lines : 0;
}
