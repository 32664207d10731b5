import {
  type AccessKey,
  createKey,
  type KeyScope,
  listKeys,
  revokeKey,
} from '@armoni/contract/keys';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/http/api.ts';

const keysKey = (userId: string) => ['keys', userId] as const;

/** The keys of a person's programs, the newest first. */
export function useKeys(userId: string) {
  return useQuery({
    queryKey: keysKey(userId),
    queryFn: async ({ signal }) => (await call(listKeys, { signal })).keys,
  });
}

export type WantedKey = { readonly name: string; readonly scopes: KeyScope[] };

export function useCreateKey(userId: string) {
  const client = useQueryClient();
  return async (wanted: WantedKey): Promise<string> => {
    const { key, secret } = await call(createKey, { body: wanted });
    client.setQueryData<AccessKey[]>(keysKey(userId), (keys) => keys && [key, ...keys]);
    return secret;
  };
}

export function useRevokeKey(userId: string, on: { done: () => void; failed: () => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(revokeKey, { params: { id } }),
    onSuccess: (_answer, id) => {
      client.setQueryData<AccessKey[]>(keysKey(userId), (keys) =>
        keys?.filter((key) => key.id !== id),
      );
      on.done();
    },
    onError: on.failed,
  });
}
