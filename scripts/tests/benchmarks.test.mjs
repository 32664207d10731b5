import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { root } from '../setup/paths.mjs';
import { listBenchmarks, outcomeOfResults, runBenchmarks } from './benchmarks.mjs';

const run = promisify(execFile);
const bench = (...args) => run(process.execPath, [join(root, 'scripts/bench.mjs'), ...args]);
const oneLine = /^[^\n]+\n$/;

describe('npm run bench', () => {
  it('says in one line what there is', async () => {
    const { stderr } = await bench('--help');
    expect(stderr).toMatch(oneLine);
    for (const name of await listBenchmarks()) expect(stderr).toContain(name);
  });

  it.each(['--nonsense', 'nonsense'])('answers %s in one line', async (word) => {
    const refused = await bench(word, '--small').catch((error) => error);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(oneLine);
    expect(refused.stderr).toContain(word);
  });

  it('counts a benchmark that does not start', async () => {
    const [result] = await runBenchmarks(process.execPath, process.env, {
      names: ['absent'],
      show: false,
    });
    expect(result?.code).toBe(1);
  });

  it('counts what this machine cannot run as skipped, neither passed nor failed', async () => {
    const env = { ...process.env, PATH: '' };
    const results = await runBenchmarks(process.execPath, env, { names: ['words'], show: false });
    expect(results[0]?.output).toContain('espeak-ng is not installed');
    expect(outcomeOfResults(results)).toMatchObject({ passed: 0, failures: [], skipped: 1 });
  });

  it('names what one failed of, and what passed at the second try only', () => {
    const of = (name, code, output = '') => ({ name, seconds: 1, code, output });
    const broken = 'one figure\nfile.ts:3\nError: no melt\n    at run (file.ts:3)\n';
    const first = [of('right', 0), of('late', 1, 'ended\n'), of('bad', 1), of('away', 77)];
    expect(outcomeOfResults(first, [of('late', 0), of('bad', 1, broken)])).toEqual({
      passed: 2,
      failures: ['mesure bad : finie avec le code 1, Error: no melt'],
      skipped: 1,
      unstable: ['mesure late : finie avec le code 1, ended'],
    });
  });
});
