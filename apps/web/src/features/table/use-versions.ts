import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readVersions } from './session/table-service.ts';

const versionsKey = (userId: string, filmId: string) => ['versions', userId, filmId];

export function useVersions(userId: string, filmId: string) {
  return useQuery({
    queryKey: versionsKey(userId, filmId),
    queryFn: ({ signal }) => readVersions(filmId, signal),
    staleTime: 0,
  }).data?.versions;
}

/** To be called when a film has another version. */
export function useRefresh(userId: string, filmId: string) {
  const client = useQueryClient();
  return useCallback(() => {
    void client.invalidateQueries({ queryKey: versionsKey(userId, filmId) });
    // Pages that show films read them again.
    void client.invalidateQueries({ queryKey: ['gallery'] });
    void client.invalidateQueries({ queryKey: ['editor'] });
  }, [client, userId, filmId]);
}
