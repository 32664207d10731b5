import type { Reading } from '../../../model/reading.ts';
import type { KnownClip } from '../../../model/reading-context.ts';
import { originsOf, stretchesOf } from '../rephrase/clauses.ts';
import {
  isAlikeOutside,
  isBetter,
  isQuieter,
  keepsAll,
  saysTheSame,
} from '../rephrase/compare-readings.ts';
import type { Best, Read } from '../rephrase/rephrase.ts';
import { isOwnName } from '../texts/before-quote.ts';
import { isFiller } from '../words/filler-words.ts';
import type { Wording } from '../words/read-wording.ts';
import type { Stretch } from '../words/wish-reader.ts';
import { fillTemplate, sayTemplate } from './fill-template.ts';
import { isSlot, likelyClause } from './likely-clause.ts';
import { maskClause } from './mask-clause.ts';
import { templates } from './templates.ts';

/** A wish of nothing but stops is read no longer for it. */
const mostTried = 12;
/** How likely a kind must be: a field, … in one word, … by a word that one person used, nothing. */
const sure = { field: 0.75, inOneWord: 0.97, ofOnePerson: 0.85, nothing: 0.75 };
/** … that changes what the rules had read of the clause. */
const sureOtherwise = 0.95;
/** « coupe-lui le son »: whose? */
const toSomebody = /^(?:lui|leur)$/;

/** "don't cut the photo out" leaves nothing out. */
const keepsIt =
  /(?<![a-z])(?:don t|dont|do not|never|not|without|ne|pas|sans) (?:[a-z]+ )?(?:cut|cutting|drop|skip|remov|lose|losing|leav|omit|exclud|delet|forget|ditch|bin|throw|tak|enlev|coup|retir|supprim|vir|saut)/;

/** Each clause with words handed back, as people meant it, where that leaves all else as it is. */
export function readLeftover(first: Best, known: readonly KnownClip[], read: Read): Best {
  let best = first;
  let tried = 0;
  for (let rounds = 0; rounds < 4 && best.leftover.length > 0; rounds += 1) {
    const before = best;
    for (const stretch of stretchesOf(before.wording, before.leftover)) {
      const next = inTheirMeaning(before, stretch, known);
      if (next === null || isAside(before.wording, stretch) || tried >= mostTried) continue;
      tried += 1;
      const after = read(next.wording);
      if (!counts(before.reading, after.reading, next, originsOf(before.wording, stretch)))
        continue;
      best = { wording: next.wording, ...after };
      break;
    }
    if (best === before) break;
  }
  return best;
}

/** « (téléphone retourné) » tells something beside, « le groupe s'appelle « … » » names no film. */
function isAside(wording: Wording, { start, end }: Stretch): boolean {
  return (
    wording.folded.slice(0, start).trimEnd().endsWith('(') ||
    wording.quotes.some(
      (quote) => quote.start >= start && quote.end <= end && isOwnName({ wording }, quote),
    )
  );
}

type Meant = {
  readonly wording: Wording;
  readonly share: number;
  readonly isNothing: boolean;
  /** Each word handed back is one that several people used so, and nobody for what is handed back. */
  readonly isCommon: boolean;
};

function inTheirMeaning(
  { wording, leftover }: Best,
  stretch: Stretch,
  known: readonly KnownClip[],
): Meant | null {
  const masked = maskClause(wording, stretch, known);
  const { best, share, strange, usesOf, isOfBack } = likelyClause(masked);
  const template = templates[best] ?? null;
  if (template === null || strange.length > 0) return null;
  if (masked.words.some((word) => toSomebody.test(word))) return null;
  if (/^without/.test(best) && keepsIt.test(masked.words.join(' '))) return null;
  const lost = leftover
    .map(({ start, end }) => [Math.max(start, stretch.start), Math.min(end, stretch.end)])
    .flatMap(([start, end]) => wording.folded.slice(start, end).split(/[^a-z0-9+%]+/))
    .filter((word) => masked.words.includes(word));
  const uses = Math.min(...lost.map(usesOf));
  if (uses === 0 || (uses === 1 && share < sure.ofOnePerson)) return null;
  const meant = { share, isCommon: uses > 1 && !lost.some(isOfBack) };
  if (template === '') {
    const names = [masked.clips, masked.times, masked.texts].some((values) => values.length > 0);
    if (names || uses === 1 || share < sure.nothing) return null;
    return { ...meant, isNothing: true, wording: wording.rewritten(stretch, ' ') };
  }
  const said = masked.words.filter((word) => !isSlot.test(word) && !isFiller(word));
  if (said.length === 0 || share < (said.length === 1 ? sure.inOneWord : sure.field)) return null;
  const filled = fillTemplate(template, masked);
  if (filled === null) return null;
  return { ...meant, isNothing: false, wording: sayTemplate(wording, stretch, filled) };
}

/** Fewer words are handed back, and what was understood stays so, unless that is almost certainly wrong. */
function counts(before: Reading, after: Reading, meant: Meant, span: Stretch): boolean {
  if (meant.isNothing) return isQuieter(before, after, span);
  // What changes nothing only passes words over.
  if (saysTheSame(before, after) && !meant.isCommon) return false;
  const isSure = meant.share >= sureOtherwise && isAlikeOutside(before, after, span);
  return isBetter(before, after, span) && (isSure || keepsAll(before, after));
}
