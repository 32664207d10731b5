import { describe, expect, it } from 'vitest';
import { describeJob } from './describe-job.ts';
import type { TrackedJobState } from './film-jobs.ts';

const at = (state: TrackedJobState, nowMs: number) =>
  describeJob({ key: 'k', jobId: 'j', startedAtMs: 1000, state }, nowMs);

describe('a film on its way', () => {
  it('is first handed to the server', () => {
    expect(at({ status: 'submitting' }, 1000).title).toBe('Soumission du travail au serveur...');
  });

  it('then may take several minutes, and counts the seconds', () => {
    expect(at({ status: 'queued' }, 43_900)).toEqual({
      title: 'Traitement vidéo en cours... Cela peut prendre plusieurs minutes.',
      detail: 'Traitement en cours... (42s)',
      percent: null,
    });
  });

  it('tells its percent once it runs', () => {
    expect(at({ status: 'processing', percent: 62, stage: 'render' }, 6000)).toEqual({
      title: 'Traitement vidéo en cours... Cela peut prendre plusieurs minutes.',
      detail: 'Traitement en cours... (5s)',
      percent: 62,
    });
  });

  it('never counts below zero when the clocks differ', () => {
    expect(at({ status: 'queued' }, 0).detail).toBe('Traitement en cours... (0s)');
  });
});
