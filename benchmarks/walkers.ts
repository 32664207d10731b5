import { existsSync } from 'node:fs';
import type { Reframe } from '@armoni/video-engine/model/analysis';
import { toSeconds } from '@armoni/video-engine/model/time';
import { chooseReframe } from '@armoni/video-engine/reframe/choose-reframe';
import { cropPositionAt } from '@armoni/video-engine/reframe/crop/crop-position';
import { samplesPerSecond } from '@armoni/video-engine/reframe/decode-samples';
import { followPerson } from '@armoni/video-engine/reframe/people/follow-person';
import { peopleOf } from '@armoni/video-engine/reframe/people/look';
import {
  leastScoreOfPeople,
  lookForPeople,
} from '@armoni/video-engine/reframe/people/look-for-people';
import { markMoving } from '@armoni/video-engine/reframe/people/mark-moving';
import { detailedSize, shrink, splitSamples } from '@armoni/video-engine/reframe/sample-grid';
import { readMotion } from '@armoni/video-engine/reframe/subject/read-motion';
import { type Eyes, openEyes } from '@armoni/video-engine/sight/open-eyes';
import sharp from 'sharp';
import { leaveOut } from './shared/leave-out.ts';
import { sized } from './shared/sized.ts';
import { type CutOut, readPhotographs } from './truth/cut-out-people.ts';
import { makeRandom } from './truth/random.ts';

/**
 * People cut out of photographs walk through others for three seconds; the crop of 9:16 is to hold 95 %
 * of their box in 95 % of the frames. With eyes, by what moves, and the centre. `WALKERS_FOLDER` has
 * photographs (`images`) with outlines (`labels`), `EYES_FOLDER` the packages that see.
 */
const { WALKERS_FOLDER: folder, EYES_FOLDER: eyesFolder } = process.env;
if (!folder || !existsSync(folder)) leaveOut('WALKERS_FOLDER names no outlined photographs');
if (!eyesFolder) leaveOut('EYES_FOLDER names no packages that see');

const slotSeconds = 3;
const contextSeconds = 0.5;
const frameRate = 30;
const samplesPerLook = 3;
const { width, height } = detailedSize('x');
const aspect = width / height;
const widthShare = 9 / 16 / aspect;
const heldShare = 0.95;

type Walk = {
  readonly person: CutOut;
  readonly background: string;
  /** In shares of the picture. */
  readonly boxWidth: number;
  readonly boxHeight: number;
  readonly top: number;
  /** Left edge at a second of the slot. */
  readonly leftAt: (seconds: number) => number;
};

const random = makeRandom(20_261_124);
const { people, empty } = await readPhotographs(folder);
const walks = Array.from({ length: sized<number>(36, 1) }, (_, index) => makeWalk(index));
const eyes = openEyes(
  { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', eyesFolder },
  {
    signal: new AbortController().signal,
    leastScore: leastScoreOfPeople,
    onFailure: (error) => {
      throw error;
    },
  },
);
const totals = { frames: 0, fits: 0, seen: 0, moved: 0, centre: 0, unseenWalks: 0 };
for (const walk of walks) await follow(walk, eyes!);
await eyes?.close();
const share = (value: number) => (value / totals.frames).toFixed(3);
console.log(
  `${walks.length} walkers out of ${people.length} people, ${totals.frames} frames; the box fits the crop in ${share(totals.fits)}.`,
);
console.log(
  `${heldShare} of the box inside: with eyes ${share(totals.seen)} (goal ≥ 0.95), by motion ${share(totals.moved)}, the centre ${share(totals.centre)}; not followed: ${totals.unseenWalks}.`,
);

function makeWalk(index: number): Walk {
  const person = people[index % people.length]!;
  const background = empty[Math.floor(random.next() * empty.length)]!;
  const boxHeight = 0.5 + 0.35 * random.next();
  const boxWidth = (boxHeight * person.aspect) / aspect;
  const room = 1 - boxWidth;
  const from = random.next() * room;
  const speed = (0.04 + 0.2 * random.next()) * (from > room / 2 ? -1 : 1);
  const turnsAt = index % 4 === 3 ? 1 + random.next() : Number.POSITIVE_INFINITY;
  const leftAt = (seconds: number) => {
    const gone = Math.min(seconds, turnsAt) - Math.max(0, seconds - turnsAt);
    return Math.min(room, Math.max(0, from + speed * gone));
  };
  return {
    person,
    background,
    boxWidth,
    boxHeight,
    top: (1 - boxHeight) * (0.5 + 0.5 * random.next()),
    leftAt,
  };
}

async function follow(walk: Walk, eyes: Eyes): Promise<void> {
  const count = Math.round((slotSeconds + 2 * contextSeconds) * samplesPerSecond) + 1;
  const sampleFrames = Array.from({ length: count }, (_, index) => {
    return (
      toSeconds({ value: index, rate: { numerator: samplesPerSecond, denominator: 1 } }) *
        frameRate -
      contextSeconds * frameRate
    );
  });
  const person = await sharp(walk.person.png)
    .resize(
      Math.max(1, Math.round(walk.boxWidth * width)),
      Math.max(1, Math.round(walk.boxHeight * height)),
      { fit: 'fill' },
    )
    .png()
    .toBuffer();
  const samples = [];
  const looks = [];
  for (const [index, frame] of sampleFrames.entries()) {
    const rgb = await draw(walk, person, frame / frameRate);
    samples.push(...splitSamples(shrink(rgb, 'x')));
    if (index % samplesPerLook !== 0) continue;
    const people = peopleOf(await lookForPeople(eyes, { rgb, width, height }), 'x');
    looks.push({ sample: index, frame, people });
  }
  const slot = { widthShare, sampleFrames, frameCount: slotSeconds * frameRate };
  const motion = readMotion(samples);
  const byMotion = chooseReframe(samples, slot, motion);
  const seen = followPerson(markMoving(looks, motion.profiles), slot);
  if (seen === null) totals.unseenWalks += 1;
  count95(walk, { seen: seen ?? byMotion, moved: byMotion, centre: { kind: 'centre' } });
}

/** The camera glides over the background, the person over both. */
async function draw(walk: Walk, person: Buffer, seconds: number): Promise<Uint8Array> {
  const wide = Math.round(width * 1.2);
  const pan = Math.round((wide - width) * Math.min(1, Math.max(0, (seconds + contextSeconds) / 4)));
  const behind = await sharp(walk.background)
    .resize(wide, height, { fit: 'cover' })
    .extract({ left: pan, top: 0, width, height })
    .removeAlpha()
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const { width: own = 1, height: tall = 1 } = await sharp(person).metadata();
  const left = Math.min(width - own, Math.max(0, Math.round(walk.leftAt(seconds) * width)));
  const top = Math.min(height - tall, Math.max(0, Math.round(walk.top * height)));
  return sharp(behind)
    .composite([{ input: person, left, top }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

function count95(walk: Walk, reframes: Record<'seen' | 'moved' | 'centre', Reframe>): void {
  for (let frame = 0; frame < slotSeconds * frameRate; frame += 1) {
    const left = walk.leftAt(frame / frameRate);
    totals.frames += 1;
    totals.fits += Number(walk.boxWidth * heldShare <= widthShare);
    for (const name of ['seen', 'moved', 'centre'] as const) {
      const reframe = reframes[name];
      const crop = cropPositionAt(reframe, frame) * (1 - widthShare);
      const isWhole = reframe.kind === 'fit';
      const inside = Math.min(left + walk.boxWidth, crop + widthShare) - Math.max(left, crop);
      totals[name] += Number(isWhole || inside >= heldShare * walk.boxWidth);
    }
  }
}
