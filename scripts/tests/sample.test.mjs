import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../setup/paths.mjs';
import { dearBenchmarks, listBenchmarks } from './benchmarks.mjs';
import { listBrowserTests } from './list-browser-tests.mjs';

/** Held in cheaper ways by suites of the server or of an engine; the phone’s film by the desk’s. */
const browserTestsOfWhole = [
  'addresses › change once the new one’s link is opened by their own person',
  'editor › takes 42 clips and not one more',
  'example › makes a first film without a file of one’s own, at one click',
  'films › a film asked for in French, with music and a final text',
  'films › leaving the page loses no job: it is found again and followed to its end',
  'landing › keeps its words readable over every shot of the film, dark',
  'landing › keeps its words readable over every shot of the film, light',
  'passkeys › bring the tab beside along',
  'passkeys › that were removed elsewhere say so once, and the password still opens',
  'preview › so it is upright',
  'preview › so it is with a look and balanced light',
  'recipe › a picture tells its recipe, is made again to the byte, and is known from the disk',
  'second-factor › gives new recovery codes, and is switched off with the password',
  'second-factor › takes five wrong codes, then asks for the password again',
  'trainer › trains a style from start to card, renames it and deletes it',
];

/** Suites with sentences tagged `whole`, and what breaks with them in the sample. */
const suitesOfWhole = {
  'apps/server/src/commands/backup-and-restore.test.ts':
    'its other sentences, the backups of PostgreSQL',
  'apps/server/src/faults/killed-deletion.test.ts': 'npm run faults',
  'apps/server/src/faults/killed-uploads.test.ts': 'npm run faults',
  'apps/server/src/features/chat/pictures/remake-picture.test.ts': 'its other sentences',
  'apps/server/src/features/films/making/killed-render.test.ts': 'npm run faults',
  'apps/server/src/features/pictures/signed-pictures.test.ts': 'its other sentences',
  'apps/server/src/features/styles/killed-training.test.ts': 'npm run faults, for a render',
  'faults/planted.integration.test.ts': 'nothing: it tries what npm run faults judges by',
  'packages/image-engine/src/change/change-picture.integration.test.ts':
    'pictures made again on the server',
  'packages/image-engine/src/learn-style.integration.test.ts': 'the other sentences on the coach',
  'packages/image-engine/src/make-picture.integration.test.ts':
    'two of six subjects, pinned pixels',
  'packages/video-engine/src/clean-material.integration.test.ts':
    'the steadying that was asked for',
  'packages/video-engine/src/edit.integration.test.ts': 'the planner’s own suites',
  'packages/video-engine/src/recut.integration.test.ts': 'its other sentences',
  'packages/video-engine/src/verify/verify-film.integration.test.ts': 'seven wrongs of thirteen',
};

/** In the sample on PostgreSQL alone, and the browser tests that do the same on SQLite. */
const suitesOnOneDatabase = {
  'apps/server/src/commands/backup-of-bucket.test.ts': 'none, but backup-and-restore.test.ts',
  'apps/server/src/features/administration/administration.test.ts': 'administration',
  'apps/server/src/features/bin/bin.test.ts': 'bin',
  'apps/server/src/features/chat/clients/clients.test.ts': 'chat',
  'apps/server/src/features/films/cutting/cutting.test.ts': 'recut, versions',
  'apps/server/src/features/films/cutting/music/music.test.ts': 'recut, music',
  'apps/server/src/features/films/cutting/reshape.test.ts': 'recut',
  'apps/server/src/features/films/cutting/table-calls.test.ts': 'table, recut',
  'apps/server/src/features/films/gallery/gallery.test.ts': 'films',
  'apps/server/src/features/films/proxies/proxies.test.ts': 'recut',
  'apps/server/src/features/identity/addresses.test.ts': 'addresses',
  'apps/server/src/features/identity/identity.test.ts': 'identity, account',
  'apps/server/src/features/identity/passkeys.test.ts': 'passkeys',
  'apps/server/src/features/identity/session-routes.test.ts': 'account',
  'apps/server/src/features/identity/two-factor.test.ts': 'second-factor',
  'apps/server/src/features/styles/style-files.test.ts': 'sql-styles, trainer',
  'apps/server/src/features/styles/styles.test.ts': 'trainer, kept',
};

/** Suites in which these words stand. */
async function suitesWith(words) {
  const found = [];
  for await (const path of glob('{apps,packages,faults}/**/*.test.ts', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  })) {
    if (words.test(await readFile(join(root, path), 'utf8'))) found.push(path);
  }
  return found.sort();
}

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

  it('has every second screen at one width, about half of them at each', () => {
    const screens = [...sample].filter(([name]) => isScreen(name));
    const every = [...whole.keys()].filter(isScreen);
    expect(Math.abs(2 * screens.length - every.length)).toBeLessThanOrEqual(1);
    expect(screens.filter(([, widths]) => widths.size !== 1)).toEqual([]);
    const wide = screens.filter(([, widths]) => widths.has('wide')).length;
    expect(wide / screens.length).toBeGreaterThan(0.4);
    expect(wide / screens.length).toBeLessThan(0.6);
  });

  it('has every browser test at some width, but for those that stand here', () => {
    const gone = [...whole.keys()].filter((name) => !sample.has(name) && !isScreen(name));
    expect(gone.sort()).toEqual([...browserTestsOfWhole].sort());
  });

  it('leaves sentences out of no suites but those that stand here', async () => {
    const words = /tags: 'whole'|@module-tag whole\b/;
    expect(await suitesWith(words)).toEqual(Object.keys(suitesOfWhole));
  });

  it('runs no suite on one database alone but those that stand here', async () => {
    const words = /await sampleOfDatabases\(\)/;
    expect(await suitesWith(words)).toEqual(Object.keys(suitesOnOneDatabase));
  });

  it('leaves out only benchmarks that there are', async () => {
    const every = await listBenchmarks();
    expect(dearBenchmarks.filter((name) => !every.includes(name))).toEqual([]);
    expect(dearBenchmarks.length).toBeLessThan(every.length / 4);
  });

  it('has nothing that the whole run has not', () => {
    const alone = [...sample].filter(([name, widths]) =>
      [...widths].some((width) => !whole.get(name)?.has(width)),
    );
    expect(alone).toEqual([]);
  });
});
