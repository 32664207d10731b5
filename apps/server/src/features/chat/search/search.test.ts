import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFairLanes } from '../../../platform/concurrency/fair-lanes.ts';
import { migrateToLatest } from '../../../platform/database/migrate-to-latest.ts';
import { migrations } from '../../../platform/database/migrations.ts';
import type { OpenDatabase } from '../../../platform/database/open-database.ts';
import { plansOf } from '../../../platform/database/query-plans.ts';
import { testDatabases } from '../../../platform/database/testing.ts';
import { indexBatch } from '../adapters/sql/search/index-backlog.ts';
import { makeSqlConversationSearch } from '../adapters/sql/search/sql-conversation-search.ts';
import { makeSqlConversations } from '../adapters/sql/sql-conversations.ts';
import { makeSearchConversations } from './search-conversations.ts';

/** By the owner's word in the full-text index, by an index that begins with the owner, or by ids. */
const scopedPlan = {
  sqlite: /VIRTUAL TABLE INDEX|USING INDEX (conversations_|sqlite_autoindex)|INTEGER PRIMARY KEY/,
  postgres: /search_owner|search_words|conversations_(owner|pkey|newest)|messages_pkey/,
};

for (const kind of await testDatabases()) {
  describe(`search on ${kind.name}`, () => {
    let database: OpenDatabase;
    beforeEach(async () => {
      database = await kind.open({ migrate: false });
    });
    afterEach(() => database.close());

    const found = async (
      search: string,
      owner = 'u1',
      lastId: string | null = null,
      limit = 50,
    ) => {
      const find = makeSearchConversations({
        search: makeSqlConversationSearch(database),
        lanes: makeFairLanes({ atOnce: 1, mostWaiting: 9, mostWaitingPerLane: 9 }),
      });
      const page = await find(owner, {
        search,
        lastId,
        limit,
        signal: new AbortController().signal,
      });
      if (page === 'busy') throw new Error('busy');
      return page?.items.map(({ id }) => id) ?? null;
    };

    it('finds several words in any order, the last one by its beginning, in one message', async () => {
      await migrateToLatest(database);
      await write(database, 'c1', 'Une plage en été', 'Voici la mer calme');
      await write(database, 'c2', 'Une plage', 'en hiver');
      await write(database, 'c2', 'La mer', 'en été');
      expect(await found('MER plage')).toEqual(['c1']);
      expect(await found('calme ete pla')).toEqual(['c1']);
      expect(await found('pla')).toEqual(['c2', 'c1']);
      expect(await found('pla mer')).toEqual([]);
      expect(await found('%')).toEqual([]);
      expect(await found('" OR *')).toEqual([]);
    });

    it('follows what is written, renamed and deleted', async () => {
      await migrateToLatest(database);
      const { db } = database;
      const conversations = makeSqlConversations({ db, clock: Date.now });
      await write(database, 'c1', 'Un lac', '');
      await db.updateTable('messages').set({ answer: 'Un cygne noir' }).execute();
      expect(await found('cygne')).toEqual(['c1']);
      await conversations.rename('u1', 'c1', 'Vacances');
      expect(await found('vacances')).toEqual(['c1']);
      expect(await found('conversation')).toEqual([]);
      await db.transaction().execute((tx) => conversations.remove(tx, 'u1', 'c1'));
      for (const word of ['vacances', 'cygne', 'lac']) expect(await found(word)).toEqual([]);
      await db.deleteFrom('conversations').execute();
      expect(await db.selectFrom('search_documents').selectAll().execute()).toEqual([]);
    });

    it('gives nobody what is another person’s, even when the index is told their name', async () => {
      await migrateToLatest(database);
      await write(database, 'c1', 'Une plage', '', 'u1');
      await write(database, 'c10', 'Une plage owner u1 7531', '', 'u10');
      expect(await found('plage')).toEqual(['c1']);
      expect(await found('plage', 'u10')).toEqual(['c10']);
      expect(await found('plage', "u'")).toEqual([]);
    });

    it('pages by the newest hit, without a gap or a double', async () => {
      await migrateToLatest(database);
      for (const id of ['c1', 'c2', 'c3', 'c2', 'c4', 'c1']) await write(database, id, 'plage', '');
      expect(await found('plage', 'u1', null, 2)).toEqual(['c1', 'c4']);
      expect(await found('plage', 'u1', 'c4', 2)).toEqual(['c2', 'c3']);
      expect(await found('plage', 'u1', 'c3', 2)).toEqual([]);
      expect(await found('plage', 'u1', 'unknown', 2)).toBeNull();
    });

    it('indexes what was there before, the newest first, and nothing twice', async () => {
      const before = Object.entries(migrations).filter(([name]) => name < '0037');
      await migrateToLatest(database, Object.fromEntries(before));
      for (let index = 0; index < 250; index += 1) {
        await write(database, `c${index % 20}`, `plage ${index}`, '');
      }
      await migrateToLatest(database);
      expect(await found('plage')).toEqual([]);
      await indexBatch(database);
      await write(database, 'c3', 'plage neuve', '');
      expect((await found('plage'))?.slice(0, 3)).toEqual(['c3', 'c9', 'c8']);
      while (await indexBatch(database));
      expect(await found('plage 23')).toEqual([
        'c19',
        'c18',
        'c17',
        'c16',
        'c15',
        'c14',
        'c13',
        'c12',
        'c11',
        'c10',
        'c3',
      ]);
      expect((await found('plage'))?.slice(0, 3)).toEqual(['c3', 'c9', 'c8']);
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from search_documents`.execute(database.db);
      expect(Number(rows[0]?.count)).toBe(251 + 20);
      await database.db.deleteFrom('messages').execute();
      expect(await found('plage')).toEqual([]);
    });

    it('goes from page to page, each conversation once, by its newest hit', async () => {
      await migrateToLatest(database);
      // More hits than the newest slice holds, and old ones of a conversation that has a new one.
      const conversations = Array.from({ length: 9 }, (_, index) => `c${index}`);
      for (const id of conversations) await write(database, id, 'un lac', '');
      await write(database, 'c9', 'un lac', 'calme');
      await copyMessage(database, 'c9', 600);
      await write(database, 'c4', 'le lac', '');
      const pages: (readonly string[] | null)[] = [];
      let last: string | null = null;
      for (let page = 0; page < 4; page += 1) {
        const ids: readonly string[] | null = await found('lac', 'u1', last, 3);
        pages.push(ids);
        last = ids?.at(-1) ?? null;
      }
      expect(pages).toEqual([['c4', 'c9', 'c8'], ['c7', 'c6', 'c5'], ['c3', 'c2', 'c1'], ['c0']]);
      expect(await found('lac', 'u1', 'nobody', 3)).toBeNull();
    });

    it('reads the index of one person, whatever others have', async () => {
      await migrateToLatest(database);
      await write(database, 'o1', 'un lac', 'calme', 'u2');
      await write(database, 'c1', 'un lac', 'calme');
      const wish = { words: [{ text: 'lac', isBeginning: true }], lastId: null, limit: 20 };
      const plans = await database.db.transaction().execute(async (db) => {
        // In a small table anything is read whole; asked like this, only what has no index is.
        if (kind.name === 'postgres') await sql`set local enable_seqscan = off`.execute(db);
        return plansOf({ db, dialect: kind.name }, async (observed) => {
          await makeSqlConversationSearch({ db: observed, dialect: kind.name }).find('u1', wish);
        });
      });
      expect(plans.length).toBeGreaterThan(0);
      for (const { plan } of plans) {
        expect(plan).toMatch(scopedPlan[kind.name]);
        expect(plan).not.toMatch(/Seq Scan|SCAN (?!search_words)/);
      }
    });

    it('takes a text of megabytes', async () => {
      await migrateToLatest(database);
      const long = Array.from({ length: 300_000 }, (_, index) => index.toString(36)).join(' ');
      await write(database, 'c1', `début ${long}`, long);
      await database.db.updateTable('messages').set({ answer: long.toUpperCase() }).execute();
      expect(await found('debut')).toEqual(['c1']);
    });
  });
}

let written = 0;

/** A question and its answer, in a conversation that comes into being when it must. */
async function write(
  { db }: OpenDatabase,
  conversationId: string,
  query: string,
  answer: string,
  ownerId = 'u1',
): Promise<void> {
  written += 1;
  const times = { created_at: written, updated_at: written };
  await db
    .insertInto('conversations')
    .values({
      ...{ id: conversationId, owner_id: ownerId, name: 'Conversation', ...times },
      ...{ external_id: null, deleted_at: null },
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ updated_at: written }))
    .execute();
  await db
    .insertInto('messages')
    .values({
      id: `m${String(written).padStart(9, '0')}`,
      ...{ conversation_id: conversationId, owner_id: ownerId, position: written },
      ...{ task_id: `t${written}`, status: 'done', query, inputs: '{}', answer, error: null },
      ...{ prompt_tokens: 0, completion_tokens: 0, created_at: written, heartbeat_at: 0 },
      stop_requested: 0,
    })
    .execute();
}

/** So many more messages like the last one of a conversation. */
async function copyMessage({ db }: OpenDatabase, id: string, copies: number): Promise<void> {
  const ofIt = db.selectFrom('messages').selectAll().where('conversation_id', '=', id);
  const message = await ofIt.executeTakeFirstOrThrow();
  const rows = Array.from({ length: copies }, () => {
    written += 1;
    const ids = { id: `m${String(written).padStart(9, '0')}`, task_id: `t${written}` };
    return { ...message, ...ids, position: written, created_at: written };
  });
  await db.insertInto('messages').values(rows).execute();
}
