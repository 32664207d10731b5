/** Lower case, no accents, no plural endings; everything that is no letter or digit divides. */
export function tokenise(text: string): string[] {
  // Thousands of our own phrases are plain already.
  const words = plain.test(text)
    ? text.split(' ')
    : text
        .replace(title, 'Monsieur')
        .normalize('NFC')
        .replace(infusion, 'tea')
        .normalize('NFD')
        .toLowerCase()
        .replace(/\p{M}/gu, '')
        .replaceAll('œ', 'oe')
        .split(/[^\p{L}\p{N}]+/u);
  return words
    .filter((word) => word !== '')
    .map((word) =>
      word.length > 3 && (word.endsWith('s') || word.endsWith('x')) ? word.slice(0, -1) : word,
    );
}

const plain = /^[a-z0-9 ]*$/;

/** « M. Hulot », and no « 3 m. »: one word for one. */
const title = /(?<![\p{L}\p{N}])M\.(?= ?\p{Lu}\p{Ll})/gu;

/** Without its accent « thé » is an English article. */
const infusion = /(?<!\p{L})thés?(?!\p{L})/giu;

/** The same words as typed, one for each plain one. */
export function typedWords(prompt: string): string[] {
  return prompt
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
}

/** Before which of its words (`typedWords`) a stop stands: a comma, a full stop, a bracket. */
export function stopsIn(prompt: string): ReadonlySet<number> {
  const stops = new Set<number>();
  let count = 0;
  for (const [word] of prompt.normalize('NFC').matchAll(/[\p{L}\p{N}\p{M}]+|[,;:.!?()…\n]/gu)) {
    if (/[\p{L}\p{N}\p{M}]/u.test(word)) count += 1;
    else stops.add(count);
  }
  return stops;
}
