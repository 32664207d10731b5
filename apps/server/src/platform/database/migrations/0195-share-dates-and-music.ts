import { sql } from 'kysely';
import type { MigrationFor } from './migration-for.ts';

/** Whether a shared film's page shows its date and its music; addresses that were sent show no more than before. */
export const shareDatesAndMusicMigration: MigrationFor = () => ({
  async up(db) {
    for (const name of ['shows_date', 'shows_music']) {
      await db.schema
        .alterTable('film_shares')
        .addColumn(name, 'integer', (column) =>
          column
            .notNull()
            .defaultTo(0)
            .check(sql`${sql.ref(name)} in (0, 1)`),
        )
        .execute();
    }
  },
});
