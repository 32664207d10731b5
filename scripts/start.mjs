import { join } from 'node:path';
import { root } from './setup/paths.mjs';
import { prepare } from './setup/prepare.mjs';
import { runEntry } from './setup/say.mjs';
import { supervise } from './setup/supervise.mjs';

await runEntry(async () => {
  const { node, env } = await prepare();
  supervise(node, [join(root, 'apps/server/src/main.ts')], env);
});
