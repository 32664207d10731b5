import { expect, it, vi } from 'vitest';
import type { EditRequest } from '../model/edit.ts';
import { startRun } from './edit-run.ts';

it('books what is foreseen in the middle of another stage to the plan', async () => {
  const clock = { user: 0, system: 0 };
  vi.spyOn(process, 'cpuUsage').mockImplementation((before = { user: 0, system: 0 }) => ({
    user: clock.user - before.user,
    system: 0,
  }));
  const options = { ffmpegPath: '', ffprobePath: '', signal: new AbortController().signal };
  const run = startRun({ sources: [] } as unknown as EditRequest, options, () => undefined);
  const work = (seconds: number) => {
    clock.user += seconds * 1e6;
  };
  await run.stage('analyse', async () => {
    work(2);
    run.foresee(() => work(0.5));
    work(1);
  });
  await run.stage('plan', async () => work(0.25));
  expect(run.costs).toMatchObject([
    { stage: 'analyse', cpuSeconds: 3 },
    { stage: 'plan', cpuSeconds: 0.75 },
  ]);
  vi.restoreAllMocks();
});
