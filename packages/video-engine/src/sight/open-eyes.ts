import { createRequire } from 'node:module';
import { PassThrough } from 'node:stream';
import type { Picture, Seen } from '@armoni/perception/see/nanodet';
import { writePicture } from '@armoni/perception/see/picture-stream';
import { runTool } from '../ffmpeg/run-tool.ts';
import type { Tools } from '../ffmpeg/tools.ts';

/** What looks at pictures, one after the other. */
export type Eyes = {
  /** What is seen in it; nothing once the eyes have failed. */
  readonly see: (picture: Picture) => Promise<readonly Seen[]>;
  /** Waits for the program's end. */
  readonly close: () => Promise<void>;
};

export type EyesOptions = {
  readonly signal: AbortSignal;
  /** Told once when the program ended before its time. */
  readonly onFailure: (error: unknown) => void;
  /** The program that looks; tests put another in its place. */
  readonly program?: string;
};

const usualProgram = createRequire(import.meta.url).resolve(
  '@armoni/perception/see/look-at-pictures',
);
/** Of the data segment, most of which Node reserves and does not use: 180 MB are resident. */
const memoryLimitMegabytes = 1024;
/** It waits while films are decoded: the job's own budget ends it before. */
const longestSeconds = 6 * 60 * 60;

/**
 * Eyes in a program of their own, started by the first picture; null where they are not
 * installed. When the program fails nothing more is seen, and films are made by what else is
 * known of them.
 */
export function openEyes(tools: Tools, options: EyesOptions): Eyes | null {
  const { eyesFolder } = tools;
  if (!eyesFolder) return null;
  let looking: Eyes | null = null;
  return {
    see: (picture) => {
      looking ??= startLooking(tools, eyesFolder, options);
      return looking.see(picture);
    },
    close: () => looking?.close() ?? Promise.resolve(),
  };
}

function startLooking(tools: Tools, eyesFolder: string, options: EyesOptions): Eyes {
  const input = new PassThrough();
  const waiting: ((seen: readonly Seen[]) => void)[] = [];
  let isOver = false;
  let rest = '';
  const run = runTool(process.execPath, [options.program ?? usualProgram, eyesFolder], {
    signal: options.signal,
    stdin: input,
    memoryLimitMegabytes,
    wallLimitSeconds: longestSeconds,
    ...(tools.onCpuSeconds && { onCpuSeconds: tools.onCpuSeconds }),
    onStdout: (chunk) => {
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop() as string;
      for (const line of lines) waiting.shift()?.(JSON.parse(line) as readonly Seen[]);
    },
  })
    .catch((error: unknown) => {
      if (!options.signal.aborted) options.onFailure(error);
    })
    .finally(() => {
      isOver = true;
      for (const answer of waiting.splice(0)) answer([]);
    });
  return {
    see: (picture) => {
      if (isOver) return Promise.resolve([]);
      return new Promise((resolve) => {
        waiting.push(resolve);
        input.write(writePicture(picture));
      });
    },
    close: async () => {
      input.end();
      await run;
    },
  };
}
