import { listWork, type WorkItem } from '@armoni/contract/administration';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { keyOf, refreshMs } from '../keys.ts';

/** What runs, waits and has failed, as it goes on. */
export function useWork(state: WorkItem['state'] | 'all', limit: number) {
  return useQuery({
    queryKey: keyOf('work', state, limit),
    queryFn: ({ signal }) =>
      call(listWork, { query: { limit, ...(state !== 'all' && { state }) }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
}
