import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBudgets, fileBudgets, scriptBudgets } from './budgets.mjs';

describe('the budgets of the built web app', () => {
  let folder;
  const write = async (name, bytes) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  };
  const page = (path, scripts) => ({ path, scripts });

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'armoni-budgets-'));
    for (const name of Object.keys(fileBudgets)) await write(name, 'x');
    await write('assets/small.js', 'export {}');
    // Chance does not compress: these are its bytes on the wire.
    await write('assets/large.js', randomBytes(scriptBudgets['/'] * 1000));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const check = async (...pages) => {
    await write('page-heads.json', JSON.stringify(pages));
    return checkBudgets(folder);
  };

  it('are kept by a small build', async () => {
    const outcome = await check(page('/', ['/assets/small.js']));
    expect(outcome).toEqual({ passed: 1 + Object.keys(fileBudgets).length, failures: [] });
  });

  it('add up all scripts of a page', async () => {
    const scripts = ['/assets/small.js', '/assets/large.js'];
    expect((await check(page('/', scripts))).failures).toHaveLength(1);
  });

  it('leave no page without one', async () => {
    expect((await check(page('/nouvelle', ['/assets/small.js']))).failures).toHaveLength(1);
  });

  it('miss a film that is not there', async () => {
    await rm(join(folder, 'landing/film.mp4'));
    expect((await check(page('/', []))).failures).toHaveLength(1);
  });
});
