import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { isPacked, root, runtimeFolder } from './paths.mjs';
import { runCommand } from './run-command.mjs';
import { SetupProblem, say } from './say.mjs';
import { hashOf, isStamped, stamp } from './stamp.mjs';

const sources = ['apps/web', 'packages/contract', 'packages/colour', 'package-lock.json'];

/** Builds the web app when its sources, the contract, the colours or the packages changed. */
export async function buildWeb(node) {
  if (isPacked()) return;
  const stampFile = join(runtimeFolder, 'web.stamp');
  const value = await hashOf(sources.map((path) => join(root, path)));
  const page = join(root, 'apps/web/dist/index.html');
  const isBuilt = await access(page).then(
    () => true,
    () => false,
  );
  if (isBuilt && (await isStamped(stampFile, value))) return;
  say("construction de l'application…");
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env };
  delete env.NODE_ENV;
  const result = await runCommand(node, [vite, 'build'], { cwd: join(root, 'apps/web'), env });
  if (result.code !== 0) throw new SetupProblem(`la construction a échoué.\n${result.output}`);
  await stamp(stampFile, value);
}
