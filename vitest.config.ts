import { defineConfig } from 'vitest/config';

// `unit` needs nothing but Node; `integration` also uses ffmpeg, databases and sockets.
const unit = [
  'packages/{contract,colour}/src/**/*.test.ts',
  'packages/*/src/{maths,model,plan}/**/*.test.ts',
  'apps/web/src/**/*.test.ts',
  'scripts/**/*.test.mjs',
];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: unit, environment: 'node' } },
      {
        test: {
          name: 'integration',
          include: ['packages/*/src/**/*.test.ts', 'apps/server/src/**/*.test.ts'],
          exclude: unit,
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Real servers, databases and ffmpeg on a busy machine; the report names what was retried.
          retry: 1,
        },
      },
    ],
  },
});
