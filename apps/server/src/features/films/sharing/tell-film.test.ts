import { describe, expect, it } from 'vitest';
import type { CuttableFilm, FilmVersion } from '../ports.ts';
import { makeTellFilm } from './tell-film.ts';

type Placed = { readonly musicId?: string } | null;

function version(number: number, clips: readonly string[], music: Placed): FilmVersion {
  const video = { clips: clips.map((sourceId) => ({ mediaReference: { sourceId } })) };
  return { number, timeline: { tracks: { video, audio: { music } } } } as unknown as FilmVersion;
}

/** Three versions on the music of the film, on a piece of the studio, and on none. */
function setUp(shown: number, from: object = { from: 'storage', key: 'k' }) {
  const versions = [
    version(1, ['0-a', '1-b', '0-a'], {}),
    version(2, ['0-a'], { musicId: 'm' }),
    version(3, ['0-a', '1-b'], null),
  ];
  const otherMusic = [{ id: 'm', name: 'Flânerie', music: { from: 'own', piece: 'flanerie' } }];
  const cut = { music: from, otherMusic, material: { sources: [], music: null } };
  const film = { cut, shown: versions[shown - 1] } as unknown as CuttableFilm;
  return makeTellFilm({
    cuts: { find: async () => film, versions: async () => ({ shown, versions }) },
    files: {
      findByKey: async (_owner, key) =>
        key === 'k' ? { id: 'f', name: 'outfoxing.mp3', key } : null,
    },
  });
}

const share = { ownerId: 'o', filmId: 'f', version: null };

describe('what is told of a shared film', () => {
  it('is its version, how many clips it is cut from, and its music by name', async () => {
    expect(await setUp(1)(share)).toEqual({ version: 1, clips: 2, music: 'outfoxing' });
    expect(await setUp(2)(share)).toEqual({ version: 2, clips: 1, music: 'Flânerie' });
    expect(await setUp(3)(share)).toEqual({ version: 3, clips: 2, music: null });
  });

  it('is of the version that the address was set to', async () => {
    expect(await setUp(3)({ ...share, version: 1 })).toMatchObject({
      version: 1,
      music: 'outfoxing',
    });
  });

  it('names no music that was fetched from elsewhere or is gone', async () => {
    for (const from of [
      { from: 'film', key: 'k' },
      { from: 'storage', key: 'gone' },
    ]) {
      expect(await setUp(1, from)(share)).toMatchObject({ music: null });
    }
  });
});
