import type { Migration } from 'kysely/migration';
import type { DialectName } from '../open-database.ts';

/** What a migration may need to know of the database it runs on. */
export type MigrationFor = (dialect: DialectName) => Migration;
