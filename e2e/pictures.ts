import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ffmpeg, mediaFolder } from './media.ts';

const count = 15;
const folder = join(mediaFolder, 'style');

/** Fifteen small pictures that share a palette and differ in what they show. */
export const pictures = Array.from({ length: count }, (_, index) =>
  join(folder, `tableau-${index + 1}.png`),
);

/** Draws them once per run; 640 × 480, so that none is too small to learn from. */
export async function makePictures(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [index, picture] of pictures.entries()) await draw(index, picture);
}

/** Sharp cells and bands over a slow gradient: something to learn in every picture. */
function draw(index: number, picture: string): Promise<void> {
  const ground = `gradients=s=640x480:c0=0x123a63:c1=0xe8a25c:n=2:seed=${index + 1}:d=1`;
  const cells = `life=s=${80 + 16 * (index % 5)}x${60 + 12 * (index % 5)}:ratio=0.4:seed=${index + 5}`;
  const shapes = `${cells}:life_color=0x2f8fb3:death_color=0x0c2340,scale=640:480:flags=neighbor`;
  return ffmpeg([
    ...['-f', 'lavfi', '-i', ground, '-f', 'lavfi', '-i', shapes],
    ...['-filter_complex', '[0][1]blend=all_mode=softlight', '-frames:v', '1', picture],
  ]);
}
