import { type Expression, type Kysely, PostgresAdapter, type SqlBool, sql } from 'kysely';
import { searchedWords } from './film-search-text.ts';
import type { Database } from './schema.ts';

/** Which rows have the words of a search: a condition on `owner_id` and `search_text`. */
type Condition = Expression<SqlBool>;

type Search = { readonly db: Kysely<Database>; readonly ownerId: string; readonly words: string };

/** A condition for each word: it must begin a word of the row. Plain words hold no sign of a pattern. */
function wordByWord(words: readonly string[]): Condition {
  const each = words.map((word) => sql<SqlBool>`search_text like ${`% ${word}%`}`);
  return sql<SqlBool>`(${sql.join(each, sql` and `)})`;
}

/** So many of the nearest rows are read in their order first: some milliseconds. */
const nearestRows = 2000;
/** Where one row in so many has the words, reading all is quicker than the index of words. */
const oftenOneIn = 20;

type Reads<Row> = {
  /** The first rows, in their order; of the nearest so many only where a number is given. */
  read(condition: Condition, nearest?: number): Promise<readonly Row[]>;
  readonly limit: number;
};

/**
 * The first rows with all words. On SQLite one index holds order and words; on PostgreSQL words that
 * stand in many rows fill a page from the nearest ones, and the index of words has the few others.
 */
export async function firstWithWords<Row>(
  { db, ownerId, words }: Search,
  { read, limit }: Reads<Row>,
): Promise<readonly Row[]> {
  const each = searchedWords(words);
  if (each.length === 0) return read(sql<SqlBool>`true`);
  const condition = wordByWord(each);
  if (!isPostgres(db)) return read(condition);
  const found = await read(condition, nearestRows);
  return found.length >= limit ? found : read(byIndex(ownerId, each));
}

/** How many rows have all words; `count` is of the nearest so many only where a number is given. */
export async function countWithWords(
  { db, ownerId, words }: Search,
  count: (condition: Condition, nearest?: number) => Promise<number>,
): Promise<number> {
  const each = searchedWords(words);
  if (each.length === 0) return count(sql<SqlBool>`true`);
  const condition = wordByWord(each);
  if (!isPostgres(db)) return count(condition);
  const isFrequent = (await count(condition, nearestRows)) * oftenOneIn > nearestRows;
  return count(isFrequent ? condition : byIndex(ownerId, each));
}

const isPostgres = (db: Kysely<Database>) => db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * By the index of words of PostgreSQL, which reads nobody else's. Words that its parser might part
 * otherwise than we do are looked for in the rows that the others leave.
 */
function byIndex(ownerId: string, words: readonly string[]): Condition {
  const indexed = words.filter((word) => /^(?:[a-z][a-z0-9]*|[0-9]+)$/.test(word));
  const others = words.filter((word) => !indexed.includes(word));
  if (indexed.length === 0) return wordByWord(words);
  const owner = `'owner ${ownerId.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
  const query = [owner, ...indexed.map((word) => `'${word}':*`)].join(' & ');
  const found = sql<SqlBool>`row_words(owner_id, search_text) @@ ${query}::tsquery`;
  return others.length === 0 ? found : sql<SqlBool>`(${found} and ${wordByWord(others)})`;
}
