import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { things } from '@armoni/perception/see/things';
import sharp from 'sharp';

export type PlantedShot = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** Of the picture, the thing's largest box; 0 where there is none. */
  readonly shareOf: (thing: (typeof things)[number]) => number;
};

/** Photographs with what is in them, by name. */
export async function readPlantedShots(folder: string): Promise<readonly PlantedShot[]> {
  const names = (await readdir(join(folder, 'images'))).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, 'images', name);
      const label = join(folder, 'labels', name.replace(/\.\w+$/, '.txt'));
      const lines = (await readFile(label, 'utf8').catch(() => '')).trim().split('\n');
      const boxes = lines.filter(Boolean).map((line) => {
        const [thing = 0, , , width = 0, height = 0] = line.split(' ').map(Number);
        return { thing: things[thing], share: width * height };
      });
      const { width, height } = await sharp(path).metadata();
      const shareOf: PlantedShot['shareOf'] = (thing) =>
        Math.max(0, ...boxes.filter((box) => box.thing === thing).map(({ share }) => share));
      return { path, width, height, shareOf };
    }),
  );
}
