import { ToolMissing } from '@armoni/video-engine/ffmpeg/tool-errors';
import type { Tools } from '@armoni/video-engine/ffmpeg/tools';
import { type ClipStill, clipStill } from '@armoni/video-engine/probe/clip-still';
import { keepProcesses } from '../../../platform/processes/keep-processes.ts';
import { defineProcessTask } from '../../../platform/processes/process-task.ts';
import type { TakeStill } from '../ports.ts';
import { toolEnvironment } from './tool-environment.ts';

type Wanted = { readonly path: string; readonly tools: Tools };
type Outcome = { readonly still: ClipStill | null } | { readonly missing: string };

const still = defineProcessTask(
  import.meta.url,
  async ({ path, tools }: Wanted, { signal }): Promise<Outcome> => {
    try {
      return { still: await clipStill(path, tools, { signal }) };
    } catch (error) {
      if (error instanceof ToolMissing) return { missing: error.message };
      throw error;
    }
  },
);

const heapMb = 128;

/** Beyond, a media tool that was told to end is left behind. */
const stopGraceMs = 2000;

/**
 * The start of a program copies the tables of the memory of whoever starts it: at 300 MB that holds
 * the event loop up for 8 ms, three times a clip. A small process starts them in under one.
 */
export function makeStillInProcess(tools: Tools): { takeStill: TakeStill; close(): void } {
  const processes = keepProcesses({ heapMb, environment: toolEnvironment });
  return {
    close: processes.close,
    takeStill: (path, signal) =>
      processes.use(async (process) => {
        const run = process.run(still, { path, tools }, { signal, stopGraceMs });
        const outcome = await run.catch((error: unknown) => {
          signal.throwIfAborted();
          throw error;
        });
        if ('missing' in outcome) throw new ToolMissing(tools.ffmpegPath, outcome.missing);
        return outcome.still;
      }),
  };
}
