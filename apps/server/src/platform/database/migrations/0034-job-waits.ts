import type { MigrationFor } from './migration-for.ts';

/** How often a job waited for the studio itself, and how often its work crashed: no attempts. */
export const jobWaitsMigration: MigrationFor = () => ({
  async up(db) {
    for (const name of ['waits', 'crashes']) {
      await db.schema
        .alterTable('jobs')
        .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    }
  },
});
