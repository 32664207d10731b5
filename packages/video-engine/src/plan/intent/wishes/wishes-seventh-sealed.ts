import type { WishRow } from './wish-row.ts';

/**
 * The seventh list: written by a stranger to the grammar, by what
 * `docs/decisions/2026-11-26-conventions-of-wishes.md` says a wish is expected to mean. Measure
 * once, then build upon. Where refusing and handing back would both be just, `back` asks for either.
 */
export const seventhListSealed: readonly WishRow[] = [
  // Teenagers on phones.
  ['tu peux me sortir un truc de 22 sec en mode portrait stp', { d: 22, format: '9:16' }],
  ['tej la photo et le clip 2', { without: [5, 2] }],
  ['sa démarre sur le concert é sa finit sur le drone', { first: 3, last: 4 }],
  ['marque « la suite bientôt » à la fin', { texts: [['call-to-action', 'la suite bientôt']] }],
  ['le son des vids on s’en passe', { sound: 'drop' }],
  ['1 min grand max et ke sa bouge de partout', { d: [1, 60], pace: 'fast' }],
  ['le clip du drone o ralenti stp', { speedParts: [[4, 'slow']] }],
  ['rajoute un filtre qui fait vieux', { look: 'vintage' }],
  ['pk pas un effet miroir sur la plage', { back: ['miroir'] }],
  ['jveux des emoji ki tombent', { back: ['emoji'] }],
  ['pas de texte, juste la musique et les images', { sound: 'drop' }],
  ['accroche direct dès la 1ere seconde', { hook: true }],

  // Guests of a wedding.
  [
    'Bonjour ! Serait-ce faisable, un montage d’une minute quarante en douceur ? Belle journée',
    { d: 100, pace: 'slow' },
  ],
  [
    '« Sarah et Mehdi » en ouverture, au centre, puis fondu au noir à la toute fin',
    { texts: [['title', 'Sarah et Mehdi', 'middle']], fadeOut: true },
  ],
  ['couper le micro du DJ qui sature', { back: ['micro'] }],
  ['la plage après le concert', { sequence: [3, 1] }],
  ['de IMG_0042 ne conserver que les 9 premières secondes', { stretches: [['only', 2, 0, 9]] }],
  ['les plans s’enchaînent en fondu s’il vous plaît', { transitions: 'dissolves' }],
  ['un mot de chaque invité à l’écran', { back: ['mot'] }],
  ['mes cousins dansent sur le clip 3, ne l’enlevez pas', { back: ['cousins'] }],
  [
    'Le titre c’est « Deux oui pour la vie », gardez-le 5 secondes à l’image',
    { texts: [['title', 'Deux oui pour la vie', 'auto', null, 5]] },
  ],

  // Estate agents.
  [
    'Vidéo pour un mandat exclusif, 40 s, horizontale, cadence lente, fondus',
    { d: 40, format: '16:9', pace: 'slow', transitions: 'dissolves', back: ['mandat'] },
  ],
  ['« Exclusivité » en haut, de 1 à 4 s', { texts: [['text', 'Exclusivité', 'top', 1, 3]] }],
  ['Commencez par le drone et terminez par IMG_0042', { first: 4, last: 2 }],
  ['redresser les murs penchés', { back: ['murs'] }],
  ['Dix plans de trois secondes', { n: 10, each: 3, d: 30 }],
  ['Ajouter une voix qui décrit les pièces', { back: ['voix'] }],
  ['luminosité +20 %', { back: ['luminosite'] }],
  ['Enlevez du drone tout ce qui suit 0:30', { stretches: [['without', 4, 30, null]] }],

  // Coaches and clubs.
  ['top des essais de l’année, 2 min, très rythmé', { d: 120, pace: 'fast', back: ['essais'] }],
  [
    'le clip 4 en accéléré, le clip 2 à vitesse normale',
    {
      speedParts: [
        [4, 'fast'],
        [2, 'normal'],
      ],
    },
  ],
  [
    'Écrire « Champions de district » à la fin en gros',
    {
      texts: [
        [
          'call-to-action',
          'Champions de district',
          'auto',
          null,
          null,
          { manner: 'title', family: 'narrow' },
        ],
      ],
    },
  ],
  ['arrêt sur image quand le ballon rentre', { back: ['ballon'] }],
  ['aucun plan au-delà de 4 secondes', { each: [0.2, 4] }],
  ['la fin deux fois plus lentement', { speedParts: [['end', 'slow']] }],
  [
    'on veut entendre le public, donc son d’origine et pas de musique',
    { sound: 'keep', music: { use: 'none' }, back: ['public'] },
  ],
  [
    'retirez les 15 dernières secondes du concert ; le film fera 25 secondes',
    { stretches: [['without', 3, -15, null]], d: 25 },
  ],

  // Grandparents.
  ['Chère Madame, je désirerais un film d’une demi-heure', { d: 1800 }],
  [
    'La musique un tout petit peu moins forte, je vous en serais reconnaissante',
    { music: { level: 'low' } },
  ],
  ['en noir et blanc mais seulement le début', { back: ['noir'] }],
  ['j’ai mis les films dans le bon ordre, n’y touchez pas', { order: 'given' }],
  ['une vidéo pas plus longue qu’une minute vingt', { d: [1, 80] }],
  [
    'Avec ces mots pour finir : « Portez-vous bien »',
    { texts: [['call-to-action', 'Portez-vous bien']] },
  ],
  ['Les couleurs un peu plus chaudes ne seraient pas de refus', { look: 'warm' }],

  // Small shops.
  [
    'Spot de 12 secondes pour mon salon de coiffure, carré',
    { d: 12, format: '1:1', back: ['coiffure'] },
  ],
  [
    '« Prenez rendez-vous » sur la dernière image',
    { texts: [['call-to-action', 'Prenez rendez-vous']] },
  ],
  [
    'en boucle sur l’écran du magasin, son des vidéos coupé',
    { loop: true, sound: 'drop', back: ['magasin'] },
  ],
  [
    '« Nouveautés » en lettres étroites à 6 secondes',
    { texts: [['text', 'Nouveautés', 'auto', 6, null, { family: 'narrow' }]] },
  ],
  [
    'un fondu entre le gâteau et le drone',
    { transitionParts: [[{ after: 5, before: 4 }, 'dissolves']] },
  ],
  ['musique entraînante', { back: ['entrainante'] }],
  ['entre 18 et 22 secondes, pas de photo', { d: [18, 22], without: [5] }],

  // Teachers.
  [
    'Semaine du goût : résumé d’une minute trente, voix conservées',
    { order: 'chronological', d: 90, sound: 'keep', back: ['gout'] },
  ],
  ['coupe les silences entre les réponses des élèves', { silences: 'cut', back: ['eleves'] }],
  [
    '« Étape 1 : semer » à 4 s et « Étape 2 : arroser » à 16 s',
    {
      texts: [
        ['text', 'Étape 1 : semer', 'auto', 4],
        ['text', 'Étape 2 : arroser', 'auto', 16],
      ],
    },
  ],
  ['flouter les enfants', { back: ['flouter'] }],
  ['le clip 1 muet', { clipSound: [[1, 'drop']] }],
  ['Les vidéos dans l’ordre où elles ont été tournées', { order: 'chronological' }],
  ['une version courte pour les parents, une longue pour l’inspecteur', { back: ['version'] }],

  // Travellers with a camera.
  [
    'carnet de route Portugal, 1 min 50, plage > drone > concert',
    { d: 110, sequence: [1, 4, 3], back: ['portugal'] },
  ],
  ['fais démarrer la musique à 1 min 02', { music: { start: 62 } }],
  ['ambiance froide et brumeuse', { look: 'cold', back: ['brumeuse'] }],
  ['le drone en slow motion et le reste en accéléré', { speed: 'fast', speedParts: [[4, 'slow']] }],
  ['transitions zoom in/zoom out', { back: ['zoom'] }],
  ['« Jour 12 » en bas à l’ouverture', { texts: [['title', 'Jour 12', 'bottom']] }],
  ['prends 0:15-0:35 dans drone.mp4', { stretches: [['only', 4, 15, 35]] }],

  // People who cut for a living.
  ['1’15, 1.85:1', { d: 75, back: ['1.85'] }],
  ['cross-dissolves systématiques, ouverture au noir', { transitions: 'dissolves', fadeIn: true }],
  [
    'bandeau « Dr Lise Morin, cardiologue » à 0:15',
    {
      texts: [['text', 'Dr Lise Morin, cardiologue', 'auto', 15, null, { manner: 'lower-third' }]],
    },
  ],
  ['rythme de plus en plus soutenu, plans de 1 à 4 s', { course: 'rising', each: [1, 4] }],
  ['que des cuts, musique sous la voix', { transitions: 'cuts', sound: 'duck' }],
  ['export XML pour Premiere', { back: ['xml'] }],
  ['supprimer IMG_0042, réserver le drone pour la fin', { without: [2], last: 4 }],

  // A band.
  ['teaser d’une minute, noir et blanc, cuts calés sur le tempo', { d: 60, look: 'monochrome' }],
  ['prenez le refrain du morceau, 20 s', { music: { part: 'chorus' }, d: 20 }],
  [
    'garde le son du concert mais pas celui du drone',
    {
      clipSound: [
        [3, 'keep'],
        [4, 'drop'],
      ],
    },
  ],
  [
    '« EN CONCERT LE 8 » mot par mot à la fin',
    {
      texts: [
        ['call-to-action', 'EN CONCERT LE 8', 'auto', null, null, { manner: 'word-by-word' }],
      ],
    },
  ],
  ['on veut pas que la chanson soit coupée au milieu', { back: ['chanson'] }],

  // In English.
  ['can we get it to a minute twenty, landscape, calm', { d: 80, format: '16:9', pace: 'slow' }],
  ['bin the photo and open with clip 3', { without: [5], first: 3 }],
  [
    'title "Nana turns 80" centre screen for three seconds',
    { texts: [['title', 'Nana turns 80', 'middle', null, 3]] },
  ],
  ['chop the final ten seconds off the concert', { stretches: [['without', 3, -10, null]] }],
  ['drop in some birdsong', { back: ['birdsong'] }],
  ['starts slow, ends fast, dissolves', { course: 'rising', transitions: 'dissolves' }],
  ['no music at all, I want to hear people', { music: { use: 'none' }, sound: 'keep' }],
  [
    'everything in the order I gave you, nothing left out',
    { selection: 'everything', order: 'given', d: [1, 3600] },
  ],
  [
    'strong hook, 25 secs, "Link in bio" to finish',
    { hook: true, d: 25, texts: [['call-to-action', 'Link in bio']] },
  ],

  // Against itself, or beyond what is done.
  [
    'Je veux la plage en ouverture. Par contre je ne veux pas voir la plage.',
    { without: [1], refused: ['contradiction'] },
  ],
  ['En vertical. Et aussi en paysage s’il vous plaît.', { refused: ['contradiction'] }],
  ['15 plans de 4 secondes, le tout en 30 secondes', { n: 15, d: 30, refused: ['contradiction'] }],
  ['un film de 2 h', { d: 3600, refused: ['length-limit'] }],
  ['la plage en vitesse x3', { speedParts: [[1, 3]] }],

  // People who talk at length.
  [
    'Bonjour, notre troupe de théâtre joue pour la première fois en juin et nous voudrions une bande-annonce. Une minute, pas davantage, format horizontal, avec la plage pour commencer. Le titre : « Le Malade imaginaire ». Et si possible aucune musique.',
    {
      d: [1, 60],
      format: '16:9',
      first: 1,
      texts: [['title', 'Le Malade imaginaire']],
      music: { use: 'none' },
      back: ['theatre'],
    },
  ],
  [
    'coucou alors jai filmé ma coloc qui déménage, le clip 3 c le plus drole donc met le en dernier, vire la photo, 35 sec en vertical et la musik a fond merciii',
    {
      last: 3,
      without: [5],
      d: 35,
      format: '9:16',
      music: { level: 'high' },
      back: ['coloc'],
    },
  ],
  [
    'Je pensais à deux minutes, disons plutôt une minute dix. Du concert tu ne gardes que de 0:30 à 0:50. Et tu finis par la photo, avec « Bonne retraite Sylvie » écrit en bas au début.',
    {
      d: 70,
      stretches: [['only', 3, 30, 50]],
      last: 5,
      texts: [['title', 'Bonne retraite Sylvie', 'bottom']],
    },
  ],
  [
    'C’est une vidéo pour convaincre ma banquière, donc sérieuse. 90 secondes, coupes nettes, pas de musique, le son d’origine. Ouvre avec IMG_0042, ferme avec le drone.',
    {
      d: 90,
      transitions: 'cuts',
      music: { use: 'none' },
      sound: 'keep',
      first: 2,
      last: 4,
      back: ['banquiere'],
    },
  ],
  [
    'Le film démarre en fondu, puis on voit le drone, ensuite la plage, ensuite le concert. À 12 secondes tu affiches « Été 2026 » au centre pendant 4 secondes. Le tout dure 48 secondes.',
    {
      fadeIn: true,
      sequence: [4, 1, 3],
      texts: [['text', 'Été 2026', 'middle', 12, 4]],
      d: 48,
    },
  ],
  [
    'Il faut 10 plans. Non, 12. Chaque plan fait 2 secondes. En noir et blanc, et puis non, laisse en couleur.',
    { n: 12, each: 2, d: 24 },
  ],
  [
    'Bonjour, c’est pour les adieux de notre directrice (32 ans de maison !). Il faudrait 2 min 40, rythme posé, musique discrète, à la fin un fondu au noir et le texte « Merci Brigitte ». Ne mettez surtout pas le clip 3.',
    {
      d: 160,
      pace: 'slow',
      music: { level: 'low' },
      fadeOut: true,
      texts: [['call-to-action', 'Merci Brigitte']],
      without: [3],
      back: ['directrice'],
    },
  ],
  [
    'So our football team finally won the league and the lads want a video. Make it 50 seconds, fast, loud music, skip clip 1, and slow the ending down. Oh and put "CHAMPIONS" at the end.',
    {
      d: 50,
      pace: 'fast',
      music: { level: 'high' },
      without: [1],
      speedParts: [['end', 'slow']],
      texts: [['call-to-action', 'CHAMPIONS']],
      back: ['league'],
    },
  ],
  [
    'It’s for our village choir: a calm video of about two minutes, with the drone at the end and the clips’ own sound, please',
    { pace: 'slow', d: [108, 132], last: 4, sound: 'keep', back: ['choir'] },
  ],
];
