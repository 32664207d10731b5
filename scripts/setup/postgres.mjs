import { spawn } from 'node:child_process';
import { chmod, chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runCommand } from './run-command.mjs';

/**
 * The PostgreSQL that tests may use: TEST_DATABASE_URL, the one at 127.0.0.1:5432, or a private one
 * from binaries on this machine.
 * @returns {Promise<{ url: string | null, stop: () => Promise<void> }>} url is null when there is none
 */
export async function findPostgres() {
  const nothing = async () => {};
  const { TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL) return { url: TEST_DATABASE_URL, stop: nothing };
  if (await answers(5432)) {
    return { url: 'postgres://postgres@127.0.0.1:5432/test', stop: nothing };
  }
  const binaries = await findBinaries();
  if (binaries === null) return { url: null, stop: nothing };
  return startPrivate(binaries);
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.setTimeout(1000, () => socket.destroy());
    socket.on('connect', () => socket.end(() => resolve(true)));
    socket.on('error', () => resolve(false));
    socket.on('close', () => resolve(false));
  });
}

async function findBinaries() {
  const base = '/usr/lib/postgresql';
  const versions = await readdir(base).catch(() => []);
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  if (newest !== undefined) return join(base, newest, 'bin');
  const onPath = await runCommand('pg_config', ['--bindir']);
  return onPath.code === 0 ? onPath.output.trim() : null;
}

async function startPrivate(binaries) {
  const folder = await mkdtemp(join(tmpdir(), 'armoni-postgres-'));
  const user = await ordinaryUser();
  if (user !== null) {
    await chown(folder, user.uid, user.gid);
    await chmod(folder, 0o700);
  }
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  await finish(spawn(join(binaries, 'initdb'), init, { ...user, cwd: folder, stdio: 'ignore' }));
  const port = await freePort();
  const server = spawn(
    join(binaries, 'postgres'),
    // Nothing in it outlives the tests: it need not reach the disk.
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=off'],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  const stop = async () => {
    server.kill('SIGINT');
    await finish(server);
    await rm(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 100 && server.exitCode === null; tries += 1) {
    if (await answers(port)) return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
    await delay(100);
  }
  await stop();
  return { url: null, stop: async () => {} };
}

/** PostgreSQL refuses to run as root. */
async function ordinaryUser() {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const { code, output } = await runCommand('id', ['-u', name]);
    const group = await runCommand('id', ['-g', name]);
    if (code === 0) return { uid: Number(output), gid: Number(group.output) };
  }
  return null;
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

function finish(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.on('exit', resolve));
}
