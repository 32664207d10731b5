import type { Kysely } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Database } from '../database/schema.ts';
import { currentSchema } from '../database/table-names.ts';

export type BossOptions = {
  readonly url: string;
  readonly db: Kysely<Database>;
  /** Whether this process looks after what workers have left; more than one may. */
  readonly supervises: boolean;
  readonly onError: (error: unknown) => void;
};

/** By it others see that a studio runs on a database. */
export const bossApplicationName = 'armoni jobs';

export type OpenBoss = { readonly boss: PgBoss; readonly schema: string };

/**
 * pg-boss in a schema beside the studio's own, brought up to date when it starts; processes that start
 * at once wait for each other. It has two connections of its own for its upkeep, and one that
 * listens; jobs themselves go through the caller's transactions.
 */
export async function openBoss({ url, db, supervises, onError }: BossOptions): Promise<OpenBoss> {
  const own = await currentSchema(db);
  const schema = own === 'public' ? 'pgboss' : `${own}_pgboss`;
  const boss = new PgBoss({
    connectionString: url,
    schema,
    max: 2,
    application_name: bossApplicationName,
    connectionTimeoutMillis: 4000,
    supervise: supervises,
    superviseIntervalSeconds: upkeepSeconds,
    monitorIntervalSeconds: upkeepSeconds,
    schedule: false,
  });
  boss.on('error', onError);
  await boss.start();
  return { boss, schema };
}

/** What a silent worker held is free after its lease and so long. */
const upkeepSeconds = 5;
