import { rename } from 'node:fs/promises';
import { runFfmpeg, type Tools } from '../../ffmpeg/tools.ts';
import { samplesPerSecond } from '../encoding.ts';
import { measureLoudness } from './measure-loudness.ts';

/** What video platforms play at: louder is turned down, quieter stays quiet. */
export const targetLufs = -14;
/** Encoded again until it is this near, at most so often. */
const toleranceLufs = 0.25;
const mostAttempts = 4;
/** Four times the film's, so that the limiter sees the peaks between the samples. */
const limiterRate = 4 * samplesPerSecond;
/** Full scale is 1: −1.9 dB, and below −1 dBTP after the codec has moved the peaks. */
const limiterLevel = 0.8;
/** Milliseconds. */
const limiterTimes = { attack: 3, release: 80 } as const;
const audioBitRate = '192k';

export type EncodeOptions = {
  readonly tools: Tools;
  readonly signal: AbortSignal;
  readonly totalSamples: number;
  /** False where nothing was mixed: silence needs no measuring. */
  readonly hasSound: boolean;
};

const rawInput = ['-f', 'f32le', '-ar', String(samplesPerSecond), '-ac', '2'];

/**
 * Sets the mix to −14 LUFS with peaks below −1 dB and encodes it. The limiter and the codec
 * both change the loudness, so the result is measured and the gain corrected.
 */
export async function encodeSound(
  mixPath: string,
  outputPath: string,
  options: EncodeOptions,
): Promise<{ readonly isSilent: boolean }> {
  const input = [...rawInput, '-i', `file:${mixPath}`];
  const partial = `${outputPath}.partial.m4a`;
  const { lufs } = options.hasSound
    ? await measureLoudness(options.tools, input, options.signal)
    : { lufs: null };
  let gain = lufs === null ? 0 : targetLufs - lufs;
  let before: Attempt | null = null;
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    await encode(input, partial, lufs === null ? null : gain, options);
    if (lufs === null) break;
    const measured = await measureLoudness(
      options.tools,
      ['-i', `file:${partial}`],
      options.signal,
    );
    const reached = measured.lufs ?? targetLufs;
    const missing = targetLufs - reached;
    if (Math.abs(missing) < toleranceLufs) break;
    const next: number = gain + missing / yieldOf(before, { gain, reached });
    before = { gain, reached };
    gain = next;
  }
  await rename(partial, outputPath);
  return { isSilent: lufs === null };
}

/** How much louder a decibel of gain made it: the limiter takes the rest back. */
function yieldOf(before: Attempt | null, now: Attempt): number {
  if (before === null) return 1;
  const slope = (now.reached - before.reached) / (now.gain - before.gain);
  return Math.min(1, Math.max(leastYield, slope));
}

type Attempt = { readonly gain: number; readonly reached: number };
/** Below it the limiter holds nearly everything. */
const leastYield = 0.25;

async function encode(
  input: readonly string[],
  outputPath: string,
  gain: number | null,
  { tools, signal, totalSamples }: EncodeOptions,
): Promise<void> {
  const level =
    gain === null
      ? []
      : [
          `volume=${gain.toFixed(2)}dB`,
          `aresample=${limiterRate}`,
          `alimiter=limit=${limiterLevel}:level=disabled` +
            `:attack=${limiterTimes.attack}:release=${limiterTimes.release}`,
          `aresample=${samplesPerSecond}`,
        ];
  const filters = [...level, 'apad', `atrim=end_sample=${totalSamples}`].join(',');
  await runFfmpeg(
    tools,
    [
      ...[
        ...input,
        '-af',
        filters,
        '-c:a',
        'aac',
        '-b:a',
        audioBitRate,
        '-ar',
        String(samplesPerSecond),
      ],
      ...['-ac', '2', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'],
      ...['-f', 'mp4', `file:${outputPath}`],
    ],
    { signal },
  );
}
