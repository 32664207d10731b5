import { join } from 'node:path';
import { npm } from './npm.mjs';
import { isPacked, root } from './paths.mjs';
import { runCommand } from './run-command.mjs';
import { say } from './say.mjs';
import { hashOf, isStamped, stamp } from './stamp.mjs';

/** Installs from the lockfile when it, the Node that runs it or the machine's kind changed. */
export async function installPackages(node) {
  const stampFile = join(root, 'node_modules', '.armoni-stamp');
  const lockfile = await hashOf([join(root, 'package-lock.json')]);
  // The Node that will run them, which need not be the one that runs this.
  const { output: version } = await runCommand(node, ['--version']);
  const value = `${lockfile} ${version.trim()} ${process.platform}-${process.arch}`;
  if (await isStamped(stampFile, value)) return;
  say('installation des paquets (une minute environ la première fois)…');
  // Development packages build the web app, so NODE_ENV=production must not drop them; a package of the
  // studio brings its pages built.
  const which = isPacked() ? '--omit=dev' : '--include=dev';
  await npm(node, ['ci', which, '--no-audit', '--no-fund'], root);
  await stamp(stampFile, value);
}
