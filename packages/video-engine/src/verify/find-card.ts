import { runFfmpeg, type Tools } from '../ffmpeg/tools.ts';
import { toSeconds } from '../model/time.ts';
import type { DrawnCard } from '../render/cards/draw-cards.ts';

/**
 * Whether a title can be read in the finished film, in the middle of its time: a dark plate with
 * bright strokes at its place.
 */
export async function isCardVisible(
  tools: Tools,
  filmPath: string,
  { card, x, y, width, height }: DrawnCard,
  signal: AbortSignal,
): Promise<boolean> {
  const middle = toSeconds(card.range.startTime) + toSeconds(card.range.duration) / 2;
  const { stdout } = await runFfmpeg(
    tools,
    [
      ...['-threads', '1', '-ss', middle.toFixed(3), '-i', `file:${filmPath}`, '-an'],
      ...['-vf', `crop=${width}:${height}:${x}:${y},format=gray`, '-frames:v', '1'],
      ...['-f', 'rawvideo', '-'],
    ],
    { signal },
  );
  const bright = stdout.reduce((count, luma) => count + (luma > 190 ? 1 : 0), 0) / stdout.length;
  const dark = stdout.reduce((count, luma) => count + (luma < 90 ? 1 : 0), 0) / stdout.length;
  return bright > 0.02 && dark > 0.4;
}
