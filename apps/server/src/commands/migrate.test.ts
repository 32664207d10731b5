import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTables } from '../backup/sqlite/read-tables.ts';
import { makePicture, uploadToChat } from '../features/files/testing.ts';
import { movedTables } from '../move/moved-tables.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import type { Database } from '../platform/database/schema.ts';
import { testDatabases } from '../platform/database/testing.ts';
import { makeS3Storage } from '../platform/storage/s3-storage.ts';
import { startBucket } from '../platform/storage/testing.ts';
import {
  bearerOf,
  cookieOf,
  type Person,
  postJson,
  signUpSomebody,
  startTestStudio,
} from '../testing.ts';
import { sampleRows } from '../upgrades/testing/sample-rows.ts';
import { runCommandLine } from './testing.ts';

const postgres = (await testDatabases()).find(({ name }) => name === 'postgres');

describe.skipIf(!postgres)('a studio that moves', () => {
  let root: string;
  let bucket: Awaited<ReturnType<typeof startBucket>>;
  let person: Person;
  let picture: Buffer;
  let key: string;
  const opened: { close(): Promise<void> }[] = [];
  const small = () => join(root, 'petit');
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'armoni-move-'));
    bucket = await startBucket();
    const studio = await startTestStudio({ dataFolder: small() });
    person = await signUpSomebody(studio.url);
    picture = await makePicture('png');
    const sent = await uploadToChat(studio.url, person, picture);
    key = ((await sent.json()) as { fullPath: string }).fullPath;
    await studio.stop();
    await fillEveryTable(small(), person.id);
  });
  afterAll(async () => {
    for (const one of opened) await one.close();
    await bucket.close();
    await rm(root, { recursive: true, force: true });
  });

  const newDatabase = async () => {
    const database = await postgres!.open({ migrate: false });
    opened.push(database);
    return { url: database.url as string, db: database.db };
  };
  const migrate = (folder: string, words: readonly string[], environment = {}) => {
    const { S3_BUCKET, ...keys } = bucket.environment;
    return runCommandLine('migrate', {
      ...{ dataFolder: folder, arguments: words },
      environment: { ...keys, ...environment },
    });
  };
  const isServed = async (url: string) => {
    const answer = await fetch(`${url}/media/${key}`);
    return Buffer.from(await answer.arrayBuffer()).equals(picture);
  };
  const bearerIn = async (url: string) => {
    const { email, password } = person;
    const signedIn = await postJson(`${url}/api/auth/sign-in/email`, { email, password });
    return bearerOf(url, cookieOf(signedIn));
  };

  it('has every row and object in PostgreSQL and S3, and the same ones when it comes back', async () => {
    const { url, db } = await newDatabase();
    const there = await migrate(small(), ['--to', url, '--bucket', 'studio']);
    expect(there).toMatchObject({ code: 0, errors: '' });
    expect(there.output).toContain('Déménagement terminé et vérifié');
    const big = { ...bucket.environment, DATABASE_URL: url };
    const home = join(root, 'retour');
    const back = await migrate(small(), ['--to', 'sqlite', '--folder', home], big);
    expect(back).toMatchObject({ code: 0, errors: '' });
    const [before, after] = [rowsIn(small()), rowsIn(home)];
    expect(Object.values(before).filter(({ rows }) => rows === 0)).toEqual([]);
    expect(after).toEqual(before);

    const studio = await startTestStudio({ dataFolder: small(), environment: big });
    expect(await isServed(studio.url)).toBe(true);
    const authorization = await bearerIn(studio.url);
    const found = await fetch(`${studio.url}/api/v1/conversations?user=${person.id}&search=lac`, {
      headers: { authorization },
    });
    expect(await found.text()).toContain('Un lac au « coucher » du soleil');
    // What waited in the table stands in pg-boss' line now, and is done.
    const waiting = () => db.selectFrom('jobs').select('id').where('id', '=', waitingId).execute();
    await expect.poll(waiting).toEqual([]);
    const atWork = await migrate(small(), ['--to', 'sqlite', '--folder', join(root, 'x')], big);
    expect([atWork.code, atWork.errors]).toEqual([1, expect.stringContaining('tourne encore')]);
    await studio.stop();

    const again = await startTestStudio({ dataFolder: home });
    expect(await isServed(again.url)).toBe(true);
    expect(await bearerIn(again.url)).toMatch(/^Bearer .{100}/);
    await again.stop();
  });

  it('goes on where it was cut short, and replaces what is not the same', async () => {
    const [first, second] = [await newDatabase(), await newDatabase()];
    const words = (url: string) => ['--to', url, '--folder', join(root, 'ailleurs')];
    expect((await migrate(small(), words(first.url))).output).toContain('dont 2 copiés');
    // The objects are there, the rows are not: as a kill between the two leaves it.
    expect((await migrate(small(), words(second.url))).output).toContain('dont 0 copiés');
    expect((await migrate(small(), words(second.url))).code).toBe(0);
    await sql`update conversations set name = 'autre' where id = 'c1'`.execute(second.db);
    const older = await migrate(small(), words(second.url));
    expect([older.code, older.errors]).toEqual([1, expect.stringContaining('dans un autre état')]);
  });

  it('brings an object again that is not the same there', async () => {
    const storage = makeS3Storage({
      ...{ bucket: 'studio', region: 'us-east-1', endpoint: bucket.endpoint },
      ...{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    });
    const other = Buffer.from(picture).fill(0, 100, 200);
    const options = { contentType: 'image/png', maxBytes: other.length };
    await storage.write(key, Readable.from([other], { objectMode: false }), options);
    const moved = await migrate(small(), ['--bucket', 'studio']);
    expect([moved.code, moved.output]).toEqual([0, expect.stringContaining('dont 1 copiés')]);
    const found = await storage.read(key);
    const hash = createHash('sha256');
    for await (const chunk of found!.stream) hash.update(chunk);
    expect(hash.digest('hex')).toBe(createHash('sha256').update(picture).digest('hex'));
    storage.close();
  });

  it('refuses places of others, and to move while it runs', async () => {
    const { url, db } = await newDatabase();
    await sql`create table theirs (id integer)`.execute(db);
    const folder = join(root, 'ailleurs-2');
    const foreign = await migrate(small(), ['--to', url, '--folder', folder]);
    expect([foreign.code, foreign.errors]).toEqual([
      1,
      expect.stringContaining('n’est pas de ce studio'),
    ]);
    expect(await db.introspection.getTables()).toHaveLength(1);

    const neighbour = await startTestStudio({ dataFolder: join(root, 'voisin') });
    const theirs = await migrate(small(), ['--to', 'sqlite', '--folder', neighbour.dataFolder]);
    expect([theirs.code, theirs.errors]).toEqual([1, expect.stringContaining('utilise déjà')]);
    const running = await migrate(neighbour.dataFolder, ['--folder', folder]);
    expect([running.code, running.errors]).toEqual([1, expect.stringContaining('utilise déjà')]);
    await neighbour.stop();
    const stopped = await migrate(small(), ['--to', 'sqlite', '--folder', neighbour.dataFolder]);
    expect([stopped.code, stopped.errors]).toEqual([
      1,
      expect.stringContaining('n’est pas de ce studio'),
    ]);
    for (const words of [[], ['--to', 'mysql://x'], ['--bucket', 'a', '--folder', 'b']]) {
      expect((await migrate(small(), words)).errors).toContain('Usage');
    }
  });
});

/** What is filled again, or holds only where it was written, is left out. */
const leftOut = /^(search_|usage$|orphans$|uploads$|data_version$|kysely_)/;

function rowsIn(dataFolder: string) {
  const tables = Object.entries(readTables(join(dataFolder, 'armoni.sqlite')));
  return Object.fromEntries(tables.filter(([name]) => !leftOut.test(name)));
}

/** A row at least in each table that is moved; strange letters, NULs and large numbers among them. */
async function fillEveryTable(dataFolder: string, ownerId: string): Promise<void> {
  const database = openDatabase({ dataFolder });
  await database.db.transaction().execute(async (db) => {
    await sql`pragma defer_foreign_keys = on`.execute(db);
    await fill(db, ownerId);
  });
  await database.close();
}

async function fill(db: Kysely<Database>, ownerId: string): Promise<void> {
  for (const [table, rows] of Object.entries(sampleRows(ownerId))) {
    await insert(db, table, rows);
  }
  await insert(db, 'jobs', [waitingJob(ownerId)]);
  for (const { name, columns } of await movedTables(db, { db, dialect: 'sqlite' })) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) continue;
    const types = await typesOf(db, name);
    await insert(db, name, [
      Object.fromEntries(
        columns.map((column) => [column.name, valueFor(column.name, types, ownerId)]),
      ),
    ]);
  }
}

async function typesOf(db: Kysely<Database>, table: string): Promise<Map<string, string>> {
  const found = (await db.introspection.getTables()).find(({ name }) => name === table);
  return new Map(found?.columns.map(({ name, dataType }) => [name, dataType.toLowerCase()]));
}

function valueFor(name: string, types: ReadonlyMap<string, string>, ownerId: string) {
  const type = types.get(name) ?? '';
  if (/^(owner_id|userId|user_id)$/.test(name)) return ownerId;
  if (name === 'film_id') return 'film1';
  if (name === 'file_id') return 'f1';
  if (type === 'date') return '2026-11-20T08:09:10.123Z';
  if (/int/.test(type)) return type === 'bigint' ? 2 ** 45 : 1;
  if (/double|real/.test(type)) return 0.1 + 0.2;
  return `x’é 😀 ${name === 'id' || /_id$/.test(name) ? 'même' : name}`;
}

const waitingId = '01990000-0000-7000-8000-000000000001';

function waitingJob(ownerId: string) {
  const now = Date.now();
  return {
    ...{ id: waitingId, owner_id: ownerId, kind: 'removal', status: 'queued' },
    ...{ payload: '{"keys":[],"prefixes":[]}', payload_hash: 'x', idempotency_key: null },
    ...{ attempts: 0, max_attempts: 5, waits: 0, crashes: 0, available_at: now, fence: 0 },
    ...{ percent: 0, created_at: now, updated_at: now },
  };
}

async function insert(db: Kysely<Database>, table: string, rows: readonly object[]): Promise<void> {
  await db
    .insertInto(table as never)
    .values(rows as never)
    .execute();
}
