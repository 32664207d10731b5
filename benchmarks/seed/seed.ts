import { parseArgs } from 'node:util';
import { migrateToLatest } from '../../apps/server/src/platform/database/migrate-to-latest.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { seedRows } from './seed-rows.ts';

// node benchmarks/seed/seed.ts --folder /tmp/filled --people 3 --messages 1000000 --files 100000
// fills the database of a data folder, or that of `--url postgres://…`; the people are u1, u2, …

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    url: { type: 'string' },
    people: { type: 'string', default: '1' },
    messages: { type: 'string', default: '0' },
    files: { type: 'string', default: '0' },
    films: { type: 'string', default: '0' },
  },
});
const { folder, url, people } = values;
if (!folder) throw new Error('--folder is missing');

const database = openDatabase({ dataFolder: folder, url });
const startedAt = performance.now();
await migrateToLatest(database);
const owners = Array.from({ length: Number(people) }, (_, index) => `u${index + 1}`);
await database.db
  .insertInto('owners')
  .values(owners.map((id) => ({ id })))
  .onConflict((conflict) => conflict.doNothing())
  .execute();
const amounts = {
  messages: Number(values.messages),
  files: Number(values.files),
  films: Number(values.films),
};
await seedRows({ database, owners, amounts });
await database.close();
const seconds = (performance.now() - startedAt) / 1000;
console.log(`${people} people with ${JSON.stringify(amounts)} in ${seconds.toFixed(0)} s`);
