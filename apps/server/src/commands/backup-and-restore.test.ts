import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manifestFile } from '../backup/manifest.ts';
import { filesBelow } from '../faults/testing/acknowledged.ts';
import {
  freePort,
  ServerEnded,
  type ServerProcess,
  startServer,
} from '../faults/testing/server-process.ts';
import { makePicture, uploadToChat } from '../features/files/testing.ts';
import { cookieOf, type Person, postJson, signUpSomebody } from '../testing.ts';
import { runCommandLine } from './testing.ts';

describe('backup and restore', () => {
  let root: string;
  let folder: string;
  let servers: ServerProcess[];
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'armoni-backup-'));
    folder = join(root, 'backup');
    servers = [];
  });
  afterEach(async () => {
    for (const server of servers) await server.kill();
    await rm(root, { recursive: true, force: true, maxRetries: 5 });
  });

  const start = async (name: string, environment: Readonly<Record<string, string>> = {}) => {
    const dataFolder = join(root, name);
    const server = await startServer({ dataFolder, port: await freePort(), environment });
    servers.push(server);
    return server;
  };
  const upload = async (url: string, person: Person) => {
    const answer = await uploadToChat(url, person, await makePicture('png'));
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { url: string }).url;
  };
  const tokenStatus = async (url: string, { email, password }: Person) => {
    const signedIn = await postJson(`${url}/api/auth/sign-in/email`, { email, password });
    const headers = { cookie: cookieOf(signedIn) };
    return (await fetch(`${url}/api/auth/token`, { headers })).status;
  };
  const objectsOf = async (place: string) => {
    const objects = (await filesBelow(join(place, 'objects'))).sort();
    return objects.filter((name) => !name.includes('~armoni~'));
  };
  const backUp = (name: string) =>
    runCommandLine('backup', { dataFolder: join(root, name), arguments: [folder] });
  const restore = (name: string, ...options: string[]) =>
    runCommandLine('restore', { dataFolder: join(root, name), arguments: [folder, ...options] });

  it('copies a serving studio, then only what is new, and gives it back whole', async () => {
    const first = await start('a');
    const person = await signUpSomebody(first.url);
    const addresses = [await upload(first.url, person), await upload(first.url, person)];
    expect(await backUp('a')).toMatchObject({ code: 0, errors: '' });
    addresses.push(await upload(first.url, person));
    const again = await backUp('a');
    expect(again.output).toMatch(/6 fichiers, dont 2 copiés/);
    expect(again.output).toContain('Le secret des sessions y est');
    const bytes = await Promise.all(addresses.map((path) => bytesOf(first.url, path)));
    await upload(first.url, person);
    await first.stop();

    expect(await restore('b')).toMatchObject({ code: 0, errors: '' });
    expect(await objectsOf(join(root, 'b/storage'))).toHaveLength(6);
    const second = await start('b');
    expect(await tokenStatus(second.url, person)).toBe(200);
    expect(await Promise.all(addresses.map((path) => bytesOf(second.url, path)))).toEqual(bytes);
  });

  it('is made when it is due, without anybody asking, and gives a studio back', async () => {
    const nightly = { BACKUP_FOLDER: folder };
    const first = await start('a', nightly);
    const person = await signUpSomebody(first.url);
    const address = await upload(first.url, person);
    const bytes = await bytesOf(first.url, address);
    expect(existsSync(folder)).toBe(false);
    await first.stop();
    const file = new DatabaseSync(join(root, 'a/armoni.sqlite'));
    expect(
      file.prepare("update schedules set due_at = 0 where name = 'backup'").run().changes,
    ).toBe(1);
    file.close();
    const second = await start('a', nightly);
    await expect.poll(() => existsSync(join(folder, manifestFile))).toBe(true);
    await second.stop();
    expect(await restore('b')).toMatchObject({ code: 0, errors: '' });
    const third = await start('b');
    expect(await tokenStatus(third.url, person)).toBe(200);
    expect(await bytesOf(third.url, address)).toEqual(bytes);
  });

  it('replaces data only when told to, sets the old database aside, and not under a running studio', async () => {
    const first = await start('a');
    const person = await signUpSomebody(first.url);
    await upload(first.url, person);
    await backUp('a');
    const later = await signUpSomebody(first.url);
    expect((await restore('a', '--yes')).errors).toMatch(/^Un autre Armoni utilise déjà/);
    await first.stop();
    const database = join(root, 'a/armoni.sqlite');
    const before = await readFile(database);
    expect(await restore('a')).toMatchObject({ code: 1, errors: expect.stringContaining('--yes') });
    expect(await readFile(database)).toEqual(before);

    const replaced = await restore('a', '--yes');
    expect(replaced.code).toBe(0);
    const aside = /gardée sous (.*)\./.exec(replaced.output)?.[1] ?? '';
    expect(await readFile(aside)).toEqual(before);
    const second = await start('a');
    expect(await tokenStatus(second.url, person)).toBe(200);
    expect(await tokenStatus(second.url, later)).not.toBe(200);
  });

  it('restores nothing of a backup with a byte too many, and nothing from a folder without one', {
    tags: 'whole',
    timeout: 120_000,
  }, async () => {
    expect((await restore('b')).errors).toMatch(/^Il n’y a pas de sauvegarde complète dans/);
    const first = await start('a');
    await upload(first.url, await signUpSomebody(first.url));
    await backUp('a');
    const [object] = await filesBelow(join(folder, 'objects'));
    await appendFile(join(folder, 'objects', object as string), 'x');
    expect((await restore('b')).errors).toMatch(/^Cette sauvegarde est abîmée/);
    await rm(join(folder, 'objects', object as string));
    expect((await restore('b')).errors).toMatch(/^Cette sauvegarde est abîmée/);
  });

  it('does not start on a restore that was cut short, which the next one finishes', {
    tags: 'whole',
    timeout: 120_000,
  }, async () => {
    const first = await start('a');
    const person = await signUpSomebody(first.url);
    await upload(first.url, person);
    await backUp('a');
    await restore('b');
    await writeFile(join(root, 'b/restauration-inachevee'), folder);
    await rm(join(root, 'b/armoni.sqlite'));
    const refused = await start('b').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ServerEnded);
    expect((refused as ServerEnded).errors).toMatch(/^Une restauration a été interrompue/);
    expect(await restore('b')).toMatchObject({ code: 0, errors: '' });
    expect(await tokenStatus((await start('b')).url, person)).toBe(200);
  });
});

async function bytesOf(url: string, path: string): Promise<Buffer> {
  const answer = await fetch(new URL(new URL(path, url).pathname, url));
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}
