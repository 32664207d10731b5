import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { say } from '../setup/say.mjs';

/** What has not ended by then is ended. */
const longestQuickMs = 15 * 60_000;

/**
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} args
 * @param {{ show: boolean, timeoutMs?: number }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runFaults(node, env, args, { show, timeoutMs }) {
  const line = ['--disable-warning=ExperimentalWarning', join(root, 'faults/run.ts'), ...args];
  return runCommand(node, line, { cwd: root, env, show, timeoutMs });
}

/** A round of each kind: each counts once. A run that ends without its sum is a failure. */
export async function tryFaults(node, env) {
  const { code, output } = await runFaults(node, env, ['--quick'], {
    show: false,
    timeoutMs: longestQuickMs,
  });
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  const count = passed
    ? { passed: Number(passed), failed: Number(failed) }
    : { passed: 0, failed: 1 };
  say(`${code === 0 ? '✓' : '✗'} pannes : ${count.passed} sortes, ${count.failed} en défaut`);
  if (code !== 0) process.stderr.write(`${output}\n`);
  return count;
}
