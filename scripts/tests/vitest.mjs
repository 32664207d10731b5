import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runtimeFolder } from '../setup/paths.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { outcomeOf } from './outcome.mjs';

/**
 * Runs Vitest's projects of these names; a run that executed nothing is a failure.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} projects
 * @param {{ show?: boolean, workers?: number, cwd?: string }} [options] `workers`: how many suites
 *   run at once; without it Vitest decides
 * @returns {Promise<import('./outcome.mjs').Outcome>}
 */
export async function runVitest(node, env, projects, options = {}) {
  const { show = true, workers, cwd = root } = options;
  const report = join(runtimeFolder, `vitest-${projects.join('-')}.json`);
  await rm(report, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = [
    '--reporter=default',
    `--reporter=${join(import.meta.dirname, 'vitest-report.mjs')}`,
  ];
  const chosen = projects.map((name) => `--project=${name}`);
  if (env.TEST_SAMPLE === '1') chosen.push('--tagsFilter=!whole');
  if (workers !== undefined) chosen.push(`--maxWorkers=${workers}`);
  const run = await runCommand(node, [vitest, 'run', ...reporters, ...chosen], {
    cwd,
    env: { ...env, ARMONI_VITEST_REPORT: report },
    show,
  });
  const outcome = await readFile(report, 'utf8').then(JSON.parse, () => null);
  return outcomeOf(`vitest ${projects.join(' ')}`, run.code, outcome);
}
