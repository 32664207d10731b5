import { mkdirSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runtimeFolder } from '../setup/paths.mjs';
import { say } from '../setup/say.mjs';
import { cutFilm, firstFrame, shrinkFilm } from './cut-film.mjs';
import { makeDrawing } from './draw-pictures.mjs';
import { cards, filmSeconds, filmShots, pagePictures, starts } from './wanted.mjs';
import { accordOf, roundShares, writeCard, writeIcons, writePicture } from './write-stills.mjs';

// `npm run pictures`: every picture of the site and its film, made by the studio's own engines, and
// the accords measured from them. Pictures already drawn are kept in the work folder (its only
// argument); an empty folder draws them anew, which takes some minutes.
const workFolder = process.argv[2] ?? join(runtimeFolder, 'pictures');
const web = join(root, 'apps/web');
const publicFolder = join(web, 'public');
const mark = join(publicFolder, 'favicon.svg');
const draw = makeDrawing(workFolder);
const phoneSize = { width: 768, height: 512, quality: 64 };
for (const name of ['landing', 'pictures', 'cards', 'icons']) {
  mkdirSync(join(publicFolder, name), { recursive: true });
}

await writeIcons(mark, join(publicFolder, 'icons'));
await makeFilm();
await makePagePictures();
await makeStarts();
await makeCards();

async function makeFilm() {
  const paths = [];
  for (const shot of filmShots) paths.push(await draw(shot));
  const film = await cutFilm({ paths, seconds: filmSeconds, workFolder });
  const landing = join(publicFolder, 'landing');
  for (const [name, codec] of [
    ['film.mp4', 'h264'],
    ['film-av1.mp4', 'av1'],
  ]) {
    shrinkFilm(film.filmPath, join(landing, name), codec);
    say(`${name} : ${statSync(join(landing, name)).size} octets`);
  }
  const poster = firstFrame(join(landing, 'film.mp4'));
  const writePoster = (name, width) =>
    writePicture(poster, join(landing, name), { width, height: 720, quality: 54 });
  await writePoster('poster.webp', 1280);
  await writePoster('poster-portrait.webp', 540);
  for (const [index, path] of paths.entries()) {
    const outPath = join(landing, `plan-${index + 1}.webp`);
    await writePicture(path, outPath, { width: 320, height: 180, quality: 74 });
  }
  await writeJson('src/features/site/landing-film.json', {
    durationSeconds: film.durationSeconds,
    shots: film.shots.map(({ startSeconds, durationSeconds, accord }) => ({
      ...{ startSeconds, durationSeconds, stripes: roundShares(accord) },
    })),
  });
}

/** The middle for phones, whole for desks, and what the page says under it: its prompt and its accord. */
async function makePagePictures() {
  const pictures = {};
  for (const { name, size, wanted } of pagePictures) {
    const [width, height] = size;
    const path = await draw(wanted);
    const file = (suffix) => join(publicFolder, `pictures/${name}${suffix}.webp`);
    await writePicture(path, file(''), { width, height });
    await writePicture(path, file('-petit'), phoneSize);
    const accord = await accordOf(path);
    pictures[name] = {
      url: `/pictures/${name}.webp`,
      width,
      height,
      prompt: wanted.prompt,
      accord,
    };
  }
  await writeJson('src/lib/studio/site-pictures.json', pictures);
}

async function makeStarts() {
  for (const start of starts) {
    const outPath = join(publicFolder, `pictures/${start.name}.webp`);
    await writePicture(await draw(start), outPath, { width: 432, height: 270 });
  }
}

async function makeCards() {
  for (const { name, picture } of cards) {
    const outPath = join(publicFolder, `cards/${name}.jpg`);
    await writeCard(join(workFolder, `${picture}.png`), outPath, mark);
  }
}

async function writeJson(path, value) {
  await writeFile(join(web, path), `${JSON.stringify(value, null, 2)}\n`);
}
