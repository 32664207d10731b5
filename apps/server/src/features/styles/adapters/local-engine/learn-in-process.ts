import type { LearnOutcome, LearnProgress, LearnRequest } from '@armoni/image-engine/learn-request';
import { runInProcess } from '../../../../platform/processes/run-in-process.ts';

type Following = {
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: LearnProgress) => void;
};

/** Learns a style from pictures, in a process of its own: it opens strangers' pictures. */
export type LearnStyle = (request: LearnRequest, following: Following) => Promise<LearnOutcome>;

/** `engine` is the module with `learnStyle`; tests put another in its place. */
export function makeLearnInProcess(engine?: string): LearnStyle {
  return (request, following) => learnInProcess({ request, engine }, following);
}

type Learning = { readonly request: LearnRequest; readonly engine: string | undefined };

const learnInProcess = runInProcess(
  import.meta.url,
  async ({ request, engine }: Learning, tools: Required<Following>) => {
    const { learnStyle }: typeof import('@armoni/image-engine/learn-style') = engine
      ? await import(engine)
      : await import('@armoni/image-engine/learn-style');
    // Samples are drawn one by one outside, where each can be shown at once.
    return learnStyle(request, { ...tools, makePicture: null });
  },
  { heapMb: 1024 },
);
