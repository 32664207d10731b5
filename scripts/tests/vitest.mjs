import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runtimeFolder } from '../setup/paths.mjs';
import { runCommand } from '../setup/run-command.mjs';

/**
 * Runs Vitest and counts from its own report; a run that executed nothing counts as a failure.
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function runVitest(node, env, args = []) {
  const report = join(runtimeFolder, 'vitest.json');
  await rm(report, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const run = await runCommand(node, [vitest, 'run', ...reporters, ...args], {
    cwd: root,
    env,
    show: true,
  });
  const counts = await readFile(report, 'utf8').then(JSON.parse, () => null);
  const passed = counts?.numPassedTests ?? 0;
  const failed = counts?.numFailedTests ?? 0;
  // A suite that fails to load, or an error outside of tests, has an exit code but no failed test.
  const isBroken = failed === 0 && (run.code !== 0 || passed === 0);
  return { passed, failed: isBroken ? 1 : failed, skipped: counts?.numPendingTests ?? 0 };
}
