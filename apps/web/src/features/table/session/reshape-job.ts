import type { AspectRatio } from '@armoni/contract/limits';
import { ApiError } from '../../../lib/http/api-error.ts';
import { makeInShape } from '../../../lib/http/reshape-film.ts';
import { makeStore, type ReadableStore } from '../../../lib/store/make-store.ts';
import { madeFilms } from '../../../lib/studio/made-films.ts';
import { goTo } from '../../../lib/studio/navigation.tsx';
import { toldJobs } from '../../../lib/studio/told-jobs.ts';
import type { ToastAction } from '../../../ui/feedback/toast.ts';
import { texts } from '../texts.ts';
import type { TableSession } from './table-session.ts';

type Say = {
  readonly success: (text: string, action?: ToastAction) => void;
  readonly error: (text: string) => void;
};

export type ReshapeState = {
  readonly shape: AspectRatio;
  /** Null until its turn has come. */
  readonly percent: number | null;
} | null;

export type ReshapeJobOptions = {
  readonly session: Pick<TableSession, 'base' | 'history'>;
  readonly say: Say;
  readonly onNewFilm: () => void;
  /** Ends the following; the job itself goes on. */
  readonly signal: AbortSignal;
};

/** The same shots as a film in another shape, told of wherever one is by then; what is on the table stays as it is. */
export class ReshapeJob {
  readonly #options: ReshapeJobOptions;
  readonly #state = makeStore<ReshapeState>(null);

  constructor(options: ReshapeJobOptions) {
    this.#options = options;
  }

  get state(): ReadableStore<ReshapeState> {
    return this.#state;
  }

  async start(shape: AspectRatio): Promise<void> {
    const { session, say, signal } = this.#options;
    if (this.#state.get()) return;
    this.#state.set({ shape, percent: null });
    try {
      const job = await makeInShape(session.base.get().film_id, {
        aspectRatio: shape,
        timeline: session.history.get().present,
        signal,
        onSeen: ({ percent, stage }) =>
          this.#state.set({ shape, percent: stage === null ? null : percent }),
      });
      if (job === null || !toldJobs.isNews(job.job_id)) return;
      if (job.status === 'completed') this.#done(shape, job.video_id);
      else if (job.status === 'failed') say.error(job.error_message ?? texts.shape.failed);
    } catch (error) {
      say.error(error instanceof ApiError ? error.message : texts.shape.failed);
    } finally {
      this.#state.set(null);
    }
  }

  #done(shape: AspectRatio, filmId: string | null): void {
    const { say, onNewFilm } = this.#options;
    onNewFilm();
    madeFilms.set((count) => count + 1);
    const open = { label: texts.shape.open, onPress: () => goTo(`/editor/${filmId}`) };
    say.success(texts.shape.done(shape), filmId === null ? undefined : open);
  }
}
