import { describe, expect, it } from 'vitest';
import { makeMediaAddresses } from './media-addresses.ts';
import { makeStorageKey } from './storage-key.ts';

const secret = 'of this installation';
const here = makeMediaAddresses({ mediaHost: '/media', isServedHere: true, secret });
const keyOf = (ownerId: string) =>
  makeStorageKey({ ownerId, folder: 'films/job-1', fileName: 'film', extension: 'mp4' });
const pathOf = (address: string) => address.slice('/media/'.length);

describe('the address of an object', () => {
  it.each(['0190aaaa-0000-7000-8000-00000000f11a', 'user_2AbC~é'])('does not name %s', (owner) => {
    const key = keyOf(owner);
    const [segment = ''] = key.split('/');
    const address = here.addressOf(key);
    expect(address).not.toContain(segment);
    expect(address).toMatch(/\/films\/job-1\/[0-9a-f]{32}-film\.mp4$/);
    expect(here.keyIn(pathOf(address))).toBe(key);
  });

  it('is the same each time, and another for another object of the same person', () => {
    const [one, two] = [keyOf('ana'), keyOf('ana')];
    expect(here.addressOf(one)).toBe(here.addressOf(one));
    expect(here.addressOf(one).split('/')[2]).not.toBe(here.addressOf(two).split('/')[2]);
  });

  it('is understood in full, with whatever is asked of it', () => {
    const key = keyOf('ana');
    expect(here.keyIn(`https://studio.test${here.addressOf(key)}?download=film`)).toBe(key);
  });

  it('leads where it led before it was sealed', () => {
    expect(here.keyIn('ana/films/job-1/film.mp4')).toBe('ana/films/job-1/film.mp4');
  });

  it('leads nowhere when anything of it was changed', () => {
    const path = pathOf(here.addressOf(keyOf('ana')));
    const other = pathOf(here.addressOf(keyOf('ben')));
    const moved = `${other.split('/')[0]}/${path.split('/').slice(1).join('/')}`;
    for (const wrong of [moved, path.replace('film.mp4', 'clip.mp4'), '~p~/film.mp4', '~p~AAAA']) {
      expect(here.keyIn(wrong)).toBe(wrong);
    }
    const elsewhere = makeMediaAddresses({ mediaHost: '/media', isServedHere: true, secret: 'x' });
    expect(elsewhere.keyIn(path)).toBe(path);
  });

  it('is the key where another host serves it', () => {
    const there = makeMediaAddresses({ mediaHost: 'https://m.test', isServedHere: false, secret });
    expect(there.addressOf('ana/films/film.mp4')).toBe('https://m.test/ana/films/film.mp4');
  });
});
