import type { FilmCut } from '@armoni/contract/cuts';
import type { VideoJob } from '@armoni/contract/montage';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { newKey } from '../../../lib/browser/new-key.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { makeStore, type ReadableStore } from '../../../lib/store/make-store.ts';
import type { ToastAction } from '../../../ui/feedback/toast.ts';
import { texts } from '../texts.ts';
import type { KeptWork } from './kept-work.ts';
import type { TableSession } from './table-session.ts';

export type RenderState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly jobId: string | null; readonly percent: number | null };

type Say = {
  readonly success: (text: string, action?: ToastAction) => void;
  readonly error: (text: string) => void;
};

/** The server's side of a render. */
export type RenderService = {
  readonly ask: (
    filmId: string,
    wanted: { readonly timeline: Timeline; readonly fromVersion: number; readonly key: string },
  ) => Promise<{ readonly job_id: string }>;
  readonly cancel: (jobId: string) => Promise<unknown>;
  /** Jobs under way and those of the last day. */
  readonly list: () => Promise<readonly VideoJob[]>;
  readonly readCut: (filmId: string) => Promise<FilmCut>;
  /** To its end; null when the signal aborts. */
  readonly follow: (
    jobId: string,
    options: { readonly signal: AbortSignal; readonly onSeen: (job: VideoJob) => void },
  ) => Promise<VideoJob | null>;
};

export type RenderJobOptions = {
  readonly service: RenderService;
  /** Ends the following; the job itself goes on. */
  readonly signal: AbortSignal;
  readonly say: Say;
  /** Whether nobody has told of this job yet. */
  readonly isNews: (jobId: string) => boolean;
  readonly kept: Pick<KeptWork, 'goOn'>;
  /** Another version is there, wherever one is by now. */
  readonly onMade: () => void;
  /** Shows a film away from its table. */
  readonly show: (filmId: string) => void;
};

/** The table on which a film is cut, for as long as it is open. */
export type RenderTable = {
  readonly session: TableSession;
  readonly onNewVersion: () => void;
  /** Shows the film that was made. */
  readonly onSee: (filmId: string) => void;
};

/** The rendering of a film's cut: one at a time; changes made meanwhile stay, and whoever leaves the table hears of it. */
export class RenderJob {
  readonly #options: RenderJobOptions;
  readonly #state = makeStore<RenderState>({ status: 'idle' });
  #table: RenderTable | null = null;

  constructor(options: RenderJobOptions) {
    this.#options = options;
  }

  get state(): ReadableStore<RenderState> {
    return this.#state;
  }

  /** What it makes is shown on this table from now on; a render that a closed tab has left is followed again. */
  open(table: RenderTable): void {
    this.#table = table;
    if (this.#state.get().status === 'idle') void this.#findAgain(table);
  }

  /** Goes on without it. */
  close(table: RenderTable): void {
    if (this.#table === table) this.#table = null;
  }

  async start(): Promise<void> {
    const table = this.#table;
    if (!table || this.#state.get().status === 'running') return;
    this.#state.set({ status: 'running', jobId: null, percent: null });
    const { session } = table;
    const sent = session.history.get().present;
    const { film_id: id, version: fromVersion } = session.base.get();
    const wanted = { timeline: sent, fromVersion, key: newKey() };
    await this.#run(session.base.get(), sent, async () => {
      const { job_id } = await this.#options.service.ask(id, wanted);
      return job_id;
    });
  }

  async cancel(): Promise<void> {
    const now = this.#state.get();
    if (now.status !== 'running' || !now.jobId) return;
    await this.#options.service.cancel(now.jobId).catch(() => null);
  }

  async #findAgain({ session }: RenderTable): Promise<void> {
    const base = session.base.get();
    const jobs = await this.#options.service.list().catch(() => []);
    const found = jobs.find(
      ({ recut_of, status }) =>
        recut_of === base.film_id && (status === 'queued' || status === 'processing'),
    );
    if (!found || this.#state.get().status === 'running') return;
    await this.#run(base, session.history.get().present, async () => found.job_id);
  }

  async #run(film: FilmCut, sent: Timeline, begin: () => Promise<string>): Promise<void> {
    const { say } = this.#options;
    try {
      await this.#follow(film, sent, await begin());
    } catch (error) {
      say.error(error instanceof ApiError ? error.message : texts.render.failed);
    } finally {
      this.#state.set({ status: 'idle' });
    }
  }

  async #follow({ film_id: id, title }: FilmCut, sent: Timeline, jobId: string): Promise<void> {
    const { service, signal, say, isNews, kept, onMade, show } = this.#options;
    this.#state.set({ status: 'running', jobId, percent: null });
    const job = await service.follow(jobId, {
      signal,
      onSeen: ({ percent, stage }) =>
        this.#state.set({ status: 'running', jobId, percent: stage === null ? null : percent }),
    });
    if (!job || job.status === 'cancelled') return;
    if (job.status !== 'completed') {
      const message = job.error_message ?? texts.render.failed;
      if (isNews(jobId)) say.error(this.#table ? message : texts.render.awayFailed(title, message));
      return;
    }
    const cut = await service.readCut(id);
    const table = this.#table;
    onMade();
    if (table) {
      table.session.take(cut, sent);
      table.onNewVersion();
    } else kept.goOn(cut, sent);
    if (!isNews(jobId)) return;
    const see = { label: texts.render.see, onPress: () => (table ? table.onSee : show)(id) };
    const { version } = cut;
    say.success(
      table ? texts.render.done(version) : texts.render.awayDone(cut.title, version),
      see,
    );
  }
}
