import { type Intent, longestSeconds, shortestSeconds } from '../../model/intent.ts';
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
 * Another reader's intent with the rules' account of every word. What it sets is understood;
 * what the rules understood and it leaves out is handed back, never dropped.
 *
 * @throws UnusableIntent for what the schema cannot say: ranges upside down, clips that are not
 */
export function mergePlanned(rules: Reading, planned: Planned, context: ReadingContext): Reading {
  const intent = checked(planned.intent, context);
  const before = flat(rules.intent);
  const after = flat(intent);
  const changed = Object.keys(after).filter((field) => !same(after[field], before[field]));
  const lost = rules.understood.filter(({ field, index }) => isLost(intent, field, index));
  const stays = rules.understood.filter((each) => !lost.includes(each));
  const kept = stays.map((each) => ({
    ...each,
    label: fieldLabel(intent, each.field, each.index),
  }));
  const found = changed
    .filter((field) => !stays.some((each) => each.field === field))
    .flatMap((field) => foundIn(rules, planned, intent, field));
  const heardWords = fold(planned.heard.map(({ words }) => words).join(' \n '));
  const explained = (each: NotUnderstood) =>
    found.length > 0 &&
    found.some(({ words }) => overlapsWords(words, each.words)) &&
    heardWords.includes(fold(each.words));
  return {
    intent,
    understood: [...kept, ...found],
    refused: rules.refused,
    notUnderstood: [
      ...rules.notUnderstood.filter((each) => !explained(each)),
      ...lost.filter(({ spans }) => spans.length > 0).map(({ spans, words }) => ({ spans, words })),
    ],
  };
}

function overlapsWords(a: string, b: string): boolean {
  return fold(a).includes(fold(b)) || fold(b).includes(fold(a));
}

/** The words that the other reader names for a field, with the rules' spans where they hold them. */
function foundIn(rules: Reading, { heard }: Planned, intent: Intent, field: string): Understood[] {
  const words = heard.filter((each) => each.field === field || each.field === field.split('.')[0]);
  const spans = rules.notUnderstood
    .filter((each) => words.some((one) => overlapsWords(one.words, each.words)))
    .flatMap((each) => each.spans);
  return [
    {
      field,
      index: null,
      label: fieldLabel(intent, field, field === 'texts' ? 0 : null),
      spans,
      words: words.map((each) => each.words).join(' … '),
    },
  ];
}

/** Understood by the rules, and gone from the other's intent. */
function isLost(intent: Intent, field: string, index: number | null): boolean {
  const value = flat(intent)[field];
  if (Array.isArray(value)) return index !== null ? value.length <= index : value.length === 0;
  return value === null;
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function flat(intent: Intent): Record<string, unknown> {
  const { version: _version, shots, clips, music, ...others } = intent;
  const nested = Object.entries({ shots, clips, music }).flatMap(([name, parts]) =>
    Object.entries(parts).map(([part, value]) => [`${name}.${part}`, value] as const),
  );
  return { ...others, ...Object.fromEntries(nested) };
}

function checked(intent: Intent, { clips: known }: ReadingContext): Intent {
  const { duration, clips, clipSound, speedParts, texts } = intent;
  const numbers = [
    ...[clips.first, clips.last].filter((clip) => clip !== null),
    ...[...clips.only, ...clips.without, ...clips.sequence],
    ...clips.stretches.flatMap(({ clip }) => (clip === null ? [] : [clip])),
    ...clipSound.map(({ clip }) => clip),
    ...speedParts.flatMap(({ part }) => (typeof part === 'number' ? [part] : [])),
  ];
  const isFilm =
    duration.minSeconds >= shortestSeconds &&
    duration.minSeconds <= duration.maxSeconds &&
    duration.maxSeconds <= longestSeconds &&
    texts.every(({ text }) => text.length <= longestText) &&
    numbers.every((clip) => clip <= known.length);
  if (!isFilm) throw new UnusableIntent(JSON.stringify(intent));
  return { ...intent, texts: texts.filter(({ text }) => text.trim() !== '') };
}
