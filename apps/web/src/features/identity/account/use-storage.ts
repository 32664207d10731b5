import { readStorage } from '@armoni/contract/account';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

/** What a person keeps, by kind, against what they may. */
export function useStorage(userId: string) {
  return useQuery({
    queryKey: ['storage', userId],
    queryFn: ({ signal }) => call(readStorage, { signal }),
  });
}
