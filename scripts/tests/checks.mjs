import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { say } from '../setup/say.mjs';
import { runVitest } from './vitest.mjs';

const tool = (path) => join(root, 'node_modules', path);

const checks = [
  {
    name: 'format et lint',
    args: [tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
  },
  { name: 'types', args: [tool('@typescript/native/bin/tsc'), '-b'] },
  {
    name: 'frontières',
    args: [
      tool('dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.mjs',
      'apps',
      'packages',
    ],
  },
];

/**
 * Runs every static check, each to its end so that one run shows all that is wrong.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(node, env, { unit = false } = {}) {
  const count = { passed: 0, failed: 0 };
  for (const check of checks) {
    const result = await runCommand(node, check.args, { cwd: root, env });
    say(`${result.code === 0 ? '✓' : '✗'} ${check.name}`);
    if (result.code === 0) count.passed += 1;
    else {
      count.failed += 1;
      process.stderr.write(`${result.output}\n`);
    }
  }
  if (!unit) return count;
  const tests = await runVitest(node, env, ['unit']);
  return { passed: count.passed + tests.passed, failed: count.failed + tests.failed };
}
