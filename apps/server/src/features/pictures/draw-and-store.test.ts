import { describe, expect, it } from 'vitest';
import { makeFairLanes } from '../../platform/concurrency/fair-lanes.ts';
import { makeDrawAndStore } from './draw-and-store.ts';
import type { PictureEngine } from './ports.ts';
import { pictureTexts, pictureTextsIn } from './texts.ts';

const quiet = new AbortController().signal;

/** An engine that draws one picture whenever it is told to. */
function slowStudio() {
  const drawing: { prompt: string; finish: () => void }[] = [];
  const engine: Pick<PictureEngine, 'make' | 'name'> = {
    name: 'lent',
    make: ({ prompt }) =>
      new Promise((resolve) => {
        const finish = () => resolve({ ok: true, bytes: Buffer.of(1), altText: '', notes: [] });
        drawing.push({ prompt, finish });
      }),
  };
  const drawAndStore = makeDrawAndStore({
    engine,
    lanes: makeFairLanes({ atOnce: 1, mostWaitingPerLane: 10, mostWaiting: 200 }),
    showsTheSame: async (before, after) => Buffer.compare(before, after) === 0,
    storePicture: async ({ fileName }) => ({ ok: true, url: `/media/${fileName}` }),
  });
  const ask = (ownerId: string, prompt: string, signal = quiet) => {
    const order = { prompt, width: 256, height: 256, seed: 1, style: null };
    const sources = { styleKey: null, secondStyleKey: null, pictureKey: null };
    const place = { ownerId, conversationId: 'c1', prompt };
    return drawAndStore({ place, order, reference: null, notes: [], sources }, signal);
  };
  return { drawing, ask };
}

describe('pictures that wait to be drawn', () => {
  it('of one person, however many, turn nobody else away and cost them one picture’s wait', async () => {
    const { drawing, ask } = slowStudio();
    const leaving = new AbortController();
    const many = Array.from({ length: 60 }, (_, i) => ask('rude', `avide ${i}`, leaving.signal));
    const all = Promise.allSettled(many);
    const other = ask('somebody', 'un lac');
    const refused = await Promise.all(many.slice(11));
    expect(refused).toEqual(
      refused.map(() => ({ ok: false, message: pictureTexts.tooManyWaiting })),
    );
    drawing[0]?.finish();
    await many[0];
    await expect.poll(() => drawing.map(({ prompt }) => prompt)).toEqual(['avide 0', 'avide 1']);
    drawing[1]?.finish();
    await expect.poll(() => drawing.at(2)?.prompt).toBe('un lac');
    leaving.abort(new Error('left'));
    drawing[2]?.finish();
    expect(await other).toMatchObject({ ok: true, url: '/media/un lac.png' });
    await all;
    expect(drawing).toHaveLength(3);
  });
});

describe('a picture that is to be changed', () => {
  const reference = {
    bytes: Buffer.of(7),
    hasForeignManifest: false,
    isOurs: false,
    width: 256,
    height: 256,
  };
  const edit = (bytes: Uint8Array, language: 'fr' | 'en') => {
    const stored: string[] = [];
    const drawAndStore = makeDrawAndStore({
      engine: {
        name: 'service',
        make: async () => ({ ok: true, bytes, altText: 'Image.', notes: [] }),
      },
      lanes: makeFairLanes({ atOnce: 1, mostWaitingPerLane: 10, mostWaiting: 200 }),
      showsTheSame: async (before, after) => Buffer.compare(before, after) === 0,
      storePicture: async ({ fileName }) => {
        stored.push(fileName);
        return { ok: true, url: `/media/${fileName}` };
      },
    });
    const prompt = 'enlève le bateau';
    const order = { prompt, width: 256, height: 256, seed: 1, style: null, language };
    const place = { ownerId: 'u1', conversationId: 'c1', prompt };
    const sources = { styleKey: null, secondStyleKey: null, pictureKey: null };
    const outcome = drawAndStore({ place, order, reference, notes: [], sources }, quiet);
    return { stored, outcome };
  };

  it('is refused when the engine gives it back, whichever engine that is, and not kept', async () => {
    for (const language of ['fr', 'en'] as const) {
      const { stored, outcome } = edit(Buffer.of(7), language);
      const message = pictureTextsIn[language].unchanged;
      expect(await outcome).toEqual({ ok: false, isRefusal: true, message });
      expect(stored).toEqual([]);
    }
  });

  it('is kept when it is another', async () => {
    expect(await edit(Buffer.of(8), 'fr').outcome).toMatchObject({ ok: true });
  });
});
