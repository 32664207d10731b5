import type { AspectRatio } from '@armoni/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/http/api-error.ts';
import { makeInShape } from '../../../lib/http/reshape-film.ts';
import { goTo } from '../../../lib/studio/navigation.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { texts } from '../texts.ts';

/** The same shots in another shape, as a film beside; followed for as long as the studio is open. */
export function useReshapeFilm(filmId: string): (shape: AspectRatio) => Promise<void> {
  const client = useQueryClient();
  return async (shape) => {
    const { signal } = new AbortController();
    toast.info(texts.shape.started(shape));
    try {
      const job = await makeInShape(filmId, { aspectRatio: shape, timeline: null, signal });
      if (job?.status !== 'completed') {
        toast.error(job?.error_message ?? texts.shape.failed);
        return;
      }
      void client.invalidateQueries({ queryKey: ['gallery'] });
      const see = { label: texts.shape.see, onPress: () => goTo(`/gallery/${job.video_id}`) };
      toast.success(texts.shape.done(shape), see);
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : texts.shape.failed);
    }
  };
}
