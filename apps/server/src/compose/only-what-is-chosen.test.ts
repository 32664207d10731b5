import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePort, startServer } from '../faults/testing/server-process.ts';

const ofOthers = ['@aws-sdk', 'ai', '@ai-sdk', 'nodemailer', 'undici'];

it('starts without the libraries of services that its settings do not name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'armoni-chosen-'));
  const list = join(folder, 'modules.txt');
  const hook = new URL('./testing/list-modules.mjs', import.meta.url).href;
  const server = await startServer({
    ...{ dataFolder: join(folder, 'data'), port: await freePort() },
    environment: { NODE_OPTIONS: `--import ${hook}`, LOADED_MODULES: list },
  });
  await server.stop();
  const loaded = await readFile(list, 'utf8');
  expect(loaded).toContain('/node_modules/fastify/');
  for (const name of ofOthers) expect(loaded).not.toContain(`/node_modules/${name}/`);
  await rm(folder, { recursive: true });
});
