import { sql } from 'kysely';
import type { MigrationFor } from './migration-for.ts';

/**
 * How much each person has stored. Triggers count in the transaction that adds or removes, so
 * that no way of deleting leaves the figures wrong; nobody without files or films has a row.
 */
export const usageMigration: MigrationFor = (dialect) => ({
  async up(db) {
    await db.schema
      .createTable('usage')
      .addColumn('owner_id', 'text', (column) => column.primaryKey())
      .addColumn('files', 'bigint', (column) => column.notNull())
      .addColumn('file_bytes', 'bigint', (column) => column.notNull())
      .addColumn('films', 'bigint', (column) => column.notNull())
      .addColumn('film_bytes', 'bigint', (column) => column.notNull())
      .execute();
    await sql
      .raw(`insert into usage
        select owner_id, sum(files), sum(file_bytes), sum(films), sum(film_bytes) from (
          select owner_id, 1 as files, size_bytes as file_bytes, 0 as films, 0 as film_bytes
          from files
          union all select owner_id, 0, 0, 1, size_bytes from videos
        ) as kept group by owner_id`)
      .execute(db);
    const statements = dialect === 'sqlite' ? sqliteTriggers : postgresTriggers;
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

type Counted = { readonly table: string; readonly count: string; readonly bytes: string };

const counted: readonly Counted[] = [
  { table: 'files', count: 'files', bytes: 'file_bytes' },
  { table: 'videos', count: 'films', bytes: 'film_bytes' },
];

const addedTo = ({ count, bytes }: Counted) =>
  `insert into usage (owner_id, files, file_bytes, films, film_bytes)
  values (new.owner_id, 0, 0, 0, 0) on conflict (owner_id) do nothing;
  update usage set ${count} = ${count} + 1, ${bytes} = ${bytes} + new.size_bytes
  where owner_id = new.owner_id;`;

const removedFrom = ({ count, bytes }: Counted) =>
  `update usage set ${count} = ${count} - 1, ${bytes} = ${bytes} - old.size_bytes
  where owner_id = old.owner_id;
  delete from usage where owner_id = old.owner_id and files = 0 and films = 0;`;

const sqliteTriggers = counted.flatMap((one) => [
  `create trigger usage_${one.table}_added after insert on ${one.table} begin
    ${addedTo(one)}
  end`,
  `create trigger usage_${one.table}_removed after delete on ${one.table} begin
    ${removedFrom(one)}
  end`,
]);

const postgresTriggers = counted.flatMap((one) => [
  `create function usage_${one.table}() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then
      ${addedTo(one)}
      return new;
    end if;
    ${removedFrom(one)}
    return old;
  end $$`,
  `create trigger usage_${one.table} after insert or delete on ${one.table}
    for each row execute function usage_${one.table}()`,
]);
