import { rename } from 'node:fs/promises';
import { runFfmpeg, type Tools } from '../../ffmpeg/tools.ts';
import { samplesPerSecond } from '../encoding.ts';
import { measureLoudness } from './measure-loudness.ts';

export const targetLufs = -14;

export type EncodeOptions = {
  readonly tools: Tools;
  readonly signal: AbortSignal;
  readonly totalSamples: number;
};

const rawInput = ['-f', 'f32le', '-ar', String(samplesPerSecond), '-ac', '2'];

/**
 * Brings the mix to −14 LUFS with peaks below −1 dB and encodes it. The limiter and the codec
 * both change the loudness, so the result is measured and the gain corrected.
 */
export async function encodeSound(
  mixPath: string,
  outputPath: string,
  options: EncodeOptions,
): Promise<{ readonly isSilent: boolean }> {
  const input = [...rawInput, '-i', `file:${mixPath}`];
  const partial = `${outputPath}.partial.m4a`;
  const { lufs } = await measureLoudness(options.tools, input, options.signal);
  let gain = lufs === null ? 0 : targetLufs - lufs;
  for (let attempt = 0; attempt < 4; attempt++) {
    await encode(input, partial, lufs === null ? null : gain, options);
    if (lufs === null) break;
    const reached = await measureLoudness(options.tools, ['-i', `file:${partial}`], options.signal);
    const missing = targetLufs - (reached.lufs ?? targetLufs);
    if (Math.abs(missing) < 0.25) break;
    gain += missing;
  }
  await rename(partial, outputPath);
  return { isSilent: lufs === null };
}

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
          // Four times the rate, so that the limiter sees the peaks between the samples.
          'aresample=192000',
          'alimiter=limit=0.8:level=disabled:attack=3:release=80',
          `aresample=${samplesPerSecond}`,
        ];
  const filters = [...level, 'apad', `atrim=end_sample=${totalSamples}`].join(',');
  await runFfmpeg(
    tools,
    [
      ...[...input, '-af', filters, '-c:a', 'aac', '-b:a', '192k', '-ar', String(samplesPerSecond)],
      ...['-ac', '2', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'],
      ...['-f', 'mp4', `file:${outputPath}`],
    ],
    { signal },
  );
}
