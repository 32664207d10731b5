import { channel } from 'node:diagnostics_channel';
import { basename } from 'node:path';

/** One run of ffmpeg, ffprobe or another program, from its start to its end. */
export type ToolRun = {
  readonly tool: string;
  /** Milliseconds since 1970. */
  readonly startMs: number;
  readonly endMs: number;
  /** 0 where the system cannot measure it. */
  readonly cpuSeconds: number;
  /** Name of the error that it ended with; null when it did its work. */
  readonly failure: string | null;
};

const runs = channel('armoni:tool-run');

/** Tells of every run in this process from now on; gives what ends that. */
export function watchToolRuns(listener: (run: ToolRun) => void): () => void {
  const onMessage = (message: unknown) => listener(message as ToolRun);
  runs.subscribe(onMessage);
  return () => void runs.unsubscribe(onMessage);
}

/**
 * Runs a program and tells whoever watches how that went.
 *
 * @param run calls what it is given with the processor time once it is known
 */
export async function toldOf<T>(
  toolPath: string,
  run: (onCpuSeconds: (cpuSeconds: number) => void) => Promise<T>,
): Promise<T> {
  const startMs = Date.now();
  let cpuSeconds = 0;
  let failure: string | null = null;
  try {
    return await run((measured) => {
      cpuSeconds = measured;
    });
  } catch (error) {
    failure = error instanceof Error ? error.name : 'unknown';
    throw error;
  } finally {
    const endMs = Date.now();
    const message: ToolRun = { tool: basename(toolPath), startMs, endMs, cpuSeconds, failure };
    runs.publish(message);
  }
}
