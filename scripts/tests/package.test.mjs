import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isAccepted, licencesOf } from '../licences.mjs';
import { root } from '../setup/paths.mjs';

const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

describe('the package', () => {
  it('holds what a studio runs on, and neither tests nor anything of this machine', () => {
    const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      ...{ cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
    });
    const [{ files }] = JSON.parse(stdout);
    const paths = files.map(({ path }) => path);
    const workspaces = Object.keys(lockfile.packages).filter((path) =>
      /^(apps|packages|e2e)/.test(path),
    );
    expect(workspaces.length).toBeGreaterThan(8);
    expect(paths).toEqual(
      expect.arrayContaining([
        ...workspaces.map((path) => `${path}/package.json`),
        'apps/server/src/main.ts',
        'packages/image-engine/src/make-picture.ts',
        'packages/video-engine/src/edit.ts',
        'scripts/armoni.mjs',
        'scripts/setup/prepare.mjs',
      ]),
    );
    const foreign =
      /\.test\.|\.suite\.|(^|\/)(data|\.runtime|node_modules)\/|(^|\/)\.env$|\.sqlite$/;
    expect(paths.filter((path) => foreign.test(path))).toEqual([]);
    // By its absence the program knows that its pages are built.
    expect(paths).not.toContain('apps/web/vite.config.ts');
  });
});

describe('what others made', () => {
  it('comes under licences that we accept', () => {
    const byLicence = [...licencesOf(lockfile)];
    expect(byLicence.flatMap(([, paths]) => paths).length).toBeGreaterThan(100);
    expect(byLicence.filter(([licence]) => !isAccepted(licence))).toEqual([]);
  });

  it.each([
    ['(MIT OR GPL-3.0)', true],
    ['Apache-2.0 AND LGPL-3.0-or-later', true],
    ['MIT AND GPL-3.0', false],
    ['GPL-3.0-only', false],
    ['none', false],
  ])('reads %s', (expression, is) => {
    expect(isAccepted(expression)).toBe(is);
  });
});
