import { constants } from 'node:fs';
import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';
import { aptInstall, canUseApt, hasApt } from './apt.mjs';
import { runtimeFolder } from './paths.mjs';
import { runCommand } from './run-command.mjs';
import { SetupProblem, say } from './say.mjs';

/** Without windows it does the same for half the work. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const folder = join(runtimeFolder, 'chromium');

/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, the system's, the distribution's.
 * @returns {Promise<string>} an executable
 */
export async function findChromium() {
  const system = await systemChromium();
  if (system !== null) return system;
  if (await canUseApt()) {
    say('installation de Chromium avec apt…');
    // Older distributions have no shell of their own.
    if (!(await aptInstall([shell]))) await aptInstall(['chromium']);
    const installed = await systemChromium();
    if (installed !== null) return installed;
  }
  if (await hasApt()) return unpackedChromium();
  throw new SetupProblem(
    'les tests ont besoin de Chromium ou de Chrome : installez-le ou indiquez son chemin dans CHROMIUM_PATH.',
  );
}

async function systemChromium() {
  for (const name of [process.env.CHROMIUM_PATH, ...names]) {
    const path = name && (await fullPath(name));
    if (path && (await isUsable(path))) return path;
  }
  return null;
}

/** Browser tools want a path, not a name to be looked up. */
async function fullPath(name) {
  if (isAbsolute(name)) return name;
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return null;
}

/** Without root: the distribution's packages, fetched with private lists and unpacked in our folder. */
async function unpackedChromium() {
  const launcher = join(folder, 'launch-chromium');
  if (await isUsable(launcher)) return launcher;
  say("téléchargement de Chromium depuis la distribution, sans droits d'administration…");
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  const archives = await downloadPackages(draft, ['chromium', 'fonts-dejavu-core']);
  for (const archive of archives) {
    const unpacked = await runCommand('dpkg-deb', ['-x', archive, join(draft, 'root')]);
    if (unpacked.code !== 0) throw new SetupProblem(`paquet illisible : ${unpacked.output}`);
  }
  await writeLauncher(join(draft, 'root'));
  await rm(folder, { recursive: true, force: true });
  await rename(join(draft, 'root'), folder);
  await rm(draft, { recursive: true, force: true });
  if (await isUsable(launcher)) return launcher;
  throw new SetupProblem(
    'Chromium ne démarre pas : installez-le ou indiquez son chemin dans CHROMIUM_PATH.',
  );
}

/** Libraries and fonts are found in the unpacked folder, for Chromium alone. */
async function writeLauncher(target) {
  const libraries = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
    .flatMap((triplet) => [`usr/lib/${triplet}`, `lib/${triplet}`, `usr/lib/${triplet}/pulseaudio`])
    .map((path) => join(folder, path))
    .join(':');
  const fonts = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>${join(folder, 'usr/share/fonts')}</dir><dir>/usr/share/fonts</dir>
<cachedir>${join(folder, 'font-cache')}</cachedir></fontconfig>\n`;
  await writeFile(join(target, 'fonts.conf'), fonts);
  const script = `#!/bin/sh
export LD_LIBRARY_PATH="${libraries}"
export FONTCONFIG_FILE="${join(folder, 'fonts.conf')}"
exec "${join(folder, 'usr/lib/chromium/chromium')}" "$@"\n`;
  await writeFile(join(target, 'launch-chromium'), script, { mode: 0o755 });
}

async function isUsable(executable) {
  return (await runCommand(executable, ['--version'])).code === 0;
}

async function downloadPackages(draft, packages) {
  const state = join(draft, 'lists');
  const cache = join(draft, 'cache');
  await mkdir(join(state, 'partial'), { recursive: true });
  await mkdir(join(cache, 'archives/partial'), { recursive: true });
  const options = [
    `-oDir::State::lists=${state}`,
    `-oDir::Cache=${cache}`,
    '-oDebug::NoLocking=1',
    '-oAPT::Sandbox::User=',
  ];
  await runCommand('apt-get', [...options, 'update']);
  const args = ['install', '-y', '--download-only', '--no-install-recommends', ...packages];
  const result = await runCommand('apt-get', [...options, ...args]);
  if (result.code !== 0) {
    throw new SetupProblem(`Chromium n'a pas pu être téléchargé.\n${result.output.slice(-800)}`);
  }
  const files = await readdir(join(cache, 'archives'));
  return files.filter((name) => name.endsWith('.deb')).map((name) => join(cache, 'archives', name));
}
