import type { Reading } from '../../../model/reading.ts';
import type { KnownClip } from '../../../model/reading-context.ts';
import { type Best, longestTried, type Read } from '../rephrase/rephrase.ts';
import { doubtRules } from './doubt-rules.ts';
import { readLeftover } from './read-leftover.ts';

/**
 * What the rules hand back is read by what people wrote for each kind of clause, and what they
 * took is doubted where nobody wrote it so.
 */
export function readLearned(first: Best, known: readonly KnownClip[], read: Read): Reading {
  if (first.wording.folded.length > longestTried) return first.reading;
  return doubtRules(readLeftover(first, known, read), known, read).reading;
}
