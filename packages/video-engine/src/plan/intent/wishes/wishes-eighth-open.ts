import type { WishRow } from './wish-row.ts';

/**
 * Written from the conventions alone, without having seen the rules, their tests or another
 * list: what people of many trades and ages ask for, from three words to a whole little letter.
 */
export const eighthListOpen: readonly WishRow[] = [
  // Short, with one thing.
  ['une vidéo d’une trentaine de secondes', { d: [27, 33] }],
  ['jveux 45s max stp', { d: [1, 45] }],
  ['En noir et blanc, s’il vous plaît.', { look: 'monochrome' }],
  ['que la vidéo tourne en boucle', { loop: true }],
  ['enleve le gateu', { without: [5] }],
  ['Commencez par IMG_0042.', { first: 2 }],
  ['Enlève les silences', { silences: 'cut' }],
  ['tout au ralenti', { speed: 'slow' }],
  ['un montage qui bouge', { pace: 'fast' }],
  ['Pas de musique', { music: { use: 'none' }, sound: 'keep' }],
  ['stabilise tout stp', { steady: 'always' }],
  ['la plage apres le concert', { sequence: [3, 1] }],
  ['le clip 7 en premier', { refused: ['no-such-clip'] }],
  ['fini par la foto', { last: 5 }],
  ['passe la video à l’envers', { direction: 'backwards' }],
  ['en 4:5', { refused: ['format'] }],
  ['écris « Bon anniversaire Lucas »', { texts: [['title', 'Bon anniversaire Lucas']] }],
  ['mets deux fois la plage', { times: [[1, 2]] }],
  ['un film de 40', { back: ['40'] }],
  ['un film de 2 heures', { d: 3600, refused: ['length-limit'] }],
  ['Je veux entendre la fin de la chanson', { refused: ['music-end'] }],
  ['fais trois vidéos différentes', { refused: ['several-films'] }],
  ['des plans de plus en plus courts', { course: 'rising' }],
  ['about 20 seconds please', { d: [18, 22] }],
  ['make it black and white', { look: 'monochrome' }],
  ['Vertical please, not square', { format: '9:16' }],
  ['start with the beach', { back: ['beach'] }],
  ['no music please', { music: { use: 'none' }, sound: 'keep' }],
  ['a slow-paced video', { pace: 'slow' }],
  ['can you add subtitles?', { refused: ['no-transcription'] }],

  // Two to four things.
  [
    'Un reel de 20 secondes, commence par la plage et termine par le concert',
    { d: 20, format: '9:16', pace: 'fast', first: 1, last: 3 },
  ],
  [
    'tiktok 15s avec le refrain de la zik stp',
    { d: 15, format: '9:16', pace: 'fast', music: { part: 'chorus' } },
  ],
  [
    'Vire le son du drone et mets la musique moins fort',
    { clipSound: [[4, 'drop']], music: { level: 'low' } },
  ],
  ['30 secondes, non, 45, en noir et blanc', { d: 45, look: 'monochrome' }],
  [
    'D’abord le gâteau, ensuite la plage, et le drone pour la fin. En 16:9.',
    { sequence: [5, 1, 4], format: '16:9' },
  ],
  [
    'Écris « Les 40 ans de Sophie » au début et « Merci à tous » à la fin',
    {
      texts: [
        ['title', 'Les 40 ans de Sophie'],
        ['call-to-action', 'Merci à tous'],
      ],
    },
  ],
  ['Des plans de moins de 2 s, nerveux, carré', { each: [0.2, 2], pace: 'fast', format: '1:1' }],
  ['Une douzaine de plans sur 40 secondes', { n: [11, 13], d: 40 }],
  ['moins de six plans, et calme', { n: [1, 5], pace: 'slow' }],
  [
    'Garde tout sauf la plage, sans transition',
    { selection: 'everything', order: 'given', d: [1, 3600], without: [1], transitions: 'cuts' },
  ],
  ['Ne coupe rien, mais 5 minutes max', { selection: 'everything', order: 'given', d: [1, 300] }],
  [
    'Résumé de 1 min 30 avec des fondus enchaînés',
    { d: 90, order: 'chronological', transitions: 'dissolves' },
  ],
  [
    'Dans l’ordre où c’est filmé, plans de 3 secondes, format vertical',
    { order: 'chronological', each: 3, format: '9:16' },
  ],
  [
    'l’ordre des fichiers, 1 min, et garde le son d’origine',
    { order: 'given', d: 60, sound: 'keep' },
  ],
  ['ordre aléatoire et tons chauds', { order: 'shuffled', look: 'warm' }],
  [
    'le drone au ralenti et le concert en accéléré',
    {
      speedParts: [
        [4, 'slow'],
        [3, 'fast'],
      ],
    },
  ],
  ['Commence calme et finis fort, 50 secondes', { course: 'rising', d: 50 }],
  ['accélere vers la fin, dans les 40 secondes', { course: 'rising', d: [36, 44] }],
  ['Ralentis à la fin et finis en fondu', { speedParts: [['end', 'slow']], fadeOut: true }],
  [
    'Tons froids, musique plus forte, plans longs',
    { look: 'cold', music: { level: 'high' }, pace: 'slow' },
  ],
  ['plans courts, look rétro et que ça boucle', { pace: 'fast', look: 'vintage', loop: true }],
  [
    'Coupe le son des vidéos, je veux que la musique, et en carré',
    { sound: 'drop', format: '1:1' },
  ],
  [
    'Enlève les 5 premières secondes du concert, et commence par la plage',
    { stretches: [['without', 3, 0, 5]], first: 1 },
  ],
  [
    'Garde de 0:10 à 0:20 du drone et coupe les 3 dernières secondes de la plage',
    {
      stretches: [
        ['only', 4, 10, 20],
        ['without', 1, -3, null],
      ],
    },
  ],
  [
    'Seulement la plage et le drone, avec plus de contraste',
    { only: [1, 4], refused: ['look-grade'] },
  ],
  ['Vertical et horizontal, 30 secondes', { d: 30, refused: ['contradiction'] }],
  [
    'sans le drone, commence par le drone, 1 min',
    { without: [4], d: 60, refused: ['contradiction'] },
  ],
  ['10 plans de 3 secondes, en 1 minute', { n: 10, d: 60, refused: ['contradiction'] }],
  ['12 plans de 2 secondes, noir et blanc', { n: 12, each: 2, d: 24, look: 'monochrome' }],
  [
    'story de 15s, calme, écris « Ouvert dimanche »',
    { d: 15, format: '9:16', pace: 'slow', texts: [['title', 'Ouvert dimanche']] },
  ],
  ['Pour YouTube, une bonne minute, posé', { d: [54, 66], pace: 'slow', back: ['youtube'] }],
  [
    'Fais démarrer la musique à 0:45, 30 s, pas trop vite',
    { music: { start: 45 }, d: 30, pace: 'medium' },
  ],
  ['Le son du concert seulement, et 40 s', { sound: 'drop', clipSound: [[3, 'keep']], d: 40 }],
  [
    'titre « Villa Azur » en bas, discret, et « Visites samedi » à la fin',
    {
      texts: [
        ['title', 'Villa Azur', 'bottom', null, null, { manner: 'lower-third' }],
        ['call-to-action', 'Visites samedi'],
      ],
    },
  ],
  [
    'écris « bienvenue chez nous » en majuscules, tout en noir et blanc',
    { texts: [['title', 'BIENVENUE CHEZ NOUS']], look: 'monochrome' },
  ],
  [
    'titre « Nos vacances », et « Merci Mamie » au milieu du film',
    {
      texts: [
        ['title', 'Nos vacances'],
        ['text', 'Merci Mamie', 'auto', 'middle'],
      ],
    },
  ],
  [
    'reel de 10 s, titre « Soldes » en rouge',
    {
      d: 10,
      format: '9:16',
      pace: 'fast',
      texts: [['title', 'Soldes']],
      refused: ['text-manner'],
    },
  ],
  ['30 s, carré, avec un titre', { d: 30, format: '1:1', refused: ['text-missing'] }],
  ['glitch entre les plans, nerveux, 30s', { d: 30, pace: 'fast', refused: ['transition-effect'] }],
  [
    'fondu entre la plage et le drone, 30 secondes',
    { d: 30, transitionParts: [[{ after: 1, before: 4 }, 'dissolves']] },
  ],
  ['fondu au blanc à la fin, 30 s', { d: 30, back: ['blanc'] }],
  [
    'Garde les plans avec le chien, 20 secondes, carré',
    { d: 20, format: '1:1', refused: ['no-vision'] },
  ],
  ['Mets le concert en entier, 2 minutes', { d: 120, back: ['entier'] }],
  [
    '5 secondes par clip, et vertical',
    {
      format: '9:16',
      clipD: [
        [1, 5],
        [2, 5],
        [3, 5],
        [4, 5],
        [5, 5],
      ],
    },
  ],
  ['surtout la plage, et 30 s', { d: 30, share: [[1, 'more']] }],
  [
    'la première moitié en accéléré, la fin au ralenti',
    {
      speedParts: [
        ['first-half', 'fast'],
        ['end', 'slow'],
      ],
    },
  ],
  [
    'écris « Promo » tout du long, reel',
    { texts: [['title', 'Promo']], format: '9:16', pace: 'fast', back: ['long'] },
  ],
  ['Fondu au noir au début et à la fin', { fadeIn: true, fadeOut: true }],
  ['une musique triste et des plans longs', { pace: 'slow', refused: ['music-choice'] }],
  [
    'A 30-second reel, start with the drone and end with the concert',
    { d: 30, format: '9:16', pace: 'fast', first: 4, last: 3 },
  ],
  ['15 or 20 seconds, square, warm tones', { d: [15, 20], format: '1:1', look: 'warm' }],
  [
    'Title "Open House" at the start, "Call us today" at the end, 45 sec max',
    {
      texts: [
        ['title', 'Open House'],
        ['call-to-action', 'Call us today'],
      ],
      d: [1, 45],
    },
  ],
  ['no slow motion, hard cuts, fast-paced', { transitions: 'cuts', pace: 'fast' }],
  ['mute the drone clip, and louder music', { clipSound: [[4, 'drop']], music: { level: 'high' } }],
  ['vertical, 25 seconds, fade to black at the end', { format: '9:16', d: 25, fadeOut: true }],
  ['photo last, and the drone in slow motion', { last: 5, speedParts: [[4, 'slow']] }],
  ['start with clip 9, 20 seconds', { d: 20, refused: ['no-such-clip'] }],
  ['start calm and finish strong, 40 s', { course: 'rising', d: 40 }],
  [
    'Skip the first 10 seconds of the concert, start the music at 0:30',
    { stretches: [['without', 3, 0, 10]], music: { start: 30 } },
  ],
  ['4K, 60 fps and square', { format: '1:1', refused: ['resolution', 'frame-rate'] }],
];
