import { isDeepStrictEqual } from 'node:util';
import type { Span, Understood } from '../../../model/reading.ts';
import type { KnownClip } from '../../../model/reading-context.ts';
import { offersOf } from '../fate/offers.ts';
import { clausesOf, originsOf } from '../rephrase/clauses.ts';
import { isAlikeOutside, overlaps } from '../rephrase/compare-readings.ts';
import type { Best, Read } from '../rephrase/rephrase.ts';
import type { Wording } from '../words/read-wording.ts';
import type { Stretch } from '../words/wish-reader.ts';
import { fillTemplate, sayTemplate } from './fill-template.ts';
import { likelyClause } from './likely-clause.ts';
import { maskClause } from './mask-clause.ts';
import { templates } from './templates.ts';

/** How likely another kind must be, and all kinds together that become a field which the rules took. */
const sure = { ofAnother: 0.93, ofTheirs: 0.03 };
/** What would damage a film. */
const harmful =
  /^(?:duration|clips\.(?:without|only|first|last)|originalSound|music\.(?!end$)\w+|order|selection|speed|hook)$/;
/** Of what is handed back, what rules may take for a wish for the whole film. */
const ofAPart = /^B-(?:part|keep|notfilm|perclip|clip-part|subject)$/;
/** In a clause alone these are as likely part of what stands beside it. */
const dependent = /^(?:dur|each|n$|n-|sequence|normal|R-repair)/;
/** Stands for a clause that is handed back whole. */
const nobodysWord = 'xxxxx';

/** Where the rules took a clause for what nobody wrote it for, it is read as people meant it, or handed back. */
export function doubtRules(first: Best, known: readonly KnownClip[], read: Read): Best {
  return clausesOf(first.wording).reduceRight((best, clause) => {
    const { wording, reading } = best;
    const span = originsOf(wording, clause);
    const taken = reading.understood.filter(({ spans }) =>
      spans.some((each) => overlaps(each, span)),
    );
    const next = isWithin(taken, span) ? asMeant(wording, clause, taken, known) : null;
    if (next === null) return best;
    const after = { wording: next.wording, ...read(next.wording) };
    if (isDeepStrictEqual(reading.intent, after.reading.intent)) return best;
    const isLost = after.reading.notUnderstood.some(({ spans }) =>
      spans.some((each) => overlaps(each, span)),
    );
    const counts = isLost === next.isBack && isAlikeOutside(reading, after.reading, span);
    if (!counts || !next.isBack) return counts ? after : best;
    const { intent, offered } = reading;
    const offers = offersOf(intent, taken, () => [span], wording.original);
    return {
      ...after,
      reading: { ...after.reading, offered: [...offered, ...offers] },
    };
  }, first);
}

function isWithin(taken: readonly Understood[], { start, end }: Span): boolean {
  return taken.every(({ spans }) => spans.every((each) => each.start >= start && each.end <= end));
}

function asMeant(
  wording: Wording,
  clause: Stretch,
  taken: readonly Understood[],
  known: readonly KnownClip[],
): { readonly wording: Wording; readonly isBack: boolean } | null {
  const masked = maskClause(wording, clause, known);
  // A preset's length is named by no time.
  const isSaid = (field: string) => field !== 'duration' || masked.times.length > 0;
  const harm = taken
    .map(({ field }) => field)
    .filter((field) => harmful.test(field) && isSaid(field));
  if (harm.length === 0) return null;
  const { best, share, strange, shareOfFields } = likelyClause(masked);
  if (share < sure.ofAnother || strange.length > 0 || masked.words.length < 2) return null;
  // « bout à bout, dans l'ordre » is both.
  if (/^order-/.test(best) && harm.every((field) => /^(?:selection|order)$/.test(field)))
    return null;
  const isNobodys = (field: string) => shareOfFields([field]) < sure.ofTheirs;
  if (dependent.test(best) || !harm.some(isNobodys)) return null;
  if (ofAPart.test(best)) return { wording: wording.rewritten(clause, nobodysWord), isBack: true };
  const filled = fillTemplate(templates[best] ?? '', masked);
  if (!filled) return null;
  return { wording: sayTemplate(wording, clause, filled), isBack: false };
}
