import type { KnownClip } from '../../../model/reading-context.ts';
import type { Wording } from '../words/read-wording.ts';
import type { Stretch } from '../words/wish-reader.ts';
import { originsOf, stretchesOf } from './clauses.ts';
import { isBetter, overlaps, type RuledReading } from './compare-readings.ts';
import { sayPlainly } from './say-plainly.ts';
import { sayText } from './say-text.ts';

/** A wish in some wording, as the rules read it. */
export type Read = (wording: Wording) => RuledReading;
export type Best = RuledReading & { readonly wording: Wording };

/** A wish of nothing but stops is read no longer for it. */
const mostTried = 12;
/** Longer than people write: read once. */
export const longestTried = 1500;

/**
 * Reads a wish, and what its rules hand back once more in plain words: each clause whose words all
 * stand for something and that mean something together is replaced by the wording that the rules
 * know. It counts where the whole is then read with fewer words handed back and all else as before.
 */
export function readRephrased(wording: Wording, known: readonly KnownClip[], read: Read): Best {
  let best = { wording, ...read(wording) };
  if (wording.folded.length > longestTried) return best;
  let tried = 0;
  for (let rounds = 0; rounds < 4 && best.leftover.length > 0; rounds += 1) {
    const before = best;
    for (const stretch of stretchesOf(before.wording, before.leftover)) {
      const next = inPlainWords(before.wording, stretch, known);
      if (next === null || tried >= mostTried) continue;
      tried += 1;
      const after = read(next);
      if (!isBetter(before.reading, after.reading, originsOf(before.wording, stretch))) continue;
      best = { wording: next, ...after };
      break;
    }
    if (best === before) break;
  }
  return best;
}

/** With one stretch said otherwise: a clause without quotes, or what stands around one. */
function inPlainWords(
  wording: Wording,
  { start, end }: Stretch,
  known: readonly KnownClip[],
): Wording | null {
  const { folded } = wording;
  const [quote, ...others] = wording.quotes.filter((each) => overlaps(each, { start, end }));
  if (others.length > 0) return null;
  if (quote === undefined) {
    const plain = sayPlainly(folded.slice(start, end), known);
    return plain === null ? null : wording.rewritten({ start, end }, plain);
  }
  const said = sayText(folded.slice(start, quote.start), folded.slice(quote.end, end), known);
  if (said === null) return null;
  const [before, after] = said;
  return wording
    .rewritten({ start: quote.end, end }, after)
    .rewritten({ start, end: quote.start }, before);
}
