import type { Reading, Span, Understood } from '../../../model/reading.ts';
import { isMeaningful } from './leftover.ts';

/** A clause whose words were not all read, and where a field stands in it. */
export type Clause = {
  /** The wish, folded. */
  readonly text: string;
  readonly from: number;
  readonly until: number;
};

/** Fields that are done to the whole film, or that decide what is in it. */
const crowded =
  /^(?:originalSound|speed|direction|look|steady|transitions|music\.(?:use|part)|loop|speedParts|directionParts|lookParts|transitionParts|clips\.(?:without|sequence|first)|selection|order|pace|hook)$/;
/** Of these, words in front are most often another wish. */
const onlyBehind = /^(?:pace|loop|clips\.without|music\.part)$/;
/** « la mer d'abord, le gâteau ensuite »: what stands in front is first. */
const isPutOff = /^(?:d'abord|first|en premier),/;
/** A summary of something, at its end: no limit. */
const ofOccasion = /^(?:resume|recap|summary|highlight|best[ -]of|synthese|bout a bout)/;
/** What follows says what for, why, or what it is like. */
const telling =
  /^[ ,]*(?:(?:svp|stp|please|pls|plz|s'il (?:te|vous) plait) )?(?:pour|pr|afin|for|so|to|car|parce|pcq|puisqu|vu|cuz|coz|because|since|as|c'est|c|ca|c'etait|il|ils|elle|elles|on|ya|y a|it|it's|its|they|we|we're|facon|genre|style|comme|like|type|a la|tres|bien|plutot|de facon|je|j'ai|jai|jss|jsuis|i|j|chez|reste(?:nt)?|everything|tout|under|sous|(?:entre|between|a|at) (?:chaque|tous|toutes|each|every|all)|(?:(?:cuts?|coupes?|montage|shots?|plans?) )?(?:on|sur|au|to|in) (?:(?:the|le|la) )?(?:beat|rythme|rhythm|tempo|music|musique)|de (?:mon|ma|mes|notre|nos|tournage))(?![a-z])/;
/** An occasion in front: « pour cette villa je voudrais … » */
const occasion = /^ *(?:c'est |it's |this is )?(?:pour|pr|for|a|dans|lors|pendant|during|at) /;
/** « en boucle pendant le vin d'honneur » says when it is shown. */
const shown = /^ (?:sans|without|pendant|during|sur|on|at|dans|in|au|aux) /;
/** How long a fade is, or a clip, which leaves the field as it is. */
const howLong =
  /^[ (]*(?:(?:de|pendant|for|sur|in) |d')?(?:\d{1,3}(?:[.,]\d+)?|une?|deux|trois|quatre|half an?|an?|one|two|three) ?(?:demi-?)?(?:s|secs?|secondes?|seconds?|images?|frames?)(?![a-z])/;
const imperative =
  /^(?:et |puis |and )?(?:tu |vous |please |pls )?(?:me |nous |l'|le |la |les )?(?:gard|coup|mets|met|mett|enlev|vir|supprim|retir|ralenti|acceler|stabilis|lisse|melang|baiss|mont|laiss|commenc|fini|termin|ouvr|fais|fait|pass|keep|cut|mute|remove|drop|slow|speed|make|put|add|ajout|start|begin|end|shuffle|leave|use|don't|ne |n')/;
/** Units that may stand between: « up to the ». */
const few = 18;
const negated = /(?<![a-z])(?:pas|sans|no|not|without|aucune?|ni)(?![a-z])/;
/** « noir et blanc élégant »: how, in one word. */
const oneWord = /^ [a-z]{3,}[ ]*$/;

/** The field's words with those beside them that nobody read and that may say of what it holds. */
export function unreadBeside(
  { notUnderstood, understood }: Reading,
  each: Understood,
  { text, from, until }: Clause,
): Span | null {
  if (!crowded.test(each.field) || ofOccasion.test(text.slice(each.spans[0]?.start))) return null;
  const start = Math.min(...each.spans.map((span) => span.start));
  const end = Math.max(...each.spans.map((span) => span.end));
  if (each.field === 'clips.first' && !isPutOff.test(text.slice(start, end))) return null;
  // What follows from words that nobody took.
  if (start === end) return null;
  const unread = notUnderstood.flatMap(({ spans }) => spans);
  const isOwned = (a: number, b: number) =>
    understood.some(({ spans }) => spans.some((span) => span.start < b && a < span.end));
  const isBetween = (a: number, b: number) =>
    !isMeaningful(text.slice(a, b)) || (b - a <= few && !isOwned(a, b));
  const behind = unread.filter(
    (span) => span.start >= end && span.start < until && isBetween(end, span.start),
  );
  const [own] = unread.filter((span) => span.start > start && span.end < end);
  if (own !== undefined && /^(?:look|speed|direction)$/.test(each.field)) return { start, end };
  const [next] = behind.toSorted((a, b) => a.start - b.start);
  if (next !== undefined && isLimit(text.slice(end, until), each, text.slice(start, end)))
    return { start, end: Math.min(next.end, until) };
  if (onlyBehind.test(each.field) || imperative.test(text.slice(start, end))) return null;
  const inFront = unread.filter(
    (span) => span.end <= start && span.end > from && isBetween(span.end, start),
  );
  const [last] = inFront.toSorted((a, b) => b.end - a.end);
  if (last === undefined || occasion.test(text.slice(from, start))) return null;
  // « de jolies couleurs chaudes »
  const isOneWord = !text.slice(last.start, last.end).trim().includes(' ');
  const isHow = each.field === 'look' && isOneWord && !article.test(text.slice(0, last.start));
  return isHow ? null : { start: Math.max(last.start, from), end };
}

/** « the intro black and white » */
const article = /(?<![a-z])(?:the|le|la|les|my|mes|mon|ma) $|l'$/;

/** « pour la partie route », « de temps en temps » */
const ofPart =
  /^ (?:pour|for) (?:la |le |les |the )?(?:parties?|passages?|moments?|scenes?|plans?|parts?|bits?|shots?)(?![a-z])/;

function isLimit(tail: string, { field }: Understood, said: string): boolean {
  if (ofPart.test(tail)) return true;
  if (telling.test(tail) || howLong.test(tail)) return false;
  if (field === 'loop' && shown.test(tail)) return false;
  const isHow = field === 'steady' ? negated.test(said) : field === 'look' && !negated.test(said);
  return !(isHow && oneWord.test(tail));
}
