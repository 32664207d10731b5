import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../setup/paths.mjs';

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');

describe.each(['docs/ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md'])('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const named = [...text.matchAll(/`([a-z][\w/.-]*\.(?:tsx?|mjs))`/g)].map(([, path]) => path);

  it('names only files that there are', () => {
    const missing = named.filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`)));
    // Names of a role, one in each feature.
    const roles = ['routes.ts', 'ports.ts', 'texts.ts', 'testing.ts'];
    expect(missing.filter((path) => !roles.includes(path))).toEqual([]);
  });
});
