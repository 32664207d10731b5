import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  getJson,
  makeMedia,
  makePicture,
  uploadClip,
  uploadToChat,
} from '../features/files/testing.ts';
import { httpTexts } from '../platform/http/texts.ts';
import {
  type Person,
  postJson,
  signUpSomebody,
  startTestStudio,
  type TestStudio,
} from '../testing.ts';
import { filesBelow, listedFiles, servedSha256, sha256Of } from './testing/acknowledged.ts';

const run = promisify(execFile);
const canMount = await tryToMount();
if (!canMount) console.warn('No right to mount: a full and a read-only disk are not tested.');

describe.runIf(canMount)('a disk that takes no more', () => {
  let folder: string;
  let server: TestStudio;
  let person: Person;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'armoni-disk-'));
  });
  afterEach(async () => {
    await server.stop();
    await run('umount', [folder]).catch(() => run('umount', [join(folder, 'storage')]));
    await rm(folder, { recursive: true, force: true });
  });

  const startOn = async (mounted: string) => {
    await mkdir(mounted, { recursive: true });
    await run('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', mounted]);
    server = await startTestStudio({ dataFolder: folder });
    person = await signUpSomebody(server.url);
  };
  const keepOne = async () => {
    const bytes = await makePicture('png');
    const { fullPath } = (await (await uploadToChat(server.url, person, bytes)).json()) as {
      fullPath: string;
    };
    return { fullPath, sha256: sha256Of(bytes) };
  };
  const readsGoOn = async (kept: { fullPath: string; sha256: string }) => {
    expect(await servedSha256(server.url, kept.fullPath)).toBe(kept.sha256);
    expect((await listedFiles(server.url, person)).map((file) => file.fullPath)).toContain(
      kept.fullPath,
    );
  };
  const refusal = async (answer: Response) => ({
    status: answer.status,
    ...((await answer.json()) as { code: string; message: string }),
  });

  it('answers 507 when it is full, goes on reading, and recovers by itself', async () => {
    await startOn(folder);
    const kept = await keepOne();
    const clip = Buffer.concat([await makeMedia('mp4'), Buffer.alloc(20_000_000)]);
    const full = { status: 507, code: 'storage_full', message: httpTexts.messageOf.storage_full };
    expect(await refusal(await uploadClip(server.url, person, clip))).toMatchObject(full);
    expect(await filesBelow(join(folder, 'storage', 'unfinished'))).toEqual([]);

    // Now the database too has no room left.
    const filler = join(folder, 'filler');
    await writeFile(filler, Buffer.alloc(32_000_000)).catch((error: NodeJS.ErrnoException) =>
      expect(error.code).toBe('ENOSPC'),
    );
    const picture = await makePicture('png');
    expect(await refusal(await uploadToChat(server.url, person, picture))).toMatchObject(full);
    const account = { name: 'B', email: 'b@example.org', password: 'un mot de passe solide' };
    const signUp = () => postJson(`${server.url}/api/auth/sign-up/email`, account);
    expect(await refusal(await signUp())).toMatchObject(full);
    await readsGoOn(kept);

    await rm(filler);
    expect((await uploadToChat(server.url, person, picture)).status).toBe(200);
    expect((await signUp()).status).toBe(200);
    expect((await getJson(`${server.url}/api/v1/health`, person)).status).toBe(200);
  });

  it('answers 503 when it is read-only, goes on reading, and recovers by itself', async () => {
    const storage = join(folder, 'storage');
    await startOn(storage);
    const kept = await keepOne();
    const picture = await makePicture('png');
    await run('mount', ['-o', 'remount,ro', storage]);
    const away = { status: 503, code: 'unavailable', message: httpTexts.messageOf.unavailable };
    expect(await refusal(await uploadToChat(server.url, person, picture))).toMatchObject(away);
    await readsGoOn(kept);
    await run('mount', ['-o', 'remount,rw', storage]);
    expect((await uploadToChat(server.url, person, picture)).status).toBe(200);
    expect(await listedFiles(server.url, person)).toHaveLength(2);
  });
});

async function tryToMount(): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const folder = await mkdtemp(join(tmpdir(), 'armoni-mount-'));
  try {
    await run('mount', ['-t', 'tmpfs', 'tmpfs', folder]);
    await run('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
