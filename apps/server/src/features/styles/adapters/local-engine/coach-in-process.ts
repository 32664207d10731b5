import type { TrainingPicture } from '@armoni/image-engine/learn/training-picture';
import { runInProcess } from '../../../../platform/processes/run-in-process.ts';
import type { CoachPictures } from '../../ports.ts';

/** `engine` is the module with `coachPictures`; tests put another in its place. */
export function makeCoachInProcess(engine?: string): CoachPictures {
  return (pictures, signal) => coachInProcess({ pictures, engine }, { signal });
}

type Coaching = {
  readonly pictures: readonly TrainingPicture[];
  readonly engine: string | undefined;
};

const coachInProcess = runInProcess(
  import.meta.url,
  async ({ pictures, engine }: Coaching, { signal }: { signal: AbortSignal }) => {
    const { coachPictures }: typeof import('@armoni/image-engine/learn/coach/coach-pictures') =
      engine
        ? await import(engine)
        : await import('@armoni/image-engine/learn/coach/coach-pictures');
    return coachPictures(pictures, { signal });
  },
  { heapMb: 1024 },
);
