import type { FilmCut } from '@armoni/contract/cuts';
import type { VideoJob } from '@armoni/contract/montage';
import { removeShot } from '@armoni/contract/timeline/edit-shots';
import { filmOf } from '@armoni/contract/timeline/testing';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { describe, expect, it, vi } from 'vitest';
import { makeToldJobs } from '../../../lib/studio/told-jobs.ts';
import { RenderJob, type RenderService } from './render-job.ts';
import { makeTableSession } from './table-session.ts';

const film = filmOf([
  { start: 0, length: 60 },
  { start: 100, length: 60 },
]);
const cutOf = (version: number, timeline: Timeline): FilmCut => ({
  ...{ film_id: 'f', title: 'Sud', version, timeline, sources: [], music: null, other_music: [] },
});

function setUp(list: Partial<VideoJob>[] = []) {
  const session = makeTableSession(cutOf(1, film));
  session.change((timeline) => removeShot(timeline, 'A'));
  const changed = session.history.get().present;
  let end: (job: Partial<VideoJob>) => void = () => undefined;
  const follow = vi.fn<RenderService['follow']>(
    () => new Promise((resolve) => (end = (job) => resolve(job as VideoJob))),
  );
  const say = { success: vi.fn(), error: vi.fn() };
  const kept = { goOn: vi.fn() };
  const show = vi.fn();
  const onMade = vi.fn();
  const told = makeToldJobs();
  const job = new RenderJob({
    service: {
      ask: async () => ({ job_id: 'j' }),
      cancel: async () => null,
      list: async () => list as VideoJob[],
      readCut: async () => cutOf(2, changed),
      follow,
    },
    ...{ signal: new AbortController().signal, isNews: told.isNews, say, kept, show, onMade },
  });
  const table = { session, onNewVersion: vi.fn(), onSee: vi.fn() };
  const following = () => vi.waitFor(() => expect(follow).toHaveBeenCalled());
  const finish = (fields: Partial<VideoJob>) => end(fields);
  return { job, table, session, changed, say, kept, show, onMade, told, follow, following, finish };
}

const isOver = (job: RenderJob) => vi.waitFor(() => expect(job.state.get().status).toBe('idle'));

describe('the render of a cut', () => {
  it('becomes what the open table stands on, and says so', async () => {
    const { job, table, session, say, following, finish } = setUp();
    job.open(table);
    void job.start();
    await following();
    finish({ status: 'completed' });
    await isOver(job);
    expect(session.base.get().version).toBe(2);
    expect(table.onNewVersion).toHaveBeenCalledOnce();
    expect(say.success.mock.calls[0]?.[0]).toBe('Version 2 prête');
  });

  it('is told of by the name of the film to whoever has left the table', async () => {
    const { job, table, session, changed, say, kept, show, onMade, following, finish } = setUp();
    job.open(table);
    void job.start();
    await following();
    job.close(table);
    finish({ status: 'completed' });
    await isOver(job);
    expect(session.base.get().version).toBe(1);
    expect(kept.goOn).toHaveBeenCalledWith(cutOf(2, changed), changed);
    expect(onMade).toHaveBeenCalledOnce();
    const [words, see] = say.success.mock.calls[0] ?? [];
    expect(words).toBe('« Sud » : version 2 prête');
    see.onPress();
    expect(show).toHaveBeenCalledWith('f');
  });

  it('is said to have failed there as well, and only once', async () => {
    const { job, table, say, told, following, finish } = setUp();
    job.open(table);
    void job.start();
    await following();
    job.close(table);
    finish({ status: 'failed', error_message: 'Le disque est plein.' });
    await isOver(job);
    expect(say.error).toHaveBeenCalledWith('« Sud » : Le disque est plein.');
    expect(told.isNews('j')).toBe(false);
  });

  it('is found again by a table that opens after the tab was closed', async () => {
    const { job, table, follow, following } = setUp([
      { job_id: 'other', recut_of: 'g', status: 'processing' },
      { job_id: 'old', recut_of: 'f', status: 'completed' },
      { job_id: 'left', recut_of: 'f', status: 'processing' },
    ]);
    job.open(table);
    await following();
    expect(follow.mock.calls[0]?.[0]).toBe('left');
    expect(job.state.get()).toMatchObject({ status: 'running', jobId: 'left' });
  });
});
