import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawnFace } from '@armoni/perception/testing/drawn-face';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Intent, plainIntent, type WishedText } from '../../../model/intent.ts';
import { frames } from '../../../model/time.ts';
import type { TitleCard } from '../../../model/timeline.ts';
import { openEyes, openFaceEyes } from '../../../sight/open-eyes.ts';
import { makeMedia, never, testTools } from '../../testing/make-media.ts';
import { makeTimeline } from '../../testing/make-timeline.ts';
import { layOut } from '../layout/lay-out.ts';
import { openTypeface } from '../type/typeface.ts';
import { placeTitles } from './place-titles.ts';

const eyesFolder = process.env.EYES_FOLDER;
const frame = { width: 1280, height: 720 };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'armoni-spare-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Drawn = {
  readonly card: Partial<TitleCard>;
  readonly x: number;
  readonly wished: WishedText['place'];
};

/** Where a text comes to stand over somebody drawn with the face's middle at `x`. */
async function place({ card, x, wished }: Drawn) {
  const still = join(folder, `face-${x}.png`);
  await sharp(Buffer.from(drawnFace({ eyes: 1, x })))
    .png()
    .toFile(still);
  const media = await makeMedia(folder, `face-${x}.mp4`, [
    ...['-loop', '1', '-framerate', '30', '-t', '2', '-i', still],
    ...['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-preset', 'ultrafast'],
  ]);
  const title: TitleCard = {
    ...{ kind: 'title', text: 'Bonjour', manner: 'title', family: 'wide', place: 'middle' },
    range: { startTime: frames(0), duration: frames(60) },
    ...card,
  };
  const timeline = makeTimeline({
    ...frame,
    titles: [title],
    clips: [{ sourceId: media.id, length: 60 }],
  });
  const kind = title.kind as WishedText['kind'];
  const wish: WishedText = {
    ...{ kind, text: title.text, place: wished, start: 'auto', seconds: null },
    ...{ manner: null, family: null },
  };
  const intent: Intent = { ...plainIntent(false), texts: [wish] };
  const onFailure = (error: unknown) => {
    throw error;
  };
  const tools = { ...testTools, eyesFolder: eyesFolder as string };
  const eyes = openEyes(tools, { signal: never, onFailure })!;
  const faceEyes = openFaceEyes(tools, { signal: never, onFailure })!;
  const placed = await placeTitles(timeline, [media], intent, {
    ...{ tools, signal: never, workFolder: await mkdtemp(join(folder, 'work-')) },
    sight: { see: eyes.see, seeFaces: faceEyes.see },
    once: (_key, make) => make(),
  }).finally(() => Promise.all([eyes.close(), faceEyes.close()]));
  const [moved] = placed.tracks.video.titles;
  return { card: moved!, notes: placed.notes, onFace: await shareOfFace(moved!, x) };
}

/** Of the drawn face, brow to chin, what letters lie on. */
async function shareOfFace(card: TitleCard, x: number): Promise<number> {
  const face = { left: x - 128, right: x + 128, top: 360 - 110, bottom: 360 + 184 };
  const { layout } = layOut(card, frame, await openTypeface());
  const covered = layout!.lines.map((line) => {
    const across = Math.min(face.right, line.left + line.width) - Math.max(face.left, line.left);
    const along = Math.min(face.bottom, line.bottom) - Math.max(face.top, line.top);
    return Math.max(0, across) * Math.max(0, along);
  });
  const area = (face.right - face.left) * (face.bottom - face.top);
  return covered.reduce((sum, each) => sum + each, 0) / area;
}

describe.skipIf(!eyesFolder)('texts over people', () => {
  it('leave a wished place for the next best one where they would lie on a face, and say so', async () => {
    const { card, notes, onFace } = await place({
      ...{ x: 640, wished: 'middle' },
      card: { text: 'Bonjour Paris' },
    });
    expect(onFace).toBe(0);
    expect(card.place).not.toBe('middle');
    expect(notes.join()).toMatch(/« Bonjour Paris » est en (haut|bas), et non au milieu/);
  }, 60_000);

  it('go aside at the place that was wished, where that is enough', async () => {
    const set = { text: 'Oui', family: 'text', place: 'middle' } as const;
    const { card, notes, onFace } = await place({ x: 640, wished: 'middle', card: set });
    expect(card).toMatchObject({ place: 'middle', side: expect.stringMatching(/left|right/) });
    expect(onFace).toBe(0);
    expect(notes).toEqual([]);
  }, 60_000);

  it('stay where they were wished when nobody is there', async () => {
    const set = { text: 'Oui', place: 'middle' } as const;
    const { card, notes } = await place({ x: 1000, wished: 'middle', card: set });
    expect(card).toMatchObject({ place: 'middle' });
    expect(card.side).toBeUndefined();
    expect(notes).toEqual([]);
  }, 60_000);

  it('do not lie over somebody as a call to action either', async () => {
    const call: Partial<TitleCard> = {
      ...{ kind: 'call-to-action', manner: 'end-card', text: 'La suite | Réserver' },
    };
    const { card, onFace } = await place({ x: 300, wished: 'auto', card: call });
    expect(onFace).toBe(0);
    expect([card.place, card.side]).not.toEqual(['middle', undefined]);
  }, 60_000);
});
