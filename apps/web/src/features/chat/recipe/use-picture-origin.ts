import { readPictureOrigin } from '@armoni/contract/pictures';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

/** Where a stored picture says it comes from; a file never changes, so it is fetched once. */
export function usePictureOrigin(url: string) {
  return useQuery(pictureOriginQuery(url));
}

export function pictureOriginQuery(url: string) {
  return queryOptions({
    queryKey: ['chat', 'origin', url],
    queryFn: ({ signal }) => call(readPictureOrigin, { body: { url }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
