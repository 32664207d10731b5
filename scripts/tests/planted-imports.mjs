import { builtinModules } from 'node:module';
import { posix } from 'node:path';

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
  'perception-knows-no-package': [
    'packages/perception/src/planted-q.ts',
    '../../colour/src/target.ts',
  ],
  'provenance-alone': ['packages/provenance/src/planted-r.ts', '../../colour/src/target.ts'],
  'verdicts-alone': ['packages/provenance/src/verdict/planted-s.ts', '../target.ts'],
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
  select: ['work', 'style', 'scene', 'edit'],
  retouch: ['work', 'style', 'scene', 'select'],
  edit: ['prompt', 'scene', 'treat', 'style'],
  change: ['treat', 'learn', 'style'],
  prompt: ['scene', 'illustration', 'edit', 'treat', 'style'],
  illustration: ['prompt', 'scene', 'learn', 'treat', 'style', 'origin', 'edit'],
  scene: ['prompt', 'edit', 'treat', 'style', 'learn'],
};
/** The rooms of a scene and those that each must not import. */
const sceneRooms = {
  light: ['sky', 'ground', 'things', 'water', 'finish', 'kinds'],
  sky: ['ground', 'things', 'water', 'finish', 'kinds'],
  ground: ['things', 'water', 'finish', 'kinds'],
  things: ['water', 'finish', 'kinds'],
  water: ['things', 'finish', 'kinds'],
  finish: ['things', 'kinds'],
  kinds: [],
};
const treatments = ['flat', 'paint', 'photo', 'ink', 'colour'];
const engine = 'packages/image-engine/src';

/** Of the video engine and of two of its rooms: what each room may import; the rest is planted. */
const videoRooms = {
  '': {
    ...{
      maths: '',
      ffmpeg: '',
      mp4: '',
      model: 'maths',
      captions: 'model',
      'own-music': 'ffmpeg maths model',
      handover: 'model',
      probe: 'ffmpeg mp4 model',
      plan: 'model maths',
    },
    ...{
      analyse: 'ffmpeg mp4 model maths',
      sight: 'ffmpeg model',
      reframe: 'ffmpeg model maths sight',
      render: 'ffmpeg mp4 model captions',
    },
    ...{
      verify: 'ffmpeg model render',
      stages: 'ffmpeg model captions own-music probe analyse plan reframe sight',
    },
  },
  'analyse/': { frames: '', sound: '', music: '', takes: 'frames', windows: 'frames sound' },
  'plan/': {
    intent: '',
    material: '',
    choose: 'material',
    cut: 'material choose',
    explain: 'material',
  },
};
const videoEngine = 'packages/video-engine/src';

/** The rooms of the web from the outermost in; the first of a feature is its page. */
const webRooms = {
  'features/chat': [
    ...['chat-page.tsx', 'frame', 'viewer', 'messages', 'cards', 'upload', 'pictures', 'recipe'],
    ...['composer', 'conversations', 'styles', 'markdown', 'session', 'replies'],
  ],
  'features/editor': [
    ...['editor-page.tsx', 'example', 'work', 'viewer', 'session', 'projects', 'captions'],
    ...['clips', 'music', 'jobs', 'wish', 'upload'],
  ],
  'features/gallery': ['gallery-page.tsx', 'few', 'film', 'wall', 'choice', 'films'],
  'features/styles': [
    ...['styles-page.tsx', 'training', 'pictures', 'coach', 'library', 'session', 'study'],
  ],
  'features/table': ['table-page.tsx', 'compare', 'panel', 'track', 'stage', 'session'],
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
  ...Object.entries(sceneRooms).flatMap(([room, others]) =>
    [...others.map((other) => `${other}/target.ts`), 'draw-scene.ts', 'plan-scene.ts'].map(
      (target, i) => [`scene-${room}`, `${engine}/scene/${room}/planted-${i}.ts`, `../${target}`],
    ),
  ),
  ...treatments.flatMap((one, i) => {
    const other = treatments[(i + 1) % treatments.length];
    return [
      ['treatments-do-not-meet', `${engine}/treat/${one}/planted.ts`, `../${other}/target.ts`],
      ['treatments-do-not-meet', `${engine}/treat/${one}/planted-up.ts`, '../apply-style.ts'],
    ];
  }),
  ...Object.entries(videoRooms).flatMap(([floor, rooms]) =>
    Object.entries(rooms).flatMap(([room, allowed]) =>
      [...Object.keys(rooms), 'entrance']
        .filter((other) => other !== room && !allowed.split(' ').includes(other))
        .map((other) => [
          `video-engine-${floor.replace('/', '-')}${room}`,
          `${videoEngine}/${floor}${room}/planted-${other}.ts`,
          other === 'entrance' ? '../target.ts' : `../${other}/target.ts`,
        ]),
    ),
  ),
  ...webAlternatives.map(([rule, from, to], i) => [
    rule,
    `${web}/${from}/planted-${i}.ts`,
    // From the root of the tree: a relative start would depend on where the checkout lies.
    posix.relative(posix.join('/', web, from), posix.join('/', web, to)),
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

/** A chain to each module of Node: [rule, file, target, where the chain ends]. */
const plantedChains = builtinModules
  .filter((name) => !name.startsWith('_'))
  .map((name, i) => [
    'the-web-reaches-no-node-module',
    `${web}/features/editor/planted-chain-${i}.ts`,
    `./chain-${i}.ts`,
    name,
  ]);

const plantedInServer = [
  ['features-do-not-meet', 'features/films/planted-p.ts', '../chat/target.ts'],
  ['features-do-not-know-the-app', 'features/films/planted-q.ts', '../../compose/target.ts'],
  ['features-do-not-know-the-app', 'platform/http/planted-r.ts', '../../main.ts'],
  [
    'use-cases-see-ports-not-adapters',
    'platform/http/planted-s.ts',
    '../../features/films/adapters/target.ts',
  ],
].map(([rule, file, target]) => [rule, `apps/server/src/${file}`, target]);

/** What no file may import: [rule, file, target, where a chain ends]. */
export const everyPlanted = [
  ...Object.entries(planted).map(([rule, [path, target]]) => [rule, path, target]),
  ...plantedInRooms,
  ...plantedInServer,
  ...plantedChains,
  [
    'engines-stand-alone',
    'packages/video-engine/src/planted-t.ts',
    '../../../apps/server/src/target.ts',
  ],
  // A cycle of which one half is only a type.
  ['no-cycles', 'packages/image-engine/src/a-planted-u.ts', './type-cycle.ts'],
];

/** Targets that are more than there: all others export one name. */
export const targets = {
  [`${web}/features/editor/chain.ts`]: "export * from './reaches-node.ts';",
  [`${web}/features/editor/reaches-node.ts`]: "export { readFile } from 'node:fs';",
  ...Object.fromEntries(
    plantedChains.map(([, , chain, name]) => [
      posix.join(web, 'features/editor', chain),
      `import '${name.startsWith('node:') ? name : `node:${name}`}';`,
    ]),
  ),
  'packages/image-engine/src/cycle.ts': "export * from './a-planted-j.ts';",
  'packages/image-engine/src/type-cycle.ts': "export type * from './a-planted-u.ts';",
};
