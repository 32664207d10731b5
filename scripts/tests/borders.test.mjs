import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import borders from '../../.dependency-cruiser.mjs';
import { root } from '../setup/paths.mjs';

/** For each rule a file with one bad import. Targets exist, so only the border can object. */
const planted = {
  'features-do-not-meet': ['apps/web/src/features/editor/planted-a.ts', '../gallery/target.ts'],
  'features-do-not-know-the-app': ['apps/web/src/ui/planted-b.ts', '../app/target.ts'],
  'ui-and-lib-know-no-feature': ['apps/web/src/lib/planted-c.ts', '../features/gallery/target.ts'],
  'lib-knows-no-ui': ['apps/web/src/lib/planted-n.ts', '../ui/target.ts'],
  'ui-calls-no-server': ['apps/web/src/ui/planted-o.ts', '../lib/http/target.ts'],
  'platform-knows-no-feature': [
    'apps/server/src/platform/http/planted-d.ts',
    '../../features/films/target.ts',
  ],
  'use-cases-see-ports-not-adapters': [
    'apps/server/src/features/films/planted-e.ts',
    './adapters/target.ts',
  ],
  'apps-meet-only-in-the-contract': [
    'apps/server/src/planted-f.ts',
    '../../web/src/features/gallery/target.ts',
  ],
  'the-web-knows-only-contract-and-colour': [
    'apps/web/src/planted-g.ts',
    '../../../packages/video-engine/src/target.ts',
  ],
  'engines-stand-alone': ['packages/video-engine/src/planted-h.ts', '../../contract/src/target.ts'],
  'the-contract-knows-no-package': [
    'packages/contract/src/planted-l.ts',
    '../../colour/src/target.ts',
  ],
  'colour-imports-nothing': ['packages/colour/src/planted-m.ts', 'zod'],
  'the-web-reaches-no-node-module': ['apps/web/src/features/editor/planted-i.ts', './chain.ts'],
  'no-cycles': ['packages/image-engine/src/a-planted-j.ts', './cycle.ts'],
  'nothing-unresolved': ['packages/image-engine/src/planted-k.ts', './absent.ts'],
};

/** For each room of the image engine those that it must not import, and the entrance above all. */
const imageRooms = {
  maths: ['raster', 'work', 'style', 'scene'],
  raster: ['work', 'style', 'learn', 'treat', 'scene'],
  work: ['raster', 'maths', 'style', 'treat', 'scene'],
  style: ['learn', 'treat', 'work', 'origin'],
  origin: ['learn', 'treat', 'work', 'prompt'],
  learn: ['treat', 'work', 'origin', 'scene'],
  treat: ['learn', 'origin', 'scene', 'edit'],
  edit: ['prompt', 'scene', 'treat', 'style'],
  prompt: ['scene', 'edit', 'treat', 'style'],
  scene: ['prompt', 'edit', 'treat', 'style', 'learn'],
};
const treatments = ['flat', 'paint', 'photo', 'ink', 'colour'];
const engine = 'packages/image-engine/src';

/** The rooms of the web from the outermost in; the first of a feature is its page. */
const webRooms = {
  'features/chat': [
    ...['chat-page.tsx', 'frame', 'messages', 'upload', 'pictures', 'recipe', 'composer'],
    ...['conversations', 'styles', 'markdown', 'session', 'replies'],
  ],
  'features/editor': [
    ...['editor-page.tsx', 'viewer', 'session', 'clips', 'music', 'jobs', 'wish', 'upload'],
  ],
  'features/gallery': ['gallery-page.tsx', 'film', 'wall', 'films'],
  'features/styles': [
    ...['styles-page.tsx', 'training', 'pictures', 'coach', 'library', 'session', 'study'],
  ],
  ui: ['overlays', 'feedback', 'film', 'layout', 'media', 'controls'],
  lib: ['session', 'uploads', 'http', 'studio', 'browser', 'media', 'format', 'store'],
};
const web = 'apps/web/src';
const fileOf = (room) => (room.endsWith('.tsx') ? room : `${room}/target.ts`);

/** What the rules on the web as a whole forbid beyond the first example: [rule, folder, target]. */
const webAlternatives = [
  ...['features/editor', 'ui', 'lib'].flatMap((from) =>
    ['app/target.ts', 'main.ts', 'render-page.tsx'].map((to) => [
      'features-do-not-know-the-app',
      from,
      to,
    ]),
  ),
  ['ui-and-lib-know-no-feature', 'ui', 'features/gallery/target.ts'],
  ...['http', 'uploads', 'session'].map((to) => [
    'ui-calls-no-server',
    'ui',
    `lib/${to}/target.ts`,
  ]),
  ['apps-meet-only-in-the-contract', 'lib', '../../server/src/target.ts'],
  ['the-web-knows-only-contract-and-colour', 'lib', '../../../packages/image-engine/src/target.ts'],
];

/** Bad imports of rules that hold for several rooms: [rule, file, target]. */
const plantedInRooms = [
  ...Object.entries(imageRooms).flatMap(([room, others]) => [
    [`image-engine-${room}`, `${engine}/${room}/planted-up.ts`, '../make-picture.ts'],
    ...others.map((other) => [
      `image-engine-${room}`,
      `${engine}/${room}/planted-${other}.ts`,
      `../${other}/target.ts`,
    ]),
  ]),
  ...treatments.flatMap((one, i) => {
    const other = treatments[(i + 1) % treatments.length];
    return [
      ['treatments-do-not-meet', `${engine}/treat/${one}/planted.ts`, `../${other}/target.ts`],
      ['treatments-do-not-meet', `${engine}/treat/${one}/planted-up.ts`, '../apply-style.ts'],
    ];
  }),
  ...webAlternatives.map(([rule, from, to], i) => [
    rule,
    `${web}/${from}/planted-${i}.ts`,
    posix.relative(from, to),
  ]),
  ...Object.entries(webRooms).flatMap(([folder, rooms]) =>
    rooms.flatMap((room, index) =>
      rooms
        .slice(0, index)
        .map((outer) => [
          `web-${folder.split('/').at(-1)}-${room}`,
          `${web}/${folder}/${room}/planted-${outer}.ts`,
          `../${fileOf(outer)}`,
        ]),
    ),
  ),
];

const everyPlanted = [
  ...Object.entries(planted).map(([rule, [path, target]]) => [rule, path, target]),
  ...plantedInRooms,
];

const targets = {
  'apps/web/src/features/gallery/target.ts': '',
  'apps/web/src/app/target.ts': '',
  'apps/server/src/features/films/target.ts': '',
  'apps/server/src/features/films/adapters/target.ts': '',
  'packages/video-engine/src/target.ts': '',
  'packages/contract/src/target.ts': '',
  'packages/colour/src/target.ts': '',
  'apps/web/src/features/editor/chain.ts': "export * from './reaches-node.ts';",
  'apps/web/src/features/editor/reaches-node.ts': "export { readFile } from 'node:fs';",
  'packages/image-engine/src/make-picture.ts': '',
  'packages/image-engine/src/treat/apply-style.ts': '',
  ...Object.fromEntries(
    [...Object.keys(imageRooms), ...treatments.map((one) => `treat/${one}`)].map((room) => [
      `${engine}/${room}/target.ts`,
      '',
    ]),
  ),
  'apps/web/src/main.ts': '',
  'apps/web/src/render-page.tsx': '',
  'apps/web/src/ui/target.ts': '',
  'apps/server/src/target.ts': '',
  'packages/image-engine/src/target.ts': '',
  ...Object.fromEntries(
    Object.entries(webRooms).flatMap(([folder, rooms]) =>
      rooms.map((room) => [`${web}/${folder}/${fileOf(room)}`, '']),
    ),
  ),
  'packages/image-engine/src/cycle.ts': "export * from './a-planted-j.ts';",
};

describe('the borders', () => {
  let folder = '';
  /** @type {{ rule: { name: string }, from: string }[]} */
  let violations = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'armoni-borders-'));
    for (const [path, text] of Object.entries(targets))
      await write(path, text || 'export const here = 1;');
    for (const [, path, target] of everyPlanted) await write(path, `export * from '${target}';`);
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    violations = await cruise(folder);
  }, 60_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function write(path, text) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `${text}\n`);
  }

  it('have a planted import for every rule', () => {
    const rules = [...new Set(everyPlanted.map(([rule]) => rule))];
    expect(rules.sort()).toEqual(borders.forbidden.map((rule) => rule.name).sort());
  });

  it.each(everyPlanted)('%s is found: %s → %s', (name, path) => {
    const found = violations.filter((one) => one.rule.name === name).map((one) => one.from);
    expect(found).toContain(path);
  });
});

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
