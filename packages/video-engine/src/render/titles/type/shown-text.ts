import { spaceFrench } from './french-spacing.ts';
import type { Typeface } from './typeface.ts';

export type ShownText = {
  /** As a compositor sets it, without what the font cannot show. */
  readonly text: string;
  /** What was left out, each once. */
  readonly missing: readonly string[];
  /** Of what was left out, the emoji, each as it was seen: joined ones are one. */
  readonly emoji: readonly string[];
};

/** Longer texts are no titles; what is beyond is left out and said. */
export const mostCharacters = 500;

/** Marks of direction, joiners, controls: nothing of them was ever to be seen. */
const invisible = /\p{Cf}|\p{Cc}|\p{Mn}/u;

/** Emoji by default or by a selector, with skin, joined ones and flags: never « © » or a digit. */
const pictures =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[\d#*]\uFE0F?\u20E3)\p{Emoji_Modifier}?(?:\u200D(?:\p{Extended_Pictographic})\uFE0F?\p{Emoji_Modifier}?|\p{Regional_Indicator})*/gu;

/** Characters without a glyph are dropped and named: a box instead of a letter helps nobody. */
export function showText(given: string, typeface: Typeface): ShownText {
  const missing = new Set<string>();
  const emoji = new Set<string>();
  const plain = given.normalize('NFC').replace(pictures, (picture) => {
    emoji.add(picture);
    return ' ';
  });
  const characters = [...plain.replace(/\s+/gu, ' ').trim()];
  const shown = characters.filter((character) => {
    if (character === ' ' || typeface.has(character.codePointAt(0) as number)) return true;
    if (!invisible.test(character)) missing.add(character);
    return false;
  });
  return { text: spaceFrench(shown.join('')), missing: [...missing], emoji: [...emoji] };
}
