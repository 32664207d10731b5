import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from './test.ts';

/** A studio of its own, with settings of its own and no data. */
export async function startStudio(port: number, environment: Readonly<Record<string, string>>) {
  const url = `http://localhost:${port}`;
  const data = await mkdtemp(join(tmpdir(), 'armoni-e2e-own-'));
  const child = spawn('node', ['../scripts/start.mjs'], {
    env: {
      ...process.env,
      ...environment,
      PORT: String(port),
      ARMONI_DATA_DIR: data,
      RATE_LIMIT_FACTOR: '50',
    },
    stdio: 'ignore',
  });
  await expect.poll(() => isReady(url), { timeout: 300_000 }).toBe(true);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(data, { recursive: true, force: true });
    },
  };
}

const isReady = (url: string) =>
  fetch(`${url}/api/v1/health`).then(
    ({ ok }) => ok,
    () => false,
  );

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}
