import { type RunOptions, runTool, type ToolResult, usualMemoryMegabytes } from './run-tool.ts';

/** Where the programs are, and who wants to know what they cost. */
export type Tools = {
  readonly ffmpegPath: string;
  readonly ffprobePath: string;
  /** Packages with which pictures are looked at; without them nobody is seen. */
  readonly eyesFolder?: string;
  /** Told after each process, failed ones included; 0 where the system cannot measure. */
  readonly onCpuSeconds?: (cpuSeconds: number) => void;
};

/** Runs ffmpeg quietly: standard input closed unless fed, only errors on stderr, files overwritten. */
export function runFfmpeg(
  tools: Tools,
  args: readonly string[],
  options: RunOptions,
): Promise<ToolResult> {
  const quiet = [
    ...(options.stdin ? [] : ['-nostdin']),
    '-hide_banner',
    '-v',
    options.logLevel ?? 'error',
    ...blockLimit(options),
    '-y',
    ...args,
  ];
  return runTool(tools.ffmpegPath, quiet, { onCpuSeconds: tools.onCpuSeconds, ...options });
}

/** Runs ffprobe, which takes the same hardened input options but has no `-nostdin`. */
export function runFfprobe(
  tools: Tools,
  args: readonly string[],
  options: RunOptions,
): Promise<ToolResult> {
  const quiet = [
    '-hide_banner',
    '-v',
    options.logLevel ?? 'error',
    ...blockLimit(options),
    ...args,
  ];
  return runTool(tools.ffprobePath, quiet, { onCpuSeconds: tools.onCpuSeconds, ...options });
}

/** No single block beyond the limit of the process, where no system holds it to that. */
function blockLimit({ memoryLimitMegabytes = usualMemoryMegabytes }: RunOptions): string[] {
  return ['-max_alloc', String(Math.min(memoryLimitMegabytes * 1024 * 1024, 2 ** 31 - 1))];
}
