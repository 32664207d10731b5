import type { TrainingPicture } from '@armoni/image-engine/learn/training-picture';
import { runInThread } from '../../../../platform/threads/run-in-thread.ts';
import type { CoachPictures } from '../../ports.ts';

/** `engine` is the module with `coachPictures`; tests put another in its place. */
export function makeCoachInThread(engine?: string): CoachPictures {
  return (pictures, signal) => coachInThread({ pictures, engine }, { signal });
}

type Coaching = {
  readonly pictures: readonly TrainingPicture[];
  readonly engine: string | undefined;
};

const coachInThread = runInThread(
  import.meta.url,
  async ({ pictures, engine }: Coaching, { signal }: { signal: AbortSignal }) => {
    const { coachPictures }: typeof import('@armoni/image-engine/learn/coach-pictures') = engine
      ? await import(engine)
      : await import('@armoni/image-engine/learn/coach-pictures');
    return coachPictures(pictures, { signal });
  },
  { memoryMb: 1024 },
);
