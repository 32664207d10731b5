import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import borders from '../../.dependency-cruiser.mjs';
import { root } from '../setup/paths.mjs';
import { alternativesOf, pathLike } from './alternatives.mjs';
import { everyPlanted, targets } from './planted-imports.mjs';

/**
 * @typedef {{ path?: string | string[], pathNot?: string | string[] }} Side
 * @typedef {{ name: string, from: Side, to: Side }} Rule
 */
const rules = /** @type {Rule[]} */ (borders.forbidden);

const patternsOf = (paths) => [paths ?? []].flat();
const resolve = (path, target) =>
  target.startsWith('.') ? posix.join(dirname(path), target) : target;

/** `$1` in what a rule says of the target stands for what it found in the path of the importer. */
function fillIn(pattern, rule, path) {
  const found = patternsOf(rule.from.path).map((one) => new RegExp(one).exec(path));
  return pattern.replace(/\$(\d)/g, (_, n) => found.find(Boolean)?.[Number(n)] ?? '');
}

/**
 * What the rules forbid: each alternative by itself.
 * @type {[string, string, string, Rule][]}
 */
const alternatives = rules.flatMap((rule) =>
  ['from', 'to'].flatMap((side) =>
    patternsOf(rule[side].path)
      .flatMap(alternativesOf)
      .map((pattern) => [rule.name, side, pattern, rule]),
  ),
);

const fileLike = (path) => (path.endsWith('/') ? `${path}target.ts` : path);

/** What the rules leave alone, each alternative by itself: [rule, file, target]. */
const allowed = rules.flatMap((rule) => {
  const [, path, target] = everyPlanted.find(([name]) => name === rule.name) ?? [];
  const importers = patternsOf(rule.from.pathNot)
    .flatMap(alternativesOf)
    .map((pattern, i) => {
      const file = fileLike(`${dirname(path)}/allowed-${i}${pathLike(pattern)}`);
      return [rule.name, file, relativeTo(file, resolve(path, target))];
    });
  const imported = patternsOf(rule.to.pathNot)
    .flatMap(alternativesOf)
    .map((pattern, i) => {
      const file = path.replace(/planted[^/]*$/, `allowing-${rule.name}-${i}.ts`);
      const like = pathLike(fillIn(pattern, rule, path));
      return [rule.name, file, relativeTo(file, fileLike(like))];
    });
  return [...importers, ...imported];
});

/** Names of packages and virtual modules stay as they are. */
function relativeTo(file, target) {
  if (!target.includes('/')) return target;
  const path = posix.relative(dirname(file), target);
  return path.startsWith('.') ? path : `./${path}`;
}

describe('the borders', () => {
  let folder = '';
  /** @type {{ rule: { name: string }, from: string }[]} */
  let violations = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'armoni-borders-'));
    for (const [path, text] of Object.entries(targets)) await write(path, text);
    for (const [, path, target] of [...everyPlanted, ...allowed]) {
      await write(path, `export * from '${target}';`);
      const isAbsent = target === './absent.ts' || !target.startsWith('.');
      const there = resolve(path, target);
      if (!isAbsent && !existsSync(join(folder, there)))
        await write(there, 'export const here = 1;');
    }
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    violations = await cruise(folder);
  }, 60_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function write(path, text) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `${text}\n`);
  }

  it('have a planted import for every rule', () => {
    const names = [...new Set(everyPlanted.map(([rule]) => rule))];
    expect(names.sort()).toEqual(rules.map((rule) => rule.name).sort());
  });

  it.each(everyPlanted)('%s is found: %s → %s', (name, path) => {
    const found = violations.filter((one) => one.rule.name === name).map((one) => one.from);
    expect(found).toContain(path);
  });

  it.each(alternatives)('%s: a planted import proves %s %s', (name, side, pattern, rule) => {
    const proofs = everyPlanted.filter((planted) => {
      if (planted[0] !== name) return false;
      const [, path, target, end] = planted;
      const seen = side === 'from' ? path : (end ?? resolve(path, target));
      return new RegExp(fillIn(pattern, rule, path)).test(seen);
    });
    expect(proofs).not.toEqual([]);
  });

  it.each(allowed)('%s leaves alone %s → %s', (name, path) => {
    const found = violations.filter((one) => one.rule.name === name).map((one) => one.from);
    expect(found).not.toContain(path);
  });

  it('speak only of what is there', async () => {
    const files = await filesOf(['apps', 'packages']);
    const ofUs = alternatives.filter(([, , pattern]) => /^\^(apps|packages)\//.test(pattern));
    const idle = ofUs.filter(([, , pattern]) => {
      const any = new RegExp(pattern.replace(/\$\d/g, '[^/]+'));
      return !files.some((file) => any.test(file));
    });
    expect(idle.map(([name, side, pattern]) => `${name} ${side} ${pattern}`)).toEqual([]);
  });
});

async function filesOf(folders) {
  const lists = folders.map(async (name) => {
    const entries = await readdir(join(root, name), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map((entry) => posix.relative(root, posix.join(entry.parentPath, entry.name)));
  });
  return (await Promise.all(lists)).flat();
}

/** @returns {Promise<{ rule: { name: string }, from: string }[]>} */
function cruise(folder) {
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = join(root, '.dependency-cruiser.mjs');
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [cruiser, '--config', config, '--output-type', 'json', 'apps', 'packages'],
      { cwd: folder, maxBuffer: 1 << 26 },
      (error, stdout) => {
        // Violations are the exit code; only an unreadable report is a failure of the tool.
        try {
          resolve(JSON.parse(stdout).summary.violations);
        } catch {
          reject(error);
        }
      },
    );
  });
}
