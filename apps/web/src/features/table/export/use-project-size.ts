import { shotsOf } from '@armoni/contract/timeline/ranges';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { useQuery } from '@tanstack/react-query';
import { measureProject } from '../session/table-service.ts';

/** How large the clips and the music of a cut are; undefined until it is known. */
export function useProjectSize(filmId: string, timeline: Timeline) {
  const sources = [...new Set(shotsOf(timeline).map((shot) => shot.mediaReference.sourceId))];
  const { music } = timeline.tracks.audio;
  return useQuery({
    queryKey: ['project-size', filmId, sources.toSorted(), music && (music.musicId ?? '')],
    queryFn: ({ signal }) => measureProject(filmId, timeline, signal),
  }).data;
}
