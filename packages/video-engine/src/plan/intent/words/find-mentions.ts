import { blank } from './read-wording.ts';

const negations =
  /(?:^|[^a-z])(?:pas(?! (?:plus|moins|davantage)(?: et| mais|$))|sans|ni|aucune?|jamais|rien(?! que)|nothing|non|not|no|nor|without|never|don't|dont|doesn't|isn't|avoid|evite[rsz]?|surtout pas|instead of|plutot que|au lieu d[e'])(?:[ ']+(?!mais|but)[a-z'-]{1,14}){0,3}[ ']*$/;

/** « sans musique vertical titre … »: what is refused is said already. */
const said =
  /[ '](?:musique|music|texte|textes|text|titre|sous-titres?|fondus?|transitions?|effets?|ralenti|photos?)(?: (?!et|ni|ou|and|or|nor|de|du|des|d')[a-z'-]+)+[ ']*$/;

/** Where a pattern is wished for, and where it is refused (« pas trop rapide », "no slow motion"). */
export type Mentions = {
  readonly wished: readonly Mention[];
  /** With the words that refuse it. */
  readonly refused: readonly Mention[];
};

export type Mention = { readonly start: number; readonly end: number; readonly text: string };

/** `pattern` must be global and free of unbounded repetition: instructions may be hostile. */
export function findMentions(folded: string, pattern: RegExp): Mentions {
  const wished: Mention[] = [];
  const refused: Mention[] = [];
  for (const match of folded.matchAll(pattern)) {
    const mention = { start: match.index, end: match.index + match[0].length, text: match[0] };
    const from = refusedFrom(folded, mention);
    if (from === null) wished.push(mention);
    else refused.push({ ...mention, start: from });
  }
  return { wished, refused };
}

export function isWished(folded: string, pattern: RegExp): boolean {
  return findMentions(folded, pattern).wished.length > 0;
}

/** Where the refusal begins: « ne coupe pas le son » carries it inside, « sans ralenti » in front. */
function refusedFrom(folded: string, mention: Mention): number | null {
  const clause = clauseBefore(folded, mention.start);
  if (/[a-z](?: pas| jamais| rien)(?![a-z])/.test(mention.text)) return mention.start;
  // « ne coupe plus » refuses, « image plus chaude » asks for more.
  if (/[a-z] plus /.test(mention.text) && /(?:^| )n[e']/.test(clause + mention.text)) {
    return mention.start;
  }
  // « ne stabilise rien »
  const behind = folded.slice(mention.end, mention.end + 10);
  if (/(?:^| )n[e'] ?$/.test(clause) && /^ ?(?:rien|jamais|aucune?|plus)(?![a-z])/.test(behind)) {
    return mention.start;
  }
  // « sans les silences et avec des sous-titres »
  if (/^(?:avec|with|ajoute|add|mets)[a-z]{0,2} /.test(mention.text) && /(?:et|and) $/.test(clause))
    return null;
  const negation = negations.exec(clause);
  if (negation === null || said.test(negation[0])) return null;
  const start = mention.start - clause.length + negation.index;
  return /[a-z]/.test(folded[start] as string) ? start : start + 1;
}

/** At most 40 units, back to the last comma, stop or « mais ». */
function clauseBefore(folded: string, start: number): string {
  const before = folded.slice(Math.max(0, start - 40), start);
  const parts = before.split(
    new RegExp(`[,.;:!?\\n(${blank}]| mais | but | et non | et avec | and with | puis `),
  );
  return parts.at(-1) as string;
}
