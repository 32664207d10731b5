import { limits } from '@armoni/contract/limits';
import { readModel } from '@armoni/contract/models';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { stylesKey } from './use-styles.ts';
import { type Styles, withStyle } from './with-style.ts';

/**
 * Follows one training closely, so that its percent moves and its first sample shows as soon as
 * it exists; the list of all styles keeps its own, slower round.
 */
export function useTrainingProgress(userId: string, id: number) {
  const client = useQueryClient();
  useQuery({
    queryKey: [...stylesKey(userId), id],
    queryFn: async ({ signal }) => {
      const fresh = await call(readModel, { params: { id: String(id) }, signal });
      client.setQueryData<Styles>(
        stylesKey(userId),
        (styles) => styles && withStyle(styles, fresh),
      );
      return fresh.status;
    },
    refetchInterval: limits.trainingPollMs,
    staleTime: 0,
  });
}
