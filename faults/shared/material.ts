import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { noisyPicture } from '../../apps/server/src/features/styles/testing.ts';

/** Different pictures of a few kilobytes, over and over. */
export async function makePictures(count: number): Promise<readonly Buffer[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => noisyPicture(index)));
}

export async function* endless(items: readonly Buffer[]): AsyncIterable<Buffer> {
  for (let index = 0; ; index += 1) yield items[index % items.length]!;
}

/** A clip with moving pictures and a tone. */
export async function makeClip(folder: string, seconds: number): Promise<Buffer> {
  const path = join(folder, `clip-${seconds}.mp4`);
  const picture = ['-f', 'lavfi', '-i', `testsrc2=s=320x180:r=25:d=${seconds}`];
  const sound = ['-f', 'lavfi', '-i', `sine=440:d=${seconds}`];
  const output = ['-pix_fmt', 'yuv420p', '-shortest', '-y', path];
  const args = ['-v', 'error', '-nostdin', ...picture, ...sound, ...output];
  await promisify(execFile)(process.env.FFMPEG_PATH ?? 'ffmpeg', args);
  return readFile(path);
}
