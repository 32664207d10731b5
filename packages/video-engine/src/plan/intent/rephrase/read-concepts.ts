import type { KnownClip } from '../../../model/reading-context.ts';
import { markReferences } from '../clips/find-references.ts';
import { time } from '../duration/read-time.ts';
import { saysNothingAnywhere } from '../fate/leftover.ts';
import { type Concept, concepts } from './concepts.ts';
import { helping } from './english-concepts.ts';

/** Words and what they may stand for. */
export type Token = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly meanings: ReadonlySet<Concept>;
  readonly clips: readonly number[];
};

export function means(token: Token | undefined, ...wanted: readonly Concept[]): boolean {
  return wanted.some((concept) => token?.meanings.has(concept));
}

export function isAll(tokens: readonly Token[], ...wanted: readonly Concept[]): boolean {
  return tokens.every((token) => means(token, ...wanted));
}

const amount = `(?:\\d{1,3}|une?) `;
const unit = '(?:secondes?|seconds?|secs?|s|minutes?|mins?)(?![a-z0-9])';
const side = '(?:premiere?s?|derniere?s?|first|last|opening|final)';
const named: readonly (readonly [Concept, RegExp])[] = [
  [
    'range',
    new RegExp(
      `(?:de |from |entre |between |in )?(?:${time}|\\d{1,3}) ?(?:a|to|et|and|out|jusqu'a|->|→|>|-) ?(?:la )?${time}`,
      'y',
    ),
  ],
  ['edge', new RegExp(`(?:les |la |the )?(?:(?:${amount})?${side} (?:${amount})?${unit})`, 'y')],
  [
    'moment',
    new RegExp(`(?:a partir de|starting (?:at|from)|depuis|des|from|at|a) (?:la )?${time}`, 'y'),
  ],
  ['amount', new RegExp(time, 'y')],
  ['until', new RegExp(`(?:avant|jusqu'a|before|until|till|up to) (?:la )?${time}`, 'y')],
  ['since', new RegExp(`(?:apres|a partir de|depuis|passe|after|from|past) (?:la )?${time}`, 'y')],
  [
    'length',
    new RegExp(
      `(?:pendant|durant|for|reste(?:r|nt)?|dure(?:r|nt)?|visible|lasting|lasts?|stays?)(?: (?:pendant|durant|for|visible|affichee?))?(?: (?:environ|about))? ${time}`,
      'y',
    ),
  ],
];
/** « the concert for 20 »: of what, another length says. */
const bareLength =
  /(?:for|pendant) \d{1,3}(?![.,:]?\d|[%a-z'"-]| (?!(?:then|and|before|after|puis|et)(?![a-z]))[a-z])/y;
/** « un J-cut » is no cut. */
const word = /[a-z]-[a-z]{2,}|[a-z0-9][a-z0-9_%]*/y;
const exclusive = /^qu(?:e(?![a-z])|')/;
const negation =
  /(?<![a-z])n(?:e |')(?!.*(?<![a-z])(?:pas|plus|jamais|rien)(?![a-z]))[a-z' -]{2,24}$/;
const goal = /(?<![a-z])(?:le|du|un|des|les|ce|au|chaque) $/;
const mark = /[\ue000-\uf7ff]\uf8ff*/y;

/** « le clip 2 a été filmé à l'envers » tells how it was filmed, and wishes for nothing. */
const tellsHow =
  /(?<![a-z])(?:a ete|ont ete|etai(?:t|ent)|was|were|got) (?:filmee?s?|tournee?s?|enregistree?s?|filmed|shot|recorded)(?![a-z])/;

/** The concepts of a clause in the order of its words; null where a word stands for none. */
export function readConcepts(clause: string, known: readonly KnownClip[]): readonly Token[] | null {
  if (tellsHow.test(clause)) return null;
  const marked = markReferences(clause, known);
  const tokens: Token[] = [];
  let at = 0;
  const take = (length: number, meanings: Iterable<Concept>, clips: readonly number[] = []) => {
    const end = at + length;
    const text = clause.slice(at, end);
    tokens.push({ start: at, end, text, meanings: new Set(meanings), clips });
    at = end;
  };
  while (at < clause.length) {
    // « ne garde que le drone »
    const restricts = exclusive.exec(clause.slice(at));
    if (restricts !== null && negation.test(clause.slice(0, at))) {
      take(restricts[0].length, ['only']);
      continue;
    }
    // « coupe-lui le son », « on n'en garde que 10 s »: whose?
    if (/^en(?![a-z-])/.test(clause.slice(at)) && /n'$/.test(clause.slice(0, at))) return null;
    if (/^lui(?![a-z-])/.test(clause.slice(at)) && !/[a-z]$/.test(clause.slice(0, at))) return null;
    // « ralenti sur le but »
    if (goal.test(clause.slice(0, at)) && clause.startsWith('but', at)) return null;
    const isInside = /[a-z0-9]/.test(clause[at - 1] ?? ' ');
    const reference = matchAt(mark, marked.text, at);
    if (reference > 0) {
      take(reference, ['clip'], marked.clipsOf(marked.text.slice(at, at + reference)));
      continue;
    }
    const found = isInside ? [] : meaningsAt(marked.text, at);
    const length = found[0]?.length ?? 0;
    const plain = isInside ? 0 : matchAt(word, marked.text, at);
    if (length > 0 && length >= plain && !/^[a-z]-/.test(clause.slice(at, at + plain)))
      take(
        length,
        found.map(({ concept }) => concept),
      );
    else if (plain > 0 && !saysNothing(clause.slice(at, at + plain))) return null;
    else at += Math.max(1, plain);
  }
  return tokens;
}

function saysNothing(word: string): boolean {
  return helping.has(word) || saysNothingAnywhere(word);
}

/** The longest words here, with each of the concepts that they may stand for. */
function meaningsAt(text: string, at: number) {
  const found = [...named, ['bareLength', bareLength] as const, ...concepts].map(
    ([concept, pattern]) => ({
      concept,
      length: matchAt(pattern, text, at),
    }),
  );
  const longest = Math.max(...found.map(({ length }) => length));
  return longest === 0 ? [] : found.filter(({ length }) => length === longest);
}

function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}
