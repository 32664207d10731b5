import type { TrackedJob } from './montage-jobs.ts';
import { texts } from './texts.ts';

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
    case 'processing':
      if (state.stage === null) return { title: texts.jobs.processing, detail, percent: null };
      return { title: texts.jobs.stages[state.stage], detail, percent: state.percent };
    default:
      return { title: texts.jobs.processing, detail, percent: null };
  }
}
