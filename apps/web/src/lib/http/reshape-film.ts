import { reshapeFilm } from '@armoni/contract/cuts';
import { type AspectRatio, aspectRatios } from '@armoni/contract/limits';
import type { VideoJob } from '@armoni/contract/montage';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { newKey } from '../browser/new-key.ts';
import { call } from './api.ts';
import { followFilmJob } from './follow-film-job.ts';

/** The shapes that a film can be given beside the one it has. */
export function otherShapes({ width, height }: { width: number; height: number }): AspectRatio[] {
  const shown = width / height;
  return aspectRatios.filter((shape) => {
    const [wide, high] = shape.split(':').map(Number) as [number, number];
    return Math.abs(wide / high - shown) > 0.01;
  });
}

type Wanted = {
  readonly aspectRatio: AspectRatio;
  /** Null for the version that is shown. */
  readonly timeline: Timeline | null;
  readonly signal: AbortSignal;
  readonly onSeen?: (job: VideoJob) => void;
};

/**
 * Has the same shots made in another shape, and waits for the film; null when the signal aborts,
 * while the work goes on.
 * @throws ApiError when it is not taken on
 */
export async function makeInShape(
  filmId: string,
  { aspectRatio, timeline, signal, onSeen = () => undefined }: Wanted,
): Promise<VideoJob | null> {
  const { job_id: jobId } = await call(reshapeFilm, {
    params: { id: filmId },
    body: { aspect_ratio: aspectRatio, timeline },
    headers: { 'Idempotency-Key': newKey() },
  });
  return followFilmJob(jobId, { signal, onSeen });
}
