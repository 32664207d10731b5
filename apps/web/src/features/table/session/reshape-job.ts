import type { AspectRatio } from '@armoni/contract/limits';
import { ApiError } from '../../../lib/http/api-error.ts';
import { makeInShape } from '../../../lib/http/reshape-film.ts';
import { makeStore, type ReadableStore } from '../../../lib/store/make-store.ts';
import { goTo } from '../../../lib/studio/navigation.tsx';
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

/** The same shots as a film in another shape; what is on the table stays as it is. */
export class ReshapeJob {
  readonly #session: TableSession;
  readonly #say: Say;
  readonly #onNewFilm: () => void;
  readonly #state = makeStore<ReshapeState>(null);
  readonly #disposal = new AbortController();

  constructor(session: TableSession, say: Say, onNewFilm: () => void) {
    this.#session = session;
    this.#say = say;
    this.#onNewFilm = onNewFilm;
  }

  get state(): ReadableStore<ReshapeState> {
    return this.#state;
  }

  async start(shape: AspectRatio): Promise<void> {
    if (this.#state.get()) return;
    this.#state.set({ shape, percent: null });
    try {
      const job = await makeInShape(this.#session.base.get().film_id, {
        aspectRatio: shape,
        timeline: this.#session.history.get().present,
        signal: this.#disposal.signal,
        onSeen: ({ percent, stage }) =>
          this.#state.set({ shape, percent: stage === null ? null : percent }),
      });
      if (job?.status === 'completed') this.#done(shape, job.video_id);
      else if (job?.status === 'failed') this.#say.error(job.error_message ?? texts.shape.failed);
    } catch (error) {
      this.#say.error(error instanceof ApiError ? error.message : texts.shape.failed);
    } finally {
      this.#state.set(null);
    }
  }

  /** Stops following; the job itself goes on. */
  dispose(): void {
    this.#disposal.abort();
  }

  #done(shape: AspectRatio, filmId: string | null): void {
    this.#onNewFilm();
    const open = { label: texts.shape.open, onPress: () => goTo(`/editor/${filmId}`) };
    this.#say.success(texts.shape.done(shape), filmId === null ? undefined : open);
  }
}
