import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const mainFile = fileURLToPath(new URL('main.ts', import.meta.url));

describe('the server process', () => {
  let folder: string;
  let processes: ChildProcess[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'armoni-main-'));
    processes = [];
  });
  afterEach(async () => {
    for (const child of processes) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  const run = (environment: Record<string, string> = {}) => {
    const env = { PATH: process.env.PATH, PORT: '0', ARMONI_DATA_DIR: folder, ...environment };
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', mainFile], {
      env,
    });
    processes.push(child);
    let output = '';
    let errors = '';
    const ready = new Promise<string>((resolve) => {
      child.stdout.on('data', (chunk) => {
        output += chunk;
        if (output.includes('http://')) resolve(output);
      });
    });
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    const ended = once(child, 'close').then(([code]) => ({ code: code as number, errors }));
    return { child, ready, ended };
  };

  it('says in one line where it is ready, and stops when asked', async () => {
    const { child, ready, ended } = run();
    const line = await ready;
    expect(line).toMatch(/^Armoni est prêt : http:\/\/localhost:\d+\n$/);
    const url = line.trim().split(' ').at(-1) as string;
    expect((await fetch(`${url}/api/v1/health`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, errors: '' });
  });

  it('refuses a folder that another process uses, until that one is gone', async () => {
    const first = run();
    await first.ready;
    const second = await run().ended;
    expect(second.code).toBe(1);
    expect(second.errors).toMatch(/^Un autre Armoni utilise déjà le dossier .*\n$/);
    first.child.kill('SIGKILL');
    await first.ended;
    const third = run();
    expect(await third.ready).toContain('Armoni est prêt');
  });

  it('says which port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    const { code, errors } = await run({ PORT: String(port) }).ended;
    expect(code).toBe(1);
    expect(errors).toMatch(new RegExp(`^Le port ${port} est déjà utilisé\\..*\\n$`));
    other.close();
  });

  it('says which folder cannot be written to', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    for (const place of [join(file, 'data'), '/proc/armoni']) {
      const { code, errors } = await run({ ARMONI_DATA_DIR: place }).ended;
      expect(code).toBe(1);
      expect(errors).toMatch(/^Armoni ne peut pas écrire dans .*\n$/);
    }
  });

  it('says which setting is wrong', async () => {
    const { code, errors } = await run({ PORT: 'eighty' }).ended;
    expect(code).toBe(1);
    expect(errors).toMatch(/^La variable PORT est invalide\..*\n$/);
  });

  it('says that the database does not answer', async () => {
    const { code, errors } = await run({ DATABASE_URL: 'postgres://a@127.0.0.1:9/a' }).ended;
    expect(code).toBe(1);
    expect(errors).toMatch(/base de données.*DATABASE_URL.*\n$/);
    expect(errors.trim().split('\n')).toHaveLength(1);
  });
});
