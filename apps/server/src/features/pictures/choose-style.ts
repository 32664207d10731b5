import type { StyleEngine } from '@armoni/contract/models';
import type { PickedStyle } from '../../platform/pictures/picture-wish.ts';
import { readMixture } from '../../platform/pictures/read-mixture.ts';
import type { ReadyStyle } from './ports.ts';

export type StyleChoice =
  | {
      readonly ok: true;
      readonly style: ReadyStyle | null;
      /** What is mixed with it. */
      readonly second: { readonly style: ReadyStyle; readonly share: number } | null;
      /** Without the trigger word, unless the style's engine needs to read it. */
      readonly prompt: string;
      /** A style whose trigger word is in the text, but that this engine cannot apply. */
      readonly leftOut: ReadyStyle | null;
    }
  | {
      readonly ok: false;
      /** `no-mixture`: only the embedded engine mixes, and only styles of its own. */
      readonly reason: 'not-found' | 'other-engine' | 'no-mixture';
      readonly name: string;
    };

type Wish = { readonly prompt: string; readonly style: PickedStyle | null };

/**
 * Which of the caller's ready styles a wish means: the picked one, else the one whose trigger
 * word or name is in the text. `engine` is whose styles can be applied; null when any is passed on.
 */
export function chooseStyle(
  styles: readonly ReadyStyle[],
  wish: Wish,
  engine: StyleEngine | null,
): StyleChoice {
  const { style: picked } = wish;
  // One sign per accented letter, however it was typed.
  const prompt = wish.prompt.normalize('NFC');
  const canApply = (style: ReadyStyle) => engine === null || style.engine === engine;
  if (picked) {
    const style = styles.find((one) => isPicked(one, picked));
    if (!style) return { ok: false, reason: 'not-found', name: picked.name };
    if (!canApply(style)) return { ok: false, reason: 'other-engine', name: style.name };
    const { mixedWith } = picked;
    if (!mixedWith) {
      return { ok: true, style, second: null, prompt: promptFor(style, prompt), leftOut: null };
    }
    // Its other hand may have been chosen since.
    const second = styles.find((one) =>
      [one, { ...one, ...one.otherHand }].some((hand) => isPicked(hand, mixedWith)),
    );
    if (!second) return { ok: false, reason: 'not-found', name: mixedWith.name };
    return mixtureOf(style, second, { share: mixedWith.share, prompt });
  }
  const mixture = readMixture(prompt, styles);
  if (mixture) {
    const { first, second, share, rest } = mixture;
    return mixtureOf(first, second, { share, prompt: rest });
  }
  const named = styles
    .map((style) => ({ style, word: calledBy(prompt, style) }))
    .filter(({ word }) => word !== null)
    // The longest word first: « aube dorée » is meant rather than « aube ».
    .sort((a, b) => (b.word?.length ?? 0) - (a.word?.length ?? 0))
    .map(({ style }) => style);
  const style = named.find(canApply) ?? null;
  const leftOut = style ? null : (named[0] ?? null);
  return {
    ok: true,
    style,
    second: null,
    prompt: style ? promptFor(style, prompt) : prompt,
    leftOut,
  };
}

function mixtureOf(
  style: ReadyStyle,
  second: ReadyStyle,
  { share, prompt }: { readonly share: number; readonly prompt: string },
): StyleChoice {
  const foreign = [style, second].find((one) => one.engine !== 'local');
  if (foreign) return { ok: false, reason: 'no-mixture', name: foreign.name };
  const rest = promptFor(second, promptFor(style, prompt));
  const isOne = style === second;
  return {
    ...{ ok: true, style, prompt: rest, leftOut: null },
    second: isOne ? null : { style: second, share },
  };
}

function isPicked(style: ReadyStyle, { url, name }: Pick<PickedStyle, 'url' | 'name'>): boolean {
  if (url === style.key || url.endsWith(`/${style.key}`)) return true;
  return url.trim() === '' && name.trim().toLowerCase() === style.name.trim().toLowerCase();
}

/** A LoRA answers to its trigger word; the local engine would take it for something to draw. */
function promptFor(style: ReadyStyle, prompt: string): string {
  const { engine, triggerWord, name } = style;
  const isNamed = isCalledByName(prompt, style);
  if (engine !== 'fal') {
    const rest = withoutTriggerWord(prompt, triggerWord);
    return isNamed ? withoutTriggerWord(rest, name) : rest;
  }
  return withTriggerWord(isNamed ? withoutTriggerWord(prompt, name) : prompt, triggerWord);
}

/** The word or the name by which a text calls a style; null when it does not. */
function calledBy(prompt: string, style: ReadyStyle): string | null {
  const { name, triggerWord } = style;
  if (placeOf(prompt, triggerWord)) return triggerWord;
  return isCalledByName(prompt, style) ? name : null;
}

/** A name of one word may be an ordinary one: « un lac » calls no style « Lac », « style Lac » does. */
function isCalledByName(prompt: string, { name }: ReadyStyle): boolean {
  const place = placeOf(prompt, name);
  if (!place) return false;
  return /\s/.test(name.trim()) || leadIn.test(prompt.slice(0, place.start));
}

export function withTriggerWord(prompt: string, triggerWord: string | null): string {
  if (!triggerWord || placeOf(prompt, triggerWord)) return prompt;
  return `${triggerWord}, ${prompt}`;
}

/** Also takes away the words that only led to it: « une plage dans le style de KORO ». */
export function withoutTriggerWord(prompt: string, triggerWord: string | null): string {
  const place = placeOf(prompt, triggerWord);
  if (!place) return prompt;
  const before = prompt.slice(0, place.start).replace(leadIn, '');
  const after = prompt.slice(place.end).replace(/^[\s»"”']*[,:;]?\s*/, ' ');
  const rest = `${before.trimEnd()}${after}`.replace(/\s+/g, ' ').replace(/^[\s,:;.-]+/, '');
  return withoutTriggerWord(rest.replace(/[\s,:;-]+$/, ''), triggerWord);
}

const leadIn =
  /(?:[\s,]+|^)(?:(?:dans|avec|selon|en|au|à)\s+)?(?:(?:le|mon|un|ce|du)\s+)?(?:in\s+(?:the\s+|my\s+)?)?style\s*(?:de\s+|d['’]\s*|of\s+|:\s*)?[«"“']?\s*$/iu;

/**
 * Whole words only, whatever their case and accents: « TOK » is not in « tokyo ». Nor is « AUBE »
 * meant in « à l'aube », where an ordinary word says what to draw.
 */
function placeOf(prompt: string, triggerWord: string | null) {
  const word = withoutAccents(triggerWord?.trim() ?? '');
  if (!word) return null;
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  const alone = `(?<![\\p{L}\\p{N}_])(?<!(?<!style\\s)[ld]['’])`;
  const found = new RegExp(`${alone}${escaped}(?![\\p{L}\\p{N}_])`, 'iu').exec(
    withoutAccents(prompt),
  );
  return found ? { start: found.index, end: found.index + found[0].length } : null;
}

/** Sign by sign, so that every place in the text stays where it is. */
function withoutAccents(text: string): string {
  return text.replaceAll('’', "'").replace(/\p{L}/gu, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
    return plain.length === letter.length ? plain : letter;
  });
}
