import type { ClipAnalysis } from '../model/analysis.ts';
import { toSeconds } from '../model/time.ts';
import type { Shot } from '../model/timeline.ts';

/** The measures of what a shot shows of its clip. */
export function windowsOf(
  { sourceRange }: Pick<Shot, 'sourceRange'>,
  { windows }: ClipAnalysis,
): ClipAnalysis['windows'] {
  const from = toSeconds(sourceRange.startTime);
  const to = from + toSeconds(sourceRange.duration);
  return windows.filter((window) => window.endSeconds > from && window.startSeconds < to);
}
