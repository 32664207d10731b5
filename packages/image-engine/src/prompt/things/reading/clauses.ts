/** A wish in its clauses, each with what parts it from the one before. */
export type Clause = { readonly stop: string; readonly text: string };

const ofOne =
  "l['’]\\s?(?:une?|autre|homme)|les\\s+(?:\\p{L}+\\s+)?autres|lui|elle|he|she|him|her|another|the\\s+(?:\\p{L}+\\s+)?(?:others?|man|woman|last|first)|the\\s+other";
/** Stops, and what joins what each of several does. */
const parting = new RegExp(
  [
    "\\s*[,;.]\\s+(?:(?:et|and|mais|but|puis|while|whilst|whereas|pendant\\s+que|tandis\\s+que)\\s+|(?:pendant|tandis)\\s+qu['’]\\s?|dont\\s+(?=une?\\s))?",
    `\\s+(?:et|and|while|whilst|whereas|as)\\s+(?=(?:${ofOne})(?!\\p{L}))`,
    `\\s+(?:pendant|tandis)\\s+qu(?:e\\s+|['’]\\s?)(?=(?:${ofOne}|la|le)(?!\\p{L}))`,
    '\\s+dont\\s+(?=une?\\s)',
  ].join('|'),
  'giu',
);

export function clausesOf(wish: string): Clause[] {
  const clauses: Clause[] = [];
  let [from, stop] = [0, ''];
  for (const found of wish.matchAll(parting)) {
    clauses.push({ stop, text: wish.slice(from, found.index) });
    [from, stop] = [found.index + found[0].length, found[0]];
  }
  return [...clauses, { stop, text: wish.slice(from) }];
}

export const asWish = (clauses: readonly Clause[]): string =>
  clauses.map(({ stop, text }) => stop + text).join('');

const adjunct =
  /^(?:en|avec|dans|sur|sous|[àa]|au|aux|de|d['’]|qui|assise?s?|debout|couch[ée]e?s?|pench[ée]e?s?|v[êe]tue?s?|habill[ée]e?s?|coiff[ée]e?s?|accroupie?s?|endormie?s?|\p{L}+ant|in|with|on|at|by|under|wearing|holding|who|dressed|asleep|\p{L}+ing|plus)(?!\p{L})/iu;

/** « une chemise », « lit », “is reading” → as it is told behind a noun. */
export function toldOf(text: string, isSaidInEnglish: boolean): string {
  const plain = text
    .trim()
    .replace(/[.!?]+$/u, '')
    .replace(/^(?:is|are|was|est|sont|se\s+trouve)\s+/iu, '')
    .replace(/^(?:qui|who)\s+/iu, '');
  if (/^(?:une?|des|son|sa|ses)\s/iu.test(plain)) return `avec ${plain}`;
  if (/^(?:an?|his|her|some)\s/iu.test(plain)) return `with ${plain}`;
  return adjunct.test(plain) || isSaidInEnglish ? plain : `qui ${plain}`;
}
