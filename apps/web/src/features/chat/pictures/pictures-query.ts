import { listFiles, type StoredFile } from '@armoni/contract/files';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { mediaUrl } from '../../../lib/media/media-url.ts';
import { chatKeys } from '../chat-keys.ts';
import { type ChatPicture, filesIn, mediaKindOf, visibleFiles } from './chat-pictures.ts';

/** The pictures and films of a folder, newest first. */
export function picturesQuery(userId: string, folder: string, mediaHost: string) {
  return queryOptions<readonly ChatPicture[]>({
    queryKey: chatKeys.pictures(userId, folder),
    queryFn: async ({ signal }) => {
      const query = { folder: `${userId}/${folder}`.toLowerCase() };
      const files = filesIn(await call(listFiles, { query, signal }));
      return visibleFiles(files).map((file) => shownPicture(file, mediaHost));
    },
  });
}

export function shownPicture(file: StoredFile, mediaHost: string): ChatPicture {
  return {
    ...file,
    url: mediaUrl(mediaHost, file.fullPath),
    thumbnailUrl: file.thumbnail ? mediaUrl(mediaHost, file.thumbnail) : null,
    kind: mediaKindOf(file.fullPath),
  };
}
