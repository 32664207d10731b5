import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runtimeFolder } from '../setup/paths.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { say } from '../setup/say.mjs';
import { firstLine, outcomeOf } from './outcome.mjs';

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

/**
 * A round of each kind: each counts once.
 * @returns {Promise<import('./outcome.mjs').Outcome>}
 */
export async function tryFaults(node, env) {
  const out = join(runtimeFolder, 'faults.jsonl');
  await rm(out, { force: true });
  const { code, output } = await runFaults(node, env, ['--quick', '--out', out], {
    show: false,
    timeoutMs: longestQuickMs,
  });
  if (code !== 0) process.stderr.write(`${output}\n`);
  const lines = await readFile(out, 'utf8').catch(() => '');
  const tallies = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const outcome = outcomeOf('pannes', code, outcomeOfTallies(tallies));
  say(
    `${code === 0 ? '✓' : '✗'} pannes : ${outcome.passed} sortes, ${outcome.failures.length} en défaut`,
  );
  return outcome;
}

function outcomeOfTallies(tallies) {
  const played = tallies.filter(({ skipped }) => skipped === null);
  const failed = played.filter(({ findings, rounds }) => findings.length > 0 || rounds === 0);
  return {
    passed: played.length - failed.length,
    failures: failed.map(({ kind, findings }) => `panne ${kind} : ${firstLine(findings[0])}`),
    skipped: tallies.length - played.length,
  };
}
