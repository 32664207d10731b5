import { listInvitations } from '@armoni/contract/administration';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { keyOf } from '../keys.ts';

/** Who is invited and has not come yet. */
export function useInvitations() {
  return useQuery({
    queryKey: keyOf('invitations'),
    queryFn: async ({ signal }) => (await call(listInvitations, { signal })).invitations,
  });
}
