import { sql } from 'kysely';
import type { MigrationFor } from './migration-for.ts';

/** Small copies of clips; they take of their owner's room, as files do. */
export const clipProxiesMigration: MigrationFor = (dialect) => ({
  async up(db) {
    await db.schema
      .createTable('clip_proxies')
      .addColumn('file_id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('storage_key', 'text', (column) => column.notNull().unique())
      .addColumn('size_bytes', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('clip_proxies_owner')
      .on('clip_proxies')
      .column('owner_id')
      .execute();
    const statements = dialect === 'sqlite' ? sqliteTriggers : postgresTriggers;
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

// Its clip has a row of usage, and both go in one transaction.
const added = `update usage set file_bytes = file_bytes + new.size_bytes
  where owner_id = new.owner_id;`;
const removed = `update usage set file_bytes = file_bytes - old.size_bytes
  where owner_id = old.owner_id;`;
/** However a clip goes, no row of a copy stays behind. */
const gone = 'delete from clip_proxies where file_id = old.id;';

const sqliteTriggers = [
  `create trigger usage_proxies_added after insert on clip_proxies begin
    ${added}
  end`,
  `create trigger usage_proxies_removed after delete on clip_proxies begin
    ${removed}
  end`,
  `create trigger proxies_of_files before delete on files begin
    ${gone}
  end`,
];

const postgresTriggers = [
  `create function usage_proxies() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then
      ${added}
      return new;
    end if;
    ${removed}
    return old;
  end $$`,
  `create trigger usage_proxies after insert or delete on clip_proxies
    for each row execute function usage_proxies()`,
  `create function proxies_of_files() returns trigger language plpgsql as $$ begin
    ${gone}
    return old;
  end $$`,
  `create trigger proxies_of_files before delete on files
    for each row execute function proxies_of_files()`,
];
