import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSqlFilms } from '../apps/server/src/features/films/adapters/sql-films.ts';
import { migrateToLatest } from '../apps/server/src/platform/database/migrate-to-latest.ts';
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts';
import { uuidV7 } from '../apps/server/src/platform/identifiers/uuid-v7.ts';
import { sized } from './shared/sized.ts';

// How long the first page of a gallery of 10,000 films takes to be read, with their number.

const { films, rounds } = sized({ films: 10_000, rounds: 50 }, { films: 150, rounds: 2 });

const dataFolder = await mkdtemp(join(tmpdir(), 'armoni-gallery-'));
const database = openDatabase({ dataFolder });
await migrateToLatest(database);
await database.db.transaction().execute(async (transaction) => {
  const repository = makeSqlFilms(transaction);
  for (let index = 0; index < films; index += 1) await repository.add(film(index));
});
const repository = makeSqlFilms(database.db);
const times: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const startedAt = performance.now();
  const [page, count] = await Promise.all([
    repository.page('u', { lastId: null, limit: 100 }),
    repository.count('u'),
  ]);
  times.push(performance.now() - startedAt);
  if (page?.films.length !== 100 || count !== films) throw new Error('films are missing');
}
await database.close();
await rm(dataFolder, { recursive: true });

const at = (share: number) => times.sort((a, b) => a - b)[Math.floor(share * (rounds - 1))] ?? 0;
console.log(
  `First 100 of ${films} films and their number: median ${at(0.5).toFixed(1)} ms, slowest ${at(1).toFixed(1)} ms (goal: ≤ 200 ms).`,
);

function film(createdAt: number) {
  const id = uuidV7(createdAt);
  const objectFolder = `u/films/${id}-1/`;
  return {
    id,
    ownerId: 'u',
    title: 'Film',
    objectFolder,
    filmKey: `${objectFolder}film.mp4`,
    posterKey: null,
    captionsKey: null,
    width: 1920,
    height: 1080,
    durationSeconds: 12.5,
    sizeBytes: 3_000_000_000,
    shots: [],
    notes: [],
    reading: null,
    version: null,
    isFavourite: false,
    createdAt,
  };
}
