import { type BinItem, emptyBin, listBin, removeFromBin } from '@armoni/contract/bin';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { type BroughtBack, bringBack } from '../../../lib/bin/bring-back.ts';
import { call } from '../../../lib/http/api.ts';

const itemsPerPage = 50;

/** What a person threw away and can bring back, the latest first. */
export function useBin(userId: string) {
  return useInfiniteQuery({
    queryKey: ['bin', userId],
    queryFn: ({ pageParam, signal }) =>
      call(listBin, { query: { last_id: pageParam, limit: itemsPerPage }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ has_more, items }) => (has_more ? items.at(-1)?.id : undefined),
    // Something may have been thrown away on another page a moment ago.
    staleTime: 0,
  });
}

export type BinChange =
  | { readonly type: 'restore' | 'remove'; readonly item: BinItem }
  | { readonly type: 'empty' };

/** Brings something back, or deletes it for good; every list of the page is read again after it. */
export function useChangeBin(options: {
  onDone: (change: BinChange) => void;
  onFailed: (change: BinChange, message: string | null) => void;
}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: applyChange,
    onSuccess: (outcome, change) => {
      if (outcome.ok) options.onDone(change);
      else options.onFailed(change, outcome.message);
    },
    onError: (error, change) => {
      console.error(error);
      options.onFailed(change, null);
    },
    onSettled: () => client.invalidateQueries(),
  });
}

async function applyChange(change: BinChange): Promise<BroughtBack> {
  if (change.type === 'restore') return bringBack(change.item.id);
  if (change.type === 'empty') await call(emptyBin);
  else await call(removeFromBin, { params: { id: change.item.id } });
  return { ok: true };
}
