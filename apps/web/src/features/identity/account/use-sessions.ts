import { endOtherSessions, endSession, listSessions, type Session } from '@armoni/contract/account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

const sessionsKey = (userId: string) => ['sessions', userId] as const;

/** Where a person is signed in, the newest first. */
export function useSessions(userId: string) {
  return useQuery({
    queryKey: sessionsKey(userId),
    queryFn: async ({ signal }) => (await call(listSessions, { signal })).sessions,
  });
}

/** What is ended: one session, or all but this one. */
export type EndedSessions = Session['id'] | 'others';

export function useEndSessions(
  userId: string,
  options: { onDone: (ended: EndedSessions) => void; onFailed: () => void },
) {
  const client = useQueryClient();
  const queryKey = sessionsKey(userId);
  return useMutation({
    mutationFn: (ended: EndedSessions) =>
      ended === 'others' ? call(endOtherSessions) : call(endSession, { params: { id: ended } }),
    onSuccess: (_answer, ended) => {
      client.setQueryData<Session[]>(queryKey, (sessions) =>
        sessions?.filter(({ id, is_current }) => (ended === 'others' ? is_current : id !== ended)),
      );
      options.onDone(ended);
    },
    onError: options.onFailed,
  });
}
