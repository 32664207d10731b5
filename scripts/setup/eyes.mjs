import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { installPinned } from './npm.mjs';
import { runCommand } from './run-command.mjs';
import { say } from './say.mjs';

/** Later ones weigh three times as much and cannot be stopped in the middle of a picture. */
const version = '1.20.1';
const runtime = [
  {
    name: 'onnxruntime-node',
    version,
    integrity:
      'sha512-di/I4HDXRw+FLgq+TyHmQEDd3cEp9iFFZm0r4uJ1Wd7b/WE1VXtKWo8yemex347c6GNF/3Pv86ZfPhIWxORr0w==',
  },
  {
    name: 'onnxruntime-common',
    version,
    integrity:
      'sha512-YiU0s0IzYYC+gWvqD1HzLc46Du1sXpSiwzKb63PACIJr6LfL27VsXSXQvt68EzD3V0D5Bc0vyJTjmMxp0ylQiw==',
  },
];
/** All that Linux on x64 needs of the binaries for every system: 20 of 186 MB. */
const needed = ['libonnxruntime.so.1', 'onnxruntime_binding.node'];

/**
 * The folder of packages with which films see people and things, or null: elsewhere than on
 * Linux x64, without the registry, or with another C library films are made without.
 * @returns {Promise<string | null>}
 */
export async function findEyes(node) {
  if (process.env.EYES_FOLDER !== undefined) return process.env.EYES_FOLDER || null;
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  try {
    const modules = await installPinned(node, `onnxruntime-${version}`, runtime, []);
    await keepOnly(join(modules, 'onnxruntime-node', 'bin', 'napi-v3'));
    const { code } = await runCommand(node, [
      '-e',
      `require(${JSON.stringify(join(modules, 'onnxruntime-node'))})`,
    ]);
    if (code === 0) return modules;
  } catch {
    // Said below: films are made all the same.
  }
  say('la reconnaissance des personnes est absente : les films sont cadrés par le mouvement.');
  return null;
}

async function keepOnly(folder) {
  const own = join(folder, 'linux', 'x64');
  const others = [
    ...['darwin', 'win32', join('linux', 'arm64')].map((name) => join(folder, name)),
    ...(await readdir(own)).filter((name) => !needed.includes(name)).map((name) => join(own, name)),
  ];
  for (const path of others.filter(existsSync)) await rm(path, { recursive: true });
}
