import { describe, expect, it } from 'vitest';
import { makeFairLanes } from '../../platform/concurrency/fair-lanes.ts';
import { makeDrawAndStore } from './draw-and-store.ts';
import type { PictureEngine } from './ports.ts';
import { pictureTexts } from './texts.ts';

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
    storePicture: async ({ fileName }) => ({ ok: true, url: `/media/${fileName}` }),
  });
  const ask = (ownerId: string, prompt: string, signal = quiet) => {
    const order = { prompt, width: 256, height: 256, seed: 1, style: null };
    const sources = { styleKey: null, pictureKey: null };
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
