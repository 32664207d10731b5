import { defineConfig } from 'vitest/config';

// `unit` needs nothing but Node, and little time. What also uses ffmpeg, databases or sockets, or
// draws whole pictures, is called `*.integration.test.ts`; on the server that is nearly everything.
const unit = ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'scripts/**/*.test.mjs'];
const integration = ['packages/*/src/**/*.integration.test.ts', 'faults/**/*.integration.test.ts'];
const server = ['apps/server/src/**/*.test.ts'];

const patient = {
  environment: 'node',
  // What hangs is told late; what is slow since a browser draws beside it must not fail.
  testTimeout: 240_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  // Real servers, databases and ffmpeg on a busy machine; the report names what was retried.
  retry: 1,
};

export default defineConfig({
  test: {
    tags: [
      {
        name: 'whole',
        description: 'Costs much and breaks together with something cheaper: not in the sample.',
      },
    ],
    projects: [
      {
        test: {
          name: 'unit',
          include: unit,
          exclude: integration,
          environment: 'node',
          isolate: false,
          // A verdict must not depend on what else the machine does.
          testTimeout: 60_000,
          // A test that needs them stands in the wrong project.
          env: { FFMPEG_PATH: 'not-in-unit-tests', FFPROBE_PATH: 'not-in-unit-tests' },
        },
      },
      { test: { ...patient, name: 'integration', include: integration } },
      // Suites may run beside each other: each has databases of its own.
      {
        test: {
          ...patient,
          name: 'server',
          include: server,
          isolate: false,
          globalSetup: 'apps/server/src/platform/database/testing/migrate-template.ts',
        },
      },
    ],
  },
});
