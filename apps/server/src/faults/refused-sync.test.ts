import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePicture, uploadToChat } from '../features/files/testing.ts';
import { signUpSomebody } from '../testing.ts';
import { filesBelow, listedFiles } from './testing/acknowledged.ts';
import { freePort, type ServerProcess, startServer } from './testing/server-process.ts';

const canTrace = spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;
if (!canTrace) console.warn('No strace, or no right to it: failing syncs are not tested.');

describe.runIf(canTrace)('a disk that fails to sync', () => {
  let dataFolder: string;
  let server: ServerProcess;
  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'armoni-sync-'));
    server = await startServer({ dataFolder, port: await freePort() });
  });
  afterAll(async () => {
    await server.kill();
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
  });

  it('acknowledges no upload', async () => {
    const person = await signUpSomebody(server.url);
    const picture = await makePicture('png');
    const tracer = await failSyncs(server.pid);
    const answer = await uploadToChat(server.url, person, picture);
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'unavailable' }]);
    expect(await listedFiles(server.url, person)).toEqual([]);
    expect(await filesBelow(join(dataFolder, 'storage', 'unfinished'))).toEqual([]);
    await detach(tracer);
    expect((await uploadToChat(server.url, person, picture)).status).toBe(200);
    expect(await listedFiles(server.url, person)).toHaveLength(1);
  });
});

/** Every `fsync` and `fdatasync` of the process answers EIO until the tracer is detached. */
async function failSyncs(pid: number): Promise<ChildProcess> {
  const inject = 'inject=fsync,fdatasync:error=EIO';
  const tracer = spawn('strace', ['-f', '-o', '/dev/null', '-e', inject, '-p', String(pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  tracer.stderr.on('data', (text) => {
    said += text;
  });
  await expect.poll(() => said).toContain('attached');
  return tracer;
}

async function detach(tracer: ChildProcess): Promise<void> {
  const ended = once(tracer, 'close');
  tracer.kill('SIGINT');
  await ended;
}
