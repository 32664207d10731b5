import { mkdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { learnStyle } from '../../packages/image-engine/src/learn-style.ts';
import { makePicture } from '../../packages/image-engine/src/make-picture.ts';
import { say } from '../setup/say.mjs';
import { lessons } from './wanted.mjs';

const { signal } = new AbortController();

/**
 * Asks the image engine for pictures, each once per work folder: what is there is kept, so a run
 * cut short goes on.
 * @param {string} folder
 */
export function makeDrawing(folder) {
  mkdirSync(folder, { recursive: true });
  /**
   * @param {{ name: string, prompt: string, width: number, height: number, seed: number, style: boolean }} picture
   * @returns {Promise<string>} the PNG's path
   */
  const draw = ({ name, style, ...wanted }) =>
    once(join(folder, `${name}.png`), async () => {
      say(`image : ${wanted.prompt}`);
      const learned = style ? await readFile(await learn()) : null;
      const made = await makePicture({ ...wanted, style: learned, reference: null }, { signal });
      if (!made.ok) throw new Error(made.message);
      return made.png;
    });
  const learn = () =>
    once(join(folder, 'affiche.style'), async () => {
      const pictures = [];
      for (const lesson of lessons) {
        pictures.push({ name: lesson.name, bytes: await readFile(await draw(lesson)) });
      }
      say('style : apprentissage');
      const learned = await learnStyle({ name: 'Affiche', pictures }, { signal });
      if (!learned.ok) throw new Error(learned.message);
      return learned.style;
    });
  return draw;
}

async function once(path, make) {
  const isThere = await readFile(path).then(
    () => true,
    () => false,
  );
  if (isThere) return path;
  await writeFile(`${path}.partial`, await make());
  await rename(`${path}.partial`, path);
  return path;
}
