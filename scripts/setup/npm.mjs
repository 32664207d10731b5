import { constants } from 'node:fs';
import { access, chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { runtimeFolder } from './paths.mjs';
import { runCommand } from './run-command.mjs';
import { SetupProblem, say } from './say.mjs';

/**
 * Runs npm with the given Node first on PATH. npm is the one that called us, or the one on PATH.
 * @param {string} node path of the Node executable
 * @param {string[]} args
 * @param {string} cwd
 */
export async function npm(node, args, cwd) {
  const env = await npmEnvironment(node);
  const { npm_execpath: caller } = process.env;
  const result = caller?.endsWith('.js')
    ? await runCommand(node, [caller, ...args], { cwd, env })
    : await runCommand(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { cwd, env });
  if (result.code !== 0) {
    throw new SetupProblem(
      `« npm ${args[0]} » a échoué. Vérifiez la connexion au registre npm puis recommencez.\n${result.output.trim().split('\n').slice(-15).join('\n')}`,
    );
  }
}

/**
 * Puts exact packages, checked against their integrity, into a folder of the runtime folder.
 * Made in a draft folder and renamed into place, so a folder that exists is whole.
 * @param {string} node
 * @param {string} name folder name
 * @param {{ name: string, version: string, integrity: string }[]} packages
 * @param {string[]} executables paths inside `node_modules`: some packages rely on an install script for the bit
 * @returns {Promise<string>} the folder's `node_modules`
 */
export async function installPinned(node, name, packages, executables) {
  const folder = join(runtimeFolder, name);
  const modules = join(folder, 'node_modules');
  if (await isThere(modules)) return modules;
  say(`préparation de ${name}…`);
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await writeFile(join(draft, 'package.json'), JSON.stringify(manifest(name, packages)));
  await writeFile(join(draft, 'package-lock.json'), JSON.stringify(lockfile(name, packages)));
  await npm(node, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--no-workspaces'], draft);
  for (const path of executables) await chmod(join(draft, 'node_modules', path), 0o755);
  await rename(draft, folder);
  return modules;
}

function manifest(name, packages) {
  const dependencies = Object.fromEntries(packages.map((one) => [one.name, one.version]));
  return { name: `armoni-${name}`, version: '0.0.0', private: true, dependencies };
}

function lockfile(name, packages) {
  const { dependencies } = manifest(name, packages);
  const entries = packages.map((one) => [
    `node_modules/${one.name}`,
    { version: one.version, integrity: one.integrity },
  ]);
  return {
    name: `armoni-${name}`,
    version: '0.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: `armoni-${name}`, version: '0.0.0', dependencies },
      ...Object.fromEntries(entries),
    },
  };
}

async function npmEnvironment(node) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  // A service account's home may not be writable; npm insists on a cache.
  if (!(await isWritable(homedir()))) env.npm_config_cache = join(runtimeFolder, 'npm-cache');
  return env;
}

async function isWritable(folder) {
  return access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
}

async function isThere(path) {
  return access(path).then(
    () => true,
    () => false,
  );
}
