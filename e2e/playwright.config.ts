import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browser } from './browser.ts';
import { phone } from './phone.ts';

// Workers evaluate this file too: only the first evaluation makes the data folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'armoni-e2e-'));
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));

// Without a character set Chromium saves « Papier plié » as `download`.
process.env.LANG ??= 'C.UTF-8';

// A server that runs already, e.g. `E2E_URL=http://localhost:3000`: quicker while writing tests.
const running = process.env.E2E_URL;
const baseURL = running ?? `http://localhost:${process.env.E2E_PORT}`;

// What pages do rarely breaks at one width alone: the narrow one runs all of it only when
// everything is asked for. `screens` draws other states there; the others are about what the widths
// have apart: sheets instead of columns, a menu. `@dear` is not at the narrow width in the sample,
// `@whole` at neither: what costs much and is held by suites of the server or of an engine, too.
const isWhole = process.env.TEST_SAMPLE !== '1';
const narrowInSample = [
  'clips',
  'crop',
  'landing',
  'projects',
  'music',
  'screens',
  'site',
  'studio',
  'table',
  'table-by-finger',
  'texts-on-stage',
];

// It only writes the pictures of the README; what it goes through is tested elsewhere.
const notForTests = process.env.UPDATE_PICTURES === '1' ? [] : ['pictures.spec.ts'];

export default defineConfig({
  testDir: 'tests',
  testIgnore: notForTests,
  outputDir: join(process.env.E2E_DATA_DIR, 'results'),
  snapshotPathTemplate: 'looks/{projectName}/{arg}{ext}',
  updateSnapshots: process.env.UPDATE_SNAPSHOTS === '1' ? 'changed' : 'none',
  // While one renders a film, which is mostly waiting, the other goes through the pages.
  workers: 2,
  timeout: 360_000,
  expect: {
    timeout: 15_000,
    // Fewer pixels than the smallest icon has, and dark grey on black still counts; letters that
    // sit a hair elsewhere don't.
    toHaveScreenshot: { maxDiffPixels: 60, threshold: 0.06, animations: 'disabled', scale: 'css' },
  },
  // A machine busy with something else may be late once; such a test is reported as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  globalSetup: './global-setup.ts',
  globalTeardown: './global-teardown.ts',
  use: {
    baseURL,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // What cannot be pressed by then never can: a long test ends there and says so.
    actionTimeout: 120_000,
    // A trace costs each test a third of its time: E2E_TRACE=1 when a failure is not understood.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: browser,
  },
  projects: [
    // A few tests carry the name of the one size that they are about.
    {
      name: 'wide',
      use: { viewport: { width: 1440, height: 900 } },
      grepInvert: isWhole ? /@narrow/ : /@narrow|@whole/,
    },
    {
      name: 'narrow',
      use: phone,
      grepInvert: isWhole ? /@wide/ : /@wide|@dear|@whole/,
      testMatch: isWhole ? '*.spec.ts' : narrowInSample.map((name) => `${name}.spec.ts`),
      testIgnore: notForTests,
    },
  ],
  webServer: running
    ? undefined
    : {
        // Without a shell in between, a start notices when the test runner is gone.
        command: 'exec node ../scripts/start.mjs',
        url: `${baseURL}/api/v1/health`,
        timeout: 300_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
        env: {
          PORT: process.env.E2E_PORT,
          // Full HD is the engine's own tests' to show.
          FILM_SHORT_SIDE: '360',
          RATE_LIMIT_FACTOR: '50',
          SOCIAL_URL: 'https://social.example.org/armoni',
          // So that nobody's menu depends on who came first.
          ADMIN_EMAILS: 'wide.administre@exemple.fr,narrow.administre@exemple.fr',
          ARMONI_DATA_DIR: join(process.env.E2E_DATA_DIR, 'data'),
        },
      },
});
