import { readLog } from '@armoni/contract/administration';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { keyOf } from '../keys.ts';

/** What was done here, the newest first. */
export function useLog(limit: number) {
  return useInfiniteQuery({
    queryKey: keyOf('log', limit),
    queryFn: ({ pageParam, signal }) =>
      call(readLog, { query: { limit, ...(pageParam && { last_id: pageParam }) }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ has_more, entries }) => (has_more ? entries.at(-1)?.id : undefined),
  });
}
