import { expect, it } from 'vitest';
import { absoluteUrl, mediaUrl } from './media-url.ts';

it('keeps the folders of a stored path and encodes what is between them', () => {
  expect(mediaUrl('/media', 'u1/c1/plage & mer.mp4')).toBe('/media/u1/c1/plage%20%26%20mer.mp4');
  expect(mediaUrl('https://media.example/', 'a.png')).toBe('https://media.example/a.png');
});

it('makes an address that works from anywhere', () => {
  expect(absoluteUrl('/media/a.mp4', 'https://studio.example')).toBe(
    'https://studio.example/media/a.mp4',
  );
  expect(absoluteUrl('https://cdn.example/a.mp4', 'https://studio.example')).toBe(
    'https://cdn.example/a.mp4',
  );
});
