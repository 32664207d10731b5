/**
 * Small letters without accents, one straight apostrophe, one kind of space: what the tables are
 * written in. Each letter stays in its place, so that a span of it is a span of the text.
 */
export function fold(text: string): string {
  return text
    .replace(/(?![a-z])\p{L}/gu, foldLetter)
    .replace(/[’‘`´]/g, "'")
    .replace(/\s/g, ' ');
}

function foldLetter(letter: string): string {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.length === letter.length ? plain : letter;
}
