import { type Authorship, changeAuthorship, readAuthorship } from '@armoni/contract/provenance';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

const authorshipKey = (userId: string) => ['authorship', userId] as const;

/** The name that a person signs as author with; null while they sign nothing. */
export function useAuthorship(userId: string) {
  return useQuery({
    queryKey: authorshipKey(userId),
    queryFn: ({ signal }) => call(readAuthorship, { signal }),
  });
}

export function useChangeAuthorship(userId: string) {
  const client = useQueryClient();
  return async (wanted: Authorship): Promise<void> => {
    client.setQueryData(authorshipKey(userId), await call(changeAuthorship, { body: wanted }));
  };
}
