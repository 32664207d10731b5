import type { Tools } from '../ffmpeg/tools.ts';
import { runFfmpeg } from '../ffmpeg/tools.ts';
import { toSeconds } from '../model/time.ts';
import { bytesOf } from '../render/titles/draw/palette.ts';
import { rasterise } from '../render/titles/draw/rasterise.ts';
import { toYuv } from '../render/titles/draw/to-yuva.ts';
import type { PreparedTitle } from '../render/titles/prepared-title.ts';

/** Bytes of alpha from which on a pixel is all ink. */
const allInk = 250;
/** Luma steps between what was drawn and what is seen: what encoding leaves of an edge. */
const mostDifference = 40;
/** Of the ink that must be seen as drawn. */
const leastShare = 0.9;
/** Aims just before the frame, so that rounding does not skip it. */
const seekLeadSeconds = 0.004;

/**
 * Whether a text stands in the finished film as it was drawn, in the middle of its time: nearly all
 * of its ink has the luma that it was given. A frame that is evenly as bright as the ink would pass
 * as well, so the same must not hold of the pixels beside the letters.
 */
export async function isTitleVisible(
  tools: Tools,
  filmPath: string,
  { card, look, middle }: PreparedTitle,
  signal: AbortSignal,
): Promise<boolean> {
  const { x, y, width, height } = middle.box;
  const { rgba } = await rasterise(middle.svg);
  const { value, rate } = card.range.startTime;
  const seconds = toSeconds({ value: value + middle.frame, rate });
  const { stdout: lumas } = await runFfmpeg(
    tools,
    [
      ...['-threads', '1', '-ss', Math.max(0, seconds - seekLeadSeconds).toFixed(4)],
      ...['-i', `file:${filmPath}`, '-an', '-frames:v', '1'],
      // Planes as they are: a scaler would change their range.
      ...['-vf', `extractplanes=y,crop=${width}:${height}:${x}:${y}`, '-f', 'rawvideo', '-'],
    ],
    { signal },
  );
  const letters = toYuv(...bytesOf(look.palette.ink))[0];
  const inked = { count: 0, seen: 0 };
  const beside = { count: 0, seen: 0 };
  for (let at = 0; at < width * height; at += 1) {
    const alpha = rgba[at * 4 + 3] as number;
    const isInk = alpha >= allInk;
    if (!isInk && alpha > 0) continue;
    const luma = isInk ? lumaAt(rgba, at * 4) : letters;
    const tally = isInk ? inked : beside;
    tally.count += 1;
    if (Math.abs((lumas[at] ?? 0) - luma) <= mostDifference) tally.seen += 1;
  }
  const shareOf = ({ count, seen }: typeof inked) => (count === 0 ? 0 : seen / count);
  return shareOf(inked) >= leastShare && shareOf(beside) < leastShare;
}

function lumaAt(rgba: Buffer, at: number): number {
  return toYuv(rgba[at] as number, rgba[at + 1] as number, rgba[at + 2] as number)[0];
}
