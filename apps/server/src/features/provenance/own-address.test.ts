import { expect, it } from 'vitest';
import { ownAddress } from './own-address.ts';

const hosts = { publicUrl: 'https://studio.example.org', mediaHost: '/media' };

it('knows our files, written in full or not', () => {
  const lake = { kind: 'media', key: 'u1/c1/lac é.png' };
  expect(ownAddress('/media/u1/c1/lac%20%C3%A9.png', hosts)).toEqual(lake);
  expect(ownAddress('https://studio.example.org/media/u1/c1/lac é.png?x', hosts)).toEqual(lake);
  const elsewhere = { ...hosts, mediaHost: 'https://media.example.org/m' };
  expect(ownAddress('https://media.example.org/m/u1/a.png', elsewhere)).toEqual({
    kind: 'media',
    key: 'u1/a.png',
  });
});

it('knows films that are shared', () => {
  const share = { kind: 'share', token: 'Ab-c_1' };
  expect(ownAddress('/f/Ab-c_1', hosts)).toEqual({ ...share, part: 'film' });
  expect(ownAddress('/f/Ab-c_1/poster.jpg', hosts)).toEqual({ ...share, part: 'poster' });
});

it.each([
  'https://elsewhere.example.org/media/u1/a.png',
  '//elsewhere.example.org/media/u1/a.png',
  '/armoni',
  '/f/',
  '/media/%E0%A4%A',
  'https://',
])('knows nothing of %s', (address) => expect(ownAddress(address, hosts)).toBeNull());
