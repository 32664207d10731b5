import { listPeople } from '@armoni/contract/administration';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { keyOf } from '../keys.ts';

export type PeopleWish = {
  readonly q: string;
  readonly order: 'newest' | 'fullest';
  readonly limit: number;
};

/** Everybody, or whoever is looked for. */
export function usePeople({ q, order, limit }: PeopleWish) {
  return useInfiniteQuery({
    queryKey: keyOf('people', q, order, limit),
    queryFn: ({ pageParam, signal }) =>
      call(listPeople, {
        query: { limit, order, ...(q && { q }), ...(pageParam && { last_id: pageParam }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ has_more, people }) =>
      has_more && order === 'newest' ? people.at(-1)?.id : undefined,
    placeholderData: keepPreviousData,
  });
}
