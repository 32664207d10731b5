import type { WishRow } from './wish-row.ts';

const everyClip = (seconds: number) => [1, 2, 3, 4, 5].map((clip) => [clip, seconds] as const);

/** How long a clip stands, what share of the film it has, and how often it comes. */
export const wishesHowLong: readonly WishRow[] = [
  ['je voudrais voir le drone deux fois', { times: [[4, 2]] }],
  ['la photo du gâteau doit rester à l’écran cinq secondes', { clipD: [[5, 5]] }],
  ['5 s par clip', { clipD: everyClip(5) }],

  // So many seconds of a clip.
  ['10 s de drone', { clipD: [[4, 10]] }],
  ['le gâteau 5 secondes', { clipD: [[5, 5]] }],
  ['Drone en premier, 10 secondes', { first: 4, clipD: [[4, 10]] }],
  [
    'la plage pendant 8 s, puis 12 s de concert',
    {
      sequence: [1, 3],
      clipD: [
        [1, 8],
        [3, 12],
      ],
    },
  ],
  ['montrer mon gâteau pendant 5 secondes à la fin', { last: 5, clipD: [[5, 5]] }],
  ['4 sec par photo', { clipD: [[5, 4]] }],
  ['chaque clip doit durer 5 secondes', { clipD: everyClip(5) }],
  ['chaque clip 3 secondes', { clipD: everyClip(3) }],
  ['chaque clip dure 4 secondes, rapide', { clipD: everyClip(4), pace: 'fast' }],
  ['10 seconds of the drone', { clipD: [[4, 10]] }],
  ['keep the drone on screen for 6 seconds', { clipD: [[4, 6]] }],
  ['start with the drone for 5 seconds, then the concert', { sequence: [4, 3], clipD: [[4, 5]] }],
  ['film de 40 s avec 15 secondes de concert', { d: 40, clipD: [[3, 15]] }],
  ['40 secondes au total, dont dix de drone', { d: 40, back: ['dix'] }],
  [
    'une minute, la plage 20 s, le concert 20 s et le drone 20 s',
    {
      d: 60,
      clipD: [
        [1, 20],
        [3, 20],
        [4, 20],
      ],
    },
  ],
  [
    'plage 6 s, concert 12 s, drone 6 s, gâteau 3 s',
    {
      clipD: [
        [1, 6],
        [3, 12],
        [4, 6],
        [5, 3],
      ],
    },
  ],
  [
    'clip 1 : 4 s, clip 3 : 10 s, clip 4 : 6 s',
    {
      clipD: [
        [1, 4],
        [3, 10],
        [4, 6],
      ],
    },
  ],
  ['le clip 2 environ 10 secondes', { clipD: [[2, [9, 11]]] }],
  ['au moins 6 secondes de plage', { clipD: [[1, [6, 12]]] }],
  ['pas plus de 5 secondes de concert', { clipD: [[3, [1, 5]]] }],
  ['le drone 8 secondes max', { clipD: [[4, [1, 8]]] }],
  ['entre 5 et 8 secondes de drone', { clipD: [[4, [5, 8]]] }],
  ['la photo reste affichée 4 secondes', { clipD: [[5, 4]] }],
  ['termine par le gâteau et laisse-le 5 secondes', { last: 5, clipD: [[5, 5]] }],
  [
    'Le concert c’est notre soirée annuelle, 15 s suffisent.',
    { clipD: [[3, 15]], back: ['annuelle'] },
  ],
  [
    'drone (6 s) puis plage (4 s) puis gâteau (3 s)',
    {
      sequence: [4, 1, 5],
      clipD: [
        [4, 6],
        [1, 4],
        [5, 3],
      ],
    },
  ],
  ['un quart de minute de concert', { clipD: [[3, 15]] }],
  [
    '1 minute de concert et 20 secondes de plage',
    {
      d: 80,
      clipD: [
        [3, 60],
        [1, 20],
      ],
    },
  ],
  [
    'vingt secondes de drone suivies de dix secondes de plage',
    {
      sequence: [4, 1],
      clipD: [
        [4, 20],
        [1, 10],
      ],
    },
  ],
  [
    'la plage, le concert et le drone 5 secondes chacun',
    {
      clipD: [
        [1, 5],
        [3, 5],
        [4, 5],
      ],
    },
  ],
  [
    '5 secondes par clip sauf le concert 12',
    {
      clipD: [
        [1, 5],
        [2, 5],
        [4, 5],
        [5, 5],
        [3, 12],
      ],
    },
  ],
  [
    'sans le gâteau, 10 s de drone, noir et blanc',
    { without: [5], clipD: [[4, 10]], look: 'monochrome' },
  ],

  // Tables of what comes when.
  [
    '0-5s drone / 5-10 plage / 10-20 concert / 20-23 gateau',
    {
      d: 23,
      sequence: [4, 1, 3, 5],
      clipD: [
        [4, 5],
        [1, 5],
        [3, 10],
        [5, 3],
      ],
    },
  ],
  [
    '0:00-0:06 plage, 0:06-0:15 concert, 0:15-0:20 drone',
    {
      d: 20,
      sequence: [1, 3, 4],
      clipD: [
        [1, 6],
        [3, 9],
        [4, 5],
      ],
    },
  ],
  [
    '0 à 4 s : drone ; 4 à 10 s : plage ; 10 à 14 s : drone',
    {
      d: 14,
      sequence: [4, 1, 4],
      clipD: [
        [4, 8],
        [1, 6],
      ],
    },
  ],

  // Shares.
  ['surtout du concert', { share: [[3, 'more']] }],
  [
    'plus de drone que de plage',
    {
      share: [
        [4, 'more'],
        [1, 'less'],
      ],
    },
  ],
  ['50% de drone', { share: [[4, 0.5]] }],
  ['le drone à 60 %', { share: [[4, 0.6]] }],
  [
    'moitié concert moitié plage',
    {
      share: [
        [3, 0.5],
        [1, 0.5],
      ],
    },
  ],
  [
    'half drone, half concert, 30 seconds',
    {
      d: 30,
      share: [
        [4, 0.5],
        [3, 0.5],
      ],
    },
  ],
  [
    'un tiers de plage et deux tiers de concert',
    {
      share: [
        [1, 0.333],
        [3, 0.667],
      ],
    },
  ],
  ['un peu de plage', { share: [[1, 'less']] }],
  [
    'beaucoup de drone et un peu de concert',
    {
      share: [
        [4, 'more'],
        [3, 'less'],
      ],
    },
  ],
  [
    'mostly the concert, a bit of drone',
    {
      share: [
        [3, 'more'],
        [4, 'less'],
      ],
    },
  ],
  [
    '40 % de plage, 60 % de drone, rien d’autre, 20 s',
    {
      d: 20,
      share: [
        [1, 0.4],
        [4, 0.6],
      ],
    },
  ],
  ['70% concert et 50% plage', { refused: ['contradiction', 'contradiction'] }],
  ['principalement le drone, 30 s', { d: 30, share: [[4, 'more']] }],
  [
    'less concert, more drone',
    {
      share: [
        [3, 'less'],
        [4, 'more'],
      ],
    },
  ],

  // Repeats.
  ['remets la plage à la fin', { last: 1, times: [[1, 2]] }],
  ['clip 1 deux fois', { times: [[1, 2]] }],
  ['Ordre : 4, 1, 3, 1', { sequence: [4, 1, 3, 1] }],
  ['commence par le drone, puis la plage, puis encore le drone', { sequence: [4, 1, 4] }],
  ['drone puis plage puis drone puis concert', { sequence: [4, 1, 4, 3] }],
  ['show the concert three times', { times: [[3, 3]] }],
  ['le gâteau doit revenir trois fois, 4 sec à chaque fois', { times: [[5, 3]], clipD: [[5, 12]] }],
  ['repeat the drone at the end', { last: 4, times: [[4, 2]] }],

  // What cannot be.
  [
    'film de 10 secondes : 8 s de drone et 6 s de plage',
    { d: 10, refused: ['contradiction', 'contradiction'] },
  ],
  ['sans le drone. 10 s de drone', { without: [4], refused: ['contradiction'] }],
  ['12 secondes de clip 9', { refused: ['no-such-clip'] }],

  // No clip's length, no share, no repetition.
  ['le concert dure 95 secondes', { back: ['95'] }],
  ['ouverture en fondu de 2 secondes sur le drone', { back: ['2 secondes'] }],
  ['que la plage et le drone, 20 secondes', { d: 20, only: [1, 4] }],
  ['teaser concert 30 s', { d: 30, back: ['concert'] }],
  ['titre « Été » 3 secondes', { texts: [['title', 'Été', 'auto', null, 3]] }],
  ['commence la musique à 12 secondes, drone en premier', { first: 4, music: { start: 12 } }],
  ['coupe 5 secondes du concert', { back: ['5 secondes'] }],
  ['les 10 premières secondes du concert', { stretches: [['only', 3, 0, 10]] }],
  ['garde le concert de 10 à 20 secondes', { stretches: [['only', 3, 10, 20]] }],
  ['ralentis un peu le drone', { back: ['drone'] }],
  ['le son de la plage à 50 %', { back: ['50'] }],
  ['commence par la plage, finis par le drone, 30 s', { d: 30, first: 1, last: 4 }],
  ['trois plans de la plage', { refused: ['clip-share'] }],
  ['la moitié du drone', { back: ['moitie'] }],
  ['2 secondes', { back: ['2 secondes'] }],
  ['accélère la plage deux fois', { speedParts: [[1, 'fast']] }],
  ['Mets la photo à la fin pendant 5 secondes', { last: 5, clipD: [[5, 5]] }],
  ['Put the drone at the beginning for 8 seconds', { first: 4, clipD: [[4, 8]] }],
  [
    'la plage doit durer 6 secondes et le drone 10 secondes',
    {
      clipD: [
        [1, 6],
        [4, 10],
      ],
    },
  ],
  ['retire img 42', { without: [2] }],
  ['commence par la vidéo 0042', { first: 2 }],
];
