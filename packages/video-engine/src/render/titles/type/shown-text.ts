import { spaceFrench } from './french-spacing.ts';
import type { Typeface } from './typeface.ts';

export type ShownText = {
  /** As a compositor sets it, without what the font cannot show. */
  readonly text: string;
  /** What was left out, each once. */
  readonly missing: readonly string[];
};

/** Longer texts are no titles; what is beyond is left out and said. */
export const mostCharacters = 500;

/** Marks of direction, joiners, controls: nothing of them was ever to be seen. */
const invisible = /\p{Cf}|\p{Cc}|\p{Mn}/u;

/** Characters without a glyph are dropped and named: a box instead of a letter helps nobody. */
export function showText(given: string, typeface: Typeface): ShownText {
  const missing = new Set<string>();
  const characters = [...given.normalize('NFC').replace(/\s+/gu, ' ')];
  const shown = characters.filter((character) => {
    if (character === ' ' || typeface.has(character.codePointAt(0) as number)) return true;
    if (!invisible.test(character)) missing.add(character);
    return false;
  });
  return { text: spaceFrench(shown.join('')), missing: [...missing] };
}
