import { listExports, type PersonalExport, requestExport } from '@armoni/contract/exports';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

const exportsKey = (userId: string) => ['exports', userId] as const;

const pollMs = 2000;

/** The newest archive of everything of a person; null when there is none. */
export function useLatestExport(userId: string) {
  return useQuery({
    queryKey: exportsKey(userId),
    queryFn: async ({ signal }): Promise<PersonalExport | null> => {
      const { exports } = await call(listExports, { signal });
      return exports[0] ?? null;
    },
    refetchInterval: ({ state }) => (state.data?.status === 'under_way' ? pollMs : false),
  });
}

export function useRequestExport(userId: string, options: { onFailed: () => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(requestExport),
    onSuccess: (begun) => client.setQueryData<PersonalExport>(exportsKey(userId), begun),
    onError: options.onFailed,
  });
}
