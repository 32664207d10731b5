import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, runtimeFolder } from '../setup/paths.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { say } from '../setup/say.mjs';
import { firstLine, outcomeOf } from './outcome.mjs';

/**
 * Runs the browser tests in the Chromium of CHROMIUM_PATH and counts from Playwright's own report.
 * @returns {Promise<import('./outcome.mjs').Outcome>}
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
  const outcome = await readFile(report, 'utf8').then(
    (text) => outcomeOfReport(JSON.parse(text)),
    () => null,
  );
  if (run.code !== 0) say(`rapport illustré des échecs : ${join(pages, 'index.html')}`);
  return outcomeOf('navigateur', run.code, outcome);
}

export function outcomeOfReport({ stats, suites, errors }) {
  const tests = suites.flatMap(testsOf);
  const inState = (status) => tests.filter((test) => test.status === status);
  return {
    passed: stats.expected + stats.flaky,
    failures: [
      ...inState('unexpected').map(({ name, results }) => `${name} : ${causeOf(results)}`),
      ...errors.map(({ message }) => `navigateur, hors des tests : ${firstLine(message)}`),
    ],
    skipped: stats.skipped,
    unstable: inState('flaky').map(({ name, results }) => `${name} : ${causeOf(results)}`),
  };
}

/** The tests of a suite and of those in it, with a name to start them by. */
function testsOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map((test) => ({ ...test, name: `${file}:${line} › ${title} (${test.projectName})` })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

/** What went wrong in each try, on which line, and what was looked for there. */
function causeOf(results) {
  const causes = results.flatMap(({ error }) => {
    if (!error) return [];
    const locator = /^Locator: (.+)$/m.exec(stripVTControlCharacters(error.message ?? ''))?.[1];
    const line = error.location && `ligne ${error.location.line}`;
    const where = [line, locator].filter(Boolean).join(', ');
    return [firstLine(error.message) + (where && ` (${where})`)];
  });
  return [...new Set(causes)].join(' ; puis ');
}
