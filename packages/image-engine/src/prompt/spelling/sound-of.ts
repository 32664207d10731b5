/**
 * How a plain word (`tokenise`) sounds, roughly and in French: what people write for one another when
 * they write by ear is the same here. Doubled consonants, s and c, an and en, endings that are not heard.
 */
export const soundOf = (word: string): string =>
  spellings
    .reduce((sound, [from, to]) => sound.replace(from, to), word)
    .replace(/(?<=..)(?:er|[estdpx])+$/, '');

const spellings: readonly (readonly [RegExp, string])[] = [
  ...([
    [/ph/g, 'f'],
    [/[sc]h/g, 'x'],
    [/qu|q/g, 'k'],
    [/c(?=[eiy])/g, 's'],
    [/ck|c/g, 'k'],
    [/g(?=[eiy])/g, 'j'],
    [/eau|au/g, 'o'],
    [/[ae](?=y)|ai|ei/g, 'e'],
    [/[ae][nm](?![aeiouynm])/g, 'A'],
    [/[ie][nm](?![aeiouynm])/g, 'I'],
  ] as const),
  ...([
    [/y/g, 'i'],
    [/h/g, ''],
    [/z/g, 's'],
    [/(.)\1+/g, '$1'],
  ] as const),
];
