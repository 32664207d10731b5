import { type Intent, longestSeconds, plainIntent, shortestSeconds } from '../../model/intent.ts';
import type { Planned } from '../../model/planned.ts';
import type { NotUnderstood, Reading, Understood } from '../../model/reading.ts';
import type { ReadingContext } from '../../model/reading-context.ts';
import { fieldLabel } from './fate/labels.ts';
import { fold } from './words/read-wording.ts';

/** An answer no film can be made by. */
export class UnusableIntent extends Error {
  override readonly name = 'UnusableIntent';
}

const longestText = 200;

/**
 * Another reader's intent with the rules' account of every word. What it sets by words of the wish
 * is understood, unless those are words that the rules refuse: what nobody can do is not done by
 * setting a field. What the rules understood and it leaves out is handed back, never dropped.
 *
 * @throws UnusableIntent for what the schema cannot say: ranges upside down, clips that are not
 */
export function mergePlanned(
  rules: Reading,
  planned: Planned,
  { wish, context }: { readonly wish: string; readonly context: ReadingContext },
): Reading {
  const before = flat(rules.intent);
  const plain = flat(plainIntent(context.hasMusic));
  const intent = withoutUnasked(checked(planned.intent, context), { rules, planned, wish, plain });
  const after = flat(intent);
  const changed = Object.keys(after).filter((field) => !same(after[field], before[field]));
  const lost = rules.understood.filter((each) => isLost(each, before, after, plain));
  const stays = rules.understood.filter((each) => !lost.includes(each));
  const kept = stays.map((each) => withItsPhrase(each, rules, planned, intent));
  const found = changed
    .filter((field) => !stays.some((each) => each.field === field))
    .map((field) => foundIn(rules, planned, intent, field));
  const taken = rules.offered.filter(({ field }) => found.some((each) => each.field === field));
  const isExplained = (one: NotUnderstood) =>
    [...kept, ...found].some(({ spans }) => one.spans.every((span) => spans.includes(span)));
  return {
    intent,
    understood: [...kept, ...found],
    offered: rules.offered.filter((each) => !taken.includes(each)),
    refused: rules.refused,
    notUnderstood: [
      ...[...rules.notUnderstood, ...taken.map(({ spans, words }) => ({ spans, words }))].filter(
        (each) => !isExplained(each),
      ),
      ...lost.filter(({ spans }) => spans.length > 0).map(({ spans, words }) => ({ spans, words })),
    ],
  };
}

type Asked = {
  readonly rules: Reading;
  readonly planned: Planned;
  readonly wish: string;
  readonly plain: Flat;
};

/** Each field that the rules leave alone and no word of the wish asks for is left alone. */
function withoutUnasked(intent: Intent, { rules, planned, wish, plain }: Asked): Intent {
  const before = flat(rules.intent);
  return Object.entries(flat(intent)).reduce((kept, [field, value]) => {
    const isLeftOut = same(value, plain[field]) || same(value, before[field]);
    if (isLeftOut || rules.understood.some((each) => each.field === field)) return kept;
    const asks = wordsFor(field, planned).some(
      ({ words }) =>
        fold(wish).includes(fold(words)) &&
        !rules.refused.some((each) => overlapsWords(words, each.words)),
    );
    return asks ? kept : withField(kept, field, before[field]);
  }, intent);
}

function withField(intent: Intent, field: string, value: unknown): Intent {
  const [name = '', part] = field.split('.');
  if (part === undefined) return { ...intent, [name]: value };
  const whole = intent[name as 'shots' | 'clips' | 'music'];
  return { ...intent, [name]: { ...whole, [part]: value } };
}

function wordsFor(field: string, { heard }: Planned): Planned['heard'] {
  return heard.filter((each) => each.field === field || each.field === field.split('.')[0]);
}

/** What the rules understood, with the words around it that the other reader heard with it. */
function withItsPhrase(each: Understood, rules: Reading, planned: Planned, intent: Intent) {
  const label = fieldLabel(intent, each.field, each.index);
  const phrase = wordsFor(each.field, planned).find(({ words }) => holds(words, each.words));
  const more = phrase ? handedBackIn(phrase.words, rules) : [];
  if (!phrase || more.length === 0) return { ...each, label };
  return { ...each, label, spans: [...each.spans, ...more], words: phrase.words };
}

/** What the other reader set, with the words that it names and the rules handed back. */
function foundIn(rules: Reading, planned: Planned, intent: Intent, field: string): Understood {
  const phrases = wordsFor(field, planned).map(({ words }) => words);
  return {
    ...{ field, index: null, label: fieldLabel(intent, field, field === 'texts' ? 0 : null) },
    spans: phrases.flatMap((words) => handedBackIn(words, rules)),
    words: phrases.join(' … '),
  };
}

/** Spans of what was handed back or offered out of a phrase; an empty phrase holds nothing. */
function handedBackIn(phrase: string, { notUnderstood, offered }: Reading) {
  return [...notUnderstood, ...offered]
    .filter(({ words }) => holds(phrase, words))
    .flatMap(({ spans }) => spans);
}

function holds(phrase: string, words: string): boolean {
  return ` ${fold(phrase)} `.includes(` ${fold(words)} `);
}

function overlapsWords(a: string, b: string): boolean {
  return fold(a).includes(fold(b)) || fold(b).includes(fold(a));
}

/** Understood by the rules, and left out by the other as if nothing had asked for it. */
function isLost({ field, index }: Understood, before: Flat, after: Flat, plain: Flat): boolean {
  const value = after[field];
  if (Array.isArray(value) && index !== null) return value.length <= index;
  return same(value, plain[field]) && !same(before[field], plain[field]);
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

type Flat = Readonly<Record<string, unknown>>;

function flat(intent: Intent): Flat {
  const { version: _version, shots, clips, music, ...others } = intent;
  const nested = Object.entries({ shots, clips, music }).flatMap(([name, parts]) =>
    Object.entries(parts).map(([part, value]) => [`${name}.${part}`, value] as const),
  );
  return { ...others, ...Object.fromEntries(nested) };
}

function checked(intent: Intent, { clips: known }: ReadingContext): Intent {
  const { duration, clips, clipSound, texts } = intent;
  const numbers = [
    ...[clips.first, clips.last].filter((clip) => clip !== null),
    ...[...clips.only, ...clips.without, ...clips.sequence],
    ...clips.stretches.flatMap(({ clip }) => (clip === null ? [] : [clip])),
    ...[...clips.seconds, ...clips.shares, ...clips.times].map(({ clip }) => clip),
    ...clipSound.map(({ clip }) => clip),
    ...[...intent.speedParts, ...intent.lookParts, ...intent.directionParts].flatMap(({ part }) =>
      typeof part === 'number' ? [part] : [],
    ),
    ...intent.transitionParts.flatMap(({ at }) =>
      typeof at === 'string' ? [] : [at.after, at.before].filter((clip) => clip !== null),
    ),
  ];
  const isFilm =
    duration.minSeconds >= shortestSeconds &&
    duration.minSeconds <= duration.maxSeconds &&
    duration.maxSeconds <= longestSeconds &&
    texts.every(({ text }) => text.length <= longestText) &&
    clips.seconds.every(({ least, most }) => least <= most && most <= longestSeconds) &&
    clips.shares.every(({ share }) => typeof share !== 'number' || (share >= 0 && share <= 1)) &&
    numbers.every((clip) => clip <= known.length);
  if (!isFilm) throw new UnusableIntent(JSON.stringify(intent));
  return { ...intent, texts: texts.filter(({ text }) => text.trim() !== '') };
}
