import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runtimeFolder } from '../setup/paths.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { say } from '../setup/say.mjs';

/**
 * Runs the browser tests in the Chromium of CHROMIUM_PATH and counts from Playwright's own report.
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function runPlaywright(node, env) {
  const report = join(runtimeFolder, 'playwright.json');
  const pages = join(root, 'e2e/playwright-report');
  await rm(report, { force: true });
  const run = await runCommand(
    node,
    [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json,html'],
    {
      cwd: join(root, 'e2e'),
      env: {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        PLAYWRIGHT_HTML_OUTPUT_DIR: pages,
        PLAYWRIGHT_HTML_OPEN: 'never',
      },
      show: true,
    },
  );
  const stats = await readFile(report, 'utf8').then(
    (text) => JSON.parse(text).stats,
    () => null,
  );
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  const failed = stats?.unexpected ?? 0;
  if (failed > 0) say(`rapport illustré des échecs : ${join(pages, 'index.html')}`);
  const isBroken = failed === 0 && (run.code !== 0 || passed === 0);
  return { passed, failed: isBroken ? 1 : failed, skipped: stats?.skipped ?? 0 };
}
