import { loadavg, tmpdir } from 'node:os';
import { sql } from 'kysely';
import { makeSqlConversationSearch } from '../apps/server/src/features/chat/adapters/sql/search/sql-conversation-search.ts';
import { searchWords } from '../apps/server/src/features/chat/search/search-words.ts';
import {
  type OpenDatabase,
  openDatabase,
} from '../apps/server/src/platform/database/open-database.ts';
import { testDatabases } from '../apps/server/src/platform/database/testing.ts';
import { seedRows } from './seed/seed-rows.ts';
import { makeWording } from './seed/wording.ts';
import { sized } from './shared/sized.ts';
import { makeRandom } from './truth/random.ts';

// How long a search of several words takes: one person with many messages, and one of many who
// have as many together; on both databases. For the million of the goal, SEARCH_FOLDER and
// SEARCH_DATABASE_URL name databases filled before (`benchmarks/seed/seed.ts` or READS_FOLDER of `reads`).

const { ofOne, people, ofEach, rounds } = sized(
  { ofOne: 50_000, people: 10, ofEach: 5000, rounds: 20 },
  { ofOne: 400, people: 3, ofEach: 40, rounds: 2 },
);
const { words } = makeWording(1);
const random = makeRandom(7);
const between = (first: number, last: number) =>
  words[first + Math.floor(random.next() * (last - first))] ?? '';

/** By their rank in the language; a rare word stands in a few messages of a million. */
const picks: Readonly<Record<string, (index: number) => string>> = {
  common: () => between(0, 40),
  'common and rare': (index) => (index === 0 ? between(4000, 12_000) : between(0, 40)),
  rare: () => between(4000, 12_000),
};

const { SEARCH_FOLDER: folder, SEARCH_DATABASE_URL: url } = process.env;
if (folder || url) {
  if (folder) await measureOn(openDatabase({ dataFolder: folder }));
  if (url) await measureOn(openDatabase({ dataFolder: tmpdir(), url }));
} else {
  for (const kind of await testDatabases()) {
    const database = await kind.open();
    await fill(database);
    await measureOn(database);
  }
}

async function fill(database: OpenDatabase): Promise<void> {
  const many = Array.from({ length: people }, (_, index) => `u${index + 2}`);
  const owners = ['u1', ...many].map((id) => ({ id }));
  await database.db
    .insertInto('owners')
    .values(owners)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await seedRows({ database, owners: ['u1'], amounts: { messages: ofOne } });
  await seedRows({ database, owners: many, amounts: { messages: ofEach } });
}

async function measureOn(database: OpenDatabase): Promise<void> {
  const { reader: db, dialect } = database;
  const search = makeSqlConversationSearch({ db, dialect });
  const people = await mostTalkative(database);
  const all = people.reduce((sum, { count }) => sum + count, 0);
  console.log(`${dialect}, ${all} messages, load ${loadavg()[0]?.toFixed(1)}:`);
  for (const [index, { owner, count: has }] of people.slice(0, 2).entries()) {
    const of = index === 0 ? `one person's ${has}` : `one of many's ${has}`;
    for (const [name, pick] of Object.entries(picks)) {
      for (const count of [3, 5, 12]) {
        const times: number[] = [];
        let hits = 0;
        const before = process.cpuUsage();
        for (let round = 0; round < rounds; round += 1) {
          const text = Array.from({ length: count }, (_, index) => pick(index)).join(' ');
          const startedAt = performance.now();
          const found = await search.find(owner, {
            words: searchWords(text),
            lastId: null,
            limit: 20,
          });
          times.push(performance.now() - startedAt);
          hits += found?.items.length ?? 0;
        }
        const { user, system } = process.cpuUsage(before);
        const cpu = `${((user + system) / 1000 / rounds).toFixed(1)} CPU ms`;
        times.sort((a, b) => a - b);
        const at = (share: number) =>
          `${(times[Math.ceil(share * times.length) - 1] ?? 0).toFixed(1)} ms`.padStart(9);
        const what = `${of}, ${count} ${name}`.padEnd(52);
        console.log(
          `  ${what} median ${at(0.5)}, p95 ${at(0.95)} (goal: ≤ 200 ms), ${cpu} of this process, ${(hits / rounds).toFixed(1)} found`,
        );
      }
    }
  }
  await database.close();
}

async function mostTalkative({ reader }: OpenDatabase) {
  const query = sql<{ owner: string; count: number }>`select owner_id as owner, count(*) as count
    from messages group by owner_id order by count(*) desc, owner_id`;
  const { rows } = await query.execute(reader);
  return rows.map(({ owner, count }) => ({ owner, count: Number(count) }));
}
