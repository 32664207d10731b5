import type { MontageStage, ProcessVideoBody, VideoJob } from '@armoni/contract/montage';
import type { FilmReading } from '@armoni/contract/wish';
import { makeStore, type ReadableStore, type Store } from '../../../lib/store/make-store.ts';
import type { ToldJobs } from '../../../lib/studio/told-jobs.ts';
import { texts } from '../texts.ts';
import { endOf, type JobEnd, type JobReading, pollJob } from './poll-job.ts';

export type SubmitAnswer =
  | { readonly status: 'ok'; readonly jobId: string }
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'unreachable' };

/** The server's side of a film job. Calls never reject: what went wrong is in the answer. */
export interface FilmJobService {
  submit(body: ProcessVideoBody, idempotencyKey: string): Promise<SubmitAnswer>;
  readStatus(jobId: string, signal: AbortSignal): Promise<JobReading>;
  /** Newest first; null when it could not be read. */
  list(): Promise<readonly VideoJob[] | null>;
  cancel(jobId: string): Promise<VideoJob | null>;
  retry(jobId: string): Promise<VideoJob | null>;
}

export type TrackedJobState =
  | { readonly status: 'submitting' }
  /** `waitsFor` says what the studio lacks, if that is why. */
  | { readonly status: 'queued'; readonly waitsFor?: string }
  | {
      readonly status: 'processing';
      readonly percent: number;
      readonly stage: MontageStage | null;
    }
  | Exclude<JobEnd, { status: 'completed' }>;

export type TrackedJob = {
  /** The idempotency key of a job requested here, the job's id for one that was found. */
  readonly key: string;
  readonly jobId: string | null;
  readonly startedAtMs: number;
  readonly state: TrackedJobState;
};

/** A film made in this browser session. */
export type SessionFilm = {
  readonly jobId: string;
  readonly filmId: string | null;
  readonly filmUrl: string;
  readonly notes: readonly string[];
  readonly reading: FilmReading | null;
};

/** A job of this browser session, as it outlives a reload. */
export type RememberedJob = { readonly jobId: string; readonly isAnnounced: boolean };

type FilmRequest = {
  readonly body: ProcessVideoBody;
  /** The server has taken it on, at once or when it was tried again. */
  readonly onTaken: (jobId: string) => void;
};

type FilmJobsDependencies = {
  readonly service: FilmJobService;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
  readonly newKey: () => string;
  /** With the film's id in the gallery; null where it is not known there. */
  readonly onReady: (filmId: string | null) => void;
  readonly onFailed: (message: string) => void;
  readonly remembered: Store<readonly RememberedJob[]>;
  readonly told: ToldJobs;
};

const submitTries = 3;
const submitRetryMs = 2000;

/** Follows every film job of one person; it goes on while they visit other pages. */
export class FilmJobs {
  readonly #dependencies: FilmJobsDependencies;
  readonly #jobs = makeStore<readonly TrackedJob[]>([]);
  readonly #films = makeStore<readonly SessionFilm[]>([]);
  readonly #requests = new Map<string, FilmRequest>();
  readonly #following = new Map<string, AbortController>();
  readonly #disposal = new AbortController();

  constructor(dependencies: FilmJobsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Newest first: what is under way and what ended without a film. */
  get jobs(): ReadableStore<readonly TrackedJob[]> {
    return this.#jobs;
  }

  /** The films of this session, oldest first. */
  get films(): ReadableStore<readonly SessionFilm[]> {
    return this.#films;
  }

  async submit(
    body: ProcessVideoBody,
    onTaken: FilmRequest['onTaken'] = () => undefined,
  ): Promise<{ readonly ok: boolean }> {
    const { newKey, now } = this.#dependencies;
    const key = newKey();
    const request = { body, onTaken };
    this.#requests.set(key, request);
    const job: TrackedJob = {
      key,
      jobId: null,
      startedAtMs: now(),
      state: { status: 'submitting' },
    };
    this.#jobs.set((list) => [job, ...list]);
    return await this.#submitWith(key, request);
  }

  /** Finds the jobs of this person again and follows the unfinished ones. */
  async resume(): Promise<void> {
    const found = (await this.#dependencies.service.list()) ?? [];
    if (this.#disposal.signal.aborted) return;
    for (const job of found) this.#adopt(job);
    this.#films.set((films) => inOrderOf(films, found));
  }

  async cancel(key: string): Promise<void> {
    const job = this.#jobOf(key);
    if (!job?.jobId) return;
    const answer = await this.#dependencies.service.cancel(job.jobId);
    if (!answer) this.#dependencies.onFailed(texts.errors.cancelFailed);
    // One that finished in the meantime is left to its follower.
    if (answer?.status !== 'cancelled') return;
    this.#unfollow(job.jobId);
    this.#update(key, { state: { status: 'cancelled' } });
  }

  async retry(key: string): Promise<void> {
    const job = this.#jobOf(key);
    if (job?.jobId) await this.#restart(job, job.jobId);
    const request = this.#requests.get(key);
    if (!job || job.jobId || !request) return;
    this.#update(key, { startedAtMs: this.#dependencies.now(), state: { status: 'submitting' } });
    await this.#submitWith(key, request);
  }

  /** Another project is opened: the films that are made leave the session, those under way stay. */
  leaveFilms(): void {
    const left = new Set(this.#films.get().map(({ jobId }) => jobId));
    this.#films.set([]);
    this.#dependencies.remembered.set((list) => list.filter(({ jobId }) => !left.has(jobId)));
  }

  /** Takes a job that ended without a film out of the list. */
  dismiss(key: string): void {
    const jobId = this.#jobOf(key)?.jobId;
    this.#requests.delete(key);
    this.#jobs.set((list) => list.filter((job) => job.key !== key));
    if (!jobId) return;
    this.#unfollow(jobId);
    this.#dependencies.remembered.set((list) => list.filter((entry) => entry.jobId !== jobId));
  }

  /** Stops following, when the person signs out. */
  dispose(): void {
    this.#disposal.abort();
    for (const jobId of [...this.#following.keys()]) this.#unfollow(jobId);
  }

  async #submitWith(key: string, { body, onTaken }: FilmRequest): Promise<{ ok: boolean }> {
    const answer = await this.#send(key, body);
    if (answer.status === 'ok') {
      onTaken(answer.jobId);
      // Whoever left and came back while this was under way has found the job already.
      if (this.#following.has(answer.jobId)) {
        this.#jobs.set((list) => list.filter((job) => job.key !== key));
        return { ok: true };
      }
      this.#remember(answer.jobId, false);
      this.#update(key, { jobId: answer.jobId, state: { status: 'queued' } });
      void this.#follow(key, answer.jobId);
      return { ok: true };
    }
    const message = answer.status === 'refused' ? answer.message : texts.errors.processing;
    this.#update(key, { state: { status: 'failed', message } });
    this.#dependencies.onFailed(message);
    return { ok: false };
  }

  async #send(key: string, body: ProcessVideoBody): Promise<SubmitAnswer> {
    const { service, wait } = this.#dependencies;
    for (let attempt = 1; ; attempt += 1) {
      // The key makes repeating safe: an answer lost on the way back starts no second film.
      const answer = await service.submit(body, key);
      if (answer.status !== 'unreachable' || attempt === submitTries) return answer;
      await wait(submitRetryMs, this.#disposal.signal);
    }
  }

  async #restart(job: TrackedJob, jobId: string) {
    const { service, onFailed, now } = this.#dependencies;
    // A job that we lost sight of may still run: read it again before starting it over.
    if (job.state.status !== 'timed-out' && !(await service.retry(jobId))) {
      onFailed(texts.errors.processing);
      return;
    }
    this.#dependencies.told.begunAgain(jobId);
    this.#remember(jobId, false);
    this.#update(job.key, { startedAtMs: now(), state: { status: 'queued' } });
    void this.#follow(job.key, jobId);
  }

  async #follow(key: string, jobId: string) {
    if (this.#following.has(jobId)) return;
    const controller = new AbortController();
    this.#following.set(jobId, controller);
    const end = await pollJob(jobId, {
      readStatus: this.#dependencies.service.readStatus,
      wait: this.#dependencies.wait,
      signal: controller.signal,
      onSeen: (job) => this.#update(key, { state: runningState(job) }),
    });
    if (this.#following.get(jobId) === controller) this.#following.delete(jobId);
    if (end.status !== 'stopped') this.#settle(key, jobId, end);
  }

  #unfollow(jobId: string) {
    this.#following.get(jobId)?.abort();
    this.#following.delete(jobId);
  }

  #settle(key: string, jobId: string, end: JobEnd) {
    this.#remember(jobId, true);
    // A version of a film is followed from its table as well.
    const isNews = this.#dependencies.told.isNews(jobId);
    if (end.status === 'completed') {
      this.#jobs.set((list) => list.filter((job) => job.key !== key));
      this.#addFilm(end.job, end.filmUrl);
      if (isNews) this.#dependencies.onReady(end.job.video_id);
      return;
    }
    this.#update(key, { state: end });
    if (end.status !== 'cancelled' && isNews)
      this.#dependencies.onFailed(end.message || texts.errors.processing);
  }

  #adopt(job: VideoJob) {
    const isTracked = this.#jobs.get().some((tracked) => tracked.jobId === job.job_id);
    if (isTracked || this.#films.get().some((film) => film.jobId === job.job_id)) return;
    const memory = this.#dependencies.remembered.get().find((entry) => entry.jobId === job.job_id);
    if (isUnfinished(job)) {
      if (!memory) this.#remember(job.job_id, false);
      this.#track(job, runningState(job));
      void this.#follow(job.job_id, job.job_id);
    } else if (memory) {
      this.#recall(job, memory);
    }
  }

  /** Takes up a job of this session that ended while the page was away. */
  #recall(job: VideoJob, { isAnnounced }: RememberedJob) {
    const end = endOf({ status: 'seen', job });
    if (end?.status === 'completed') {
      this.#addFilm(job, end.filmUrl);
      if (!isAnnounced) this.#dependencies.onReady(job.video_id);
    } else if (end?.status === 'failed') {
      this.#track(job, end);
      if (!isAnnounced) this.#dependencies.onFailed(end.message);
    }
    this.#remember(job.job_id, true);
  }

  #track(job: VideoJob, state: TrackedJobState) {
    const now = this.#dependencies.now();
    // The two clocks may differ: a job never began in the future.
    const startedAtMs = Math.min(now, Date.parse(job.created_at) || now);
    const tracked = { key: job.job_id, jobId: job.job_id, startedAtMs, state };
    this.#jobs.set((list) => [...list, tracked]);
  }

  #addFilm(job: VideoJob, filmUrl: string) {
    const { job_id: jobId, video_id: filmId, notes, reading = null } = job;
    const film = { jobId, filmId, filmUrl, notes, reading };
    this.#films.set((list) => [...list.filter((other) => other.jobId !== film.jobId), film]);
  }

  #jobOf(key: string): TrackedJob | undefined {
    return this.#jobs.get().find((job) => job.key === key);
  }

  #update(key: string, changes: Partial<TrackedJob>) {
    this.#jobs.set((list) => list.map((job) => (job.key === key ? { ...job, ...changes } : job)));
  }

  #remember(jobId: string, isAnnounced: boolean) {
    this.#dependencies.remembered.set((list) => [
      ...list.filter((entry) => entry.jobId !== jobId),
      { jobId, isAnnounced },
    ]);
  }
}

/** Whose work is shown: the one that is being made, else the first that waits. */
export function watchedJob(jobs: readonly TrackedJob[]): TrackedJob | undefined {
  const isMade = ({ state }: TrackedJob) => state.status === 'processing';
  return jobs.find(isMade) ?? jobs.find((job) => !hasStopped(job));
}

/** Whether a job ended without a film: it failed, was cancelled, or was lost sight of. */
export function hasStopped({ state: { status } }: TrackedJob): boolean {
  return status === 'failed' || status === 'timed-out' || status === 'cancelled';
}

function isUnfinished(job: VideoJob): boolean {
  return job.status === 'queued' || job.status === 'processing';
}

function runningState(job: VideoJob): TrackedJobState {
  if (job.status === 'queued') {
    return { status: 'queued', ...(job.waiting_message && { waitsFor: job.waiting_message }) };
  }
  return { status: 'processing', percent: job.percent, stage: job.stage };
}

/** The list answers newest first; the viewer counts from the oldest. */
function inOrderOf(
  films: readonly SessionFilm[],
  found: readonly VideoJob[],
): readonly SessionFilm[] {
  const rank = new Map(found.map((job, index) => [job.job_id, -index]));
  return [...films].sort((a, b) => (rank.get(a.jobId) ?? 1) - (rank.get(b.jobId) ?? 1));
}
