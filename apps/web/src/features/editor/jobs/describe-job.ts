import { texts } from '../texts.ts';
import type { TrackedJob } from './film-jobs.ts';

export type JobWords = {
  readonly title: string;
  readonly detail: string;
  /** 0–100, or null while it cannot be told. */
  readonly percent: number | null;
};

/** What a running job says of itself at a moment. */
export function describeJob({ state, startedAtMs }: TrackedJob, nowMs: number): JobWords {
  const seconds = Math.max(0, Math.floor((nowMs - startedAtMs) / 1000));
  const detail = texts.jobs.elapsed(seconds);
  switch (state.status) {
    case 'submitting':
      return { title: texts.jobs.submitting, detail: '', percent: null };
    case 'processing': {
      const percent = state.stage === null ? null : state.percent;
      return { title: texts.jobs.processing, detail, percent };
    }
    default:
      return { title: texts.jobs.processing, detail, percent: null };
  }
}
