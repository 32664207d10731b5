import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePicture, uploadToChat } from '../features/files/testing.ts';
import { signUpSomebody } from '../testing.ts';
import { filesBelow, makeOld } from './testing/acknowledged.ts';
import {
  freePort,
  ServerEnded,
  type ServerProcess,
  startServer,
} from './testing/server-process.ts';

describe('a start with a database that is not the one of the storage', () => {
  let dataFolder: string;
  let server: ServerProcess | null;
  beforeEach(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'armoni-wrong-'));
    server = null;
  });
  afterEach(async () => {
    await server?.kill();
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
  });

  const start = async (environment: Record<string, string> = {}) => {
    server = await startServer({ dataFolder, port: await freePort(), environment });
    return server;
  };
  const objects = async () => (await filesBelow(join(dataFolder, 'storage', 'objects'))).sort();

  it('refuses and removes nothing when the database is gone, and goes on when it is back', async () => {
    const { url } = await start();
    const person = await signUpSomebody(url);
    for (let index = 0; index < 5; index += 1) {
      expect((await uploadToChat(url, person, await makePicture('png'))).status).toBe(200);
    }
    await server!.stop();
    await makeOld(join(dataFolder, 'storage'));
    const before = await objects();
    expect(before.length).toBeGreaterThan(5);
    const away = join(dataFolder, 'away');
    await rename(join(dataFolder, 'armoni.sqlite'), away);

    const refused = await start().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ServerEnded);
    expect((refused as ServerEnded).errors).toMatch(
      /^La base de données est vide, mais le stockage .* Rien n’a été effacé\.\n$/,
    );
    expect(await objects()).toEqual(before);

    await rename(away, join(dataFolder, 'armoni.sqlite'));
    for (const journal of ['-wal', '-shm']) {
      await rm(join(dataFolder, `armoni.sqlite${journal}`), { force: true });
    }
    expect((await start()).readyLine).toContain('Armoni est prêt');
    expect(await objects()).toEqual(before);
  });

  it('takes nothing at its start from a storage it was told to adopt', async () => {
    const { url } = await start();
    const person = await signUpSomebody(url);
    expect((await uploadToChat(url, person, await makePicture('png'))).status).toBe(200);
    await server!.stop();
    await makeOld(join(dataFolder, 'storage'));
    const before = await objects();
    await rm(join(dataFolder, 'armoni.sqlite'));
    await start({ ARMONI_ADOPT_STORAGE: 'true' });
    expect(await objects()).toEqual(before);
  });
});
