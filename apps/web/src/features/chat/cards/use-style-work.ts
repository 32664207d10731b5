import { limits } from '@armoni/contract/limits';
import { cancelModel, readModel } from '@armoni/contract/models';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { useSignedInUser } from '../../../lib/session/identity.ts';
import { chatKeys } from '../chat-keys.ts';

/** How far a training is, asked again while it goes on. */
export function useStyleWork(id: number) {
  const client = useQueryClient();
  const { id: userId } = useSignedInUser();
  const queryKey = chatKeys.work(userId, `style:${id}`);
  const params = { id: String(id) };
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readModel, { params, signal }),
    retry: false,
    refetchInterval: ({ state }) =>
      state.data?.status === 'training' ? limits.trainingPollMs : false,
  });
  const stop = async () => {
    client.setQueryData(queryKey, await call(cancelModel, { params }));
    await client.invalidateQueries({ queryKey: chatKeys.styles(userId) });
  };
  return { style: query.data, hasFailed: query.isError, stop };
}
