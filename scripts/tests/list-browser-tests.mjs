import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../setup/paths.mjs';

const run = promisify(execFile);

/**
 * Asks Playwright itself, so that a renamed or removed test is missed.
 * @param {{ isSample?: boolean }} [options]
 * @returns {Promise<Map<string, Set<string>>>} the widths of each test, by `file › title` without its section
 */
export async function listBrowserTests({ isSample = false } = {}) {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const { stdout } = await run(process.execPath, [cli, 'test', '--list', '--reporter=json'], {
    cwd: join(root, 'e2e'),
    env: { ...process.env, TEST_SAMPLE: isSample ? '1' : '', E2E_DATA_DIR: tmpdir() },
    maxBuffer: 1 << 26,
  });
  const found = new Map();
  const visit = (file, suite) => {
    for (const { title, tests } of suite.specs ?? []) {
      const name = `${file} › ${title.replace(/^§\d+ /, '')}`;
      const widths = tests.map(({ projectName }) => projectName);
      found.set(name, new Set([...(found.get(name) ?? []), ...widths]));
    }
    for (const inner of suite.suites ?? []) visit(file, inner);
  };
  for (const suite of JSON.parse(stdout).suites)
    visit(suite.file.replace(/\.spec\.ts$/, ''), suite);
  return found;
}
