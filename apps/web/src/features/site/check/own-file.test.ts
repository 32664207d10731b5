import { expect, it } from 'vitest';
import { ownFileIn, ownKindOf } from './own-file.ts';

const pageFor = (url: string) => `?fichier=${encodeURIComponent(url)}`;

it('reads files of this studio, and of no other site', () => {
  expect(ownFileIn(pageFor('/media/u/c/lac.png'), '/media')).toBe('/media/u/c/lac.png');
  expect(ownFileIn(pageFor('/f/abc/film.mp4'), '/media')).toBe('/f/abc/film.mp4');
  const host = 'https://media.example.org';
  expect(ownFileIn(pageFor(`${host}/u/lac.png`), host)).toBe(`${host}/u/lac.png`);
  expect(ownFileIn(pageFor('https://media.example.org.evil/u/lac.png'), host)).toBeNull();
  expect(ownFileIn(pageFor('//elsewhere.example.org/media/x.png'), '/media')).toBeNull();
  expect(ownFileIn('', '/media')).toBeNull();
});

it('knows films from pictures', () => {
  expect(ownKindOf('/media/u/c/lac.png?x')).toBe('image');
  expect(ownKindOf('/f/abc/film.mp4')).toBe('video');
});
