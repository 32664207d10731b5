import { sql } from 'kysely';

// As many signs on either side: PostgreSQL's `translate` takes them one by one.
const accented = 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿ’';
const plain = "AAAAAACEEEEIIIINOOOOOUUUUYaaaaaaceeeeiiiinooooouuuuyy'";

/** A column's text in small letters without accents, on both databases. */
export function folded(column: string) {
  return sql<string>`lower(translate(${sql.ref(column)}, ${accented}, ${plain}))`;
}

/** `like` pattern for texts that contain these words, folded as the column is. */
export function containing(words: string): string {
  const text = translate(words.normalize('NFC'), accented, plain).toLowerCase();
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** What SQLite lacks: PostgreSQL's function of this name. */
export function translate(text: string, from: string, to: string): string {
  let out = '';
  for (const letter of text) {
    const place = from.indexOf(letter);
    out += place < 0 ? letter : (to[place] ?? '');
  }
  return out;
}
