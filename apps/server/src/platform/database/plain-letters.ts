/** Latin letters with accents in both sizes, each beside its small plain letter. */
export const letterPairs: readonly (readonly [string, string])[] = lettersWithAccents();

/** Signs that stand on the letter before them: U+0300 to U+036F. */
export const combiningMarks = charactersBetween(0x300, 0x36f).join('');

/** Of ASCII, Latin-1 and general punctuation. */
export const punctuation = [
  ...charactersBetween(0x21, 0x7e),
  ...charactersBetween(0xa1, 0xbf),
  ...charactersBetween(0x2010, 0x2027),
  ...charactersBetween(0x2030, 0x205e),
]
  .filter((sign) => /^[\p{P}\p{S}]$/u.test(sign))
  .join('');

/** Without accents and in small letters. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

function lettersWithAccents(): [string, string][] {
  return charactersBetween(0xc0, 0x17f)
    .map((letter): [string, string] => [letter, plainText(letter)])
    .filter(([letter, plain]) => /^[a-z]$/.test(plain) && letter !== plain);
}

function charactersBetween(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  );
}
