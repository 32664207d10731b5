import { join } from 'node:path';
import { root } from './setup/paths.mjs';
import { prepare } from './setup/prepare.mjs';
import { runEntry } from './setup/say.mjs';
import { supervise } from './setup/supervise.mjs';

// `npm run bench [name …]`: measures side by side and writes benchmarks/results.md.
await runEntry(async () => {
  const { node, env } = await prepare({ web: false });
  supervise(node, [join(root, 'benchmarks/run.ts'), ...process.argv.slice(2)], env);
});
