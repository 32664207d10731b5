import { readOverview } from '@armoni/contract/administration';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/http/api.ts';
import { ApiError } from '../../lib/http/api-error.ts';
import { keyOf } from './keys.ts';

const refreshMs = 15_000;

/** Versions, figures, engines; refused to who does not administer. */
export function useOverview() {
  return useQuery({
    queryKey: keyOf('overview'),
    queryFn: ({ signal }) => call(readOverview, { signal }),
    refetchInterval: refreshMs,
    retry: (count, error) => count < 1 && !(error instanceof ApiError && error.status === 403),
  });
}
