import type { LearnOutcome, LearnProgress, LearnRequest } from '@armoni/image-engine/learn-request';
import { runInProcess } from '../../../../platform/processes/run-in-process.ts';

type Following = {
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: LearnProgress) => void;
};

/** Learns a style from pictures, in a process of its own: it opens strangers' pictures. */
export type LearnStyle = (request: LearnRequest, following: Following) => Promise<LearnOutcome>;

/**
 * `eyesFolder` has the packages that see what is in pictures. `engine` is the module with `learnStyle`;
 * tests put another in its place.
 */
export function makeLearnInProcess(engine?: string, eyesFolder: string | null = null): LearnStyle {
  return (request, following) => learnInProcess({ request, engine, eyesFolder }, following);
}

type Learning = {
  readonly request: LearnRequest;
  readonly engine: string | undefined;
  readonly eyesFolder: string | null;
};

const learnInProcess = runInProcess(
  import.meta.url,
  async ({ request, engine, eyesFolder }: Learning, tools: Required<Following>) => {
    const { learnStyle }: typeof import('@armoni/image-engine/learn-style') = engine
      ? await import(engine)
      : await import('@armoni/image-engine/learn-style');
    // Samples are drawn one by one outside, where each can be shown at once.
    return learnStyle(request, { ...tools, eyesFolder, makePicture: null });
  },
  { heapMb: 1024 },
);
