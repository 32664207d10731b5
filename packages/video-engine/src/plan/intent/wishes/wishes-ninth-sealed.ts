import type { WishRow } from './wish-row.ts';

/**
 * The ninth list: written by a stranger to the grammar, from the written conventions alone,
 * and measured once before anybody learns from it.
 */
export const ninthListSealed: readonly WishRow[] = [
  // Short, one thing.
  ['1min15 ça ira', { d: 75 }],
  ['entre 30 et 40 secondes', { d: [30, 40] }],
  ['50 sec maxi svp', { d: [1, 50] }],
  ['À peu près deux minutes.', { d: [108, 132] }],
  ['je veux que ça finisse sur le drone', { last: 4 }],
  ['ouvre avec la plage', { first: 1 }],
  ['pas de concert dedans stp', { without: [3] }],
  ['juste le concert', { only: [3] }],
  ['vire moi IMG_0042', { without: [2] }],
  ['Au format paysage, merci.', { format: '16:9' }],
  ['je la veux toute en noir et blanc', { look: 'monochrome' }],
  ['des couleur bien chaude', { look: 'warm' }],
  ['un montage tranquille', { pace: 'slow' }],
  ['des plans très courts', { pace: 'fast' }],
  ['coupe les blancs quand ça parle', { silences: 'cut' }],
  ['ça tremble, stabilise !', { steady: 'always' }],
  ['la musique un peu plus fort', { music: { level: 'high' } }],
  ['jveux pas de zik', { music: { use: 'none' }, sound: 'keep' }],
  ['le gâteau avant la plage', { sequence: [5, 1] }],
  ['ecrit "Vive la retraite Gérard"', { texts: [['title', 'Vive la retraite Gérard']] }],
  ['les clips les plus anciens d’abord', { order: 'chronological' }],
  ['Mélangez les clips au hasard', { order: 'shuffled' }],
  ['garde les moments ou on voit le bébé', { refused: ['no-vision'] }],
  ['fais parler une voix off', { refused: ['voice-over'] }],
  ['sept plans ça suffira', { n: 7 }],
  ['90 seconds', { d: 90 }],
  ['widescreen please', { format: '16:9' }],
  ['drop the photo', { without: [5] }],
  ['end on the drone', { last: 4 }],
  ['loop it', { loop: true }],
  ['post it on Facebook when it’s done', { refused: ['publish'] }],

  // Two or three things.
  ['20 s, en carré, avec la photo pour finir', { d: 20, format: '1:1', last: 5 }],
  ['reel de 25 secondes sans le drone', { d: 25, format: '9:16', pace: 'fast', without: [4] }],
  ['un tiktok mais tranquille, 30s', { d: 30, format: '9:16', pace: 'slow' }],
  ['La plage au ralenti, une minute en tout', { speedParts: [[1, 'slow']], d: 60 }],
  [
    'Coupe le son de la plage et de IMG_0042, garde celui du concert',
    {
      clipSound: [
        [1, 'drop'],
        [2, 'drop'],
        [3, 'keep'],
      ],
    },
  ],
  [
    'Titre « Stage de voile » en haut pendant 4 secondes, et « À l’été prochain » à la fin',
    {
      texts: [
        ['title', 'Stage de voile', 'top', null, 4],
        ['call-to-action', 'À l’été prochain'],
      ],
    },
  ],
  [
    'à 8 secondes écris « Avant » et à 16 secondes « Après »',
    {
      texts: [
        ['text', 'Avant', 'auto', 8],
        ['text', 'Après', 'auto', 16],
      ],
    },
  ],
  [
    'garde que les 15 dernières secondes du concert, plans longs',
    { stretches: [['only', 3, -15, null]], pace: 'slow' },
  ],
  [
    'garde IMG_0042 jusqu’à 0:18 et mets le drone en premier',
    { stretches: [['only', 2, 0, 18]], first: 4 },
  ],
  [
    'Enlevez les 2 premières secondes de chaque clip, rythme rapide',
    { stretches: [['without', null, 0, 2]], pace: 'fast' },
  ],
  ['40 secondes euh non 50, et en horizontal', { d: 50, format: '16:9' }],
  [
    'la musique démarre à 1:10, et baisse-la quand ça parle',
    { music: { start: 70 }, sound: 'duck' },
  ],
  ['commence fort, finis en fondu, 35s', { hook: true, fadeOut: true, d: 35 }],
  ['doucement au début puis de plus en plus vite, sur 1 min', { course: 'rising', d: 60 }],
  ['une dizaine de plans, coupes franches', { n: [9, 11], transitions: 'cuts' }],
  ['10 plans de 4 secondes, carré', { n: 10, each: 4, d: 40, format: '1:1' }],
  ['entre 5 et 7 plans avec des fondus enchainés', { n: [5, 7], transitions: 'dissolves' }],
  ['chaque plan 5 secondes maximum, dans l’ordre des fichiers', { each: [0.2, 5], order: 'given' }],
  [
    'Garde tout, et mets le gâteau à la fin',
    { selection: 'everything', order: 'given', d: [1, 3600], last: 5 },
  ],
  [
    'musique a fond, coupe le son des videos, fini sur le concert',
    { music: { level: 'high' }, sound: 'drop', last: 3 },
  ],
  ['Plus lumineux et en carré', { format: '1:1', refused: ['look-grade'] }],
  [
    'la deuxième moitié en accéléré, tout en noir et blanc',
    { speedParts: [['second-half', 'fast']], look: 'monochrome' },
  ],
  [
    'd’abord IMG_0042, puis le gateau, puis le concert, en vertical',
    { sequence: [2, 5, 3], format: '9:16' },
  ],
  [
    '« Chez Tonton » en bas, discret, 20 secondes',
    {
      d: 20,
      texts: [['title', 'Chez Tonton', 'bottom', null, null, { manner: 'lower-third' }]],
    },
  ],
  [
    'le refrain de la chanson, look rétro, une quarantaine de secondes',
    { music: { part: 'chorus' }, look: 'vintage', d: [36, 44] },
  ],
  ['35 seconds, square, no fades', { d: 35, format: '1:1', transitions: 'cuts', fadeOut: false }],
  ['concert in slow motion, 20 to 25 seconds', { speedParts: [[3, 'slow']], d: [20, 25] }],
  [
    'cut the last 10 secs of the drone and fade out at the end',
    { stretches: [['without', 4, -10, null]], fadeOut: true },
  ],
  [
    'Write "Grand Opening" at the top and "See you Friday" at the end',
    {
      texts: [
        ['title', 'Grand Opening', 'top'],
        ['call-to-action', 'See you Friday'],
      ],
    },
  ],
  ['only IMG_0042 and the concert, louder music', { only: [2, 3], music: { level: 'high' } }],
];
