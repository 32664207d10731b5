import { shotsOf } from '@armoni/contract/timeline/ranges';
import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';
import { fold, type Wording } from '@armoni/video-engine/plan/intent/words/read-wording';
import { thingNamed } from '@armoni/video-engine/plan/thing-words';

/** What words of a wish name: shots of the film, by their place or by what they show. */
export type Reference = {
  /** In the order they were named; empty where the film has none such. */
  readonly ids: readonly string[];
  /** Clips that are meant by what they show: « un plan du lac ». */
  readonly sourceIds: readonly string[];
  /** « plan 12 » of a film of eight. */
  readonly isMissing: boolean;
};

/** Stands for one reference or quotation: the first unit says which, the others fill its length. */
const firstReference = 0xe000;
const firstQuote = 0xe800;
const filler = '\uf8ff';
export const referencePattern = `[\\ue000-\\ue7ff]${filler}*`;
export const quotePattern = `[\\ue800-\\uefff]${filler}*`;

const article = "(?:(?:le|la|les|du|des|de la|de|au|aux|ce|cet|cette|un|une|1) |l'|d'|de l'|a l')?";
const ordinal =
  '(premiere?|1ere?|1er|deuxieme|seconde?|2n?de?|2e|2eme|troisieme|3e|3eme|quatrieme|4e|4eme|cinquieme|5e|5eme|sixieme|6e|6eme|septieme|7e|7eme|huitieme|8e|8eme|neuvieme|9e|9eme|dixieme|10e|10eme|avant-derniere?|derniere?|tout dernier|tout premier)';
const noun = '(?:plans?|shots?|sequences?|scenes?)';
const ordinalNumbers: readonly (readonly [RegExp, number])[] = [
  [/^(?:premi|1er|tout premier)/, 1],
  [/^(?:deux|second|2)/, 2],
  [/^(?:trois|3)/, 3],
  [/^(?:quatr|4)/, 4],
  [/^(?:cinq|5)/, 5],
  [/^(?:six|6)/, 6],
  [/^(?:sept|7)/, 7],
  [/^(?:huit|8)/, 8],
  [/^(?:neuv|9)/, 9],
  [/^(?:dix|10)/, 10],
  [/^avant/, -2],
  [/^(?:tout )?derni/, -1],
];

const ordinalList = new RegExp(
  `${article}${ordinal}(?:(?: ${noun})?(?:,| et) (?:le |la )?${ordinal})?(?: et (?:le |la )?${ordinal})? ${noun}(?![a-z])`,
  'g',
);
const numbered = new RegExp(
  `${article}${noun} (?:n°|numero |no ?)?(\\d{1,3}(?:(?:, | et | a |, plan | et le plan | et plan |, le plan | et le )\\d{1,3})*)(?![\\d:a-z]| ?(?:s|secondes?|min)(?![a-z]))`,
  'g',
);
/** A shot is meant, or nothing else is said: « échange les deux premiers ». */
const nounOrEnd = `(?: ${noun}|(?=\\s*(?:$|[,.;!?])))`;
const several = new RegExp(
  `${article}(?:(\\d{1,2}) )?(premiere?s|derniere?s)(?: (\\d{1,2}))?${nounOrEnd}`,
  'g',
);
const twoOrdinals = new RegExp(
  `(?:le |la )${ordinal} et (?:le |la )${ordinal}(?=\\s*(?:$|[,.;!?]))`,
  'g',
);

export type Marked = {
  readonly text: string;
  readonly referenceOf: (marked: string) => Reference;
  readonly quoteOf: (marked: string) => string;
};

/** The number of an ordinal word among so many; null for no ordinal. */
export function ordinalOf(word: string, count: number): number | null {
  const found = ordinalNumbers.find(([pattern]) => pattern.test(word))?.[1];
  if (found === undefined) return null;
  return found < 0 ? count + 1 + found : found;
}

/** Replaces what names shots, clips and quoted texts by marks that a rule can tell. */
export function markReferences(wording: Wording, timeline: Timeline): Marked {
  const shots = shotsOf(timeline);
  const references: Reference[] = [];
  const fill = (first: number, length: number) =>
    String.fromCharCode(first) + filler.repeat(length - 1);
  const mark = (length: number, reference: Reference) => {
    references.push(reference);
    return fill(firstReference + references.length - 1, length);
  };
  const byNumber = (numbers: readonly number[]): Reference => ({
    ids: numbers.flatMap((number) => shots[number - 1]?.id ?? []),
    sourceIds: [],
    isMissing: numbers.some((number) => shots[number - 1] === undefined),
  });
  let text = wording.folded;
  wording.quotes.forEach(({ start, end }, index) => {
    text = text.slice(0, start) + fill(firstQuote + index, end - start) + text.slice(end);
  });
  text = text.replace(several, (match, before, side: string, after) => {
    const size = Number(before ?? after ?? 2);
    const from = side.startsWith('prem') ? 1 : shots.length - size + 1;
    return mark(match.length, byNumber(numbersFrom(from, from + size - 1)));
  });
  text = text.replace(ordinalList, (match, ...groups: (string | undefined)[]) => {
    const words = groups.slice(0, 3).filter((word) => typeof word === 'string');
    return mark(match.length, byNumber(words.map((word) => ordinalOf(word, shots.length) ?? 0)));
  });
  text = text.replace(twoOrdinals, (match, ...groups: (string | undefined)[]) => {
    const words = groups.slice(0, 2).map((word) => ordinalOf(word ?? '', shots.length) ?? 0);
    return mark(match.length, byNumber(words));
  });
  text = text.replace(numbered, (match, list: string) =>
    mark(match.length, byNumber(numbersIn(list))),
  );
  for (const [pattern, reference] of shownThings(shots)) {
    text = text.replace(pattern, (match) => mark(match.length, reference));
  }
  return {
    text,
    referenceOf: (marked) => joined([...marked.matchAll(/[\ue000-\ue7ff]/g)], references),
    quoteOf: (marked) =>
      wording.quotes[(/[\ue800-\uefff]/.exec(marked)?.[0].charCodeAt(0) ?? 0) - firstQuote]?.text ??
      '',
  };
}

function joined(found: readonly RegExpMatchArray[], references: readonly Reference[]): Reference {
  const all = found.flatMap(([sign]) => references[sign.charCodeAt(0) - firstReference] ?? []);
  return {
    ids: [...new Set(all.flatMap(({ ids }) => ids))],
    sourceIds: [...new Set(all.flatMap(({ sourceIds }) => sourceIds))],
    isMissing: all.some(({ isMissing }) => isMissing),
  };
}

/** « 2, 4 et 6 », « 2 à 5 », « 2 à 5 et 7 ». */
function numbersIn(list: string): readonly number[] {
  return [...list.matchAll(/(\d+)(?: a (\d+))?/g)].flatMap(([, first, last = first]) =>
    numbersFrom(Number(first), Number(last)),
  );
}

function numbersFrom(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** Of file names; these say nothing of what is seen. */
const sayNothing =
  /^(?:les|des|une|mon|mes|the|and|our|avec|dans|pour|sur|clips?|videos?|films?|movies?|montages?|rushs?|photos?|images?|plans?|music|musique|img|mov|dsc|test|final|fin|debut|titre|title|texte|text|mp4|jpe?g|png|webm|rythme|noir|blanc)$/;

/** Words for shots by what their clip is called and by what was seen in them. */
function shownThings(shots: readonly Shot[]): readonly (readonly [RegExp, Reference])[] {
  const byWord = new Map<string, Shot[]>();
  const add = (word: string, shot: Shot) => {
    const known = byWord.get(word) ?? [];
    if (!known.includes(shot)) byWord.set(word, [...known, shot]);
  };
  for (const shot of shots) {
    const called = fold(shot.mediaReference.name.replace(/\.[a-z0-9]{2,5}$/i, '')).split(/[^a-z]+/);
    for (const word of called) {
      if (word.length >= 3 && !sayNothing.test(word)) add(singular(word), shot);
    }
    for (const word of fold(shot.reason).split(/[^a-z]+/)) {
      if (thingNamed(word) !== null) add(singular(word), shot);
    }
  }
  const view = `(?:(?:${noun}|moments?|passages?|extraits?|images?) (?:avec |ou (?:l')?on voit |du |de la |de l'|de |des |d'|sur )(?:le |la |les |l'|un |une |des )?)?`;
  return [...byWord].map(([word, those]) => [
    new RegExp(`(?<![a-z])${article}${view}${word}[sx]?(?![a-z0-9])`, 'g'),
    {
      ids: those.map(({ id }) => id),
      sourceIds: [...new Set(those.map(({ mediaReference }) => mediaReference.sourceId))],
      isMissing: false,
    },
  ]);
}

function singular(word: string): string {
  return word.length > 4 ? word.replace(/[sx]$/, '') : word;
}
