import { describe, expect, it } from 'vitest';
import { makeFairLanes } from '../../platform/concurrency/fair-lanes.ts';
import type { PictureWish } from '../../platform/pictures/picture-wish.ts';
import { fakePainter } from '../styles/testing.ts';
import { makeDrawAndStore } from './draw-and-store.ts';
import { makeMakePicture } from './make-picture.ts';
import type { PictureEngine, ReadyStyle, WornStyle } from './ports.ts';
import { pictureTexts } from './texts.ts';

const aube: ReadyStyle = {
  name: 'Aube',
  key: 'u1/styles/j-1/aube.style',
  sha256: null,
  triggerWord: 'AUBE',
  engine: 'local',
  remoteUrl: null,
};
const papier: ReadyStyle = {
  ...aube,
  name: 'Papier',
  key: 'u1/styles/j-2/p.style',
  triggerWord: null,
};
const remoteStyle: ReadyStyle = {
  ...aube,
  name: 'Lora',
  key: 'l',
  engine: 'fal',
  remoteUrl: 'https://f/l',
};
const wish: PictureWish = {
  ownerId: 'u1',
  conversationId: 'c1',
  prompt: 'un lac',
  referenceUrl: null,
  style: null,
  width: null,
  height: null,
  seed: 1,
};
const picked = ({ name, key: url, triggerWord }: ReadyStyle) => ({ name, url, triggerWord });
const quiet = new AbortController().signal;

type Parts = {
  engine: PictureEngine;
  file?: Uint8Array | null;
  /** Pixels of the picture that is to be changed. */
  reference?: { width: number; height: number; isOurs?: boolean; wornStyle?: WornStyle };
};

function studio(parts: Parts) {
  const { engine, file = Buffer.from('style'), reference } = parts;
  const read = reference && {
    ...{ ok: true as const },
    reference: { bytes: Buffer.from('x'), hasForeignManifest: false, isOurs: false, ...reference },
  };
  const lanes = makeFairLanes({ atOnce: 1, mostWaiting: 5, mostWaitingPerLane: 5 });
  const storePicture = async ({ fileName }: { fileName: string }) =>
    ({ ok: true, url: `/media/${fileName}` }) as const;
  return makeMakePicture({
    engine,
    drawAndStore: makeDrawAndStore({
      engine,
      lanes,
      showsTheSame: async () => false,
      storePicture,
    }),
    findStyles: async (ownerId) =>
      ownerId === 'u1' ? [aube, papier, { ...remoteStyle, triggerWord: 'TOK' }] : [],
    readStyleFile: async () => file,
    findRecipeSources: async ({ style: worn }) =>
      worn?.name === 'Aube'
        ? { ok: true, style: aube, second: null, referenceKey: null }
        : { ok: false, message: 'gone' },
    readReference: async () => read ?? { ok: false, reason: 'not-found' },
    randomSeed: () => 7,
  });
}

describe('a picture in a style', () => {
  it('gets the picked style’s file, and a prompt without its trigger word', async () => {
    const engine = fakePainter();
    const made = await studio({ engine })(
      { ...wish, prompt: 'AUBE, un lac', style: picked(aube) },
      quiet,
    );
    expect(made).toMatchObject({ ok: true, notes: [] });
    expect(engine.orders).toMatchObject([
      { prompt: 'un lac', style: Buffer.from('style'), remoteStyle: null },
    ]);
  });

  it('gets the style whose trigger word it names, though none is picked', async () => {
    const engine = fakePainter();
    await studio({ engine })({ ...wish, prompt: 'un lac aube' }, quiet);
    expect(engine.orders).toMatchObject([{ prompt: 'un lac', style: Buffer.from('style') }]);
  });

  it('keeps the style that it was drawn in, where the words alone cannot be done without', async () => {
    const refusal = { ok: false, message: 'dans un style', isRefusal: true } as const;
    const painter = fakePainter();
    const make: PictureEngine['make'] = async (order, signal) => {
      const made = await painter.make(order, signal);
      return order.style ? made : refusal;
    };
    const wornBy = (name: string) => ({
      ...{ engine: { ...painter, make } },
      reference: {
        ...{ width: 800, height: 600, isOurs: true },
        wornStyle: { file: { name, sha256: 'a' }, strength: 0.4 },
      },
    });
    const darker = { ...wish, referenceUrl: '/media/u1/a.png', prompt: 'de nuit' };
    expect(await studio(wornBy('Aube'))(darker, quiet)).toMatchObject({ ok: true });
    expect(painter.orders.map(({ style }) => style)).toEqual([null, Buffer.from('style')]);
    expect(painter.orders[1]).toMatchObject({ usualStrength: 0.4, secondStyle: null });
    // One that is gone changes nothing.
    expect(await studio(wornBy('Perdu'))(darker, quiet)).toEqual(refusal);
  });

  it('is drawn as strongly as was chosen beside the words', async () => {
    const engine = fakePainter();
    const make = studio({ engine });
    await make({ ...wish, style: { ...picked(aube), strength: 0.4 } }, quiet);
    await make({ ...wish, style: picked(aube) }, quiet);
    expect(engine.orders[0]).toMatchObject({ usualStrength: 0.4 });
    expect(engine.orders[1]).not.toHaveProperty('usualStrength');
  });

  it('gets both files of two styles that the words mix, and their split', async () => {
    const engine = fakePainter();
    const make = studio({ engine });
    await make({ ...wish, prompt: 'un lac, 60 % Aube 40 % Papier' }, quiet);
    expect(engine.orders).toMatchObject([
      { prompt: 'un lac', style: Buffer.from('style'), secondStyle: { share: 0.4 } },
    ]);
    const refused = await make({ ...wish, prompt: 'un lac, moitié Aube moitié Lora' }, quiet);
    expect(refused).toEqual({ ok: false, message: pictureTexts.styleNotMixed('Lora') });
    expect(engine.orders).toHaveLength(1);
  });

  it('is refused in French when the style belongs to another engine', async () => {
    const engine = fakePainter();
    const made = await studio({ engine })({ ...wish, style: picked(remoteStyle) }, quiet);
    expect(made).toEqual({ ok: false, message: pictureTexts.styleOfOtherEngine('Lora') });
    expect(engine.orders).toEqual([]);
  });

  it('is made without, and says so, when only the text names a style of another engine', async () => {
    const engine = fakePainter();
    const made = await studio({ engine })({ ...wish, prompt: 'TOK un lac' }, quiet);
    expect(made).toMatchObject({ ok: true, notes: [pictureTexts.styleLeftOut('Lora')] });
    expect(engine.orders).toMatchObject([{ style: null, remoteStyle: null }]);
  });

  it('reaches the engine that trained it by its address there', async () => {
    const engine: ReturnType<typeof fakePainter> = { ...fakePainter(), appliesStylesOf: 'fal' };
    await studio({ engine })({ ...wish, style: picked(remoteStyle) }, quiet);
    expect(engine.orders).toMatchObject([
      {
        prompt: 'TOK, un lac',
        style: null,
        remoteStyle: { url: 'https://f/l', name: 'Lora', sha256: null },
      },
    ]);
  });

  it.each([
    ['somebody else’s', { ownerId: 'u2' }, undefined],
    ['one whose file is gone', {}, null],
  ])('is refused with %s', async (_, change, file) => {
    const engine = fakePainter();
    const parts = { engine, ...(file === null && { file }) };
    const made = await studio(parts)({ ...wish, style: picked(aube), ...change }, quiet);
    expect(made).toEqual({ ok: false, message: pictureTexts.styleNotFound('Aube') });
  });
});

describe('a picture that is to be changed', () => {
  const change = { ...wish, prompt: 'plus clair', referenceUrl: '/media/u1/c1/photo.jpg' };

  it.each([
    [1820, 1024],
    [1024, 2048],
    [640, 480],
  ])('keeps its %i × %i pixels where the engine could have drawn them', async (width, height) => {
    const engine = fakePainter();
    const made = await studio({ engine, reference: { width, height } })(change, quiet);
    expect(engine.orders).toMatchObject([{ width, height }]);
    expect(made).toMatchObject({ ok: true, notes: [] });
  });

  it('is made smaller from a camera’s size, and that is said', async () => {
    const engine = fakePainter();
    const reference = { width: 4000, height: 3000 };
    const made = await studio({ engine, reference })(change, quiet);
    expect(engine.orders).toMatchObject([{ width: 1536, height: 1152 }]);
    const said = pictureTexts.madeSmaller(reference, { width: 1536, height: 1152 });
    expect(made).toMatchObject({ ok: true, notes: [said] });
    expect(said).toContain('1536 × 1152');
  });

  it('keeps all pixels of a picture of ours: it may be drawn anew, as large as it is', async () => {
    const engine = fakePainter();
    const reference = { width: 2048, height: 2048, isOurs: true };
    const made = await studio({ engine, reference })(change, quiet);
    expect(engine.orders).toMatchObject([{ width: 2048, height: 2048 }]);
    expect(made).toMatchObject({ ok: true, notes: [] });
  });

  it('loses no pixels to what is cut off', async () => {
    const engine = { ...fakePainter(), frameOfEdit: () => ({ width: 1020, height: 1020 }) };
    const reference = { width: 4000, height: 1020 };
    const made = await studio({ engine, reference })(change, quiet);
    expect(engine.orders).toMatchObject([{ width: 1020, height: 1020 }]);
    expect(made).toMatchObject({ ok: true, notes: [] });
  });
});
