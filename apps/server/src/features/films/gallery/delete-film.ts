import { removeAll } from '../../../platform/storage/remove-all.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { FilmRepository } from '../ports.ts';

export type DeleteFilm = (ownerId: string, id: string) => Promise<'deleted' | 'not-found'>;

type Dependencies = { readonly films: FilmRepository; readonly storage: Storage };

/** Row first: a film half gone is seen by nobody, and the sweep ends what was cut off. */
export function makeDeleteFilm({ films, storage }: Dependencies): DeleteFilm {
  return async (ownerId, id) => {
    const removed = await films.remove(ownerId, id);
    if (!removed) return 'not-found';
    await removeAll(storage, removed.objectFolder);
    return 'deleted';
  };
}
