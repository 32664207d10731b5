import { musicUnder } from '../cutting/music/music-under.ts';
import { pieceOfCut } from '../own-music/own-pieces.ts';
import type { CuttableFilm, FilmCuts, FilmVersion, SourceFiles } from '../ports.ts';
import type { Share } from './shares.ts';

/** What can be told of a film's making without a word of its wish. */
export type FilmAbout = {
  readonly version: number;
  /** How many files its shots are cut from. */
  readonly clips: number;
  /** Null where there is none, or nobody knows its name. */
  readonly music: string | null;
};

type Dependencies = {
  readonly cuts: Pick<FilmCuts, 'find' | 'versions'>;
  readonly files: Pick<SourceFiles, 'findByKey'>;
};

export type TellFilm = ReturnType<typeof makeTellFilm>;

/** Of the version that a share shows; null for films of which nothing was kept. */
export function makeTellFilm({ cuts, files }: Dependencies) {
  return async (
    share: Pick<Share, 'ownerId' | 'filmId' | 'version'>,
  ): Promise<FilmAbout | null> => {
    const { ownerId, filmId, version } = share;
    const film = await cuts.find(ownerId, filmId);
    if (!film) return null;
    const isShown = version === null || version === film.shown.number;
    const told = isShown ? film.shown : await findVersion(cuts, share);
    if (!told) return null;
    const { clips } = told.timeline.tracks.video;
    return {
      version: told.number,
      clips: new Set(clips.map(({ mediaReference }) => mediaReference.sourceId)).size,
      music: await musicNameOf(film, told, { files, ownerId }),
    };
  };
}

async function findVersion(
  cuts: Dependencies['cuts'],
  { ownerId, filmId, version }: Pick<Share, 'ownerId' | 'filmId' | 'version'>,
): Promise<FilmVersion | undefined> {
  const all = await cuts.versions(ownerId, filmId);
  return all?.versions.find(({ number }) => number === version);
}

async function musicNameOf(
  { cut }: CuttableFilm,
  { timeline }: FilmVersion,
  { files, ownerId }: Pick<Dependencies, 'files'> & { ownerId: string },
): Promise<string | null> {
  const placed = timeline.tracks.audio.music;
  const under = placed && musicUnder(cut, timeline);
  if (!under) return null;
  const piece = pieceOfCut(under);
  if (piece) return piece.name;
  const given = cut.otherMusic?.find(({ id }) => id === placed.musicId);
  if (given) return withoutExtension(given.name);
  if (under.music.from !== 'storage') return null;
  const file = await files.findByKey(ownerId, under.music.key);
  return file && withoutExtension(file.name);
}

const withoutExtension = (name: string) => name.replace(/\.(?=\d*[a-z])\w{2,4}$/i, '');
