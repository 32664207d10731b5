import { type Kysely, sql } from 'kysely';
import { ownKeyIn } from '../../storage/own-key.ts';
import { searchedText } from '../film-search-text.ts';
import type { MigrationFor } from './migration-for.ts';

/**
 * What a picture can be found by. Of older ones it is told as far as their name and the answer that shows
 * them tell it; so is what they were made with and from, where it was chosen beside the question.
 */
export const pictureWordsMigration: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .alterTable('files')
      .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await fromNames(db);
    await fromAnswers(db);
  },
});

const rowsAtOnce = 500;

async function fromNames(db: Kysely<unknown>): Promise<void> {
  type Row = { readonly id: string; readonly name: string };
  for (let after = ''; ; ) {
    const { rows } = await sql<Row>`select id, name from files
      where kind = 'image' and id > ${after} order by id limit ${rowsAtOnce}`.execute(db);
    for (const { id, name } of rows) {
      await sql`update files set search_text = ${searchedText(name)} where id = ${id}`.execute(db);
    }
    if (rows.length < rowsAtOnce) return;
    after = rows.at(-1)?.id ?? '';
  }
}

type Answer = {
  readonly id: string;
  readonly owner_id: string;
  readonly query: string;
  readonly inputs: string;
  readonly answer: string;
};

async function fromAnswers(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<Answer>`select id, owner_id, query, inputs, answer from messages
      where answer like '%](%' and id > ${after} order by id limit ${rowsAtOnce}`.execute(db);
    for (const row of rows) await tellPictures(db, row);
    if (rows.length < rowsAtOnce) return;
    after = rows.at(-1)?.id ?? '';
  }
}

async function tellPictures(db: Kysely<unknown>, row: Answer): Promise<void> {
  const { owner_id: owner, query, answer } = row;
  const source = chosenKey(row, ['image_url']);
  const style = chosenKey(row, ['lora_url']);
  for (const [, alt = '', url = ''] of answer.matchAll(/!\[([^\]]*)\]\(([^)\s]+)\)/g)) {
    const key = ownKeyIn(url, owner);
    if (key === null) continue;
    const words = searchedText(`${query} ${alt}`).trim();
    await sql`update files set
        search_text = search_text || ${`${words} `},
        source_key = coalesce(source_key, ${source}), style_key = coalesce(style_key, ${style})
      where owner_id = ${owner} and storage_key = ${key} and is_made = 1`.execute(db);
  }
}

/** Of what was chosen beside the question; null for what is not the person's own. */
function chosenKey({ owner_id: owner, inputs }: Answer, names: readonly string[]): string | null {
  const chosen = JSON.parse(inputs) as Record<string, unknown>;
  const address = names.map((name) => chosen[name]).find((value) => typeof value === 'string');
  return typeof address === 'string' && address !== '' ? ownKeyIn(address, owner) : null;
}
