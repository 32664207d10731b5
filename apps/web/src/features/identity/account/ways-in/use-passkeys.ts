import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { forgetOnDevice } from '../../passkeys/forget-on-device.ts';
import { type Passkey, passkeyCalls } from '../../passkeys/passkey-calls.ts';

const keyOf = (userId: string) => ['passkeys', userId] as const;

/** The oldest first. */
export function usePasskeys(userId: string) {
  return useQuery({ queryKey: keyOf(userId), queryFn: passkeyCalls.list });
}

export function useReadPasskeysAgain(userId: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keyOf(userId) });
}

export function useRemovePasskey(
  userId: string,
  options: { onDone: () => void; onFailed: (error: unknown) => void },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Passkey) => passkeyCalls.remove(id),
    onSuccess: (_answer, removed) => {
      client.setQueryData<readonly Passkey[]>(keyOf(userId), (passkeys) =>
        passkeys?.filter(({ id }) => id !== removed.id),
      );
      void forgetOnDevice({ rpId: location.hostname, credentialId: removed.credentialID });
      options.onDone();
    },
    onError: options.onFailed,
  });
}
