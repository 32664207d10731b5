import type { Quote } from '../words/read-wording.ts';
import type { Stretch, WishReader } from '../words/wish-reader.ts';
import { elsewhere, labelBefore, plainWords } from './text-words.ts';

/** Words in quotes are for the screen, but for names and what is said or sung. */
export function isForScreen({ text, wording }: WishReader, quote: Quote): boolean {
  const before = text.slice(Math.max(0, quote.start - 28), quote.start);
  return (
    /\p{L}{2}/u.test(quote.text) &&
    (before.trim() !== '' || wording.quotes.length > 1 || isShown.test(text.slice(quote.end))) &&
    !elsewhere.test(before) &&
    !isNamed({ text }, quote)
  );
}

/** « … » affiché tout du long */
const isShown =
  /^,? (?:affichee?s?|ecrite?s?|inscrite?s?|marquee?s?|incrustee?s?|a l'ecran|sur l'image|(?:en |comme |pour )(?:le )?(?:titre|texte|bandeau)|shown|displayed|written|on screen|as (?:a |the )?(?:title|text|caption))(?![a-z])/;

/** « mon salon « Chez Mélanie » », "my album “Blue”", « enlève chaque « euh » »: a name, or what is to go. */
function isNamed({ text }: Pick<WishReader, 'text'>, { start }: Quote): boolean {
  return named.test(text.slice(Math.max(0, start - 60), start));
}

/** « le groupe s'appelle « Fast Motion » »: not the film. */
export function isOwnName({ wording }: Pick<WishReader, 'wording'>, { start }: Quote): boolean {
  const before = wording.folded.slice(Math.max(0, start - 40), start);
  return (
    /(?<![a-z])(?:s'appel[a-z]{0,4}|se nomm[a-z]{1,4}|(?:is|are|was) (?:called|named)) ?$/.test(
      before,
    ) &&
    !/(?<![a-z])(?:film|video|montage|titre|title|movie|clip|ca|it)[^.;!?]{0,14}$/.test(
      before.replace(/(?:s'appel|se nomm|is |are |was )[^.;!?]*$/, ''),
    )
  );
}

const named =
  /(?<![a-z])(?:(?:mon|ma|notre|votre|son|sa|leur|nos|ses|my|our|his|her|their|nouvel|nouveau|nouvelle|new) (?:[a-z]{2,12} ){0,2}(?:album|single|ep|livre|roman|spectacle|piece|club|asso(?:ciation)?|equipe|team|ecole|school|salon|magasin|shop|store|boutique|resto|restaurant|cafe|bar|hotel|gite|camping|entreprise|boite|societe|company|marque|brand|groupe|band|chorale|choir|troupe|compagnie|expo(?:sition)?|festival|projet|project|chaine|channel|podcast|blog|jeu|game|appli|app|bateau|boat|book|play|chien|chat|dog|cat)(?: (?:de|d'|of) ?[a-z]{3,12})?|(?:enlev|coup|vir|retir|supprim|jett|remov|cut|delet|bleep)[a-z]{0,3}(?: out)?(?: (?:chaque|tous|les|every|all|each|the|le|la|mes|my)){1,2}|(?:take|cut) out (?:every|all|the|each)(?: the)?) ?$/;

/** Names in quotes, which no other rule may read: « notre chorale « Les Ralentis » ». */
export function leaveNames(reader: WishReader, taken: readonly Stretch[]): void {
  for (const quote of reader.wording.quotes) {
    if (taken.some(({ start, end }) => start < quote.end && quote.start < end)) continue;
    if (isNamed(reader, quote) || isOwnName(reader, quote)) reader.leave(quote);
  }
}

/** « écris AVANT et APRÈS dessus »: two texts, each over something of its own. */
export function isOverSomething(words: string): boolean {
  return (
    /(?<!\p{L})(?:dessus|on top|over (?:it|them))$/iu.test(words) ||
    /^\p{Lu}{3,} (?:et|and|puis|then) \p{Lu}{3,}/u.test(words)
  );
}

/** « Menu » en majuscules: words that have a look are on screen. */
export function isDressed(looks: readonly Stretch[], { end }: Quote): boolean {
  return looks.some(({ start }) => start >= end && start - end <= 2);
}

export function isInsideQuote({ wording }: WishReader, position: number): boolean {
  return wording.quotes.some((quote) => quote.start < position && position < quote.end);
}

/** Other texts stand at the film's ends: « au milieu » is a moment then, and no place. */
export function hasMoments({ wording: { folded, quotes } }: WishReader): boolean {
  return quotes.length > 1 && /(?:au (?:tout )?debut|a la fin|at the (?:start|end))/.test(folded);
}

/** « titre « A », à 10 s « B » » */
export function isLabelled({ wording }: WishReader, { start }: Quote): boolean {
  return labelBefore.test(wording.folded.slice(Math.max(0, start - 24), start));
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
