import type { Reading, Understood } from '../../model/reading.ts';
import { time } from './duration/read-time.ts';
import { blank } from './words/read-wording.ts';
import type { RewrittenText } from './words/rewritten-text.ts';

type Read = (snippet: string) => Reading;

/** « laisse tomber la deuxième vidéo » leaves a clip out and takes no word back. */
const noObject =
  "(?! (?:l'|(?:la|les?|une?|ce|cet|cette|ces|mon|ma|mes|clips?|videos?|plans?)(?![a-z])))";
const sound = '(?:ah|euh|heu|hum|oups|et puis|et|ou|mais|or|but|oh|wait|hold on|hang on)';
const word = `(?:non(?! plus)|nan|attendez|attends|(?:laisse tomber|oublie)${noObject}|plutot(?! qu)|finalement|en fait|pardon|euh|heu|oups|je voulais dire|je veux dire|tout compte fait|reflexion faite|enfin (?:non|plutot|si)|rather|actually|sorry|make that|make it|i mean|scratch that|no(?=,| wait| make| actually| sorry| hang| hold))`;
/** « … non, plutôt »: with the stops around it. */
const marker = new RegExp(
  `(?:[ ,.;:!?…-]{1,12}${sound}(?![a-z]))?[ ,.;:!?…-]{1,12}${word}(?![a-z])(?:[ ,.;:!?…-]+(?:${sound}|${word})(?![a-z]))*[ ,:…-]+`,
  'g',
);
const notBut =
  /(?:^|[,.;:!?\n] ?)(?:non |surtout |et )?pas (?!plus|moins|trop|de plus)([^,.;:!?\n]{3,60}), ?(?=\S)/g;
/** « D'abord A, ensuite B. Non, d'abord B … »: a whole sentence for the one before it. */
const sentence = new RegExp(
  `[.!?…]+ ?(?:${sound} )?(?:non|nan|no(?=,| wait| actually| sorry| make| hang| hold| i mean))(?:[ ,]+(?:${sound}|${word})(?![a-z]))*[ ,:…-]+`,
  'g',
);
const longest = 80;
const longestSentence = 160;
/** A wish of nothing but « non » is read no longer for it. */
const mostTried = 6;
const bareLength = new RegExp(`^(?:(?:environ|about|genre|duree) )?${time}$`);
const stops = /[,;!?\n…]|[.:](?!\d)/;

/**
 * « commence par la plage, non par le drone »: of what is said twice, the later counts. What
 * follows the word that takes back is read for itself, then with the words around the first;
 * where it gives the same field, it stands in the place of what gave it before. Anything else is
 * left as it is written.
 */
export function takeBack(text: RewrittenText, read: Read): void {
  for (const pattern of [marker, notBut, sentence]) {
    // One after the other: each rewriting moves what follows.
    for (let rounds = 0; rounds < 4; rounds += 1) {
      const found = [...text.text.matchAll(pattern)]
        .slice(0, mostTried)
        .map((match) => amended(text.text, match, reachOf(pattern), read))
        .find((each) => each !== null);
      if (found === undefined || found === null) break;
      text.strike(found.start, found.end, found.words);
    }
  }
}

type Reach = 'clause' | 'refused' | 'sentence';

function reachOf(pattern: RegExp): Reach {
  if (pattern === sentence) return 'sentence';
  return pattern === notBut ? 'refused' : 'clause';
}

type Amended = { readonly start: number; readonly end: number; readonly words: string };

function amended(text: string, match: RegExpMatchArray, reach: Reach, read: Read): Amended | null {
  const isRefused = reach === 'refused';
  const from = match.index as number;
  const after = from + match[0].length;
  const before = isRefused ? (match[1] as string) : clauseBefore(text, from, reach);
  const start = isRefused ? from + match[0].search(/[a-z]/) : from - before.length;
  const said = clauseAfter(text, after, reach);
  // « horizontal finalement, pas 9:16 » takes nothing back.
  if (!isRefused && /^(?:pas|not) /.test(said)) return null;
  const next = said.replace(/ (?:finalement|en fait|plutot|instead|du coup|svp|stp)$/, '');
  if (/["«»“”]/.test(before + next) || before.trim() === '' || next.trim() === '') return null;
  // Of two lengths alone neither is read as the film's; together the later is.
  if (bareLength.test(before.trim()) && bareLength.test(next.trim())) {
    return { start, end: after + said.length, words: `dure ${next.trim()}` };
  }
  const first = read(before.trim());
  if (first.understood.length === 0) return null;
  const words = completed(before.trim(), next.trim(), first, read);
  if (words === null) {
    const whole = withOtherNumber(before.trim(), next.trim(), first, read);
    return whole === null ? null : { start, end: after + said.length, words: whole };
  }
  const kept = isRefused ? '' : withoutFields(before, first, words.fields);
  return { start, end: after + said.length, words: `${kept}${words.text}`.trim() };
}

const number = /(?<![\d:.,])\d{1,4}(?![\d:.,])/g;
/** « les 5 premières », « 12 secondes »: no more than how many. */
const onlyNumber =
  /^(?:l[ae]s? |the |a |at |de |of )?\d{1,4}(?: (?:premieres?|dernieres?|first|last))?(?: ?(?:secondes?|seconds?|secs?|s|plans?|shots?|coupes?|cuts?))?$/;

/** « enlève les 10 premières secondes du concert, non, les 5 premières »: the same of another number. */
function withOtherNumber(before: string, next: string, first: Reading, read: Read): string | null {
  const numbers = before.match(number) ?? [];
  const unit = /[a-z]+$/.exec(next)?.[0] ?? '';
  if (numbers.length !== 1 || !onlyNumber.test(next) || !before.includes(unit)) return null;
  const whole = before.replace(number, next.match(number)?.[0] ?? '');
  const { understood } = read(whole);
  const fieldsOf = (each: Reading['understood']) => each.map(({ field }) => field).join();
  return fieldsOf(understood) === fieldsOf(first.understood) ? whole : null;
}

function clauseBefore(text: string, end: number, reach: Reach): string {
  const isSentence = reach === 'sentence';
  const window = text.slice(Math.max(0, end - (isSentence ? longestSentence : longest)), end);
  return window.split(isSentence ? /[.!?\n…]/ : stops).at(-1) as string;
}

function clauseAfter(text: string, start: number, reach: Reach): string {
  if (reach === 'sentence') {
    const rest = text.slice(start, start + longestSentence);
    return rest.split(/[.!?\n…]/)[0] as string;
  }
  const window = text.slice(start, start + longest);
  const end = window.search(new RegExp(`[,;!?\\n…${blank}]|[.:](?!\\d)| (?:et|puis|and|then) `));
  return end < 0 ? window : window.slice(0, end);
}

/** The later words alone, or with the beginning or the end of the earlier ones. */
function completed(before: string, next: string, first: Reading, read: Read) {
  const fields = new Set(first.understood.map(({ field }) => field));
  const words = before.split(' ');
  const heads = words.map((_, index) => words.slice(0, words.length - index - 1).join(' '));
  const tails = words.map((_, index) => words.slice(index + 1).join(' '));
  const tries = [
    next,
    ...tails.filter((tail) => tail !== '').map((tail) => `${next} ${tail}`),
    ...heads.filter((head) => head !== '').map((head) => `${head} ${next}`),
  ].slice(0, 24);
  for (const [index, text] of tries.entries()) {
    const { understood, refused, notUnderstood } = read(text);
    const given = understood.map(({ field }) => field).filter((field) => fields.has(field));
    const moved = understood.map((each) => placeOf(each, first)).filter((field) => field !== null);
    given.push(...moved);
    const isWhole = refused.length === 0 && notUnderstood.length === 0;
    const isSame = given.length > 0 && given.length === understood.length;
    const isNews = understood.some(
      ({ field, label }) =>
        !first.understood.some((each) => each.field === field && each.label === label),
    );
    if (isWhole && isNews && (index === 0 ? given.length > 0 : isSame))
      return { text, fields: given };
  }
  return null;
}

const placed = /^clips\.(?:first|last)$/;

/** « le concert en premier, non, en dernier »: where the same clip stood before. */
function placeOf({ field, label }: Understood, { understood }: Reading): string | null {
  if (!placed.test(field)) return null;
  const clip = /clip \d+/.exec(label)?.[0];
  const before = understood.find(
    (each) => placed.test(each.field) && each.field !== field && each.label.includes(`${clip} `),
  );
  return before?.field ?? null;
}

/** The earlier words but those that gave these fields; « j'avais dit » goes with them. */
function withoutFields(before: string, reading: Reading, fields: readonly string[]): string {
  const shift = before.length - before.trimStart().length;
  const spans = reading.understood
    .filter(({ field }) => fields.includes(field))
    .flatMap((each) => each.spans);
  const rest = [...before].map((unit, index) =>
    spans.some(({ start, end }) => index - shift >= start && index - shift < end) ? ' ' : unit,
  );
  const words = rest.join('').replace(/(?:j'avais|j'ai|on avait|i) (?:dit|demande|said)/, '');
  return /^[ a-z']{0,3}$/.test(words) ? ' ' : `${words} `;
}
