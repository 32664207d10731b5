import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runtimeFolder } from '../setup/paths.mjs';
import { say } from '../setup/say.mjs';
import { makeDrawing } from './draw-pictures.mjs';
import { accordOf, writePicture } from './write-stills.mjs';

// `npm run example`: the six clips that the empty editor offers, drawn by our image engine and
// travelled over by a slow camera. Pictures already drawn are kept in the work folder.

const framesPerSecond = 30;
const picture = { width: 1600, height: 900, style: false };
const clipSize = { width: 1280, height: 720 };
const ffmpegPath = process.env.FFMPEG_PATH ?? 'ffmpeg';

/** What the camera sees: its left and upper edge and its width, in shares of the picture. */
const wanted = [
  clip('Phare', 'un phare sur une côte rocheuse au lever du soleil, ciel rose', 11, 8, {
    ...{ from: [0.02, 0.1, 0.82], to: [0.18, 0.1, 0.82] },
  }),
  clip('Collines', 'la campagne en automne, collines dorées', 7, 6, {
    ...{ from: [0, 0, 1], to: [0.11, 0.1, 0.78] },
  }),
  clip('Lac', 'des montagnes enneigées se reflètent dans un lac turquoise à midi', 3, 7, {
    ...{ from: [0.1, 0.2, 0.8], to: [0.1, 0, 0.8] },
  }),
  clip('Dunes', 'un désert de dunes au coucher du soleil, ciel orange', 12, 8, {
    ...{ from: [0.2, 0.12, 0.8], to: [0, 0.12, 0.8] },
  }),
  clip('Voilier', 'un voilier sur une mer calme au crépuscule, ciel violet', 8, 6, {
    ...{ from: [0.34, 0.28, 0.64], to: [0.02, 0.02, 0.97] },
  }),
  clip('Plage', 'une plage tropicale avec des palmiers en fin de journée', 2, 8, {
    ...{ from: [0, 0.08, 0.84], to: [0.16, 0.12, 0.84] },
  }),
];

/** @typedef {readonly [left: number, top: number, width: number]} View */

/**
 * @param {string} name
 * @param {string} prompt
 * @param {number} seed
 * @param {number} seconds
 * @param {{ from: View, to: View }} move
 */
function clip(name, prompt, seed, seconds, move) {
  return { name, prompt, seed, seconds, move };
}

const draw = makeDrawing(process.argv[2] ?? join(runtimeFolder, 'pictures'));
const web = join(root, 'apps/web');
const folder = join(web, 'public/exemple');
mkdirSync(folder, { recursive: true });

const clips = [];
for (const [index, { name, prompt, seed, seconds, move }] of wanted.entries()) {
  const number = index + 1;
  const path = await draw({ name: `exemple-${number}`, prompt, seed, ...picture });
  say(`clip ${number} : ${name}`);
  film(path, join(folder, `clip-${number}.mp4`), seconds, move);
  const still = join(folder, `clip-${number}.webp`);
  await writePicture(path, still, { width: 320, height: 180 });
  clips.push({ name, seconds, accord: await accordOf(path) });
}
await writePicture(await draw({ ...nameless(1), ...picture }), join(folder, 'affiche.webp'), {
  ...{ width: 1200, height: 675, quality: 66 },
});
const listed = join(web, 'src/features/editor/example/example-clips.json');
await writeFile(listed, `${JSON.stringify(clips, null, 2)}\n`);

function nameless(/** @type {number} */ number) {
  const { prompt = '', seed = 1 } = wanted[number - 1] ?? {};
  return { name: `exemple-${number}`, prompt, seed };
}

/**
 * The camera's travel, eased at both ends. By `perspective`, whose corners need not fall on pixels:
 * `zoompan` moves in whole ones, and a slow camera trembles.
 * @param {string} path
 * @param {string} outPath
 * @param {number} seconds
 * @param {{ from: View, to: View }} move
 */
function film(path, outPath, seconds, { from, to }) {
  const frames = seconds * framesPerSecond;
  const eased = `(0.5-0.5*cos(PI*min(1,in/${frames - 1})))`;
  const between = (/** @type {number} */ a, /** @type {number} */ b) => `(${a}+${b - a}*${eased})`;
  const [left, top, width] = /** @type {const} */ ([0, 1, 2]).map((at) =>
    between(from[at], to[at]),
  );
  const corner = (
    /** @type {0 | 1} */ right,
    /** @type {0 | 1} */ bottom,
    /** @type {number} */ n,
  ) => `x${n}='W*(${left}+${right}*${width})':y${n}='H*(${top}+${bottom}*${width})'`;
  const corners = [corner(0, 0, 0), corner(1, 0, 1), corner(0, 1, 2), corner(1, 1, 3)].join(':');
  const filters = [
    `perspective=${corners}:sense=source:eval=frame:interpolation=cubic`,
    `scale=${clipSize.width}:${clipSize.height}:flags=lanczos`,
    'format=yuv420p',
  ].join(',');
  const coding = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '28', '-g', '60'];
  const input = ['-loop', '1', '-framerate', `${framesPerSecond}`, '-t', `${seconds}`, '-i', path];
  const out = ['-vf', filters, '-an', ...coding, '-movflags', '+faststart', outPath];
  execFileSync(ffmpegPath, ['-v', 'error', '-y', ...input, ...out]);
}
