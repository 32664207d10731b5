import type { Origin } from '@armoni/image-engine/origin/read-origin';
import { expect, it, vi } from 'vitest';
import { makeFindOlderSources } from './find-older-sources.ts';

const recipe = (reference: string | null, style: string | null) =>
  ({
    kind: 'armoni',
    recipe: { reference, style: style && { name: 'Rivage', sha256: style } },
  }) as unknown as Origin;

it('finds the picture and the style of older pictures by the recipe in their files, each once', async () => {
  const waiting = ['edited', 'styled', 'photo', 'own'].map((id) => ({
    ...{ id, ownerId: 'u1', key: `u1/${id}.png` },
  }));
  const origins: Record<string, Origin> = {
    edited: recipe('of-lake', null),
    styled: recipe(null, 'of-style'),
    photo: { kind: 'unmarked', sourceType: null, hasManifest: false },
    own: recipe('of-own', null),
  };
  const keep = vi.fn(async () => {});
  const find = makeFindOlderSources({
    pictures: { next: async (limit) => waiting.splice(0, limit), keep },
    originOf: async ({ id }) => origins[id] ?? { kind: 'unreadable' },
    findByHash: async (_, sha256) =>
      sha256 === 'of-lake' ? { key: 'u1/lake.png' } : { key: 'u1/own.png' },
    findStyle: async (_, sha256) => (sha256 === 'of-style' ? { key: 'u1/style.lora' } : null),
  });
  expect(await find()).toBe(4);
  expect(keep.mock.calls).toEqual([
    ['edited', { styleKey: null, pictureKey: 'u1/lake.png' }],
    ['styled', { styleKey: 'u1/style.lora', pictureKey: null }],
    ['photo', { styleKey: null, pictureKey: null }],
    ['own', { styleKey: null, pictureKey: null }],
  ]);
  expect(await find()).toBe(0);
});

it('leaves the rest for later while too many pictures are read', async () => {
  const keep = vi.fn(async () => {});
  const find = makeFindOlderSources({
    pictures: { next: async () => [{ id: 'a', ownerId: 'u1', key: 'u1/a.png' }], keep },
    originOf: async () => null,
    findByHash: async () => null,
    findStyle: async () => null,
  });
  expect(await find()).toBe(0);
  expect(keep).not.toHaveBeenCalled();
});
