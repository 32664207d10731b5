import { runFfmpeg, type Tools } from '../../ffmpeg/tools.ts';

export type Loudness = {
  /** Integrated, EBU R 128; null for silence. */
  readonly lufs: number | null;
  /** dB true peak; null for silence. */
  readonly truePeak: number | null;
};

/** Measures one sound. `input` is what stands before the output on ffmpeg's command line. */
export async function measureLoudness(
  tools: Tools,
  input: readonly string[],
  signal: AbortSignal,
): Promise<Loudness> {
  const { stderr } = await runFfmpeg(tools, [...input, ...loudnessOutput], {
    ...{ signal, logLevel: 'info' },
  });
  return readLoudness(stderr);
}

/** An output that ffmpeg measures and throws away; its log level has to be `info`. */
export const loudnessOutput: readonly string[] = [
  ...['-map', '0:a:0', '-af', 'ebur128=peak=true:framelog=verbose', '-f', 'null', '-'],
];

/** @param stderr what ffmpeg said while it wrote `loudnessOutput` */
export function readLoudness(stderr: string): Loudness {
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'));
  const lufs = Number(/I:\s+(-?[\d.]+|-?inf|nan) LUFS/.exec(summary)?.[1]);
  const truePeak = Number(/Peak:\s+(-?[\d.]+|-?inf) dBFS/.exec(summary)?.[1]);
  // Below −70 LUFS the standard gates everything: there is nothing to hear.
  const isSilent = !Number.isFinite(lufs) || lufs <= -69;
  return isSilent ? { lufs: null, truePeak: null } : { lufs, truePeak };
}
