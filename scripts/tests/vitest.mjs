import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runtimeFolder } from '../setup/paths.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { outcomeOf } from './outcome.mjs';

/**
 * Runs everything in two lanes, one processor each: the server's suites take twice as long as all
 * others together, so the lane of the others ends with a third of them. Suites of both lanes may use
 * one PostgreSQL: each makes a schema of its own.
 * @returns {Promise<import('./outcome.mjs').Outcome[]>}
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
  return [...first, ...others];
}

async function inTurn(runs) {
  const results = [];
  for (const run of runs) results.push(await run());
  return results;
}

/**
 * Runs Vitest's projects of these names; a run that executed nothing is a failure. `shard`: « 1/3 »,
 * that share of the files.
 * @returns {Promise<import('./outcome.mjs').Outcome & { output: string }>} `output`: the last 64 kB.
 */
export async function runVitest(node, env, projects, options = {}) {
  const { show = true, shard = '1/1', cwd = root } = options;
  const report = join(runtimeFolder, `vitest-${[...projects, shard[0]].join('-')}.json`);
  await rm(report, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = [
    '--reporter=default',
    `--reporter=${join(import.meta.dirname, 'vitest-report.mjs')}`,
  ];
  const chosen = projects.map((name) => `--project=${name}`);
  const run = await runCommand(node, [vitest, 'run', `--shard=${shard}`, ...reporters, ...chosen], {
    cwd,
    env: { ...env, ARMONI_VITEST_REPORT: report },
    show,
  });
  const outcome = await readFile(report, 'utf8').then(JSON.parse, () => null);
  return {
    ...outcomeOf(`vitest ${projects.join(' ')} ${shard}`, run.code, outcome),
    output: run.output,
  };
}
