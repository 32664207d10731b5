import { readdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { say } from '../setup/say.mjs';
import { firstLine } from './outcome.mjs';

/** @typedef {{ name: string, seconds: number, code: number, output: string }} Result */

const folder = join(root, 'benchmarks');
/** What has not ended by then, all benchmarks together, is ended. */
const longestMs = 30 * 60_000;
/** How one ends that this machine cannot run: `benchmarks/shared/leave-out.ts`. */
const leftOut = 77;
/** Half of the time that all take at their smallest: not in the sample. */
export const dearBenchmarks = [
  'capacity',
  'guests',
  'lists',
  'readable',
  'restarts',
  'told',
  'watermark-cost',
  'watermark-shown',
];
const quiet = ['--disable-warning=ExperimentalWarning'];

/** Each file beside the others is one; what they share is in folders. */
export async function listBenchmarks() {
  const files = await readdir(folder);
  return files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => basename(file, '.ts'))
    .sort();
}

/**
 * Runs benchmarks one after the other: figures compare within one run only.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @param {{ names?: string[], isSmall?: boolean, show?: boolean }} [options] no names: all of them
 * @returns {Promise<Result[]>}
 */
export async function runBenchmarks(node, env, options = {}) {
  const { names = [], isSmall = false, show = true } = options;
  const endsAt = performance.now() + longestMs;
  const results = [];
  for (const name of names.length > 0 ? names : await listBenchmarks()) {
    if (show) say(name);
    const startedAt = performance.now();
    const { code, output } = await runCommand(
      node,
      [...quiet, join(folder, `${name}.ts`), ...(isSmall ? ['--small'] : [])],
      { cwd: root, env: { ...env, NO_COLOR: '1' }, show, timeoutMs: endsAt - startedAt },
    );
    results.push({ name, seconds: (performance.now() - startedAt) / 1000, code, output });
  }
  return results;
}

export const hasFailed = ({ code }) => code !== 0 && code !== leftOut;

/**
 * Every benchmark once, at its smallest: one that no longer runs is a failure, as a test tried a second
 * time, since other programs' renderers have a part in some. In the sample without the dear ones.
 * @returns {Promise<import('./outcome.mjs').Outcome>}
 */
export async function tryBenchmarks(node, env) {
  const every = await listBenchmarks();
  const names = every.filter((name) => env.TEST_SAMPLE !== '1' || !dearBenchmarks.includes(name));
  const first = await tryAll(node, env, names);
  const again = first.filter(hasFailed).map(({ name }) => name);
  const second = again.length > 0 ? await tryAll(node, env, again) : [];
  return outcomeOfResults(first, second);
}

async function tryAll(node, env, names) {
  const results = await runBenchmarks(node, env, { names, isSmall: true, show: false });
  for (const { name, seconds, code, output } of results) {
    const mark = { 0: '✓', [leftOut]: '–' }[code] ?? '✗';
    say(`${mark} mesure ${name.padEnd(9)} ${seconds.toFixed(1).padStart(5)} s`);
    if (code !== 0) process.stderr.write(`${output}\n`);
  }
  return results;
}

/**
 * @param {Result[]} first
 * @param {Result[]} [second] of those that failed at first
 * @returns {import('./outcome.mjs').Outcome}
 */
export function outcomeOfResults(first, second = []) {
  const tried = first.filter((one) => !second.some(({ name }) => name === one.name));
  const last = [...tried, ...second];
  return {
    passed: last.filter(({ code }) => code === 0).length,
    failures: last.filter(hasFailed).map(told),
    skipped: last.filter(({ code }) => code === leftOut).length,
    unstable: first.filter((one) => second.some((two) => isMended(one, two))).map(told),
  };
}

const isMended = (one, two) => one.name === two.name && !hasFailed(two);

/** With the error, which is far above in the log by the time that failures are named. */
const told = ({ name, code, output }) =>
  `mesure ${name} : finie avec le code ${code}, ${causeIn(output)}`;

function causeIn(output) {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return firstLine(lines.find((line) => /^\S*Error\b/.test(line)) ?? lines.at(-1)) || 'sans un mot';
}

/** @param {Result[]} results */
export async function writeResults(node, path, results) {
  const { output: version } = await runCommand(node, ['--version']);
  const processor = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`;
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  const day = new Date().toISOString().slice(0, 10);
  const head = `# Results\n\nMeasured on ${day}: ${processor}, ${memory}, Node ${version.trim()}.\n`;
  const sections = results.map(({ name, seconds, code, output }) => {
    const end = code === 0 ? '' : ` It ended with ${code}.`;
    return `## ${name}\n\nTook ${Math.round(seconds)} s.${end}\n\n\`\`\`\n${output.trim()}\n\`\`\`\n`;
  });
  await writeFile(path, `${head}\n${sections.join('\n')}`);
}
