import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runtimeFolder } from '../setup/paths.mjs';
import { runCommand } from '../setup/run-command.mjs';

/**
 * Runs everything: what shares one PostgreSQL one suite after another, beside it the rest. Together
 * they keep two processors busy, and each output is shown whole.
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function runAllVitest(node, env) {
  const rest = runVitest(node, env, ['unit', 'integration'], { show: false });
  const server = await runVitest(node, env, ['server']);
  const others = await rest;
  process.stderr.write(others.output);
  const sum = (key) => server[key] + others[key];
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/**
 * Runs Vitest's projects of these names and counts from its own report; a run that executed nothing
 * counts as a failure.
 * @returns {Promise<{ passed: number, failed: number, skipped: number, output: string }>} `output`:
 *   the last 64 kB.
 */
export async function runVitest(node, env, projects, { show = true } = {}) {
  const report = join(runtimeFolder, `vitest-${projects.join('-')}.json`);
  await rm(report, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = projects.map((name) => `--project=${name}`);
  const run = await runCommand(node, [vitest, 'run', ...reporters, ...chosen], {
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
