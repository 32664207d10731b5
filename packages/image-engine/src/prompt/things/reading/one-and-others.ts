import { asWish, clausesOf, toldOf } from './clauses.ts';

/** Several of a kind, as they were told. */
type Group = {
  readonly at: number;
  readonly said: string;
  readonly count: number;
  readonly adjective: string;
  readonly several: string;
  readonly kind: string;
  readonly isEnglish: boolean;
};

const frenchNumbers = ['', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'];
const englishNumbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

const frenchGroup =
  /(?<!\p{L})(deux|trois|quatre|cinq|six|sept|huit|[2-8])\s+((?:(?:jeunes|petite?s|vieux|vieilles|grande?s|gros|grosses|belles|beaux|bons?)\s+){0,2})(\p{L}{2,}[sx])((?:\s+(?:de|d['’])\s*\p{L}+)?)(?!\p{L})/iu;
const englishGroup =
  /(?<!\p{L})(two|three|four|five|six|seven|eight|[2-8])\s+((?:\p{L}+\s+){0,2}?)(\p{L}{2,}(?!s)\p{L}s|men|women|children|people|mice|puppies|policemen|firemen|workmen)()(?!\p{L})/iu;

function groupIn(text: string): Group | null {
  const english = englishGroup.exec(text);
  const found = english ?? frenchGroup.exec(text);
  if (!found) return null;
  const [said, number, adjective, several, kind] = found as unknown as string[];
  const numbers = english ? englishNumbers : frenchNumbers;
  const count = Number(number) || numbers.indexOf(number!.toLowerCase());
  const isInFrench = /^\d$/.test(number!) && isFrench.test(text);
  return {
    ...{ at: found.index, said: said!, count, adjective: adjective!, several: several! },
    ...{ kind: kind!, isEnglish: english !== null && !isInFrench },
  };
}

const isFrench = /(?<!\p{L})(?:une?|le|la|les|des|du|en|avec|sur|au|aux|de)(?!\p{L})/iu;

const odd: Readonly<Record<string, string>> = {
  ...{ men: 'man', women: 'woman', children: 'child', people: 'person', mice: 'mouse' },
  ...{ policemen: 'policeman', firemen: 'fireman', workmen: 'workman', wolves: 'wolf' },
  ...{ messieurs: 'monsieur', chevaux: 'cheval', animaux: 'animal', vieux: 'vieux', fils: 'fils' },
};

function oneNamed({ several, isEnglish: isSaidInEnglish }: Group): string {
  const word = several.toLowerCase();
  if (odd[word]) return odd[word];
  if (!isSaidInEnglish) return word.replace(/[sx]$/u, '');
  return word.replace(/ies$/u, 'y').replace(/(?<=x|ch|sh)es$|s$/u, '');
}

const ofOneAdjective = (adjective: string): string =>
  adjective
    .replace(/vieilles/giu, 'vieille')
    .replace(/(?<=jeune|petite?|grande?|belle|grosse)s/giu, '');

const heads =
  /^(?:(l['’]\s?une?(?:\s+d['’]\s?(?:eux|elles|entre\s+(?:eux|elles)))?|une?(?:\s+autre)?|l['’]\s?autre|(?:le|la)\s+(?:derni[eè]re?|premi[eè]re?|deuxi[eè]me|troisi[eè]me|seconde?)|one(?:\s+of\s+them)?|another(?:\s+one)?|the\s+(?:other|last|first|second|third)(?:\s+one)?)|((?:les\s+(?:\p{L}+\s+)?autres|(?:the\s+)?others|the\s+other\s+(?:two|three|four|five))))(?!\p{L})\s*(?=\S)/iu;
/** « un autre », and no thing that is there: « un chien ». */
const isOneHead = (said: string, isAfterWhose: boolean): boolean =>
  !/^une?$/iu.test(said.trim()) || isAfterWhose;

type Told = { readonly isOthers: boolean; readonly isHer: boolean; readonly told: string };

function toldBy({ text, stop }: { text: string; stop: string }): Told | null {
  if (stop === '') return null;
  const found = heads.exec(text);
  if (!found || !isOneHead(found[0], /dont/iu.test(stop))) return null;
  const rest = text.slice(found[0].length);
  // “one more time”, « l’autre rive », “the other side”
  if (notOfThem.test(rest) && !found[2]) return null;
  const isHer = /une(?!\p{L})|^la\s/iu.test(found[0]);
  const isInEnglish = /^(?:one|another|the|others)(?!\p{L})/iu.test(text);
  return { isOthers: found[2] !== undefined, isHer, told: toldOf(rest, isInEnglish) };
}
const notOfThem =
  /^(?:side|more|bank|end|rive|bout|monde|c[ôo]t[ée]|jour|plan|rayon|light|floor|rays?|snow|\p{L}+\s+(?:in|on|of|with)\s)/iu;

/** “four friends, one reading, the others asleep”: each is named with what is told of him alone. */
export function oneAndOthers(wish: string): string {
  const clauses = clausesOf(wish.replace(uncounted, 'trois '));
  const first = clauses.findIndex((clause) => toldBy(clause) !== null);
  if (first < 1) return wish;
  const at = clauses.slice(0, first).findLastIndex(({ text }) => groupIn(text) !== null);
  const group = at < 0 ? null : groupIn(clauses[at]!.text)!;
  if (!group) return wish;
  const last = clauses.findLastIndex((clause) => toldBy(clause) !== null);
  const all: Told[] = [];
  for (const clause of clauses.slice(first, last + 1)) {
    const told = toldBy(clause);
    if (told) all.push(told);
    else all.push({ ...all.pop()!, told: `${all.at(-1)?.told ?? ''} ${clause.text}`.trim() });
  }
  const isLeftToOne = all.length === 1 && !ofLooks.test(all[0]!.told) && !all[0]!.isOthers;
  const first1 = clauses[first]!.text;
  if (isLeftToOne && /^one(?!\p{L})/iu.test(first1)) return wish;
  const text = named(clauses[at]!.text, group, all);
  if (text === null) return wish;
  return asWish([
    ...clauses.slice(0, at),
    { ...clauses[at]!, text },
    ...clauses.slice(at + 1, first),
    ...clauses.slice(last + 1),
  ]);
}
/** « entre retraités, l’un mesure … »: they are some. */
const uncounted =
  /(?<=\sentre\s)(?=(?:retrait[ée]e?s|amie?s|voisine?s|copains|copines|coll[èe]gues)(?!\p{L}))/iu;
const ofLooks = /^(?:en|avec|in|with|wearing|dressed|coiff|v[êe]tu|habill)/iu;

/** Null where more are told of than there are. */
function named(text: string, group: Group, all: readonly Told[]): string | null {
  const { at, said, count, adjective, several, kind } = group;
  const left = count - all.filter(({ isOthers }) => !isOthers).length;
  const hasOthers = all.some(({ isOthers }) => isOthers);
  if (left < (hasOthers ? 1 : 0)) return null;
  const [before, both] = [text.slice(0, at), text.slice(at + said.length)];
  const numbers = group.isEnglish ? englishNumbers : frenchNumbers;
  const isHer = all.some((one) => one.isHer);
  const one = `${ofOneAdjective(adjective)}${oneNamed(group)}${kind}`;
  const article = group.isEnglish ? (/^[aeiou]/iu.test(one) ? 'an' : 'a') : isHer ? 'une' : 'un';
  const many = (number: number) =>
    number === 1 ? `${article} ${one}` : `${numbers[number]} ${adjective}${several}${kind}`;
  const and = group.isEnglish ? ' and ' : ' et ';
  const each = all.map(
    ({ isOthers, told }) => `${isOthers ? many(left) : `${article} ${one}`} ${told}`,
  );
  if (hasOthers || left === 0) return `${before}${each.join(and)}${both}`;
  if (count === 2) return `${before}${each[0]}${and}${many(1)}${both}`;
  return `${before}${many(left)}${both}${and}${each.join(and)}`;
}
