import { framesOf, shotsOf } from '@armoni/contract/timeline/ranges';
import type { Shot } from '@armoni/contract/timeline/timeline';
import { useQuery } from '@tanstack/react-query';
import { readVersionCut } from '../session/table-service.ts';

type Version = Awaited<ReturnType<typeof readVersionCut>>;

/** Small pictures of the shots of a rendered version, seen until their clips are there; null where there is none. */
export function useRenderedTiles(filmId: string, number: number): (shot: Shot) => string | null {
  const { data } = useQuery({
    queryKey: ['version', filmId, number],
    queryFn: ({ signal }) => readVersionCut(filmId, number, signal),
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (shot) => (data ? renderedTileOf(data, shot) : null);
}

/** Of a shot that shows another stretch of its clip by now there is none. */
export function renderedTileOf({ timeline, thumbnail_urls }: Version, shot: Shot): string | null {
  const index = shotsOf(timeline).findIndex(({ id }) => id === shot.id);
  const before = shotsOf(timeline)[index];
  if (before?.mediaReference.sourceId !== shot.mediaReference.sourceId) return null;
  const [then, now] = [framesOf(before.sourceRange), framesOf(shot.sourceRange)];
  return then.start < now.end && now.start < then.end ? (thumbnail_urls[index] ?? null) : null;
}
