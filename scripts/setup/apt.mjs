import { access } from 'node:fs/promises';
import { runCommand } from './run-command.mjs';

export async function hasApt() {
  return access('/usr/bin/apt-get').then(
    () => true,
    () => false,
  );
}

export async function canUseApt() {
  return process.getuid?.() === 0 && (await hasApt());
}

/** Installs Debian packages as root. @returns whether it worked. */
export async function aptInstall(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update'], { env });
  const args = ['install', '-y', '--no-install-recommends', ...packages];
  return (await runCommand('apt-get', args, { env })).code === 0;
}
