import type { WishRow } from './wish-row.ts';

/** The fourth round: ten more people, written after the third was mended and before this one was read. */
export const tenthListFourth: readonly WishRow[] = [
  // Short, one thing.
  ['deux min stp', { d: 120 }],
  ['environ 40 sec', { d: [36, 44] }],
  ['1 minute 45 maximum', { d: [1, 105] }],
  ['que ça ne dépasse pas la minute', { d: [1, 60] }],
  ['au moins 30 secondes', { d: [30, 60] }],
  ['ouverture sur le concert', { first: 3 }],
  ['garde la plage pour la fin', { last: 1 }],
  ['pas IMG_0042 svp', { without: [2] }],
  ['uniquement le drone', { only: [4] }],
  ['le drone avant le concert', { sequence: [4, 3] }],
  ['mets ça au format 9:16', { format: '9:16' }],
  ['à l’horizontale', { format: '16:9' }],
  ['tout en noir & blanc', { look: 'monochrome' }],
  ['une ambiance froide', { look: 'cold' }],
  ['ça doit être dynamique', { pace: 'fast' }],
  ['quelque chose de contemplatif', { pace: 'slow' }],
  ['ni trop lent ni trop rapide', { pace: 'medium' }],
  ['de plus en plus calme', { course: 'falling' }],
  ['musique basse', { music: { level: 'low' } }],
  ['coupe le son des clips', { sound: 'drop' }],
  ['retire les blancs', { silences: 'cut' }],
  ['l’image bouge trop, stabilise-la', { steady: 'always' }],
  ['dans l’ordre chronologique stp', { order: 'chronological' }],
  ['mélange tout', { order: 'shuffled' }],
  ['best of', {}],
  ['garde tout', { selection: 'everything', order: 'given', d: [1, 3600] }],
  ['fondu d’ouverture', { fadeIn: true }],
  ['sans fondu à la fin', { fadeOut: false }],
  ['écris Joyeux Noël', { texts: [['title', 'Joyeux Noël']] }],
  ['accroche dès le début', { hook: true }],
  ['make it loop', { loop: true }],
  ['one minute ten', { d: 70 }],
  ['drop the cake.jpg', { back: ['cake'] }],
  ['no captions', { captions: 'none' }],
  ['warmer colours', { look: 'warm' }],
  ['end with "Thank you all"', { texts: [['call-to-action', 'Thank you all']] }],

  // Two or three things.
  [
    'story de 15 s, « Soldes » en gros, musique forte',
    {
      format: '9:16',
      pace: 'fast',
      d: 15,
      texts: [['title', 'Soldes', 'auto', null, null, { manner: 'title', family: 'narrow' }]],
      music: { level: 'high' },
    },
  ],
  ['commence par la plage, vire le concert, 50 secondes', { first: 1, without: [3], d: 50 }],
  [
    'le drone au ralenti et la plage en accéléré',
    {
      speedParts: [
        [4, 'slow'],
        [1, 'fast'],
      ],
    },
  ],
  [
    '8 plans, fondus enchaînés, noir et blanc',
    { n: 8, transitions: 'dissolves', look: 'monochrome' },
  ],
  ['garde le son du concert, coupe le reste', { clipSound: [[3, 'keep']], sound: 'drop' }],
  [
    'de 0:20 à 0:40 du concert, et sans le gâteau',
    { stretches: [['only', 3, 20, 40]], without: [5] },
  ],
  [
    '« Partie 1 » à 3 secondes, « Partie 2 » à 20 secondes',
    {
      texts: [
        ['text', 'Partie 1', 'auto', 3],
        ['text', 'Partie 2', 'auto', 20],
      ],
    },
  ],
  ['calme au début, nerveux à la fin, 1 min', { course: 'rising', d: 60 }],
  ['paysage, 90 s, la photo puis le drone', { format: '16:9', d: 90, sequence: [5, 4] }],
  ['pas de musique mais garde le son', { music: { use: 'none' }, sound: 'keep' }],
  [
    'titre « Kermesse » au milieu du film et fondu à la fin',
    { texts: [['title', 'Kermesse', 'auto', 'middle']], fadeOut: true },
  ],
  [
    'enlève les 4 premières secondes de la plage, plans courts',
    { stretches: [['without', 1, 0, 4]], pace: 'fast' },
  ],
  [
    'plans de 2 à 4 secondes, coupes franches, 16:9',
    { each: [2, 4], transitions: 'cuts', format: '16:9' },
  ],
  ['musique à partir de 1:15, coupe les silences', { music: { start: 75 }, silences: 'cut' }],
  [
    'square, warm, 40 seconds, dissolves',
    { format: '1:1', look: 'warm', d: 40, transitions: 'dissolves' },
  ],
  ['begin with the photo and finish with the concert, fast', { first: 5, last: 3, pace: 'fast' }],
  [
    'keep the last 5 seconds of the drone, no music',
    { stretches: [['only', 4, -5, null]], music: { use: 'none' }, sound: 'keep' },
  ],
  ['only the drone and the photo, looped, 10 seconds', { only: [4, 5], loop: true, d: 10 }],
  [
    'second half in slow motion, title "Splash"',
    { speedParts: [['second-half', 'slow']], texts: [['title', 'Splash']] },
  ],
  ['around 30 seconds, vertical, no text', { d: [27, 33], format: '9:16' }],

  // Letters.
  [
    'Bonjour, je gère la page d’un club d’aviron. Samedi on a ramé contre le vent, c’était dur et lent mais magnifique. Je voudrais un montage nerveux de 45 secondes, le drone en premier, et « Ramez avec nous » à la fin. Merci !',
    {
      pace: 'fast',
      d: 45,
      first: 4,
      texts: [['call-to-action', 'Ramez avec nous']],
      unread: ['aviron'],
    },
  ],
  [
    'Bonjour, ma grand-mère fête ses 90 ans dimanche. Elle n’entend plus très bien, donc mettez la musique plus fort. Film de deux minutes, plutôt lent, avec la photo à la fin et « 90 printemps » au début.',
    {
      music: { level: 'high' },
      d: 120,
      pace: 'slow',
      last: 5,
      texts: [['title', '90 printemps']],
      unread: ['grand'],
    },
  ],
  [
    'Salut, on est un trio de jazz, on joue vendredi à Brest. Le concert de 0:30 à 0:50, avec le son, le reste muet. Carré, 25 secondes. Merci les gars',
    {
      stretches: [['only', 3, 30, 50]],
      clipSound: [[3, 'keep']],
      sound: 'drop',
      format: '1:1',
      d: 25,
      unread: ['jazz'],
    },
  ],
  [
    'Bonjour, c’est pour l’accueil de notre cabinet dentaire. Rien d’agressif : des fondus, des couleurs froides, pas de son, en boucle sur 30 secondes.',
    {
      transitions: 'dissolves',
      look: 'cold',
      d: 30,
      loop: true,
      sound: 'drop',
      unread: ['dentaire'],
    },
  ],
  [
    'Hello! Our puppy Biscuit chased seagulls and fell in the sea. Can you make 20 seconds, fast, starting with the concert (wrong name, it’s the beach) and ending with the photo? Cheers',
    { d: 20, pace: 'fast', first: 3, last: 5, unread: ['biscuit'] },
  ],
  [
    'Bonjour, voici nos images de chantier. La grue a tourné pendant trois semaines et le béton a coulé dix heures. Film de 1 min, tout en accéléré, 16/9, titre « Résidence Alba » en bas.',
    {
      d: 60,
      speed: 'fast',
      format: '16:9',
      texts: [['title', 'Résidence Alba', 'bottom']],
      unread: ['grue'],
    },
  ],
  [
    'coucou c’est mamie jo, je sais pas si je fais bien. les petits ont chanté à noel, c’était trop mignon. je veux garder leur voix et pas de musique, deux minutes, et la photo du gateau a la fin. bisous',
    { sound: 'keep', music: { use: 'none' }, d: 120, last: 5, unread: ['noel'] },
  ],
  [
    'Bonjour, agence de voyages à Tours. Nos clients sont pressés alors 15 secondes, pas plus. Vertical, rythme rapide, la plage d’abord, « Partez demain » au centre. Ajoutez le logo.',
    {
      d: [1, 15],
      format: '9:16',
      pace: 'fast',
      first: 1,
      texts: [['title', 'Partez demain', 'middle']],
      refused: ['logo'],
      unread: ['voyages'],
    },
  ],
  [
    'Dear editor, I teach pottery in Leeds. My hands move slowly and I talk too much, so please remove the silences, keep it under two minutes, and write "Thursday class" at the bottom.',
    {
      silences: 'cut',
      d: [1, 120],
      texts: [['title', 'Thursday class', 'bottom']],
      unread: ['pottery'],
    },
  ],
  [
    'Bonjour, notre équipe de hand a fini première ! Ça tirait de loin, ça défendait fort. Il nous faut un best-of de 1 min 30, musique à fond, en 16:9, et les ralentis sur les buts.',
    { d: 90, music: { level: 'high' }, format: '16:9', refused: ['no-vision'], unread: ['hand'] },
  ],

  // Dictated.
  [
    'alors une vidéo de quarante-cinq secondes en vertical avec le concert à la fin merci',
    { d: 45, format: '9:16', last: 3 },
  ],
  [
    'je voudrais euh quelque chose de lent euh deux minutes avec la photo en premier',
    { pace: 'slow', d: 120, first: 5 },
  ],
  [
    'start with the drone um then the photo and make it a minute and a half',
    { sequence: [4, 5], d: 90 },
  ],
  [
    'mets trente secondes virgule en carré virgule sans musique',
    { d: 30, format: '1:1', music: { use: 'none' }, sound: 'keep' },
  ],

  // Taken back.
  ['une minute, non, deux', { d: 120 }],
  ['en noir et blanc, ah non, en couleurs chaudes', { look: 'warm' }],
  ['finis par le drone, euh pardon, par la plage', { last: 1 }],
  ['sans texte. En fait si : « Bravo »', { texts: [['title', 'Bravo']] }],
  ['rapide, enfin plutôt calme', { pace: 'slow' }],

  // What cannot be.
  ['fais-en trois différentes', { refused: ['several-films'] }],
  ['le drone dix fois plus lent', { refused: ['speed-factor'] }],
  ['commence par le clip 8', { refused: ['no-such-clip'] }],
  ['format 4:3', { refused: ['format'] }],
  ['1:1 et 16:9 en même temps', { refused: ['contradiction'] }],
  ['exporte en MOV', { refused: ['file-format'] }],
  ['5 plans de 10 secondes, 20 secondes au total', { n: 5, d: 20, refused: ['contradiction'] }],
  ['traduis les sous-titres en espagnol', { refused: ['translation'] }],
  ['ajoute des applaudissements', { refused: ['sound-effects'] }],
  ['un écran partagé entre la plage et le drone', { refused: ['split-screen'] }],
  ['montre deux fois la photo', { times: [[5, 2]] }],
  ['comme celle de l’année dernière', { refused: ['no-memory'] }],
  ['rajoute un filtre de chat', { back: ['chat'] }],
  ['le titre en vert : « Éco-fête »', { texts: [['title', 'Éco-fête']], refused: ['text-manner'] }],
  ['enlève le souffle', { refused: ['sound-repair'] }],
];
