import { listModels } from '@armoni/contract/models';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { chatKeys } from '../chat-keys.ts';
import { stylesIn, stylesPollMs } from './chosen-style.ts';

/** The trained styles; a studio without styles has none. */
export function useStyles(userId: string) {
  return useQuery({
    queryKey: chatKeys.styles(userId),
    queryFn: async ({ signal }) => {
      try {
        return stylesIn(await call(listModels, { signal }));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return [];
        throw error;
      }
    },
    refetchInterval: ({ state }) => stylesPollMs(state.data),
  });
}
