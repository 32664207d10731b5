import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../../platform/database/open-database.ts';
import { plansOf } from '../../../../platform/database/query-plans.ts';
import { testDatabases } from '../../../../platform/database/testing.ts';
import { makeSqlConversations } from './sql-conversations.ts';
import { makeSqlMessages } from './sql-messages.ts';

const many = 100_000;
const perInsert = 4000;

for (const kind of await testDatabases()) {
  describe(`${many} conversations of one owner on ${kind.name}`, () => {
    let database: OpenDatabase;
    beforeEach(async () => {
      database = await kind.open();
    });
    afterEach(() => database.close());

    it('are listed through an index, without sorting or counting them', async () => {
      const { db } = database;
      await fill(database);
      const conversations = makeSqlConversations({ db, clock: Date.now });
      const newest = await conversations.page('u1', { lastId: null, limit: 80 });
      expect(newest).toMatchObject({ hasMore: true });
      const middle = await conversations.page('u1', { lastId: idOf(many / 2), limit: 80 });
      expect(middle?.items[0]?.id).toBe(idOf(many / 2 - 1));

      const seen = await plansOf(database, async (observed) => {
        const { page } = makeSqlConversations({ db: observed, clock: Date.now });
        await page('u1', { lastId: null, limit: 80 });
        await page('u1', { lastId: idOf(500), limit: 80 });
        await makeSqlMessages({ db: observed, clock: Date.now }).page('u1', idOf(1), null, 100);
        await makeSqlMessages({ db: observed, clock: Date.now }).replyingIn('u1');
        await makeSqlMessages({ db: observed, clock: Date.now }).markCutOff(0, '');
      });
      expect(seen.map(({ indexes }) => indexes)).toEqual([
        ['conversations_newest'],
        [
          expect.stringMatching(
            /^(sqlite_autoindex_conversations_1|conversations_pkey|conversations_owner)$/,
          ),
        ],
        ['conversations_newest'],
        ['messages_order'],
        ['messages_replying'],
        [expect.stringMatching(/^messages_(running|replying)$/)],
      ]);
      for (const { plan } of seen) expect(plan).not.toMatch(/TEMP B-TREE|Seq Scan|\bSort\b/);
    });
  });
}

async function fill(database: OpenDatabase): Promise<void> {
  const { db, dialect } = database;
  for (let start = 0; start < many; start += perInsert) {
    const rows = Array.from({ length: perInsert }, (_, index) => ({
      id: idOf(start + index),
      owner_id: 'u1',
      name: `Conversation ${start + index}`,
      external_id: null,
      created_at: start + index,
      updated_at: start + index,
      deleted_at: null,
    }));
    await db.insertInto('conversations').values(rows).execute();
  }
  await fillMessages(database);
  await sql.raw(dialect === 'sqlite' ? 'analyze' : 'analyze conversations, messages').execute(db);
}

async function fillMessages({ db }: OpenDatabase): Promise<void> {
  for (let start = 0; start < 20_000; start += 2000) {
    const rows = Array.from({ length: 2000 }, (_, index) => ({
      id: `m${start + index}`,
      conversation_id: idOf(Math.floor((start + index) / 200)),
      owner_id: 'u1',
      position: ((start + index) % 200) + 1,
      task_id: `t${start + index}`,
      status: 'done' as const,
      query: 'question',
      inputs: '{}',
      answer: 'réponse',
      error: null,
      prompt_tokens: 0,
      completion_tokens: 0,
      created_at: start + index,
      heartbeat_at: start + index,
      stop_requested: 0 as const,
    }));
    await db.insertInto('messages').values(rows).execute();
  }
}

const idOf = (index: number) => `c${String(index).padStart(9, '0')}`;
