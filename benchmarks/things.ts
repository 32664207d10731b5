import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { things } from '@armoni/perception/see/things';
import { plainIntent } from '@armoni/video-engine/model/intent';
import { isNamed } from '@armoni/video-engine/plan/thing-words';
import { openEyes } from '@armoni/video-engine/sight/open-eyes';
import { smallerPicture } from '@armoni/video-engine/sight/smaller-picture';
import { applySeen, type SoughtClip } from '@armoni/video-engine/stages/look-for-things';
import sharp from 'sharp';
import { leaveOut } from './shared/leave-out.ts';
import { sized } from './shared/sized.ts';
import { type PlantedShot, readPlantedShots } from './truth/planted-shots.ts';

/**
 * Wishes about what is seen, on shots in which it was planted: a photograph of a labelled set, the
 * camera gliding over it for three seconds, is a clip. « que les plans avec le chien » is to keep each clip
 * with a dog and no other, « sans le chien » to leave each out. `THINGS_FOLDER` holds photographs with their
 * labels (`images` and `labels`, a line a thing: its number in COCO's order, then its box's middle and
 * size), `EYES_FOLDER` the packages that see.
 */
const shotSeconds = 3;
/** The longer side of what is looked at, and how much of the photograph the glide shows. */
const lookedAtSide = 416;
const glide = { from: 1, to: 0.88 } as const;
/** A thing of at least so much of the picture is what the shot is of; smaller ones stand in it. */
const sizes = [0.1, 0.04, 0.01] as const;

const { THINGS_FOLDER: folder, EYES_FOLDER: eyesFolder } = process.env;
if (!folder || !existsSync(folder)) leaveOut('THINGS_FOLDER names no labelled photographs');
if (!eyesFolder) leaveOut('EYES_FOLDER names no packages that see');

const shots = (await readPlantedShots(folder)).slice(0, sized(Number.POSITIVE_INFINITY, 4));
const clips = await lookThrough(shots, eyesFolder);
for (const size of sizes) report(size);

async function lookThrough(shots: readonly PlantedShot[], eyesFolder: string) {
  const tools = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', eyesFolder };
  const signal = new AbortController().signal;
  const eyes = openEyes(tools, {
    signal,
    onFailure: (error) => {
      throw error;
    },
  });
  const clips: SoughtClip[] = [];
  const work = await mkdtemp(join(tmpdir(), 'bench-things-'));
  for (const [index, { path, width, height }] of shots.entries()) {
    const looks = [];
    for (let second = 0; second < shotSeconds; second += 1) {
      const share = glide.from + ((glide.to - glide.from) * second) / (shotSeconds - 1);
      const picture = await glimpse(path, { width, height, share }, join(work, 'picture.jpg'));
      const [seen = [], smaller = []] = [
        await eyes?.see(picture),
        await eyes?.see(smallerPicture(picture)),
      ];
      looks.push({ seconds: second, seen, smaller });
    }
    clips.push({
      ...{ number: index + 1, looks, isStill: false },
      ...{ durationSeconds: shotSeconds, aspect: width / height },
    });
  }
  await eyes?.close();
  await rm(work, { recursive: true });
  return clips;
}

/** What a decoder would give: cropped, small, and once through a coder that loses. */
async function glimpse(
  path: string,
  { width, height, share }: { width: number; height: number; share: number },
  coded: string,
) {
  const size = { width: Math.round(width * share), height: Math.round(height * share) };
  const place = { left: 0, top: Math.round((height - size.height) / 2) };
  await writeFile(
    coded,
    await sharp(path)
      .extract({ ...place, ...size })
      .jpeg({ quality: 70 })
      .toBuffer(),
  );
  const { data, info } = await sharp(coded)
    .resize(lookedAtSide, lookedAtSide, { fit: 'inside' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { rgb: data, width: info.width, height: info.height };
}

/** Clips that a wish keeps, of those that have the thing and of those that have not. */
function kept(thing: (typeof things)[number], use: 'only' | 'without'): ReadonlySet<number> {
  const intent = { ...plainIntent(false), seen: [{ use, thing }] };
  const { clips: wished } = applySeen(intent, clips).intent;
  const isNothingShown = wished.without.length === 0 && wished.stretches.length === 0;
  if (use === 'only') {
    const out = new Set(wished.without);
    return new Set(
      isNothingShown ? [] : clips.map(({ number }) => number).filter((n) => !out.has(n)),
    );
  }
  const without = new Set(wished.stretches.map(({ clip }) => clip));
  return new Set(clips.map(({ number }) => number).filter((n) => !without.has(n)));
}

function report(size: number): void {
  const rows = things.filter(isNamed).flatMap((thing) => {
    const shares = shots.map(({ shareOf }) => shareOf(thing));
    const planted = shares.filter((share) => share >= size).length;
    if (planted === 0) return [];
    const [only, rest] = [kept(thing, 'only'), kept(thing, 'without')];
    const count = (isIn: (share: number) => boolean, set: ReadonlySet<number>) =>
      shares.filter((share, index) => isIn(share) && set.has(index + 1)).length;
    return [
      {
        ...{ thing, planted, found: count((share) => share >= size, only) },
        wrong: count((share) => share === 0, only),
        leftOut: planted - count((share) => share >= size, rest),
        bare: shares.filter((share) => share === 0).length,
        leftOutInVain: shares.filter((share, at) => share === 0 && !rest.has(at + 1)).length,
      },
    ];
  });
  const sum = (read: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + read(row), 0);
  const planted = sum((row) => row.planted);
  const share = (value: number, of: number) => (value / Math.max(1, of)).toFixed(3);
  console.log(
    `${size * 100} % of the picture and more: ${planted} planted shots of ${rows.length} things: ` +
      `kept ${share(
        sum((row) => row.found),
        planted,
      )}, others kept ${sum((row) => row.wrong)}, ` +
      `left out ${share(
        sum((row) => row.leftOut),
        planted,
      )}, ` +
      `others left out ${share(
        sum((row) => row.leftOutInVain),
        sum((row) => row.bare),
      )}`,
  );
  const missed = rows.filter(({ planted, found }) => found < planted);
  console.log(missed.map(({ thing, planted, found }) => `${thing} ${found}/${planted}`).join(', '));
}
