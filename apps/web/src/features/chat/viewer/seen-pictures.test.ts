import { expect, it, vi } from 'vitest';
import type { ChatPicture } from '../pictures/chat-pictures.ts';
import { seenPictures } from './seen-pictures.ts';

vi.stubGlobal('window', { location: { origin: 'https://studio.example' } });

const picture = (name: string, kind: ChatPicture['kind'] = 'image'): ChatPicture => ({
  ...{ name, fullPath: `u/c/${name}`, size: 9, lastModified: '2026-11-24T00:00:00Z' },
  ...{ url: `/media/u/c/${name}`, thumbnailUrl: null, kind },
});
const pictures = [picture('b.png'), picture('film.mp4', 'video'), picture('a.png')];

it('goes through the pictures, without films, from the one that is viewed', () => {
  const viewed = { url: 'https://studio.example/media/u/c/a.png', name: 'a.png' };
  const seen = seenPictures(pictures, viewed);
  expect(seen.pictures.map(({ name }) => name)).toEqual(['b.png', 'a.png']);
  expect(seen.index).toBe(1);
});

it('shows one that the list does not have before the others, and as nobody’s to delete', () => {
  const seen = seenPictures(pictures, { url: '/media/u/d/autre.png', name: 'autre.png' });
  expect(seen).toMatchObject({ index: 0, pictures: [{ name: 'autre.png', listed: null }, {}, {}] });
});
