import { type Kysely, sql } from 'kysely';
import type { MigrationFor } from './migration-for.ts';

/**
 * Who administers, who is suspended, who is invited, and the log of what administrators did. Where there
 * are people already the first of them administers.
 */
export const administrationMigration: MigrationFor = (dialect) => ({
  async up(db) {
    await createTables(db);
    const statements = dialect === 'sqlite' ? sqliteGuards : postgresGuards;
    for (const statement of statements) await sql.raw(statement).execute(db);
    await sql
      .raw(`insert into members (id, administers)
        select id, 1 from "user" order by "createdAt", id limit 1`)
      .execute(db);
    await sql
      .raw(`insert into studio_choices (name, value) select 'first-account', id from members`)
      .execute(db);
  },
});

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('members')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('administers', 'integer', (column) => column.notNull())
    .addColumn('suspended_at', 'bigint')
    .addColumn('quota_bytes', 'bigint')
    .addColumn('seen_at', 'bigint')
    .addColumn('email', 'text')
    .execute();
  await db.schema
    .createTable('invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('secret_sha256', 'text', (column) => column.notNull().unique())
    .addColumn('quota_bytes', 'bigint')
    .addColumn('invited_by', 'text')
    .addColumn('accepted_by', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text')
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('studio_choices')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

const refusal = 'the audit log is only ever added to';

// Whoever is erased is forgotten there, too: their id may become null, and nothing else may change.
const isForgetting = (same: string) => `
  new.id ${same} old.id and new.at ${same} old.at and new.act ${same} old.act
  and new.detail ${same} old.detail
  and (new.actor_id is null or new.actor_id ${same} old.actor_id)
  and (new.subject_id is null or new.subject_id ${same} old.subject_id)`;

const sqliteGuards = [
  `create trigger audit_log_kept before delete on audit_log begin
    select raise(abort, '${refusal}');
  end`,
  `create trigger audit_log_unchanged before update on audit_log when not (${isForgetting('is')})
  begin
    select raise(abort, '${refusal}');
  end`,
];

const postgresGuards = [
  `create function audit_log_guard() returns trigger language plpgsql as $$ begin
    if tg_op = 'UPDATE' then
      if ${isForgetting('is not distinct from')} then
        return new;
      end if;
    end if;
    raise exception '${refusal}';
  end $$`,
  `create trigger audit_log_guard before update or delete on audit_log
    for each row execute function audit_log_guard()`,
];
