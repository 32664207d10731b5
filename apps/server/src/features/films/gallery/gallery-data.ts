import type { Storage } from '../../../platform/storage/storage.ts';
import type { VideoRepository } from './ports.ts';
import { galleryVideoFrom } from './routes.ts';

/** What this feature keeps of a person: their films. */
export function galleryData(parts: {
  videos: VideoRepository;
  storage: Storage;
  mediaHost: string;
}) {
  return {
    name: 'gallery',
    async exportOf(ownerId: string) {
      const videos = await parts.videos.all(ownerId);
      return videos.map((video) => galleryVideoFrom(video, parts.mediaHost));
    },
    async eraseOf(ownerId: string) {
      const videos = await parts.videos.all(ownerId);
      await parts.videos.erase(ownerId);
      for (const { objectFolder } of videos) {
        for await (const { key } of parts.storage.list(objectFolder)) {
          await parts.storage.remove(key);
        }
      }
    },
  };
}
