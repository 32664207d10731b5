import { limits } from '@armoni/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { picturesQuery } from './pictures-query.ts';

/** The pictures and films of a conversation's folder, newest first, polled every 60 s. */
export function usePictures(userId: string, folder: string | null, mediaHost: string) {
  return useQuery({
    ...picturesQuery(userId, folder ?? '', mediaHost),
    enabled: folder !== null,
    refetchInterval: limits.imageListRefreshMs,
  });
}
