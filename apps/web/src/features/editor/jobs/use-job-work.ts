import { type VideoWork, watchJob } from '@armoni/contract/montage';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

/** Often enough to see clips and shots come one after another. */
const watchMs = 1000;

/** What a job under way has found and chosen; null until it is known. */
export function useJobWork(jobId: string | null): VideoWork | null {
  const { data } = useQuery({
    queryKey: ['editor', 'work', jobId],
    queryFn: ({ signal }) => call(watchJob, { params: { id: jobId ?? '' }, signal }),
    enabled: jobId !== null,
    refetchInterval: watchMs,
    staleTime: 0,
    retry: false,
  });
  return data ?? null;
}
