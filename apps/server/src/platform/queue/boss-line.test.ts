import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { plansOf } from '../database/query-plans.ts';
import { testDatabases } from '../database/testing.ts';
import { admitStrays, makeBossLine } from './boss-line.ts';
import { type OpenBoss, openBoss } from './open-boss.ts';

const postgres = (await testDatabases()).find(({ name }) => name === 'postgres');

describe.skipIf(!postgres)('jobs that do not stand in the line of pg-boss', () => {
  let database: OpenDatabase;
  let opened: OpenBoss;
  beforeAll(async () => {
    database = await postgres!.open();
    const { db, url = '' } = database;
    opened = await openBoss({ db, url, supervises: false, onError: () => {} });
  });
  afterAll(async () => {
    await opened.boss.stop({ graceful: false });
    await database.close();
  });

  // As a join of all that wait with all entries it took a minute for ten thousand, every half minute.
  it('are found by one look into an index each, also before the database has statistics', async () => {
    const plans = await plansOf(database, async (observed) => {
      await admitStrays(observed, opened, makeBossLine(opened, 30_000));
    });
    expect(plans).toHaveLength(1);
    expect(plans[0]?.plan).toMatch(/Index Cond: \(\(name = jobs\.kind\) AND \(id = /);
    expect(plans[0]?.plan).not.toMatch(/Join/);
  });
});
