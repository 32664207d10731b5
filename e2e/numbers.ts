import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Of the numbered clip: nine bars, the first the lowest bit, read at this size. */
export const bars = { count: 9, pitch: 28, width: 256, height: 8, white: 128 } as const;

/** The number that each frame of a film carries. */
export async function numbersOf(path: string): Promise<readonly number[]> {
  const { count, pitch, width, height, white } = bars;
  const scale = `scale=${width}:${height}:flags=area,format=gray`;
  const { stdout } = await run(
    process.env.FFMPEG_PATH ?? 'ffmpeg',
    ['-v', 'error', '-i', path, '-vf', scale, '-f', 'rawvideo', '-'],
    { encoding: 'buffer', maxBuffer: 2 ** 26 },
  );
  return Array.from({ length: stdout.length / (width * height) }, (_, frame) => {
    const row = frame * width * height + (height / 2) * width;
    const bits = Array.from({ length: count }, (_, bit) =>
      Number((stdout[row + bit * pitch + pitch / 2] ?? 0) > white),
    );
    return bits.reduce((sum, bit, place) => sum + bit * 2 ** place, 0);
  });
}
