import type { ProcessVideoBody, VideoJob } from '@armoni/contract/montage';
import { describe, expect, it, vi } from 'vitest';
import { makeStore } from '../../../lib/store/make-store.ts';
import { makeToldJobs } from '../../../lib/studio/told-jobs.ts';
import {
  type FilmJobService,
  FilmJobs,
  type RememberedJob,
  type SubmitAnswer,
  type TrackedJob,
  watchedJob,
} from './film-jobs.ts';

const body: ProcessVideoBody = {
  file_ids: ['f1'],
  instructions: '',
  audio_url: null,
  aspect_ratio: '16:9',
};

function job(job_id: string, changes: Partial<VideoJob> = {}): VideoJob {
  return {
    job_id,
    status: 'processing',
    video_url: null,
    error_message: null,
    percent: 10,
    stage: 'analyse',
    notes: [],
    created_at: '2026-11-20T14:32:00Z',
    video_id: null,
    ...changes,
  };
}

const done = (job_id: string) =>
  job(job_id, { status: 'completed', video_url: `/media/${job_id}.mp4`, video_id: `v-${job_id}` });

type Setting = {
  /** What each reading of a job finds; by default it runs on. */
  readings?: Record<string, VideoJob>;
  list?: VideoJob[];
  submits?: SubmitAnswer[];
  remembered?: RememberedJob[];
  /** The answer to a request waits for this. */
  answering?: Promise<void>;
};

function setUp(setting: Setting = {}) {
  const { readings = {}, list = [], submits = [], remembered = [], answering } = setting;
  const told = { ready: vi.fn(), failed: vi.fn() };
  const keys: string[] = [];
  let next: (() => void)[] = [];
  const service: FilmJobService = {
    submit: async (_, key) => {
      keys.push(key);
      await answering;
      return submits.shift() ?? { status: 'ok', jobId: 'j1' };
    },
    readStatus: async (jobId) => ({ status: 'seen', job: readings[jobId] ?? job(jobId) }),
    list: async () => list,
    cancel: async (jobId) => job(jobId, { status: 'cancelled' }),
    retry: async (jobId) => job(jobId, { status: 'queued' }),
  };
  const ends = makeToldJobs();
  const memory = makeStore<readonly RememberedJob[]>(remembered);
  const jobs = new FilmJobs({
    service,
    wait: (milliseconds) =>
      milliseconds === 2000 ? Promise.resolve() : new Promise((resolve) => next.push(resolve)),
    now: () => Date.parse('2026-11-20T14:33:00Z'),
    newKey: () => 'key-1',
    onReady: told.ready,
    onFailed: told.failed,
    remembered: memory,
    told: ends,
  });
  const tick = async () => {
    await vi.waitFor(() => expect(next.length).toBeGreaterThan(0));
    const due = next;
    next = [];
    for (const resolve of due) resolve();
  };
  return { jobs, service, readings, memory, keys, told, ends, tick };
}

describe('the film jobs of a person', () => {
  it('put a finished film into the viewer and say so', async () => {
    const { jobs, readings, told, tick } = setUp();
    expect(await jobs.submit(body)).toEqual({ ok: true });
    await vi.waitFor(() =>
      expect(jobs.jobs.get()[0]?.state).toEqual({
        status: 'processing',
        percent: 10,
        stage: 'analyse',
      }),
    );
    readings.j1 = done('j1');
    await tick();
    await vi.waitFor(() => expect(told.ready).toHaveBeenCalledOnce());
    // So that it can be led to.
    expect(told.ready).toHaveBeenCalledWith('v-j1');
    expect(jobs.jobs.get()).toEqual([]);
    expect(jobs.films.get()).toMatchObject([{ filmId: 'v-j1', filmUrl: '/media/j1.mp4' }]);
  });

  it('leave the news of a version to its table, which had them first', async () => {
    const { jobs, readings, ends, told, tick } = setUp({ list: [job('j1', { recut_of: 'f1' })] });
    await jobs.resume();
    expect(ends.isNews('j1')).toBe(true);
    readings.j1 = done('j1');
    await tick();
    await vi.waitFor(() => expect(jobs.films.get()).toHaveLength(1));
    expect(told.ready).not.toHaveBeenCalled();
  });

  it('say what the studio lacks while a film waits for it', async () => {
    const { jobs, readings } = setUp();
    readings.j1 = job('j1', { status: 'queued', waiting_message: 'Le stockage ne répond pas.' });
    await jobs.submit(body);
    const waiting = { status: 'queued', waitsFor: 'Le stockage ne répond pas.' };
    await vi.waitFor(() => expect(jobs.jobs.get()[0]?.state).toEqual(waiting));
  });

  it('repeat a request that got no answer under the same key', async () => {
    const { jobs, keys } = setUp({
      submits: [{ status: 'unreachable' }, { status: 'ok', jobId: 'j1' }],
    });
    expect(await jobs.submit(body)).toEqual({ ok: true });
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  it('say why a film was refused and let it be asked for again', async () => {
    const { jobs, told } = setUp({ submits: [{ status: 'refused', message: 'Quota atteint' }] });
    const onTaken = vi.fn();
    expect(await jobs.submit(body, onTaken)).toEqual({ ok: false });
    expect(told.failed).toHaveBeenCalledWith('Quota atteint');
    expect(onTaken).not.toHaveBeenCalled();
    await jobs.retry('key-1');
    expect(jobs.jobs.get()[0]).toMatchObject({ jobId: 'j1' });
    expect(onTaken).toHaveBeenCalledWith('j1');
  });

  it('fall back to a plain sentence when the server cannot be reached', async () => {
    const nobody = { status: 'unreachable' } as const;
    const { jobs, told } = setUp({ submits: [nobody, nobody, nobody] });
    await jobs.submit(body);
    expect(told.failed).toHaveBeenCalledWith('Erreur lors du traitement de votre vidéo');
  });

  it('are found again after a reload and followed to their end', async () => {
    const { jobs, readings, told, tick } = setUp({ list: [job('j7')] });
    await jobs.resume();
    expect(jobs.jobs.get()[0]).toMatchObject({
      jobId: 'j7',
      startedAtMs: Date.parse('2026-11-20T14:32:00Z'),
    });
    readings.j7 = done('j7');
    await tick();
    await vi.waitFor(() => expect(told.ready).toHaveBeenCalledOnce());
  });

  it('show a job once that was found while its request was still under way', async () => {
    const { promise: answering, resolve: answer } = Promise.withResolvers<void>();
    const { jobs, readings, told, tick } = setUp({ list: [job('j1')], answering });
    const asked = jobs.submit(body);
    await jobs.resume();
    answer();
    await asked;
    expect(jobs.jobs.get()).toHaveLength(1);
    readings.j1 = done('j1');
    await tick();
    await vi.waitFor(() => expect(told.ready).toHaveBeenCalledOnce());
    expect(jobs.jobs.get()).toEqual([]);
  });

  it('announce once what ended while the page was away', async () => {
    const list = [done('j2'), done('j1')];
    const remembered = [
      { jobId: 'j1', isAnnounced: true },
      { jobId: 'j2', isAnnounced: false },
    ];
    const { jobs, told, memory } = setUp({ list, remembered });
    await jobs.resume();
    await jobs.resume();
    expect(told.ready).toHaveBeenCalledOnce();
    expect(jobs.films.get().map((film) => film.jobId)).toEqual(['j1', 'j2']);
    expect(memory.get().every((entry) => entry.isAnnounced)).toBe(true);
  });

  it('leave the films of other sessions to the gallery', async () => {
    const { jobs } = setUp({ list: [done('old')] });
    await jobs.resume();
    expect(jobs.films.get()).toEqual([]);
  });

  it('stop following a cancelled job, and can run it again', async () => {
    const { jobs, told } = setUp();
    await jobs.submit(body);
    await jobs.cancel('key-1');
    expect(jobs.jobs.get()[0]?.state).toEqual({ status: 'cancelled' });
    await jobs.retry('key-1');
    await vi.waitFor(() => expect(jobs.jobs.get()[0]?.state.status).toBe('processing'));
    expect(told.failed).not.toHaveBeenCalled();
  });

  it('let the films that are made go with their project, and stay with what is under way', async () => {
    const remembered = ['j1', 'j2'].map((jobId) => ({ jobId, isAnnounced: true }));
    const { jobs, memory } = setUp({ list: [job('j2'), done('j1')], remembered });
    await jobs.resume();
    expect(jobs.films.get()).toHaveLength(1);
    jobs.leaveFilms();
    expect(jobs.films.get()).toEqual([]);
    expect(jobs.jobs.get()).toMatchObject([{ jobId: 'j2' }]);
    expect(memory.get()).toMatchObject([{ jobId: 'j2' }]);
  });

  it('keep the reason of a failed job until it is dismissed', async () => {
    const { jobs, readings, told, memory } = setUp();
    readings.j1 = job('j1', { status: 'failed', error_message: 'Aucun clip lisible' });
    await jobs.submit(body);
    await vi.waitFor(() => expect(told.failed).toHaveBeenCalledWith('Aucun clip lisible'));
    expect(jobs.jobs.get()[0]?.state).toEqual({ status: 'failed', message: 'Aucun clip lisible' });
    jobs.dismiss('key-1');
    expect(jobs.jobs.get()).toEqual([]);
    expect(memory.get()).toEqual([]);
  });
});

describe('the job whose work is watched', () => {
  const tracked = (key: string, state: TrackedJob['state']): TrackedJob => ({
    ...{ key, jobId: key, startedAtMs: 0, state },
  });
  const waits = tracked('waits', { status: 'queued' });
  const made = tracked('made', { status: 'processing', percent: 20, stage: 'analyse' });

  it('is the one that is being made, wherever it stands in the list', () => {
    expect(watchedJob([waits, made])?.key).toBe('made');
  });

  it('is the first that waits while none is made, and none of those that stopped', () => {
    const failed = tracked('failed', { status: 'failed', message: 'Non.' });
    expect(watchedJob([failed, waits])?.key).toBe('waits');
    expect(watchedJob([failed])).toBeUndefined();
  });
});
