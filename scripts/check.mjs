import { prepare } from './setup/prepare.mjs';
import { runEntry } from './setup/say.mjs';
import { runChecks } from './tests/checks.mjs';

// `npm run check`: format, lint, types, borders, unit tests. The first thing that CI runs.
await runEntry(async () => {
  const { node, env } = await prepare({ web: false, media: false });
  const { failed } = await runChecks(node, env, { unit: true });
  process.exit(failed === 0 ? 0 : 1);
});
