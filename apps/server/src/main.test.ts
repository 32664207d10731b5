import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  freePort,
  ServerEnded,
  type ServerProcess,
  startServer,
} from './faults/testing/server-process.ts';
import { signUpSomebody } from './testing.ts';

describe('the server process', () => {
  let folder: string;
  let servers: ServerProcess[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'armoni-main-'));
    servers = [];
  });
  afterEach(async () => {
    for (const server of servers) await server.kill();
    await rm(folder, { recursive: true, force: true });
  });

  const start = async (changes: Record<string, string> = {}) => {
    const environment = { LOG_LEVEL: 'warn', ...changes };
    const server = await startServer({ dataFolder: folder, port: await freePort(), environment });
    servers.push(server);
    return server;
  };
  const refusal = async (changes: Record<string, string> = {}) => {
    const refused = await start(changes).catch((error: unknown) => error);
    if (!(refused instanceof ServerEnded)) throw new Error('it started');
    return refused;
  };

  it('says in one line where it is ready, and stops when asked', async () => {
    const { readyLine, url, stop } = await start();
    expect(readyLine).toBe(`Armoni est prêt : ${url}\n`);
    expect((await fetch(`${url}/api/v1/health`)).status).toBe(200);
    expect(await stop()).toMatchObject({ code: 0, errors: '' });
  });

  it('keeps what it writes readable by its owner alone, also in a folder from before', async () => {
    await chmod(folder, 0o755);
    await writeFile(join(folder, 'armoni.sqlite'), '', { mode: 0o644 });
    const { url } = await start();
    await signUpSomebody(url);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    for (const name of await readdir(folder)) {
      expect([name, (await stat(join(folder, name))).mode & 0o077]).toEqual([name, 0]);
    }
  });

  it('refuses a folder that another process uses, until that one is gone', async () => {
    const first = await start();
    const second = await refusal();
    expect(second.code).toBe(1);
    expect(second.errors).toMatch(/^Un autre Armoni utilise déjà le dossier .*\n$/);
    await first.kill();
    expect((await start()).readyLine).toContain('Armoni est prêt');
  });

  it('refuses data of a later program, names it and changes nothing', async () => {
    await (await start()).stop();
    const path = join(folder, 'armoni.sqlite');
    const file = new DatabaseSync(path);
    file.exec(`insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z');
      update data_version set program = '9.1.0'; pragma wal_checkpoint(truncate)`);
    file.close();
    const before = await readFile(path);
    const { code, errors } = await refusal();
    expect(code).toBe(1);
    expect(errors).toMatch(/^Ces données .* version plus récente d’Armoni \(9\.1\.0\)\..*\n$/);
    expect(await readFile(path)).toEqual(before);
  });

  it('says which port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    const { code, errors } = await refusal({ PORT: String(port) });
    expect(code).toBe(1);
    expect(errors).toMatch(new RegExp(`^Le port ${port} est déjà utilisé\\..*\\n$`));
    other.close();
  });

  it('says which folder cannot be written to', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    for (const place of [join(file, 'data'), '/proc/armoni']) {
      const { code, errors } = await refusal({ ARMONI_DATA_DIR: place });
      expect(code).toBe(1);
      expect(errors).toMatch(/^Armoni ne peut pas écrire dans .*\n$/);
    }
  });

  it('says which setting is wrong', async () => {
    const { code, errors } = await refusal({ PORT: 'eighty' });
    expect(code).toBe(1);
    expect(errors).toMatch(/^La variable PORT est invalide\..*\n$/);
  });

  it('says that the database does not answer', async () => {
    const { code, errors } = await refusal({ DATABASE_URL: 'postgres://a@127.0.0.1:9/a' });
    expect(code).toBe(1);
    expect(errors).toMatch(/base de données.*DATABASE_URL.*\n$/);
    expect(errors.trim().split('\n')).toHaveLength(1);
  });
});
