import type { Quote } from '../words/read-wording.ts';
import type { Stretch, WishReader } from '../words/wish-reader.ts';
import { elsewhere, plainWords } from './text-words.ts';

/** Words in quotes are for the screen, but for names and what is said or sung. */
export function isForScreen({ text, wording }: WishReader, quote: Quote): boolean {
  const before = text.slice(Math.max(0, quote.start - 28), quote.start);
  return (
    /\p{L}{2}/u.test(quote.text) &&
    (before.trim() !== '' || wording.quotes.length > 1) &&
    !elsewhere.test(before)
  );
}

export function isTitled({ text }: WishReader, from: number, quote: Quote): boolean {
  return /titre|title/.test(text.slice(from, quote.start));
}

/** Where the words that ask for the text begin: « ajoute », « écris ». */
export function verbBefore({ text }: WishReader, quote: Quote): number {
  const before = text.slice(Math.max(0, quote.start - 24), quote.start);
  const verb =
    /(?:ajoute|mets|add|put|show|write|display|ecris|affiche|marque|note|inscris|avec le texte|texte|text)[rsz]? ?$/.exec(
      before,
    );
  return quote.start - (verb?.[0].length ?? 0);
}

/** « mets le titre vive les vacances au début »: words that can be nothing but the title's. */
export function isPut({ text }: WishReader, { start, end }: Stretch): boolean {
  const verb = /(?:mets|met|mettre|ajoute[rz]?|affiche[rz]?|put|add) (?:le |the )?$/;
  const words = plainWords.exec(text.slice(end, end + 80))?.[0] ?? '';
  return (
    verb.test(text.slice(Math.max(0, start - 16), start)) &&
    /^ [a-z']+ [a-z']+/.test(words) &&
    !/ (?:qui|et|avec|pour|stp|svp|please|que|that|and|with)(?![a-z])/.test(words)
  );
}
