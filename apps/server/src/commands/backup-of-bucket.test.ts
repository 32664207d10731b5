import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow, listedFiles, servedSha256, sha256Of } from '../faults/testing/acknowledged.ts';
import { cuttableLine } from '../faults/testing/cuttable-line.ts';
import { freePort, type ServerProcess, startServer } from '../faults/testing/server-process.ts';
import { makePicture, uploadToChat } from '../features/files/testing.ts';
import { sampleOfDatabases } from '../platform/database/testing.ts';
import { bearerOf, signUpSomebody } from '../testing.ts';
import { runCommandLine } from './testing.ts';

for (const kind of await sampleOfDatabases()) {
  describe(`backup and restore of a studio on ${kind.name} that keeps its files in a bucket`, () => {
    let databases: Record<string, Awaited<ReturnType<typeof kind.open>>>;
    let root: string;
    let bucket: S3rver;
    let line: Awaited<ReturnType<typeof cuttableLine>>;
    let server: ServerProcess | undefined;
    beforeAll(async () => {
      root = await mkdtemp(join(tmpdir(), 'armoni-bucket-'));
      bucket = new S3rver({
        address: '127.0.0.1',
        port: 0,
        silent: true,
        directory: join(root, 'buckets'),
        configureBuckets: ['first', 'second'].map((name) => ({ name, configs: [] })),
      });
      const { port } = await bucket.run();
      const open = () => kind.open({ migrate: false });
      databases = { first: await open(), second: await open() };
      line = await cuttableLine(new URL(`http://127.0.0.1:${port}`));
    });
    afterAll(async () => {
      await server?.kill();
      for (const { close } of Object.values(databases)) await close();
      line.close();
      await bucket.close();
      await rm(root, { recursive: true, force: true, maxRetries: 5 });
    });

    const placeCalled = (name: string) => ({
      S3_ENDPOINT: line.url,
      S3_BUCKET: name,
      S3_PREFIX: 'armoni/',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      ...(databases[name]?.url && { DATABASE_URL: databases[name].url }),
    });
    const folder = () => join(root, 'backup');
    const command = (name: 'backup' | 'restore', place: string) =>
      runCommandLine(name, {
        dataFolder: join(root, place),
        arguments: [folder()],
        environment: placeCalled(place),
      });

    it('copies it out and into another bucket, and leaves no half when the bucket goes away', async () => {
      // The same address for both: tokens name it as their issuer.
      const port = await freePort();
      const start = (place: string) =>
        startServer({ dataFolder: join(root, place), port, environment: placeCalled(place) });
      server = await start('first');
      const person = await signUpSomebody(server.url);
      const pictures = [await makePicture('png'), await makePicture('png')];
      const keys: string[] = [];
      for (const bytes of pictures) {
        const answer = await uploadToChat(server.url, person, bytes);
        keys.push(((await answer.json()) as { fullPath: string }).fullPath);
      }
      expect(await command('backup', 'first')).toMatchObject({ code: 0, errors: '' });
      expect(await filesBelow(join(folder(), 'objects'))).toHaveLength(4);
      await server.stop();

      line.cut();
      expect(await command('restore', 'second')).toMatchObject({ code: 1 });
      line.mend();
      // Nothing but its lock, and the word that a restore has begun, if it came so far.
      const names = await readdir(join(root, 'second')).catch(() => []);
      expect(names).not.toContain('armoni.sqlite');

      expect(await command('restore', 'second')).toMatchObject({ code: 0, errors: '' });
      server = await start('second');
      const again = { ...person, bearer: await bearerOf(server.url, person.cookie) };
      const listed = (await listedFiles(server.url, again)).map(({ fullPath }) => fullPath);
      expect(listed.sort()).toEqual([...keys].sort());
      for (const [index, bytes] of pictures.entries()) {
        expect(await servedSha256(server.url, keys[index]!)).toBe(sha256Of(bytes));
      }
      if (kind.name === 'sqlite') return;
      await server.stop();
      const refused = await command('restore', 'second');
      expect(refused.errors).toMatch(/^La base PostgreSQL de DATABASE_URL n’est pas vide/);
    });
  });
}
