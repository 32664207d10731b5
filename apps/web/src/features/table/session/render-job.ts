import type { Timeline } from '@armoni/contract/timeline/timeline';
import { newKey } from '../../../lib/browser/new-key.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { followFilmJob } from '../../../lib/http/follow-film-job.ts';
import { makeStore, type ReadableStore } from '../../../lib/store/make-store.ts';
import type { ToastAction } from '../../../ui/feedback/toast.ts';
import { texts } from '../texts.ts';
import { askForVersion, cancelRender, readFilmCut } from './table-service.ts';
import type { TableSession } from './table-session.ts';

export type RenderState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly jobId: string | null; readonly percent: number | null };

type Say = {
  readonly success: (text: string, action?: ToastAction) => void;
  readonly error: (text: string) => void;
};

export type RenderJobOptions = {
  readonly session: TableSession;
  readonly say: Say;
  readonly onNewVersion: () => void;
  /** Shows the film that was made. */
  readonly onSee: (filmId: string) => void;
};

/** The rendering of the table's cut: one at a time; changes made meanwhile stay. */
export class RenderJob {
  readonly #options: RenderJobOptions;
  readonly #state = makeStore<RenderState>({ status: 'idle' });
  readonly #disposal = new AbortController();

  constructor(options: RenderJobOptions) {
    this.#options = options;
  }

  get state(): ReadableStore<RenderState> {
    return this.#state;
  }

  async start(): Promise<void> {
    if (this.#state.get().status === 'running') return;
    this.#state.set({ status: 'running', jobId: null, percent: null });
    const { session, say } = this.#options;
    const sent = session.history.get().present;
    try {
      await this.#render(sent);
    } catch (error) {
      say.error(error instanceof ApiError ? error.message : texts.render.failed);
    } finally {
      this.#state.set({ status: 'idle' });
    }
  }

  async cancel(): Promise<void> {
    const now = this.#state.get();
    if (now.status === 'running' && now.jobId) await cancelRender(now.jobId).catch(() => null);
  }

  /** Stops following; the job itself goes on. */
  dispose(): void {
    this.#disposal.abort();
  }

  async #render(sent: Timeline): Promise<void> {
    const { session, say, onNewVersion, onSee } = this.#options;
    const { film_id: id, version: fromVersion } = session.base.get();
    const wanted = { timeline: sent, fromVersion, key: newKey() };
    const { job_id: jobId } = await askForVersion(id, wanted);
    this.#state.set({ status: 'running', jobId, percent: null });
    const job = await followFilmJob(jobId, {
      signal: this.#disposal.signal,
      onSeen: ({ percent, stage }) =>
        this.#state.set({ status: 'running', jobId, percent: stage === null ? null : percent }),
    });
    if (!job || job.status === 'cancelled') return;
    if (job.status !== 'completed') return say.error(job.error_message ?? texts.render.failed);
    const cut = await readFilmCut(id);
    session.take(cut, sent);
    onNewVersion();
    const see = { label: texts.render.see, onPress: () => onSee(id) };
    say.success(texts.render.done(cut.version), see);
  }
}
