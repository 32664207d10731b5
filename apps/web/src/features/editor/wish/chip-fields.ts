import type { WishReading } from '@armoni/contract/wish';
import { texts } from '../texts.ts';
import type { UnderstoodChip } from './chips.ts';
import type { HandCorrections } from './corrections.ts';

type Choice = string | number | boolean;
export type ChoiceOption = { readonly value: Choice; readonly label: string };

/** How a field of the intent is corrected by hand; texts and stretches only by their words. */
export type FieldEditor =
  | { readonly kind: 'amount'; readonly least: number; readonly most: number }
  | { readonly kind: 'choice'; readonly options: readonly ChoiceOption[] };

/** The engine's own: a film lasts at most an hour. */
const longestSeconds = 3600;
const mostShots = 200;

/** How a field is corrected; null where its words must be rewritten. */
export function editorOf(field: string, clipNames: readonly string[]): FieldEditor | null {
  if (field === 'duration') return { kind: 'amount', least: 1, most: longestSeconds };
  if (field === 'shots.count') return { kind: 'amount', least: 1, most: mostShots };
  if (field === 'clips.first' || field === 'clips.last') {
    const options = clipNames.map((name, index) => ({
      value: index + 1,
      label: texts.wish.clip(index + 1, name),
    }));
    return options.length > 1 ? { kind: 'choice', options } : null;
  }
  const options = choices[field];
  return options ? { kind: 'choice', options } : null;
}

const { choices: words } = texts.wish;
const choices: Readonly<Record<string, readonly ChoiceOption[]>> = {
  pace: optionsOf(words.pace),
  course: optionsOf(words.course),
  order: optionsOf(words.order),
  selection: optionsOf(words.selection),
  transitions: optionsOf(words.transitions),
  fadeIn: yesOrNo(),
  fadeOut: yesOrNo(),
  originalSound: optionsOf(words.originalSound),
  'music.use': optionsOf(words.musicUse),
  'music.level': optionsOf(words.musicLevel),
  look: optionsOf(words.look),
  speed: optionsOf(words.speed),
  aspectRatio: optionsOf(words.aspectRatio),
};

function optionsOf(labels: Readonly<Record<string, string>>): readonly ChoiceOption[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

function yesOrNo(): readonly ChoiceOption[] {
  return [
    { value: true, label: texts.wish.yes },
    { value: false, label: texts.wish.no },
  ];
}

/** What holds for a field now: as set by hand, else as read. */
export function currentValue(
  { field }: UnderstoodChip,
  intent: WishReading['intent'],
  { set }: HandCorrections,
): unknown {
  const byHand = set.find((each) => each.field === field);
  if (byHand) return byHand.value;
  return field
    .split('.')
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | null)?.[part], intent);
}

/** The number that stands for a range: its upper end. */
export function amountIn(value: unknown): number {
  const range = (value ?? {}) as { maxSeconds?: number; most?: number };
  return range.maxSeconds ?? range.most ?? 0;
}

/** A range of that number alone, as the field has it. */
export function amountAs(field: string, amount: number): unknown {
  return field === 'duration'
    ? { minSeconds: amount, maxSeconds: amount }
    : { least: amount, most: amount };
}

export function titleOf(field: string): string {
  return texts.wish.fields[field] ?? texts.wish.otherField;
}
