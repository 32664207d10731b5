import { readFile, writeFile } from 'node:fs/promises';
import { engineVersion } from '../origin/recipe.ts';
import { judgePins, type PinnedPixels } from './judge-pins.ts';
import { makePins } from './make-pins.ts';

// `npm run pins`: writes what the engine draws into pinned-pixels.json, once its version is new.
const file = new URL('./pinned-pixels.json', import.meta.url);
const pinned = JSON.parse(await readFile(file, 'utf8')) as PinnedPixels;
const drawn: PinnedPixels = { engineVersion, pins: await makePins() };
const wrong = judgePins(pinned, drawn);
if (wrong !== null && pinned.engineVersion === engineVersion) {
  console.error(wrong);
  process.exitCode = 1;
} else {
  await writeFile(file, `${JSON.stringify(drawn, null, 2)}\n`);
  console.log(
    `${Object.keys(drawn.pins).length} pictures pinned for engine version ${engineVersion}`,
  );
}
