import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { say } from '../setup/say.mjs';

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
 * Runs every static check beside the others, each to its end so that one run shows all that is wrong.
 * @returns {Promise<import('./outcome.mjs').Outcome>}
 */
export async function runChecks(node, env) {
  const failures = [];
  const results = checks.map(({ args }) => runCommand(node, args, { cwd: root, env }));
  for (const [index, check] of checks.entries()) {
    const result = await results[index];
    say(`${result.code === 0 ? '✓' : '✗'} ${check.name}`);
    if (result.code === 0) continue;
    failures.push(check.name);
    process.stderr.write(`${result.output}\n`);
  }
  return { passed: checks.length - failures.length, failures };
}
