import { createRequire } from 'node:module';
import { PassThrough } from 'node:stream';
import type { Face } from '@armoni/perception/see/faces';
import type { Picture, Seen } from '@armoni/perception/see/nanodet';
import { writePicture } from '@armoni/perception/see/picture-stream';
import { runTool } from '../ffmpeg/run-tool.ts';
import type { Tools } from '../ffmpeg/tools.ts';

/** What looks at pictures, one after the other. */
export type Eyes<One = Seen> = {
  /** What is seen in it; nothing once the eyes have failed. */
  readonly see: (picture: Picture) => Promise<readonly One[]>;
  /** Waits for the program's end. */
  readonly close: () => Promise<void>;
};

export type EyesOptions = {
  readonly signal: AbortSignal;
  /** Told once when the program ended before its time. */
  readonly onFailure: (error: unknown) => void;
  /** The program that looks; tests put another in its place. */
  readonly program?: string;
  /** What is seen more faintly is not told; the program's own unless told. */
  readonly leastScore?: number;
};

const { resolve: programOf } = createRequire(import.meta.url);
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
  return open(tools, programOf('@armoni/perception/see/look-at-pictures'), options);
}

/** The same for faces alone, looked at closely. */
export function openFaceEyes(tools: Tools, options: EyesOptions): Eyes<Face> | null {
  return open(tools, programOf('@armoni/perception/see/look-at-faces'), options);
}

function open<One>(tools: Tools, program: string, options: EyesOptions): Eyes<One> | null {
  const { eyesFolder } = tools;
  if (!eyesFolder) return null;
  let looking: Eyes<One> | null = null;
  return {
    see: (picture) => {
      looking ??= startLooking(tools, eyesFolder, { program, ...options });
      return looking.see(picture);
    },
    close: () => looking?.close() ?? Promise.resolve(),
  };
}

function startLooking<One>(
  tools: Tools,
  eyesFolder: string,
  options: EyesOptions & { readonly program: string },
): Eyes<One> {
  const input = new PassThrough();
  const waiting: ((seen: readonly One[]) => void)[] = [];
  let isOver = false;
  let rest = '';
  const leastScore = options.leastScore === undefined ? [] : [String(options.leastScore)];
  const run = runTool(process.execPath, [options.program, eyesFolder, ...leastScore], {
    signal: options.signal,
    stdin: input,
    memoryLimitMegabytes,
    wallLimitSeconds: longestSeconds,
    ...(tools.onCpuSeconds && { onCpuSeconds: tools.onCpuSeconds }),
    onStdout: (chunk) => {
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop() as string;
      for (const line of lines) waiting.shift()?.(JSON.parse(line) as readonly One[]);
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
