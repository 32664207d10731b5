import type { ArchiveEntry } from '../../../platform/archives/archive.ts';
import { makeArchiveNames } from '../../../platform/archives/archive-names.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { FilmRecord, FilmRepository } from '../ports.ts';
import { filmTexts } from '../texts.ts';

type Wish = {
  readonly films: Pick<FilmRepository, 'find'>;
  readonly storage: Pick<Storage, 'read'>;
  readonly ownerId: string;
  readonly filmIds: readonly string[];
};

/** The files of films, each under its film's name; one deleted meanwhile is left out. */
export async function* filmEntries(wish: Wish): AsyncGenerator<ArchiveEntry> {
  const nameOf = makeArchiveNames();
  for (const id of wish.filmIds) {
    const film = await wish.films.find(wish.ownerId, id);
    if (film) yield entryOf(film, nameOf, wish.storage);
  }
}

function entryOf(
  { filmKey: key, title: name, createdAt }: FilmRecord,
  nameOf: ReturnType<typeof makeArchiveNames>,
  storage: Pick<Storage, 'read'>,
): ArchiveEntry {
  return {
    path: nameOf({ folder: filmTexts.archiveFolder, name, key }),
    modifiedAt: new Date(createdAt),
    isCompressible: false,
    open: async () => (await storage.read(key))?.stream ?? null,
  };
}
