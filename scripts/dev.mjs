import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './setup/paths.mjs';
import { prepare } from './setup/prepare.mjs';
import { runEntry, say } from './setup/say.mjs';
import { supervise } from './setup/supervise.mjs';

// The server restarts on a change; the page at http://localhost:5173 updates itself.
await runEntry(async () => {
  const { node, env } = await prepare({ web: false });
  const vite = spawn(node, [join(root, 'node_modules/vite/bin/vite.js')], {
    cwd: join(root, 'apps/web'),
    env,
    stdio: 'inherit',
  });
  process.on('exit', () => vite.kill());
  say("page en développement : http://localhost:5173 (le serveur de l'API est à côté)");
  supervise(node, ['--watch', join(root, 'apps/server/src/main.ts')], env);
});
