import { beforeEach, describe, expect, it } from 'vitest';
import { processMetrics } from '../metrics/process-metrics.ts';
import type { HandlerOutcome } from './job-handler.ts';
import { meterAttempt } from './meter-attempt.ts';

const film = { kind: 'film', jobId: 'job', attempt: 1, trace: null };

const refused = { ok: false, message: 'Le clip est illisible.', canRetry: false } as const;
const outcomes: readonly [string, HandlerOutcome][] = [
  ['done', { ok: true, result: null, write: async () => {} }],
  ['disk-full', { ok: false, waitsFor: 'disk-full' }],
  ['crash', { ...refused, isCrash: true }],
  ['unexpected', { ...refused, canRetry: true }],
  ['refused', refused],
];

describe('a try at a job', () => {
  beforeEach(() => processMetrics.resetMetrics());
  const text = () => processMetrics.metrics();

  it.each(outcomes)('is counted as %s', async (cause, outcome) => {
    meterAttempt(film).end(outcome, false);
    expect(await text()).toContain(
      `armoni_job_attempt_seconds_count{kind="film",outcome="${cause}"} 1`,
    );
    const failures = `armoni_job_failures_total{kind="film",cause="${cause}"} 1`;
    if (outcome.ok) expect(await text()).not.toContain('armoni_job_failures_total{');
    else expect(await text()).toContain(failures);
  });

  it('that was stopped failed at nothing', async () => {
    meterAttempt(film).end(refused, true);
    expect(await text()).toContain('outcome="stopped"} 1');
    expect(await text()).not.toContain('armoni_job_failures_total{');
  });

  it('is measured stage by stage, each once', async () => {
    const meter = meterAttempt(film);
    for (const stage of ['probe', 'probe', 'render', null]) meter.report({ percent: 1, stage });
    meter.report({ percent: 99, stage: 'verify' });
    meter.end(refused, false);
    for (const stage of ['probe', 'render', 'verify']) {
      expect(await text()).toContain(
        `armoni_job_stage_seconds_count{kind="film",stage="${stage}"} 1`,
      );
    }
  });
});
