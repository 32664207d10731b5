// Draws the landing film, its poster and the sign-in picture from nothing but noise and light, and
// measures their accords. Needs ffmpeg; takes a few minutes. Run: node apps/web/scripts/make-pictures.mjs [film|picture]
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { lightTerrain } from './landscape/light.mjs';
import { renderFrame } from './landscape/render.mjs';
import { scenes } from './landscape/scenes.mjs';
import { makeTerrain } from './landscape/terrain.mjs';
import { measureAccord, measureShotAccord, toStripes } from './measure-accord.mjs';

const ffmpeg = process.env.FFMPEG_PATH ?? 'ffmpeg';
const quiet = ['-v', 'error', '-y'];
const framesPerSecond = 24;
const drawn = { width: 1600, height: 900 };
const optics = { near: 20, zoom: 0.85, horizon: 0.3, detail: 1 };

/** Metres, radians, and what changes each second. */
const shots = [
  {
    scene: 'lagoon',
    seconds: 3.5,
    from: { x: 7750, y: 8330, height: 330, heading: -2.2 },
    speed: 38,
    turn: 0.012,
  },
  {
    scene: 'gold',
    seconds: 3,
    from: { x: 700, y: 7300, height: 165, heading: 0.2 },
    speed: 26,
    turn: -0.014,
  },
  {
    scene: 'mist',
    seconds: 3,
    from: { x: 4300, y: 3200, height: 205, heading: 2 },
    speed: 30,
    turn: 0.012,
  },
  {
    scene: 'dusk',
    seconds: 2.5,
    from: { x: 2250, y: 2680, height: 150, heading: -0.5 },
    speed: 34,
    turn: 0.016,
  },
];

const here = new URL('../', import.meta.url).pathname;
const terrain = makeTerrain(7, { lift: 0 });
mkdirSync(`${here}public/landing`, { recursive: true });
mkdirSync(`${here}public/pictures`, { recursive: true });
const only = process.argv[2];
if (only !== 'film') drawSignInPicture();
if (only !== 'picture') await drawFilm();

function drawSignInPicture() {
  const size = { width: 1600, height: 1800 };
  const camera = {
    ...optics,
    ...{ detail: 4, horizon: 0.42, zoom: 0.8 },
    ...{ x: 2250, y: 2680, height: 120, heading: -0.35 },
  };
  const frame = renderFrame(lit('dusk'), scenes.dusk, camera, { ...size, seconds: 0 });
  const raw = rawInput(size);
  run(
    [
      ...raw,
      '-vf',
      'scale=1200:1350:flags=lanczos',
      '-c:v',
      'libwebp',
      '-quality',
      '80',
      `${here}public/pictures/rivage.webp`,
    ],
    frame,
  );
  const accord = toStripes(measureAccord(thumbnail(frame, size)));
  writeJson('src/features/identity/picture-accord.json', accord);
}

async function drawFilm() {
  const encoder = spawn(
    ffmpeg,
    [
      ...quiet,
      ...rawInput(drawn),
      '-vf',
      'scale=1280:720:flags=lanczos,hqdn3d=1.5:1.5:4:4',
      '-an',
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-crf',
      '27',
      '-profile:v',
      'high',
      '-pix_fmt',
      'yuv420p',
      '-movflags',
      '+faststart',
      `${here}public/landing/film.mp4`,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const measured = [];
  let startSeconds = 0;
  for (const shot of shots) {
    const world = lit(shot.scene);
    const count = Math.round(shot.seconds * framesPerSecond);
    for (let index = 0; index < count; index += 1) {
      const frame = drawShot(world, shot, index / framesPerSecond);
      if (index === 0 && shot === shots[0]) writePoster(frame);
      if (index === count >> 1) {
        const stripes = toStripes(measureShotAccord(thumbnail(frame, drawn)));
        measured.push({ startSeconds, durationSeconds: shot.seconds, stripes });
      }
      if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain');
    }
    startSeconds += shot.seconds;
  }
  encoder.stdin.end();
  const [code] = await once(encoder, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  writeJson('src/features/site/landing-film.json', {
    durationSeconds: startSeconds,
    shots: measured,
  });
}

function drawShot(world, { scene, from, speed, turn }, seconds) {
  const heading = from.heading + turn * seconds;
  const camera = {
    ...optics,
    ...from,
    heading,
    x: from.x + Math.cos(heading) * speed * seconds,
    y: from.y + Math.sin(heading) * speed * seconds,
  };
  return renderFrame(world, scenes[scene], camera, { ...drawn, seconds: seconds + 1 });
}

function writePoster(frame) {
  run(
    [
      ...rawInput(drawn),
      '-vf',
      'scale=1280:720:flags=lanczos',
      '-c:v',
      'libwebp',
      '-quality',
      '74',
      `${here}public/landing/poster.webp`,
    ],
    frame,
  );
}

function thumbnail(frame, size) {
  return run(
    [
      ...rawInput(size),
      '-vf',
      'scale=48:48:flags=area',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-',
    ],
    frame,
  );
}

function lit(scene) {
  return { ...terrain, colours: lightTerrain(terrain, scenes[scene]) };
}

function rawInput({ width, height }) {
  return [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-r',
    String(framesPerSecond),
    '-s',
    `${width}x${height}`,
    '-i',
    '-',
  ];
}

function run(args, input) {
  return execFileSync(ffmpeg, [...quiet, ...args], { input, maxBuffer: 1 << 28 });
}

function writeJson(path, value) {
  writeFileSync(`${here}${path}`, `${JSON.stringify(value, null, 2)}\n`);
}
