import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  linkIn,
  receiveMails,
} from '../apps/server/src/features/identity/testing/receive-mails.ts';
import { test as base, expect } from './test.ts';

type MailingStudio = {
  readonly url: string;
  /** The link of the mail that was sent to an address as its first, second… one. */
  readonly linkTo: (address: string, which?: number) => Promise<string>;
};

/** A studio of its own that sends mails, and the letter boxes they come to. */
export const test = base.extend<object, { studio: MailingStudio }>({
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here.
    async ({}, use) => {
      const mails = await receiveMails();
      const server = await startServer(mails.environment);
      await use({
        url: server.url,
        async linkTo(address, which = 1) {
          const sent = () => mails.received.filter((mail) => mail.includes(`To: ${address}`));
          await expect.poll(() => sent().length).toBeGreaterThanOrEqual(which);
          return linkIn(sent()[which - 1] ?? '').href;
        },
      });
      await server.stop();
      mails.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ studio }, use) => use(studio.url),
});

async function startServer(environment: Readonly<Record<string, string>>) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const data = await mkdtemp(join(tmpdir(), 'armoni-e2e-mails-'));
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}
