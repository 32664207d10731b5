import { cancelJob, readJobStatus } from '@armoni/contract/montage';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { useSignedInUser } from '../../../lib/session/identity.ts';
import { chatKeys } from '../chat-keys.ts';

const pollMs = 2000;

/** How far a film is, asked again while it is being made. */
export function useFilmWork(id: string) {
  const client = useQueryClient();
  const queryKey = chatKeys.work(useSignedInUser().id, `film:${id}`);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readJobStatus, { params: { id }, signal }),
    retry: false,
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'queued' || data?.status === 'processing' ? pollMs : false,
  });
  const stop = async () => {
    client.setQueryData(queryKey, await call(cancelJob, { params: { id } }));
  };
  return { job: query.data, hasFailed: query.isError, stop };
}
