import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runtimeFolder } from '../setup/paths.mjs';
import { runCommand } from '../setup/run-command.mjs';

/**
 * Runs everything in two lanes, one processor each: the server's suites take twice as long as all
 * others together, so the lane of the others ends with a third of them. Suites of both lanes may use
 * one PostgreSQL: each makes a schema of its own.
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function runAllVitest(node, env) {
  const second = inTurn([
    () => runVitest(node, env, ['unit', 'integration'], { show: false }),
    () => runVitest(node, env, ['server'], { show: false, shard: '3/3' }),
  ]);
  const first = await inTurn([
    () => runVitest(node, env, ['server'], { shard: '1/3' }),
    () => runVitest(node, env, ['server'], { shard: '2/3' }),
  ]);
  const others = await second;
  // Each output is shown whole.
  for (const { output } of others) process.stderr.write(output);
  const runs = [...first, ...others];
  const sum = (key) => runs.reduce((total, run) => total + run[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

async function inTurn(runs) {
  const results = [];
  for (const run of runs) results.push(await run());
  return results;
}

/**
 * Runs Vitest's projects of these names and counts from its own report; a run that executed nothing
 * counts as a failure. `shard`: « 1/3 », that share of the files.
 * @returns {Promise<{ passed: number, failed: number, skipped: number, output: string }>} `output`:
 *   the last 64 kB.
 */
export async function runVitest(node, env, projects, { show = true, shard = '1/1' } = {}) {
  const report = join(runtimeFolder, `vitest-${[...projects, shard[0]].join('-')}.json`);
  await rm(report, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = projects.map((name) => `--project=${name}`);
  const run = await runCommand(node, [vitest, 'run', `--shard=${shard}`, ...reporters, ...chosen], {
    cwd: root,
    env,
    show,
  });
  const counts = await readFile(report, 'utf8').then(JSON.parse, () => null);
  const passed = counts?.numPassedTests ?? 0;
  const failed = counts?.numFailedTests ?? 0;
  // A suite that fails to load, or an error outside of tests, has an exit code but no failed test.
  const isBroken = failed === 0 && (run.code !== 0 || passed === 0);
  return {
    passed,
    failed: isBroken ? 1 : failed,
    skipped: counts?.numPendingTests ?? 0,
    output: run.output,
  };
}
