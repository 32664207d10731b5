import { sql } from 'kysely';
import type { MigrationFor } from './migration-for.ts';

/**
 * SQLite's index gets beginnings of four, five and six letters too. One that it has no list of is
 * put together from all its words for each search: a third of a second in a million messages. The
 * index has no text of its own, so it is filled again beside the work, as at its first time.
 */
export const searchPrefixesMigration: MigrationFor = (dialect) => ({
  async up(db) {
    if (dialect !== 'sqlite') return;
    for (const statement of [
      'drop table search_words',
      `create virtual table search_words using fts5 (
        scope, words, content = '', columnsize = 0, detail = column, prefix = '1 2 3 4 5 6',
        tokenize = 'unicode61 remove_diacritics 2'
      )`,
      `insert into search_words (search_words, rank) values ('secure-delete', 1)`,
      'delete from search_documents',
      'delete from search_backlog',
      `insert into search_backlog
        select 'messages', null, ${2 ** 40} where exists (select 1 from messages)`,
      `insert into search_backlog
        select 'conversations', null, ${2 ** 39} where exists (select 1 from conversations)`,
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
});
