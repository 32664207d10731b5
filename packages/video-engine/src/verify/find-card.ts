import { runFfmpeg, type Tools } from '../ffmpeg/tools.ts';
import { toSeconds } from '../model/time.ts';
import type { DrawnCard } from '../render/cards/draw-cards.ts';

/** Luma 0–255 of strokes and plate, and the shares of a card that they cover at least. */
const strokes = { above: 190, leastShare: 0.02 } as const;
const plate = { below: 90, leastShare: 0.4 } as const;

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
  const bright =
    stdout.reduce((count, luma) => count + (luma > strokes.above ? 1 : 0), 0) / stdout.length;
  const dark =
    stdout.reduce((count, luma) => count + (luma < plate.below ? 1 : 0), 0) / stdout.length;
  return bright > strokes.leastShare && dark > plate.leastShare;
}
