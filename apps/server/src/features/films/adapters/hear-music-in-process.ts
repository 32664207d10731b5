import { ToolMissing } from '@armoni/video-engine/ffmpeg/tool-errors';
import type { Tools } from '@armoni/video-engine/ffmpeg/tools';
import type { HeardMusic } from '@armoni/video-engine/stages/hear-music';
import { runInProcess } from '../../../platform/processes/run-in-process.ts';
import type { HearMusic } from '../cutting/music/give-music.ts';
import { toolEnvironment } from './tool-environment.ts';

type Task = { readonly path: string; readonly name: string; readonly tools: Tools };
type Outcome = HeardMusic | { readonly missing: string };

const hear = runInProcess(
  import.meta.url,
  async (
    { path, name, tools }: Task,
    { signal }: { readonly signal: AbortSignal },
  ): Promise<Outcome> => {
    const { hearMusic } = await import('@armoni/video-engine/stages/hear-music');
    try {
      return await hearMusic({ path, name }, tools, { signal });
    } catch (error) {
      if (error instanceof ToolMissing) return { missing: error.message };
      throw error;
    }
  },
  {
    heapMb: 768,
    limits: { memoryMb: 1280 },
    stopGraceMs: 2000,
    environment: toolEnvironment,
  },
);

/** An hour of music is thousands of spectra: they are looked through in a process of their own. */
export function makeHearMusic(tools: Tools): HearMusic {
  return async (file, signal) => {
    const outcome = await hear({ ...file, tools }, { signal, onProgress: () => undefined });
    if ('missing' in outcome) throw new ToolMissing(tools.ffmpegPath, outcome.missing);
    return outcome;
  };
}
