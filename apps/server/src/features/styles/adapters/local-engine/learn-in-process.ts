import type { LearnOutcome, LearnProgress, LearnRequest } from '@armoni/image-engine/learn-request';
import { runInThread } from '../../../../platform/threads/run-in-thread.ts';

type Following = {
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: LearnProgress) => void;
};

/** Learns a style from pictures, away from the event loop. */
export type LearnStyle = (request: LearnRequest, following: Following) => Promise<LearnOutcome>;

/** `engine` is the module with `learnStyle`; tests put another in its place. */
export function makeLearnInThread(engine?: string): LearnStyle {
  return (request, following) => learnInThread({ request, engine }, following);
}

type Learning = { readonly request: LearnRequest; readonly engine: string | undefined };

const learnInThread = runInThread(
  import.meta.url,
  async ({ request, engine }: Learning, tools: Required<Following>) => {
    const { learnStyle }: typeof import('@armoni/image-engine/learn-style') = engine
      ? await import(engine)
      : await import('@armoni/image-engine/learn-style');
    // Samples are drawn one by one outside, where each can be shown at once.
    return learnStyle(request, { ...tools, makePicture: null });
  },
  { memoryMb: 1024 },
);
