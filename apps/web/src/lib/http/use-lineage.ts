import { readLineage } from '@armoni/contract/lineage';
import { useQuery } from '@tanstack/react-query';
import { call } from './api.ts';

/** What one of the person's files came from, and what came of it. */
export function useLineage(url: string) {
  return useQuery({
    queryKey: ['lineage', url] as const,
    queryFn: ({ signal }) => call(readLineage, { query: { url }, signal }),
    // Something may have come of it since it was last looked at.
    staleTime: 0,
    retry: false,
  });
}
