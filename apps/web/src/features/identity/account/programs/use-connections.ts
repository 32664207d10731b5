import { type Connection, endConnection, listConnections } from '@armoni/contract/connections';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/http/api.ts';

const connectionsKey = (userId: string) => ['connections', userId] as const;

/** The assistants that a person let in, the newest first. */
export function useConnections(userId: string) {
  return useQuery({
    queryKey: connectionsKey(userId),
    queryFn: async ({ signal }) => (await call(listConnections, { signal })).connections,
  });
}

export function useEndConnection(userId: string, on: { done: () => void; failed: () => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endConnection, { params: { id } }),
    onSuccess: (_answer, id) => {
      client.setQueryData<Connection[]>(connectionsKey(userId), (known) =>
        known?.filter((one) => one.id !== id),
      );
      on.done();
    },
    onError: on.failed,
  });
}
