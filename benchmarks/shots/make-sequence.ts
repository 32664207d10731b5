import { Readable } from 'node:stream';
import { runFfmpeg, type Tools } from '@armoni/video-engine/ffmpeg/tools';
import {
  frameHeight,
  frameWidth,
  makeScene,
  makeWallScene,
  type Scene,
  seeded,
} from './make-scene.ts';

export const framesPerSecond = 25;

export type Truth = {
  /** First frame of the new shot. */
  readonly cuts: number[];
  readonly dissolves: { readonly from: number; readonly to: number }[];
  readonly fades: { readonly from: number; readonly to: number }[];
  /** First frame of each flash. */
  readonly flashes: number[];
};

export type Profile = {
  readonly name: string;
  readonly shotFrames: readonly [number, number];
  readonly dissolveShare?: number;
  readonly fadeShare?: number;
  readonly flashes?: boolean;
  readonly pan?: number;
  readonly zoom?: number;
  readonly shake?: number;
  readonly noise?: number;
  readonly light?: number;
  readonly flicker?: number;
  readonly titles?: boolean;
  readonly crf?: number;
  /** Of the shots before the same wall; the others are places of their own. */
  readonly wallShare?: number;
};

export const profiles: readonly Profile[] = [
  { name: 'clean cuts', shotFrames: [30, 90] },
  { name: 'dissolves', shotFrames: [60, 110], dissolveShare: 0.8 },
  { name: 'flashes', shotFrames: [50, 100], flashes: true },
  { name: 'whip pans and zooms', shotFrames: [40, 90], pan: 9, zoom: 0.006 },
  { name: 'shake and noise', shotFrames: [40, 90], shake: 3, noise: 12 },
  { name: 'dark and noisy', shotFrames: [40, 90], light: 0.22, noise: 5 },
  { name: 'flicker', shotFrames: [40, 90], flicker: 0.12 },
  { name: 'titles and passers-by', shotFrames: [40, 90], titles: true },
  { name: 'crf 36', shotFrames: [40, 90], crf: 36, dissolveShare: 0.3 },
  { name: 'fast cutting', shotFrames: [10, 28] },
  { name: 'fades', shotFrames: [60, 110], fadeShare: 0.7 },
  {
    name: 'everything',
    shotFrames: [25, 90],
    dissolveShare: 0.3,
    fadeShare: 0.1,
    flashes: true,
    pan: 4,
    shake: 1,
    noise: 6,
    flicker: 0.05,
    titles: true,
  },
  { name: 'before a plain wall', shotFrames: [40, 90], wallShare: 1 },
  { name: 'a wall, titles, noise', shotFrames: [40, 90], wallShare: 0.8, titles: true, noise: 3 },
];

type Cue = {
  readonly scene: Scene;
  readonly start: number;
  readonly end: number;
  /** How this scene gives way to the next, ending at `end`. */
  readonly out: { readonly kind: 'cut' | 'dissolve' | 'fade'; readonly frames: number };
  readonly isEased: boolean;
};

/** Renders a sequence with known boundaries into an H.264 file. */
export async function makeSequence(
  profile: Profile,
  { seed, lengthSeconds }: { readonly seed: number; readonly lengthSeconds: number },
  path: string,
  tools: Tools,
): Promise<Truth> {
  const random = seeded(seed);
  const cues = cueSheet(profile, { seed, lengthFrames: lengthSeconds * framesPerSecond }, random);
  const truth = truthOf(cues);
  if (profile.flashes) placeFlashes(truth, cues, random);
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${frameWidth}x${frameHeight}`];
  await runFfmpeg(
    tools,
    [
      ...[...raw, '-r', String(framesPerSecond), '-i', 'pipe:0', '-c:v', 'libx264'],
      ...['-preset', 'veryfast', '-crf', String(profile.crf ?? 20), '-g', '50'],
      ...['-pix_fmt', 'yuv420p', path],
    ],
    {
      signal: new AbortController().signal,
      stdin: Readable.from(drawFrames(profile, cues, truth, random)),
    },
  );
  return truth;
}

function cueSheet(
  profile: Profile,
  { seed, lengthFrames }: { readonly seed: number; readonly lengthFrames: number },
  random: () => number,
): Cue[] {
  const cues: Cue[] = [];
  let start = 0;
  while (start < lengthFrames) {
    const [least, most] = profile.shotFrames;
    const end = start + Math.round(least + random() * (most - least));
    const draw = random();
    const isDissolve = draw < (profile.dissolveShare ?? 0);
    const isFade = !isDissolve && draw < (profile.dissolveShare ?? 0) + (profile.fadeShare ?? 0);
    const kind = isDissolve ? 'dissolve' : isFade ? 'fade' : 'cut';
    const longest = Math.min(37, (end - start) / 2);
    const frames = kind === 'cut' ? 0 : Math.round(8 + random() * (longest - 8));
    const camera = {
      pan: (profile.pan ?? 1) * random(),
      zoom: (profile.zoom ?? 0.001) * random(),
      shake: profile.shake ?? 0,
    };
    const sceneSeed = seed * 1000 + cues.length;
    const isWall = profile.wallShare !== undefined && random() < profile.wallShare;
    const scene = isWall ? makeWallScene(seed, sceneSeed, camera) : makeScene(sceneSeed, camera);
    cues.push({ scene, start, end, out: { kind, frames }, isEased: random() < 0.3 });
    start = end;
  }
  return cues;
}

function truthOf(cues: readonly Cue[]): Truth {
  const truth: Truth = { cuts: [], dissolves: [], fades: [], flashes: [] };
  for (const { end, out } of cues.slice(0, -1)) {
    if (out.kind === 'cut') truth.cuts.push(end);
    if (out.kind === 'dissolve') truth.dissolves.push({ from: end - out.frames, to: end });
    if (out.kind === 'fade') truth.fades.push({ from: end - out.frames, to: end + out.frames });
  }
  return truth;
}

function placeFlashes(truth: Truth, cues: readonly Cue[], random: () => number): void {
  for (const { start, end, out } of cues) {
    const room = end - start - out.frames - 40;
    if (room > 0) truth.flashes.push(Math.round(start + 25 + random() * room));
  }
}

function* drawFrames(
  profile: Profile,
  cues: readonly Cue[],
  truth: Truth,
  random: () => number,
): Generator<Buffer> {
  const picture = new Float32Array(frameWidth * frameHeight * 3);
  const next = new Float32Array(picture.length);
  const total = cues.at(-1)!.end;
  for (const [index, cue] of cues.entries()) {
    for (let frame = cue.start; frame < cue.end; frame += 1) {
      cue.scene(frame - cue.start, picture);
      const intoOut = frame - (cue.end - cue.out.frames);
      const following = cues[index + 1];
      if (following && cue.out.kind === 'dissolve' && intoOut >= 0) {
        following.scene(intoOut - cue.out.frames, next);
        mix(picture, next, ease((intoOut + 0.5) / cue.out.frames, cue.isEased));
      }
      const before = cues[index - 1];
      if (following && cue.out.kind === 'fade' && intoOut >= 0) {
        darken(picture, 1 - (intoOut + 1) / cue.out.frames);
      }
      if (before?.out.kind === 'fade' && frame - cue.start < before.out.frames) {
        darken(picture, (frame - cue.start) / before.out.frames);
      }
      disturb(profile, picture, { frame, total, truth, random });
      yield toBytes(picture);
    }
  }
}

function ease(share: number, isEased: boolean): number {
  return isEased ? share * share * (3 - 2 * share) : share;
}

function mix(picture: Float32Array, next: Float32Array, share: number): void {
  for (let i = 0; i < picture.length; i += 1) {
    picture[i] = picture[i]! * (1 - share) + next[i]! * share;
  }
}

function darken(picture: Float32Array, light: number): void {
  for (let i = 0; i < picture.length; i += 1) picture[i]! *= light;
}

type Moment = {
  readonly frame: number;
  readonly total: number;
  readonly truth: Truth;
  readonly random: () => number;
};

function disturb(profile: Profile, picture: Float32Array, moment: Moment): void {
  const { frame, random, truth } = moment;
  const flicker = 1 + (profile.flicker ?? 0) * (2 * random() - 1);
  darken(picture, (profile.light ?? 1) * flicker);
  const flash = truth.flashes.find((first) => frame >= first && frame < first + 1 + (first % 3));
  if (flash !== undefined) {
    for (let i = 0; i < picture.length; i += 1) picture[i] = 0.25 * picture[i]! + 190;
  }
  if (profile.titles && frame % 75 < 40) block(picture, [60, 120, 200, 30], 245);
  if (profile.titles && frame % 110 < 9) block(picture, [(frame % 110) * 34, 0, 70, 180], 35);
  const noise = profile.noise ?? 0;
  if (noise > 0) {
    for (let i = 0; i < picture.length; i += 1) {
      picture[i]! += noise * (random() + random() + random() - 1.5) * 2;
    }
  }
}

function block(picture: Float32Array, box: readonly number[], value: number): void {
  const [left, top, width, height] = box as [number, number, number, number];
  for (let y = top; y < top + height; y += 1) {
    for (let x = Math.max(0, left); x < Math.min(frameWidth, left + width); x += 1) {
      picture.fill(value, 3 * (y * frameWidth + x), 3 * (y * frameWidth + x) + 3);
    }
  }
}

function toBytes(picture: Float32Array): Buffer {
  return Buffer.from(Uint8ClampedArray.from(picture).buffer);
}
