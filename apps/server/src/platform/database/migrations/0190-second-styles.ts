import { sql } from 'kysely';
import type { MigrationFor } from './migration-for.ts';

/**
 * What was mixed with the style that a picture was made in. Older pictures in a style are looked at once
 * more: whether it was a mixture stands in their files alone.
 */
export const secondStylesMigration: MigrationFor = () => ({
  async up(db) {
    await db.schema.alterTable('files').addColumn('second_style_key', 'text').execute();
    await db.schema
      .createIndex('files_second_style')
      .on('files')
      .columns(['owner_id', 'second_style_key'])
      .execute();
    await sql`update files set sources_known = 0
      where kind = 'image' and is_made = 1 and style_key is not null`.execute(db);
  },
});
