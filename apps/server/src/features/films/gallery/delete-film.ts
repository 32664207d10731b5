import type { Storage } from '../../../platform/storage/storage.ts';
import type { VideoRepository } from './ports.ts';

export type DeleteFilm = (ownerId: string, id: string) => Promise<'deleted' | 'not-found'>;

/** Row first: a film half gone is seen by nobody, and the sweep ends what was cut off. */
export function makeDeleteFilm(parts: { videos: VideoRepository; storage: Storage }): DeleteFilm {
  return async (ownerId, id) => {
    const removed = await parts.videos.remove(ownerId, id);
    if (!removed) return 'not-found';
    for await (const { key } of parts.storage.list(removed.objectFolder)) {
      await parts.storage.remove(key);
    }
    return 'deleted';
  };
}
