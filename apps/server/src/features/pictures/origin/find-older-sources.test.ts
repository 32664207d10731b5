import type { Origin } from '@armoni/image-engine/origin/read-origin';
import { expect, it, vi } from 'vitest';
import { makeFindOlderSources } from './find-older-sources.ts';

const recipe = (reference: string | null, style: string | null, mixedWith?: string) =>
  ({
    kind: 'armoni',
    recipe: {
      reference,
      style: style && {
        ...{ name: 'Rivage', sha256: style },
        ...(mixedWith && { mixedWith: { name: 'Encre', sha256: mixedWith, share: 0.3 } }),
      },
    },
  }) as unknown as Origin;

const none = { styleKey: null, secondStyleKey: null, pictureKey: null };

it('finds the picture and the styles of older pictures by the recipe in their files, each once', async () => {
  const waiting = ['edited', 'styled', 'mixed', 'photo', 'own'].map((id) => ({
    ...{ id, ownerId: 'u1', key: `u1/${id}.png` },
  }));
  const origins: Record<string, Origin> = {
    edited: recipe('of-lake', null),
    styled: recipe(null, 'of-style'),
    mixed: recipe(null, 'of-style', 'of-other'),
    photo: { kind: 'unmarked', sourceType: null, hasManifest: false },
    own: recipe('of-own', null),
  };
  const keep = vi.fn(async () => {});
  const find = makeFindOlderSources({
    pictures: { next: async (limit) => waiting.splice(0, limit), keep },
    originOf: async ({ id }) => origins[id] ?? { kind: 'unreadable' },
    findByHash: async (_, sha256) =>
      sha256 === 'of-lake' ? { key: 'u1/lake.png' } : { key: 'u1/own.png' },
    findStyle: async (_, sha256) =>
      ({ 'of-style': { key: 'u1/style.lora' }, 'of-other': { key: 'u1/other.lora' } })[sha256] ??
      null,
  });
  expect(await find()).toBe(5);
  expect(keep.mock.calls).toEqual([
    ['edited', { ...none, pictureKey: 'u1/lake.png' }],
    ['styled', { ...none, styleKey: 'u1/style.lora' }],
    ['mixed', { ...none, styleKey: 'u1/style.lora', secondStyleKey: 'u1/other.lora' }],
    ['photo', none],
    ['own', none],
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
