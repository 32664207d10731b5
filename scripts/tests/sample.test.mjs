import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { killedAsInFaults } from '../../vitest.config.ts';
import { root } from '../setup/paths.mjs';
import { listBrowserTests } from './list-browser-tests.mjs';

describe('the sample of npm test', () => {
  /** @type {Map<string, Set<string>>} */
  let sample = new Map();
  /** @type {Map<string, Set<string>>} */
  let whole = new Map();
  const isScreen = (name) => name.startsWith('screens › ');

  beforeAll(async () => {
    sample = await listBrowserTests({ isSample: true });
    whole = await listBrowserTests();
  }, 120_000);

  it('has every screen at one width, about half of them at each', () => {
    const screens = [...sample].filter(([name]) => isScreen(name));
    const every = [...whole.keys()].filter(isScreen);
    expect(screens.map(([name]) => name).sort()).toEqual(every.sort());
    expect(screens.filter(([, widths]) => widths.size !== 1)).toEqual([]);
    const wide = screens.filter(([, widths]) => widths.has('wide')).length;
    expect(wide / screens.length).toBeGreaterThan(0.4);
    expect(wide / screens.length).toBeLessThan(0.6);
  });

  it('has every browser test at some width, but for those that stand here', () => {
    const gone = [...whole.keys()].filter((name) => !sample.has(name));
    expect(gone).toEqual(['films › a film asked for in French, with music and a final text']);
  });

  it('names only suites that there are', () => {
    expect(killedAsInFaults.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
