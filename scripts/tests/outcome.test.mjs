import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runtimeFolder } from '../setup/paths.mjs';
import { outcomeOf, sumUp } from './outcome.mjs';
import { outcomeOfReport } from './playwright.mjs';
import { runVitest } from './vitest.mjs';

const planted = {
  'vitest.config.mjs':
    "export default { test: { globals: true, projects: [{ extends: true, test: { name: 'planted' } }] } };",
  'right.test.mjs': "test('adds', () => expect(1 + 1).toBe(2));",
  'wrong.test.mjs': "describe('sums', () => { test('are off', () => expect(1 + 1).toBe(3)); });",
  'second.test.mjs':
    "let tries = 0; test('is late', { retry: 1 }, () => expect((tries += 1)).toBe(2));",
  'hook.test.mjs':
    "describe('a hook', () => { beforeAll(() => { throw new Error('no room'); }); test('waits', () => {}); });",
  'broken.test.mjs': "import './absent.mjs'; test('never runs', () => {});",
};

describe('a run of Vitest', () => {
  let folder = '';
  /** @type {import('./outcome.mjs').Outcome} */
  let outcome;

  beforeAll(async () => {
    await mkdir(runtimeFolder, { recursive: true });
    folder = await mkdtemp(join(runtimeFolder, 'planted-tests-'));
    for (const [name, text] of Object.entries(planted)) await writeFile(join(folder, name), text);
    const options = { show: false, cwd: folder };
    // The planted tests have no sample of their own.
    const { TEST_SAMPLE: _, ...env } = process.env;
    outcome = await runVitest(process.execPath, env, ['planted'], options);
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('names each test that failed, with its cause', () => {
    expect(outcome.failures).toContainEqual(
      expect.stringMatching(/wrong\.test\.mjs › sums > are off : .*expected 2 to be 3/),
    );
    expect(outcome.passed).toBe(2);
  });

  it('names a suite whose hook threw, and one that does not load', () => {
    expect(outcome.failures).toContainEqual(
      expect.stringMatching(/hook\.test\.mjs › a hook : .*no room/),
    );
    expect(outcome.failures).toContainEqual(expect.stringMatching(/broken\.test\.mjs : .*absent/));
    expect(outcome.failures).toHaveLength(3);
  });

  it('names what passed at the second try only', () => {
    expect(outcome.unstable).toEqual([expect.stringMatching(/second\.test\.mjs › is late$/)]);
  });
});

describe('the end of npm test', () => {
  it('takes a run without a report, without a test or with a bad end for a failure', () => {
    const empty = { passed: 0, failures: [] };
    expect(outcomeOf('x', 0, null).failures).toHaveLength(1);
    expect(outcomeOf('x', 0, empty).failures).toHaveLength(1);
    expect(outcomeOf('x', 1, { passed: 3, failures: [] }).failures).toHaveLength(1);
    expect(outcomeOf('x', 0, { passed: 3, failures: [] }).failures).toEqual([]);
    expect(outcomeOf('x', 1, { passed: 3, failures: ['y'] }).failures).toEqual(['y']);
  });

  it('names browser tests by file, line and project', () => {
    const result = (...messages) => messages.map((message) => ({ error: message && { message } }));
    const test = (status, ...messages) => ({
      ...{ status, projectName: 'wide', results: result(...messages) },
    });
    const spec = (title, one) => ({ title, file: 'a.spec.ts', line: 7, tests: [one] });
    const report = {
      stats: { expected: 1, flaky: 1, unexpected: 1, skipped: 0 },
      errors: [],
      suites: [
        {
          specs: [spec('opens', test('expected', undefined))],
          suites: [
            {
              specs: [
                spec('closes', test('unexpected', 'too late\nmore', 'again')),
                spec('waits', test('flaky', 'once', undefined)),
              ],
            },
          ],
        },
      ],
    };
    expect(outcomeOfReport(report)).toEqual({
      ...{ passed: 2, skipped: 0 },
      failures: ['a.spec.ts:7 › closes (wide) : too late ; puis again'],
      unstable: ['a.spec.ts:7 › waits (wide) : once'],
    });
  });

  it('tells where a browser test stopped, and what it waited for', () => {
    const error = {
      message: "\u001b[31mnot visible\u001b[39m\n\nLocator: getByText('a')\nExpected: visible",
      location: { file: 'a.spec.ts', line: 12, column: 3 },
    };
    const tests = [{ status: 'unexpected', projectName: 'wide', results: [{ error }, { error }] }];
    const report = {
      stats: { expected: 0, flaky: 0, unexpected: 1, skipped: 0 },
      errors: [],
      suites: [{ specs: [{ title: 'opens', file: 'a.spec.ts', line: 7, tests }] }],
    };
    expect(outcomeOfReport(report).failures).toEqual([
      "a.spec.ts:7 › opens (wide) : not visible (ligne 12, getByText('a'))",
    ]);
  });

  it('is the sum, after the names', () => {
    const lines = [];
    const write = (text) => lines.push(String(text)) > 0;
    vi.spyOn(process.stderr, 'write').mockImplementation(write);
    vi.spyOn(process.stdout, 'write').mockImplementation(write);
    const failed = sumUp([
      { passed: 2, failures: ['one', 'two'], skipped: 1, unstable: ['late'] },
      { passed: 3, failures: [] },
    ]);
    vi.restoreAllMocks();
    expect(failed).toBe(2);
    expect(lines).toEqual([
      ...['armoni: au second essai : late\n', 'armoni: ✗ one\n', 'armoni: ✗ two\n'],
      '5 passed, 2 failed, 1 skipped\n',
    ]);
  });
});
