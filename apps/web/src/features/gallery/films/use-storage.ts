import { readStorage } from '@armoni/contract/account';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

/** Bytes that this person's films take; undefined until it is known. */
export function useFilmBytes(userId: string, total: number): number | undefined {
  const { data } = useQuery({
    // What is stored changes with the number of films.
    queryKey: ['gallery', 'storage', userId, total],
    queryFn: ({ signal }) => call(readStorage, { signal }),
    placeholderData: (before) => before,
    retry: false,
  });
  return data?.kinds.find(({ kind }) => kind === 'films')?.size_bytes;
}
