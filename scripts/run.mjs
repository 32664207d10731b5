import { join } from 'node:path';
import { root } from './setup/paths.mjs';
import { prepare } from './setup/prepare.mjs';
import { runEntry } from './setup/say.mjs';
import { supervise } from './setup/supervise.mjs';

// Runs one TypeScript command of the repository: `node scripts/run.mjs <file.ts> [arguments]`.
// Paths in its arguments are those of the folder in which npm was called.
await runEntry(async () => {
  const [file, ...args] = process.argv.slice(2);
  const { node, env } = await prepare({ web: false });
  process.chdir(process.env.INIT_CWD ?? process.cwd());
  supervise(node, [join(root, file), ...args], env);
});
