import { sql } from 'kysely';
import type { MigrationFor } from './migration-for.ts';

/** What tools showed in an answer, beside its text, and in a reply that is being written. */
export const messageCardsMigration: MigrationFor = () => ({
  async up(db) {
    await sql`alter table messages add column cards text`.execute(db);
    await sql`alter table reply_journal add column card text`.execute(db);
  },
});
