import { sql } from 'kysely';
import type { MigrationFor } from './migration-for.ts';

/** Films that can be changed, and their versions; what they take counts as it changes. */
export const filmVersionsMigration: MigrationFor = (dialect) => ({
  async up(db) {
    await db.schema.alterTable('videos').addColumn('version', 'integer').execute();
    await db.schema.alterTable('videos').addColumn('video_bytes', 'bigint').execute();
    await db.schema
      .createTable('film_cuts')
      .addColumn('film_id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('cut', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('film_cuts_owner').on('film_cuts').column('owner_id').execute();
    await db.schema
      .createTable('film_versions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('film_id', 'text', (column) => column.notNull())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('object_folder', 'text', (column) => column.notNull())
      .addColumn('video_key', 'text', (column) => column.notNull())
      .addColumn('poster_key', 'text')
      .addColumn('captions_key', 'text')
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('duration_seconds', 'double precision', (column) => column.notNull())
      .addColumn('size_bytes', 'bigint', (column) => column.notNull())
      .addColumn('shots', 'text', (column) => column.notNull())
      .addColumn('notes', 'text', (column) => column.notNull())
      .addColumn('reading', 'text')
      .addColumn('timeline', 'text', (column) => column.notNull())
      .addColumn('changes', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('film_versions_number')
      .unique()
      .on('film_versions')
      .columns(['film_id', 'number'])
      .execute();
    for (const column of ['owner_id', 'object_folder']) {
      const name = `film_versions_${column}`;
      await db.schema.createIndex(name).on('film_versions').column(column).execute();
    }
    const statements = dialect === 'sqlite' ? sqliteTrigger : postgresTrigger;
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

const resized = `update usage set film_bytes = film_bytes + new.size_bytes - old.size_bytes
  where owner_id = new.owner_id;`;

const sqliteTrigger = [
  `create trigger usage_videos_resized after update of size_bytes on videos begin
    ${resized}
  end`,
];

const postgresTrigger = [
  `create function usage_videos_resized() returns trigger language plpgsql as $$ begin
    ${resized}
    return new;
  end $$`,
  `create trigger usage_videos_resized after update of size_bytes on videos
    for each row execute function usage_videos_resized()`,
];
