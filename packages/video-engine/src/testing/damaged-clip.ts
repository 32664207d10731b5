import { readFile, writeFile } from 'node:fs/promises';
import { generated, type TestMedia } from './test-media.ts';

/** The clip's length, a keyframe each second, and which of its seconds are overwritten. */
export const damagedClip = { seconds: 10, from: 4.2, to: 4.6 } as const;

/**
 * Makes a clean clip and the same with bytes overwritten, both large enough to be looked at by
 * keyframes alone: what happens between them only the render sees.
 */
export async function makeDamagedClip(
  media: TestMedia,
  names: { readonly clean: string; readonly damaged: string },
): Promise<void> {
  const { seconds, from, to } = damagedClip;
  await media.make(names.clean, [
    ...generated(`testsrc2=s=1280x720:r=25:d=${seconds}`),
    ...['-vf', 'noise=alls=6:allf=t', '-b:v', '4M', '-c:v', 'libx264', '-preset', 'ultrafast'],
    ...['-g', '25', '-pix_fmt', 'yuv420p'],
  ]);
  const bytes = Buffer.from(await readFile(media.path(names.clean)));
  const start = bytes.indexOf('mdat') + 4;
  const length = bytes.indexOf('moov') - 4 - start;
  const [first, end] = [from, to].map((at) => Math.round(start + (length * at) / seconds));
  // A byte of some hundred: the lengths of packets stay as they are, what they hold does not.
  for (let at = first!; at < end!; at += 401) bytes[at] = (bytes[at]! * 31 + 97) & 255;
  await writeFile(media.path(names.damaged), bytes);
}
