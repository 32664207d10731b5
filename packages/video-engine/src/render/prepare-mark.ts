import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One frame that is laid over all of a film's: brightness around 128 is added, 128 changes nothing. */
export type FrameMark = {
  /** Raw `yuv420p` of the film's size. */
  readonly path: string;
  /** Of what it is, for names of what is rendered with it. */
  readonly key: string;
  readonly width: number;
  readonly height: number;
};

const nothing = 128;

/** Repeats a square tile of bytes over a frame. */
export async function prepareMark(
  tilePath: string,
  { width, height, folder }: { width: number; height: number; folder: string },
): Promise<FrameMark> {
  const tile = await readFile(tilePath);
  const side = Math.sqrt(tile.length);
  if (!Number.isInteger(side) || side === 0) throw new RangeError('a mark that is no square');
  const frame = Buffer.alloc((width * height * 3) / 2, nothing);
  for (let y = 0; y < height; y += 1) {
    const row = (y % side) * side;
    for (let x = 0; x < width; x += side) {
      tile.copy(frame, y * width + x, row, row + Math.min(side, width - x));
    }
  }
  const key = createHash('sha256').update(tile).digest('hex').slice(0, 16);
  const path = join(folder, `mark-${key}.partial.yuv`);
  await writeFile(path, frame);
  return { path, key, width, height };
}

/** As an input of ffmpeg: a single frame, which the filter holds. */
export function markInput({ path, width, height }: FrameMark): readonly string[] {
  const size = `${width}x${height}`;
  return ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-video_size', size, '-i', `file:${path}`];
}

/** Adds it to brightness alone. */
export function markFilter(input: string, under: string, over: string): string {
  const modes = 'c0_mode=grainmerge:c1_mode=normal:c2_mode=normal';
  return `[${under}]${input}blend=${modes}:eof_action=repeat[${over}]`;
}
