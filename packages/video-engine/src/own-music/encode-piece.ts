import { rename, rm, writeFile } from 'node:fs/promises';
import { runFfmpeg, type Tools } from '../ffmpeg/tools.ts';
import type { Piece } from './pieces.ts';
import { playPiece } from './play-piece.ts';
import { writeWave } from './write-wave.ts';

/** Twice as clear as a film's own sound, and a tenth of the samples. */
const bitRate = '192k';

/** A piece as a file that browsers and editors play: AAC in MP4. The same piece is the same music. */
export async function encodePiece(
  piece: Piece,
  path: string,
  { tools, signal }: { readonly tools: Tools; readonly signal: AbortSignal },
): Promise<void> {
  const samples = `${path}.wav`;
  try {
    await writeFile(samples, writeWave(playPiece(piece).samples));
    const out = ['-c:a', 'aac', '-b:a', bitRate, '-movflags', '+faststart', '-f', 'mp4'];
    await runFfmpeg(tools, ['-i', samples, ...out, `${path}.partial`], { signal });
    await rename(`${path}.partial`, path);
  } finally {
    await rm(samples, { force: true });
    await rm(`${path}.partial`, { force: true });
  }
}
