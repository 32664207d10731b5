import { prepare } from './setup/prepare.mjs';
import { runEntry } from './setup/say.mjs';
import { runChecks } from './tests/checks.mjs';
import { sumUp } from './tests/outcome.mjs';
import { runVitest } from './tests/vitest.mjs';

// `npm run check`: format, lint, types, borders, unit tests. The first thing that CI runs.
await runEntry(async () => {
  const { node, env } = await prepare({ web: false, media: false });
  const outcomes = [await runChecks(node, env), await runVitest(node, env, ['unit'])];
  process.exit(sumUp(outcomes) === 0 ? 0 : 1);
});
