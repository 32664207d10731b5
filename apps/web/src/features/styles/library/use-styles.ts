import { limits } from '@armoni/contract/limits';
import { listModels } from '@armoni/contract/models';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

// The person is part of the key: two people may use one tab in turn.
export const stylesKey = (userId: string) => ['styles', userId] as const;

/** The person's styles, newest first; polled each 15 s while one is in training. */
export function useStyles(userId: string) {
  return useQuery({
    queryKey: stylesKey(userId),
    queryFn: ({ signal }) => call(listModels, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.models.some(({ status }) => status === 'training')
        ? limits.modelsPollWhileTrainingMs
        : false,
    // A training may have ended on another page a moment ago.
    staleTime: 0,
  });
}
