import type { WishRow } from './wish-row.ts';

/** Of a hundred and sixty wishes in French by a stranger, for practice: the short ones and the first precise ones. */
export const wishesFrenchPrecise: readonly WishRow[] = [
  [
    'Noir et blanc, lent, sans musique',
    {
      look: 'monochrome',
      pace: 'slow',
      music: { use: 'none' },
      sound: 'keep',
    },
  ],
  ['commence par le dronne stp', { first: 4 }],
  ['rien que le concert', { only: [3] }],
  ['un film de 5 heures', { d: 3600, refused: ['length-limit'] }],
  ['tt au ralenti', { speed: 'slow' }],
  ['reel de 15 sec', { d: 15, format: '9:16', pace: 'fast' }],
  ['la moitié du drone', { unread: ['moitie'] }],
  ['stabilise les images svp', { steady: 'always' }],
  ['Titre : « Nos vendanges »', { texts: [['title', 'Nos vendanges']] }],
  ['le concert puis la plage', { sequence: [3, 1] }],
  ['vertical et carré à la fois', { refused: ['contradiction'] }],
  ['enleve les silences', { silences: 'cut' }],
  ['clips ds le desordre', { order: 'shuffled' }],
  ['garde tout, ne coupe rien', { selection: 'everything', order: 'given', d: [1, 3600] }],
  ['douze plans max', { n: [1, 12] }],
  ['met en 4k stp', { refused: ['resolution'] }],
  ['rajoute des emojis', { refused: ['stickers'] }],
  ['floute les visages', { refused: ['blur-faces'] }],
  ['une voix off svp', { refused: ['voice-over'] }],
  ['vidéo muette', { music: { use: 'none' }, sound: 'drop' }],
  ['le drone 3 fois plus vite', { speedParts: [[4, 3]] }],
  ['je veux plus de concert', { unread: ['concert'] }],
  ['surtou le consert', { share: [[3, 'more']] }],
  ['5 secondes de gateau', { clipD: [[5, 5]] }],
  ['pas trop de drone', { share: [[4, 'less']] }],
  ['resumé en 30s', { d: 30, order: 'chronological' }],
  ['facon vieux film, orizontal', { look: 'vintage', format: '16:9' }],
  ['comme la dernière fois', { refused: ['no-memory'] }],
  ['zik moins forte', { music: { level: 'low' } }],
  ['respecte l’ordre des fichiers', { order: 'given' }],
  ['de plus en plus vite', { course: 'rising' }],
  ['sous-titres automatiques', { refused: ['no-transcription'] }],
  ['transitions glitch', { refused: ['transition-effect'] }],
  ['que les plans avec le chien', { refused: ['no-vision'] }],
  ['Mets un titre.', { refused: ['text-missing'] }],
  ['lent et ultra rapide', { refused: ['contradiction'] }],
  ['mets du rock', { back: ['rock'] }],
  ['aucun texte, caler sur le beat', {}],
  ['vidéo vertikal 25 sek', { d: 25, format: '9:16' }],
  [
    'Vingt secondes, format carré, le gâteau en ouverture et « Fournil Martin » écrit à la fin.',
    {
      d: 20,
      format: '1:1',
      first: 5,
      texts: [['call-to-action', 'Fournil Martin']],
    },
  ],
  [
    '45 s, paysage, plans d’au moins 3 secondes, musique discrète ; titre « Villa Mimosa » en bas.',
    {
      d: 45,
      format: '16:9',
      each: [3, 60],
      music: { level: 'low' },
      texts: [['title', 'Villa Mimosa', 'bottom']],
    },
  ],
  [
    'Démarre par le concert, termine sur le drone, 1 min 15 maxi, le tout nerveux.',
    {
      first: 3,
      last: 4,
      d: [1, 75],
      pace: 'fast',
    },
  ],
  [
    'D’abord la plage, ensuite IMG_0042, enfin le gâteau — en une minute trente, avec des fondus enchaînés.',
    {
      sequence: [1, 2, 5],
      d: 90,
      transitions: 'dissolves',
    },
  ],
  [
    'Dans le concert, ne prends que de 0:20 à 0:45 ; du drone, vire les 5 premières secondes.',
    {
      stretches: [
        ['only', 3, 20, 45],
        ['without', 4, 0, 5],
      ],
    },
  ],
  [
    '15s vertical rapide, le son du concert seulement, et ecris "ON Y ÉTAIT" a la fin',
    {
      d: 15,
      format: '9:16',
      pace: 'fast',
      sound: 'drop',
      clipSound: [[3, 'keep']],
      texts: [['call-to-action', 'ON Y ÉTAIT']],
    },
  ],
  [
    'Je veux que la musique s’arrête 8 secondes avant la fin et qu’on finisse en fondu au noir.',
    {
      music: { end: -8 },
      fadeOut: true,
    },
  ],
  [
    'Prends la musique à partir de 1:05, pas trop fort, et coupe le son de IMG_0042.',
    {
      music: { start: 65, level: 'low' },
      clipSound: [[2, 'drop']],
    },
  ],
  [
    'Première moitié en noir et blanc, le drone au ralenti, film de 40 secondes.',
    {
      lookParts: [['first-half', 'monochrome']],
      speedParts: [[4, 'slow']],
      d: 40,
    },
  ],
  [
    'Plage 4 s, concert 12 s, drone 6 s, gâteau 3 s.',
    {
      clipD: [
        [1, 4],
        [3, 12],
        [4, 6],
        [5, 3],
      ],
    },
  ],
  [
    '0-4 s gâteau, 4-10 plage, 10-20 concert, 20-25 drone',
    {
      sequence: [5, 1, 3, 4],
      clipD: [
        [5, 4],
        [1, 6],
        [3, 10],
        [4, 5],
      ],
      d: 25,
    },
  ],
  [
    'Trois secondes par clip, sauf le concert : 10 s.',
    {
      clipD: [
        [1, 3],
        [2, 3],
        [3, 10],
        [4, 3],
        [5, 3],
      ],
    },
  ],
  ['Huit plans de deux secondes chacun, en tons froids.', { n: 8, each: 2, d: 16, look: 'cold' }],
  [
    'Dix plans de 3 secondes dans un film de 15 secondes.',
    {
      d: 15,
      n: 10,
      refused: ['contradiction'],
    },
  ],
  [
    'Le gâteau, qu’il revienne trois fois, 2 s à chaque fois.',
    {
      times: [[5, 3]],
      clipD: [[5, 6]],
    },
  ],
  [
    'Remets le drone à la fin et garde la musique basse.',
    {
      times: [[4, 2]],
      last: 4,
      music: { level: 'low' },
    },
  ],
  ['60 % de concert, le reste comme tu veux, 50 secondes en tout.', { share: [[3, 0.6]], d: 50 }],
  [
    'Écris « Manche 1 » à 0:05 et « Manche 2 » à 0:20.',
    {
      texts: [
        ['text', 'Manche 1', 'auto', 5],
        ['text', 'Manche 2', 'auto', 20],
      ],
    },
  ],
  [
    'Au milieu du film, affiche « Entracte » pendant 3 secondes.',
    {
      texts: [['text', 'Entracte', 'auto', 'middle', 3]],
    },
  ],
  [
    'Titre « FÊTE DU VILLAGE » en gros, et « Rendez-vous le 14 » sur les dernières secondes.',
    {
      texts: [
        ['title', 'FÊTE DU VILLAGE', 'auto', null, null, { manner: 'title', family: 'narrow' }],
        ['call-to-action', 'Rendez-vous le 14'],
      ],
    },
  ],
  [
    'Un bandeau « Mairie de Lacroix » en bas, au début ; durée : 35 secondes',
    {
      d: 35,
      texts: [['title', 'Mairie de Lacroix', 'bottom', null, null, { manner: 'lower-third' }]],
    },
  ],
  [
    'Un fondu entre la plage et le drone, des coupes franches ailleurs.',
    {
      transitions: 'cuts',
      transitionParts: [[{ after: 1, before: 4 }, 'dissolves']],
    },
  ],
  [
    'Un fondu enchaîné juste avant le gâteau, format 16:9',
    {
      transitionParts: [[{ after: null, before: 5 }, 'dissolves']],
      format: '16:9',
    },
  ],
  [
    'Le concert en marche arrière, le drone quatre fois plus vite.',
    {
      directionParts: [[3, 'backwards']],
      speedParts: [[4, 4]],
    },
  ],
  ['IMG_0042 à vitesse x1,5 et sans son.', { speedParts: [[2, 1.5]], clipSound: [[2, 'drop']] }],
  [
    'La fin au ralenti et en noir et blanc ; arrête la musique à 0:30.',
    {
      speedParts: [['end', 'slow']],
      lookParts: [['end', 'monochrome']],
      music: { end: 30 },
    },
  ],
  [
    'Arrête la musique quand arrive le gâteau, qui doit clore le film.',
    {
      music: { end: { side: 'before', clip: 5 } },
      last: 5,
    },
  ],
  [
    'La musique s’arrête après le concert, et le drone, coupe-lui le son',
    {
      music: { end: { side: 'after', clip: 3 } },
      clipSound: [[4, 'drop']],
    },
  ],
  [
    'Coupe la musique à la moitié du film, qui fera une minute.',
    {
      music: { end: 'middle' },
      d: 60,
    },
  ],
  ['Moins de six plans, au moins 20 secondes de film', { n: [1, 5], d: [20, 40] }],
  ['Une douzaine de plans, genre 30 s.', { n: [11, 13], d: [27, 33] }],
  ['25/30 secondes, IMG_0042 pour finir', { d: [25, 30], last: 2 }],
  ['Trente secondes, non, quarante-cinq, et à la verticale.', { d: 45, format: '9:16' }],
  ['Commence par la plage — ah non pardon, par le concert.', { first: 3 }],
  ['Tout en noir et blanc… en fait non, plutôt en tons chauds.', { look: 'warm' }],
  [
    'Celui de la plage, laisse-le 6 secondes ; celui du drone, mets-le en dernier.',
    {
      clipD: [[1, 6]],
      last: 4,
    },
  ],
  [
    'Le concert, dont il faut garder le son, mets-le en premier.',
    {
      clipSound: [[3, 'keep']],
      first: 3,
    },
  ],
  [
    'Que soient retirés IMG_0042 et la photo, et que le film dure 30 secondes.',
    {
      without: [2, 5],
      d: 30,
    },
  ],
  ['Ne garde ni la plage ni le drone.', { without: [1, 4] }],
  [
    'Est-ce qu’on pourrait avoir le drone avant le concert, avec une musique plus basse ?',
    {
      sequence: [4, 3],
      music: { level: 'low' },
    },
  ],
  [
    'Il faudrait que le film dure entre 30 et 40 secondes et que rien ne soit au ralenti.',
    {
      d: [30, 40],
    },
  ],
  [
    'Pas de musique, pas de texte, pas de ralenti : 20 secondes.',
    {
      d: 20,
      music: { use: 'none' },
      sound: 'keep',
    },
  ],
  [
    'TRT 0:40 / 16:9 / cut / ouverture au noir / musique à partir de 0:12 du morceau',
    {
      d: 40,
      format: '16:9',
      transitions: 'cuts',
      fadeIn: true,
      music: { start: 12 },
    },
  ],
];
