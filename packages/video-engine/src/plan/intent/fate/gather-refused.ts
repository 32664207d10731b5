import type { KnownClip } from '../../../model/reading-context.ts';
import { anyNameWord } from '../clips/find-references.ts';
import { blank } from '../words/read-wording.ts';
import type { RefusedAt, Stretch, WishReader } from '../words/wish-reader.ts';

/** What is not seen is all of its clause, as far as nothing else was read in it. */
function clauseOf({ text }: WishReader, { start, end }: Stretch): Stretch {
  const before = text.slice(0, start).split(bounds).at(-1) ?? '';
  const after = text.slice(end).split(bounds)[0] ?? '';
  return {
    start: start - before.trimStart().length,
    end: end + after.trimEnd().length,
  };
}

/** There is no such thing, whatever is said of what it should be. */
const nothingLike =
  /^(?:sound-effects|stickers|green-screen|split-screen|zoom|file-format|publish)$/;
/** Where, when and for whom it should be is told beside it. */
const circumstance =
  /^ ?(?:derriere|devant|pendant|durant|pour|quand|lorsqu|qui|behind|during|for|when|while|that)(?![a-z])/;

/** « fond vert avec la tour Eiffel »: with words of its clause that nobody else read. */
function withRest(reader: WishReader, each: RefusedAt): RefusedAt {
  if (!nothingLike.test(each.reason)) return each;
  const { start, end } = clauseOf(reader, each);
  const behind = reader.text.slice(each.end, end);
  const rest = reader.text.slice(start, each.start) + behind;
  return /\d/.test(rest) || circumstance.test(behind) ? each : { ...each, start, end };
}

const bounds = new RegExp(`[.,;:!?\\n${blank}]| (?:et|puis|mais|and|but|then) `);
const small = "(?:sur|pour|dans|de|du|des|le|la|les|l'|en|on|of|the|for|in|to|est|is|va|passe)";
/** Between two that are one: no stop, and nothing that joins. */
const apart = /[.,;:!?\n]| (?:et|puis|mais|and|but|then) /;

/**
 * What is refused twice for one reason in one clause is refused once, and a clip named beside it
 * goes with it: « le logo en filigrane », « le drone 4x plus vite ».
 */
export function gatherRefused(reader: WishReader, clips: readonly KnownClip[]): void {
  const clip = `(?:${anyNameWord(clips)}|(?:clip|video|photo|images?|couleurs?|lumiere|colou?rs?|picture|film)(?: \\d{1,2})?)`;
  const behind = new RegExp(`^(?: ${small}){0,4} ?${clip}(?![a-z0-9])`);
  const before = new RegExp(`(?<![a-z0-9'])(?:${small} ?){0,3}${clip}(?: ${small}){0,2} ?$`);
  const gathered: RefusedAt[] = [];
  for (const each of reader.refused.toSorted((a, b) => a.start - b.start)) {
    const last = gathered.at(-1);
    const isSame =
      last !== undefined &&
      last.reason === each.reason &&
      last.detail === each.detail &&
      !apart.test(reader.wording.folded.slice(last.end, each.start));
    if (isSame) gathered[gathered.length - 1] = { ...last, end: each.end };
    else gathered.push(each);
  }
  const whole = gathered.map((each) => {
    const ahead = reader.text.slice(Math.max(0, each.start - 40), each.start);
    const start = each.start - (before.exec(ahead)?.[0].trimStart().length ?? 0);
    const end = each.end + (behind.exec(reader.text.slice(each.end))?.[0].length ?? 0);
    if (each.reason === 'no-vision') return { ...each, ...clauseOf(reader, each) };
    return withRest(reader, { ...each, start, end });
  });
  reader.refused.splice(0);
  for (const { reason, detail, ...at } of whole) reader.refuse(reason, at, detail);
}
