import type { WishRow } from './wish-row.ts';

/** Whole letters of several parts. */
export const wishesInLetters: readonly WishRow[] = [
  [
    'Bonjour Madame, Monsieur, je souhaiterais un montage d’environ deux minutes. Le film devrait commencer par le drone et se terminer par la photo. Merci de conserver le son des vidéos et de ne pas ajouter de musique.',
    { d: [108, 132], first: 4, last: 5, sound: 'keep', music: { use: 'none' } },
  ],
  [
    'Salut, il me faut une vidéo verticale de 20 secondes pour demain, bien rythmée. Titre au début : « Portes ouvertes ». À la fin : « Samedi 10 h ». Vire le clip 5.',
    {
      format: '9:16',
      d: 20,
      pace: 'fast',
      texts: [
        ['title', 'Portes ouvertes'],
        ['call-to-action', 'Samedi 10 h'],
      ],
      without: [5],
      back: ['demain'],
    },
  ],
  [
    'Pour le club : 1 min 15, commence par le concert (de 0:30 à 0:40), ensuite la plage, musique à fond, sons coupés.',
    {
      d: 75,
      sequence: [3, 1],
      stretches: [['only', 3, 30, 40]],
      music: { level: 'high' },
      sound: 'drop',
      back: ['club'],
    },
  ],
  [
    'On voudrait un truc calme, plutôt long (3 minutes), avec des fondus enchaînés, en couleurs chaudes, sans aucun texte',
    { pace: 'slow', d: 180, transitions: 'dissolves', look: 'warm', back: ['long'] },
  ],
  [
    'fait un montage 30s stp commence par la plage apres le drone et fini par le concert met pas la photo',
    { d: 30, sequence: [1, 4, 3], without: [5] },
  ],
  [
    'Réalise une vidéo carrée d’une minute maximum. Les plans doivent durer entre 2 et 4 secondes. Pas de fondu. Musique basse.',
    {
      format: '1:1',
      d: [1, 60],
      each: [2, 4],
      transitions: 'cuts',
      fadeOut: false,
      music: { level: 'low' },
    },
  ],
  [
    'Hi! Please create a 60-second recap in chronological order, with smooth transitions, the title "Team Offsite 2025" at the beginning and a fade out. Keep the natural sound under the music.',
    {
      d: 60,
      order: 'chronological',
      transitions: 'dissolves',
      texts: [['title', 'Team Offsite 2025']],
      fadeOut: true,
      sound: 'keep',
      back: ['under the music'],
    },
  ],
  [
    'we need it short (15s max), punchy, vertical, no sound except the music',
    { d: [1, 15], pace: 'fast', format: '9:16', sound: 'drop' },
  ],
  [
    'Make a two-minute film. Open with clip 4, close with clip 1, leave out clip 3, and slow everything down. Black and white.',
    { d: 120, first: 4, last: 1, without: [3], speed: 'slow', look: 'monochrome' },
  ],
  [
    'cher studio, 50 secondes, dans l’ordre des fichiers, tout garder n’est pas nécessaire, prenez les meilleurs moments',
    { d: 50, order: 'given', back: ['necessaire'] },
  ],
  [
    'Titre « Les 40 ans de Paul » 5 secondes en grand au centre, puis 10 plans de 3 secondes, puis « Merci » à la fin',
    {
      texts: [
        ['title', 'Les 40 ans de Paul', 'middle', null, 5, { manner: 'title', family: 'narrow' }],
        ['call-to-action', 'Merci'],
      ],
      n: 10,
      each: 3,
      d: 30,
    },
  ],
  [
    'musique à partir de 0:20, pas trop forte, coupes calées sur le rythme, durée 45 secondes',
    { music: { start: 20, level: 'low' }, d: 45 },
  ],
  [
    'le clip 2 au ralenti, le clip 3 sans son, le clip 4 en premier et pas de clip 5',
    { speedParts: [[2, 'slow']], clipSound: [[3, 'drop']], first: 4, without: [5] },
  ],
  [
    'De 0:10 à 0:25 dans le drone, de 1:00 à 1:15 dans le concert, rien d’autre. Titre : Festival.',
    {
      stretches: [
        ['only', 4, 10, 25],
        ['only', 3, 60, 75],
      ],
      texts: [['title', 'Festival']],
      back: ['rien'],
    },
  ],
  [
    '16/9, 1mn30, style documentaire, plans longs, voix gardées, musique très discrète en fond',
    {
      format: '16:9',
      d: 90,
      pace: 'slow',
      sound: 'keep',
      music: { level: 'low' },
      back: ['documentaire'],
    },
  ],
  [
    'insta story 15 sec : plage, drone, concert dans cet ordre. texte "OPEN AIR" en haut tout du long',
    {
      format: '9:16',
      d: 15,
      pace: 'fast',
      sequence: [1, 4, 3],
      texts: [['title', 'OPEN AIR', 'top']],
      back: ['tout du long'],
    },
  ],
  [
    'Je veux que ça commence lentement et que ça devienne de plus en plus rapide, 40 secondes, avec un fondu au noir à la fin',
    { course: 'rising', d: 40, fadeOut: true },
  ],
  [
    'Peux-tu enlever les silences, garder les voix, mettre des sous-titres et limiter à 2 min ?',
    { silences: 'cut', sound: 'keep', refused: ['no-transcription'], d: [1, 120] },
  ],
  [
    'Supprime les 10 premières secondes du concert et les 5 dernières du drone, garde le reste',
    {
      stretches: [
        ['without', 3, 0, 10],
        ['without', 4, -5, null],
      ],
    },
  ],
  [
    '25 s, effet vintage, musique à partir du refrain, titre mot à mot « Summer », loop',
    {
      d: 25,
      look: 'vintage',
      music: { part: 'chorus' },
      texts: [['title', 'Summer', 'auto', null, null, { manner: 'word-by-word' }]],
      loop: true,
    },
  ],
  [
    'un montage ni trop lent ni trop rapide d’une minute, en ordre chronologique',
    { d: 60, order: 'chronological' },
  ],
  [
    'Aucune musique, aucun texte, aucun effet, aucune transition : juste les clips bout à bout dans l’ordre',
    {
      music: { use: 'none' },
      transitions: 'cuts',
      selection: 'everything',
      order: 'given',
      d: [1, 3600],
    },
  ],
  [
    'first the beach... sorry, first clip 2, then clip 4. 20 seconds total',
    { sequence: [2, 4], d: 20, back: ['beach'] },
  ],
  ['30 secondes, non attendez, 45, et plutôt vertical que horizontal', { d: 45, format: '9:16' }],
  ['Pas plus de 12 plans, aucun de moins de 2 secondes', { n: [1, 12], each: [2, 60] }],
  [
    'Film de fin d’année de la classe de CM2, 4 minutes, musique joyeuse, prénoms des enfants à l’écran',
    { d: 240, refused: ['music-choice'], back: ['prenoms'] },
  ],
  [
    'vidéo de vente : 3 plans de la plage, 2 du drone, 20 secondes',
    { d: 20, refused: ['clip-share'], back: ['vente'] },
  ],
  [
    'la vidéo 3 est à l’envers, corrige-la ; sinon 35 secondes rapides',
    { d: 35, pace: 'fast', back: ['envers'] },
  ],
  [
    'ralenti sur la fin, fondu au noir, texte « À suivre » sur le noir',
    {
      speedParts: [['end', 'slow']],
      fadeOut: true,
      texts: [['title', 'À suivre']],
      back: ['noir'],
    },
  ],
  [
    'accélère tout, sauf le drone à vitesse normale',
    { speed: 'fast', speedParts: [[4, 'normal']] },
  ],
  [
    'Mix de tous les clips au hasard, 1 seconde par plan, 15 secondes',
    { order: 'shuffled', each: 1, d: 15 },
  ],
  ['prends le meilleur de chaque clip, 5 secondes max chacun', { back: ['5 secondes'] }],
  [
    'jvoudrai un film pr ma mere, 1min, doux, noir et blanc, "Maman" au debut et "On t’aime" a la fin',
    {
      d: 60,
      pace: 'slow',
      look: 'monochrome',
      texts: [
        ['title', 'Maman'],
        ['call-to-action', 'On t’aime'],
      ],
      back: ['mere'],
    },
  ],
  [
    'Ouverture au noir, titre blanc « 1998 », puis le concert ; on finit sur la plage, fermeture au noir',
    {
      fadeIn: true,
      texts: [['title', '1998']],
      last: 1,
      fadeOut: true,
      refused: ['text-manner'],
      back: ['concert'],
    },
  ],
  [
    'ne garde que le drone et la plage, alterne les deux, 30 s',
    { only: [4, 1], d: 30, back: ['alterne'] },
  ],
  [
    'sans le concert, sans la photo, sans musique, sans texte, 40 s',
    { without: [3, 5], music: { use: 'none' }, d: 40 },
  ],
  ['dure 1 minute, commence à fond et finit calme', { d: 60, course: 'falling' }],
  [
    'The video should be between 45 and 60 seconds, start slow and get faster, and finish on a black screen',
    { d: [45, 60], course: 'rising', fadeOut: true },
  ],
  [
    'I don’t want music. I don’t want text. I just want the drone, twenty seconds, stabilised',
    { music: { use: 'none' }, only: [4], d: 20, steady: 'always' },
  ],
  [
    'use everything, keep my order, add crossfades and lower the music when people talk',
    {
      selection: 'everything',
      order: 'given',
      transitions: 'dissolves',
      sound: 'duck',
      d: [1, 3600],
    },
  ],
  [
    'Bonjour, voici mes rushs de Toscane. Faites-en un film d’une minute vingt, paisible, le drone pour ouvrir, le gâteau pour conclure.',
    { d: 80, pace: 'slow', first: 4, last: 5, back: ['toscane'] },
  ],
  [
    'yo monte moi ça en 18 secondes, format reels, gros titre « GO », musique à bloc',
    {
      d: 18,
      format: '9:16',
      pace: 'fast',
      texts: [['title', 'GO', 'auto', null, null, { manner: 'title', family: 'narrow' }]],
      music: { level: 'high' },
    },
  ],
  [
    'Il me faudrait deux minutes, pas une de plus, sans le clip 2, et qu’on entende bien les voix',
    { d: [1, 120], without: [2], sound: 'keep' },
  ],
  [
    'Kindly cut this down to forty seconds, keep it calm, no captions, fade out at the end',
    { d: 40, pace: 'slow', fadeOut: true, captions: 'none' },
  ],
  ['je veux trois plans de la plage', { refused: ['clip-share'] }],
  ['mets la musique moins fort au début', { back: ['debut'] }],
  ['la vidéo doit être rapide mais pas trop courte', { pace: 'fast', back: ['courte'] }],
  ['pour ouvrir : la plage. pour fermer : le drone', { first: 1, last: 4 }],
  ['on oublie le clip 4 et on finit par le 2', { without: [4], last: 2 }],
  [
    'durée 1 min 10 s ; cadence lente ; noir et blanc ; titre « Silence »',
    { d: 70, pace: 'slow', look: 'monochrome', texts: [['title', 'Silence']] },
  ],
  ['laisse les clips dans mon ordre', { order: 'given' }],
  ['sans ralentis ni effets', {}],
  [
    '20 s, texte « A » au début, texte « B » au milieu, texte « C » à la fin',
    {
      d: 20,
      texts: [
        ['title', 'A'],
        ['text', 'B', 'auto', 'middle'],
        ['call-to-action', 'C'],
      ],
    },
  ],
  ['les plans du drone au ralenti', { speedParts: [[4, 'slow']] }],
  ['accélère entre 0:10 et 0:20', { back: ['0:10'] }],
  ['une minute de film, 3 secondes par plan', { d: 60, each: 3 }],
  ['pas plus de 3 plans par clip', { back: ['3 plans par clip'] }],
  ['montre d’abord le concert pendant 5 secondes', { first: 3, clipD: [[3, 5]] }],
  ['titre : 30 ans déjà, durée : 50 secondes', { texts: [['title', '30 ans déjà']], d: 50 }],
  ['sous-titres en bas, blancs', { refused: ['no-transcription'], back: ['bas'] }],
  ['use the chorus of the song', { music: { part: 'chorus' } }],
  ['le générique dure 4 secondes', { back: ['4 secondes'] }],
  ['ajoute 2 secondes de noir à la fin', { back: ['2 secondes'] }],
  [
    'garde juste 0:05 à 0:12 du clip 1 et 0:20 à 0:30 du clip 2',
    {
      stretches: [
        ['only', 1, 5, 12],
        ['only', 2, 20, 30],
      ],
    },
  ],
  ['stabilise et passe en noir et blanc', { steady: 'always', look: 'monochrome' }],
  ['no black and white, please, keep the colours', {}],
  ['coupe tous les passages flous', { refused: ['no-vision'] }],
  ['alternance rapide/lent', { back: ['alternance'] }],
  ['fin en fondu sonore', { back: ['sonore'] }],
  ['la photo 2 secondes, pas plus', { clipD: [[5, [1, 2]]] }],
  ['commence à la 10e seconde du concert', { back: ['10e seconde'] }],
];
