import { blank } from './read-wording.ts';

const negations =
  /(?:^|[^a-z])(?:pas|sans|ni|aucune?|jamais|non|not|no|nor|without|never|don't|dont|doesn't|isn't|avoid|evite[rsz]?|surtout pas|instead of|plutot que|au lieu d[e'])(?:[ ']+(?!mais|but)[a-z'-]{1,14}){0,3}[ ']*$/;

/** Where a pattern is wished for, and where it is refused (« pas trop rapide », "no slow motion"). */
export type Mentions = {
  readonly wished: readonly Mention[];
  readonly refused: readonly Mention[];
};

export type Mention = { readonly start: number; readonly end: number; readonly text: string };

/** `pattern` must be global and free of unbounded repetition: instructions may be hostile. */
export function findMentions(folded: string, pattern: RegExp): Mentions {
  const wished: Mention[] = [];
  const refused: Mention[] = [];
  for (const match of folded.matchAll(pattern)) {
    const mention = { start: match.index, end: match.index + match[0].length, text: match[0] };
    (isRefused(folded, mention) ? refused : wished).push(mention);
  }
  return { wished, refused };
}

export function isWished(folded: string, pattern: RegExp): boolean {
  return findMentions(folded, pattern).wished.length > 0;
}

/** « ne coupe pas le son » carries its negation inside, « sans ralenti » in front. */
function isRefused(folded: string, mention: Mention): boolean {
  if (/[a-z](?: pas| plus| jamais) /.test(mention.text)) return true;
  return negations.test(clauseBefore(folded, mention.start));
}

/** At most 40 units, back to the last comma, stop or « mais ». */
function clauseBefore(folded: string, start: number): string {
  const before = folded.slice(Math.max(0, start - 40), start);
  const parts = before.split(new RegExp(`[,.;:!?\\n(${blank}]| mais | but | et non | puis `));
  return parts.at(-1) as string;
}
