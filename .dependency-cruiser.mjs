import { builtinModules } from 'node:module';

// The one-way borders of docs/ARCHITECTURE.md. scripts/tests/borders.test.mjs plants bad imports for
// every alternative of every rule and expects each to be found, so that none stops biting.
const tests = String.raw`\.(test|suite)\.tsx?$|/testing(/|\.ts$)`;
const nodeModules = `^(node:)?(${builtinModules.filter((name) => !name.startsWith('_')).join('|')})$`;

// Rooms of the image engine and what each may import below it; what is above imports all of them.
const imageRooms = {
  maths: [],
  raster: ['maths'],
  work: [],
  style: ['raster', 'maths'],
  origin: ['raster', 'style'],
  learn: ['raster', 'maths', 'style'],
  treat: ['raster', 'maths', 'work', 'style'],
  select: ['raster', 'maths'],
  retouch: ['raster', 'maths'],
  edit: ['raster', 'maths', 'select/thing-words.ts', 'select/subject.ts'],
  change: [
    ...['raster', 'maths', 'edit', 'select', 'retouch', 'prompt', 'scene', 'illustration'],
    ...['origin', 'work'],
  ],
  prompt: [
    ...['maths', 'scene/scene-description.ts'],
    ...[
      'illustration/vocabulary',
      'illustration/illustration-description.ts',
      'illustration/place-names.ts',
      'illustration/room-finish.ts',
      'illustration/shown-from-above.ts',
      'illustration/placed.ts',
      'illustration/relations-without.ts',
      'illustration/palette/part-names.ts',
      'illustration/palette/told-parts.ts',
      'illustration/drawings/body-parts.ts',
      'illustration/drawings/beast-body.ts',
      'illustration/drawings/front-beast.ts',
      'illustration/people/acts.ts',
      'illustration/people/ages.ts',
      'illustration/people/poses.ts',
      'illustration/people/doings.ts',
      'illustration/people/roles.ts',
    ],
  ],
  illustration: ['raster', 'maths', 'work', 'scene/scene-description.ts'],
  scene: ['raster', 'maths', 'work'],
};
const treatments = '(flat|paint|photo|ink|colour)/';
const imageEngine = '^packages/image-engine/src/';

// Rooms of a scene in the order in which they draw, and what each may import below it; what is
// above (plan-scene, draw-scene) none of them knows.
const planned = ['frame.ts', 'scene-plan.ts', 'scene-description.ts'];
const sceneRooms = {
  light: ['scene-description.ts'],
  sky: ['light', ...planned],
  ground: ['light', 'sky', ...planned],
  things: ['light', 'sky', 'ground', ...planned],
  water: ['light', 'sky', 'ground', ...planned],
  finish: ['light', 'sky', 'ground', 'water', ...planned],
  kinds: ['light', 'sky', 'ground', 'things', 'water', 'finish', ...planned],
};

// The rooms of the video engine, and inside its two largest rooms. Planning decodes nothing.
const videoRooms = {
  '': {
    maths: [],
    ffmpeg: [],
    mp4: [],
    model: ['maths'],
    captions: ['model'],
    'own-music': ['ffmpeg', 'maths', 'model'],
    handover: ['model'],
    probe: ['ffmpeg', 'mp4', 'model'],
    analyse: ['ffmpeg', 'mp4', 'model', 'maths'],
    plan: ['model', 'maths'],
    sight: ['ffmpeg', 'model'],
    reframe: ['ffmpeg', 'model', 'maths', 'sight'],
    render: ['ffmpeg', 'mp4', 'model', 'captions'],
    verify: ['ffmpeg', 'model', 'render'],
    stages: [
      ...['ffmpeg', 'model', 'captions', 'own-music', 'probe', 'analyse', 'plan', 'reframe'],
      'sight',
      'texts.ts',
    ],
  },
  'analyse/': {
    frames: [],
    sound: [],
    music: [],
    takes: ['frames'],
    windows: ['frames', 'sound'],
  },
  'plan/': {
    intent: ['texts.ts', 'thing-words.ts'],
    material: [],
    choose: ['material', 'texts.ts'],
    cut: ['material', 'choose'],
    explain: ['material', 'texts.ts', 'thing-words.ts'],
  },
};
const videoEngine = '^packages/video-engine/src/';

// Rooms of the web from the outermost in, below the page that composes them: each imports only
// those after it.
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

/** Rooms are folders, or single files by their whole name. */
function anyOf(rooms) {
  const paths = rooms.map((room) =>
    /\.tsx?$/.test(room) ? room.replaceAll('.', '\\.') : `${room}/`,
  );
  return `(${paths.join('|')})`;
}

export default {
  forbidden: [
    {
      name: 'features-do-not-meet',
      comment: 'Features meet only in app/ and compose/.',
      severity: 'error',
      from: { path: '^apps/(web|server)/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'features-do-not-know-the-app',
      comment: 'The app composes features, not the other way round.',
      severity: 'error',
      from: { path: '^apps/(web|server)/src/(features|platform|ui|lib)/', pathNot: tests },
      to: {
        path: String.raw`^apps/(web/src/(app/|main\.ts|render-page\.tsx)|server/src/(compose/|main\.ts))`,
      },
    },
    {
      name: 'ui-and-lib-know-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|lib)/' },
      to: { path: '^apps/web/src/features/' },
    },
    {
      name: 'lib-knows-no-ui',
      severity: 'error',
      from: { path: '^apps/web/src/lib/' },
      to: { path: '^apps/web/src/ui/' },
    },
    {
      name: 'ui-calls-no-server',
      comment: 'What it shows comes as properties; who is signed in is none of its business.',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^apps/web/src/lib/(http|uploads|session)/' },
    },
    ...Object.entries(webRooms).flatMap(([folder, rooms]) =>
      rooms.slice(1).map((room, outerRooms) => ({
        name: `web-${folder.split('/').at(-1)}-${room}`,
        severity: 'error',
        from: { path: `^apps/web/src/${folder}/${room}/` },
        to: { path: `^apps/web/src/${folder}/${anyOf(rooms.slice(0, outerRooms + 1))}` },
      })),
    ),
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: tests },
      to: { path: '^apps/server/src/features/' },
    },
    {
      name: 'use-cases-see-ports-not-adapters',
      comment: 'Only compose/ chooses adapters.',
      severity: 'error',
      from: { path: '^apps/server/src/(features|platform)/', pathNot: [tests, '/adapters/'] },
      to: { path: '^apps/server/src/features/[^/]+/adapters/' },
    },
    {
      name: 'apps-meet-only-in-the-contract',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'the-web-knows-only-contract-and-colour',
      comment: 'And how a signed file is judged and told, which is the same everywhere.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^packages/', pathNot: '^packages/(contract|colour|provenance/src/verdict)/' },
    },
    {
      name: 'engines-stand-alone',
      comment:
        'A package could be lifted out of the repository; an engine takes the colours along.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^(apps|packages)/', pathNot: '^packages/($1|colour|perception)/' },
    },
    {
      name: 'perception-knows-no-package',
      severity: 'error',
      from: { path: '^packages/perception/' },
      to: { path: '^packages/', pathNot: '^packages/perception/' },
    },
    {
      name: 'provenance-alone',
      severity: 'error',
      from: { path: '^packages/provenance/' },
      to: { path: '^packages/', pathNot: '^packages/provenance/' },
    },
    {
      name: 'verdicts-alone',
      comment: 'The browser judges files by the same code as the server.',
      severity: 'error',
      from: { path: '^packages/provenance/src/verdict/', pathNot: tests },
      to: { pathNot: '^packages/provenance/src/verdict/' },
    },
    {
      name: 'the-contract-knows-no-package',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: '^packages/', pathNot: '^packages/contract/' },
    },
    {
      name: 'colour-imports-nothing',
      comment: 'A leaf: not even a package from the registry or a module of Node.',
      severity: 'error',
      from: { path: '^packages/colour/', pathNot: tests },
      to: { pathNot: '^packages/colour/' },
    },
    ...Object.entries(imageRooms).map(([room, below]) => ({
      name: `image-engine-${room}`,
      comment: 'Learning and drawing meet only in what a style is; nobody knows the entrances.',
      severity: 'error',
      from: { path: `${imageEngine}${room}/`, pathNot: tests },
      to: { path: imageEngine, pathNot: `${imageEngine}${anyOf([room, ...below])}` },
    })),
    ...Object.entries(sceneRooms).map(([room, below]) => ({
      name: `scene-${room}`,
      comment:
        'Light, sky, ground, things, water, finish: what is drawn later is not known before.',
      severity: 'error',
      from: { path: `${imageEngine}scene/${room}/`, pathNot: tests },
      to: {
        path: `${imageEngine}scene/`,
        pathNot: `${imageEngine}scene/${anyOf([room, ...below])}`,
      },
    })),
    {
      name: 'treatments-do-not-meet',
      comment: 'Each is a way of drawing by itself; they share what stands beside them.',
      severity: 'error',
      from: { path: `${imageEngine}treat/${treatments}`, pathNot: tests },
      to: {
        path: `${imageEngine}treat/(${treatments}|apply-)`,
        pathNot: `${imageEngine}treat/$1/`,
      },
    },
    ...Object.entries(videoRooms).flatMap(([floor, rooms]) =>
      Object.entries(rooms).map(([room, below]) => ({
        name: `video-engine-${floor.replace('/', '-')}${room}`,
        comment: 'The spine of edit.ts from above: what is later knows what is earlier.',
        severity: 'error',
        from: { path: `${videoEngine}${floor}${room}/`, pathNot: tests },
        to: {
          path: videoEngine + floor,
          pathNot: `${videoEngine}${floor}${anyOf([room, ...below])}`,
        },
      })),
    ),
    {
      name: 'the-web-reaches-no-node-module',
      comment: 'Through any chain of imports.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: tests },
      to: { path: nodeModules, reachable: true },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: String.raw`^virtual:|\.wasm\?url$` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data|\\.runtime)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      conditionNames: ['import', 'types', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
