import type { WishRow } from './wish-row.ts';

/**
 * The sixth list: written by a stranger to the grammar, from the specification, the schema of the
 * intent and the texts of the refusals only. Measure once, then build upon.
 *
 * Where the schema has no field and more than one refusal would be just, `back` asks only that the
 * words are handed back. Of two wishes that contradict each other the later holds.
 */
export const sixthListSealed: readonly WishRow[] = [
  // A teenager on a phone.
  ['wsh fé moi une vidéo verticale de 15 sec bien rapide', { d: 15, format: '9:16', pace: 'fast' }],
  ['met que le concert et le drone stp osef du reste', { only: [3, 4] }],
  ['jveu la plage pi le concert pi le drone', { sequence: [1, 3, 4] }],
  ['balance la zik a fond et vire le son des clips', { music: { level: 'high' }, sound: 'drop' }],
  ['de plus en plus vite et à la fin ça fond au noir', { course: 'rising', fadeOut: true }],
  ['fais le en boucle genre ça recommence direct', { loop: true }],
  ['ralenti de ouf sur le drone', { speedParts: [[4, 'slow']] }],
  [
    'ekri "LES GARS SUR LE TOIT" o debut en gros',
    { texts: [['title', 'LES GARS SUR LE TOIT', 'auto', null, null, { manner: 'title' }]] },
  ],
  ['filtre vintage stp et 20s pas plus pas moins', { look: 'vintage', d: 20 }],
  ['mé des emojis partout lol', { refused: ['stickers'] }],
  ['commence direct par le truc le plus stylé pr accrocher les gens', { hook: true }],
  ['fini par img 0042', { last: 2 }],

  // A wedding guest.
  [
    "Bonjour, je voudrais un petit film d'une minute trente pour les mariés, plutôt lent, avec des fondus enchaînés. Merci !",
    { d: 90, pace: 'slow', transitions: 'dissolves', back: ['maries'] },
  ],
  [
    'Titre « Camille & Hugo, 14 juin » au centre pendant quatre secondes',
    { texts: [['title', 'Camille & Hugo, 14 juin', 'middle', null, 4]] },
  ],
  [
    'À la fin mettez « Merci à tous d’être venus » en bas',
    { texts: [['call-to-action', 'Merci à tous d’être venus', 'bottom']] },
  ],
  ['Terminez sur la photo du gâteau', { last: 5 }],
  [
    'ne montrez pas le concert, tonton Gérard est trop saoul dessus',
    { without: [3], back: ['gerard'] },
  ],
  ['commence par la photo du gâteau et laisse-la 4 secondes', { first: 5, clipD: [[5, 4]] }],
  ['Enlevez les dix dernières secondes de IMG_0042', { stretches: [['without', 2, -10, null]] }],
  ['Mettez la musique un peu moins fort', { music: { level: 'low' } }],
  ['floutez le visage des enfants svp', { refused: ['blur-faces'] }],

  // An estate agent.
  [
    'Visite d’appartement, format paysage, 45 secondes, plans de 4 secondes, coupes franches',
    { d: 45, each: 4, format: '16:9', transitions: 'cuts', back: ['appartement'] },
  ],
  [
    'Bandeau en bas « T3 – 68 m² – 249 000 € » de 3 s à 9 s',
    { texts: [['text', 'T3 – 68 m² – 249 000 €', 'bottom', 3, 6, { manner: 'lower-third' }]] },
  ],
  ['Ajoutez notre logo et une voix off', { refused: ['logo', 'voice-over'] }],
  ['Stabilisez bien tous les plans', { steady: 'always' }],
  ['Drone, plage puis IMG_0042, dans cet ordre', { sequence: [4, 1, 2] }],
  ['Un plan d’hélicoptère au-dessus de la résidence', { back: ['helicoptere'] }],
  [
    'Fin du film : « Contactez l’agence au 01 23 45 67 89 »',
    { texts: [['call-to-action', 'Contactez l’agence au 01 23 45 67 89']] },
  ],
  ['livré en 4K à 50 images par seconde', { refused: ['resolution', 'frame-rate'] }],

  // A sports club.
  [
    'Résumé du match : 30 s, plans très courts, ralenti à la fin',
    { d: 30, pace: 'fast', speedParts: [['end', 'slow']], back: ['match'] },
  ],
  ['12 plans de 2 secondes', { n: 12, each: 2, d: 24 }],
  ['deux fois plus vite sur tout le film', { speed: 'fast' }],
  ['Accélère le clip 2 huit fois', { refused: ['speed-factor'] }],
  ['Affiche « 3-1 » en haut à partir de 12 secondes', { texts: [['text', '3-1', 'top', 12]] }],
  ['Montre le but deux fois', { back: ['but'] }],
  ['repasse la fin à l’envers', { directionParts: [['end', 'backwards']] }],
  ['un écran coupé en deux avec le concert à gauche et le drone à droite', { back: ['ecran'] }],
  [
    'Termine par « Rejoignez l’AS Montigny ! » en lettres étroites',
    {
      texts: [
        ['call-to-action', 'Rejoignez l’AS Montigny !', 'auto', null, null, { family: 'narrow' }],
      ],
    },
  ],

  // A teacher.
  [
    'Film de la classe verte : 2 minutes, dans l’ordre chronologique, sans musique',
    { d: 120, order: 'chronological', music: { use: 'none' }, back: ['classe'] },
  ],
  ['Supprimez les silences et gardez le son d’origine', { silences: 'cut', sound: 'keep' }],
  ['sous-titrez ce que disent les élèves', { refused: ['no-transcription'] }],
  ['Sous-titres en espagnol svp', { refused: ['translation'] }],
  ['Pas de sous-titres, juste les images et la musique', { captions: 'none', sound: 'drop' }],
  [
    'On garde tout, rien n’est coupé, dans l’ordre où je les ai déposés',
    { selection: 'everything', order: 'given' },
  ],
  [
    'Première moitié au ralenti, seconde moitié en accéléré',
    {
      speedParts: [
        ['first-half', 'slow'],
        ['second-half', 'fast'],
      ],
    },
  ],
  ['de la plage ne prenez que les secondes 3 à 9', { stretches: [['only', 1, 3, 9]] }],
  ['enlève la première seconde de chaque clip', { stretches: [['without', null, 0, 1]] }],

  // A marketing person.
  [
    'Reel vertical 30 s, accroche forte dans les 3 premières secondes, call to action « Réservez maintenant » à la fin',
    { d: 30, format: '9:16', hook: true, texts: [['call-to-action', 'Réservez maintenant']] },
  ],
  ['Je la veux en 4/5', { refused: ['format'] }],
  ['Deux versions : une courte et une longue', { back: ['versions'] }],
  ['Publiez-la directement sur notre page LinkedIn', { refused: ['publish'] }],
  [
    'tons froids, cuts nets, rythme soutenu, musique à partir de 1:05',
    { look: 'cold', transitions: 'cuts', pace: 'fast', music: { start: 65 } },
  ],
  ['augmentez le contraste et la saturation', { refused: ['look-grade'] }],
  [
    'le texte « -30 % ce week-end » mot par mot au milieu du film',
    { texts: [['text', '-30 % ce week-end', 'auto', 'middle', null, { manner: 'word-by-word' }]] },
  ],
  ['cible : jeunes actifs, ton décalé, 20 s', { d: 20, back: ['jeunes', 'decale'] }],
  ['transitions glitch entre tous les plans', { refused: ['transition-effect'] }],
  ['exportez-le en AVI', { refused: ['file-format'] }],
  ['comme le film de la semaine dernière', { refused: ['no-memory'] }],

  // A grandfather.
  [
    'Bonjour Monsieur, pourriez-vous s’il vous plaît faire un film de deux minutes, en commençant par la plage ? Je vous remercie par avance.',
    { d: 120, first: 1 },
  ],
  [
    'en noir et blanc comme dans ma jeunesse, avec un fondu au noir pour finir',
    { look: 'monochrome', fadeOut: true, back: ['jeunesse'] },
  ],
  ['avec comme titre Vacances à Royan', { texts: [['title', 'Vacances à Royan']] }],
  ['pas trop vite surtout', { pace: 'slow' }],
  ['trois quarts de minute', { d: 45 }],
  ['une demi-minute de film, la photo en dernier', { d: 30, last: 5 }],

  // An English speaker.
  [
    'Hi! Make it a minute and a half, slow, with dissolves, for my nan’s birthday',
    { d: 90, pace: 'slow', transitions: 'dissolves', back: ['birthday'] },
  ],
  ['start with the cake pic and end on the drone shot', { first: 5, last: 4 }],
  ['skip the concert, add a title', { without: [3], refused: ['text-missing'] }],
  [
    'portrait, 20 secs, really fast pace, mute the clips',
    { format: '9:16', d: 20, pace: 'fast', sound: 'drop' },
  ],
  ['black & white please, and fade to black at the end', { look: 'monochrome', fadeOut: true }],
  [
    'title "Summer of 99" at the top for 5 seconds',
    { texts: [['title', 'Summer of 99', 'top', null, 5]] },
  ],
  ['trim the last 5 seconds off the beach clip', { stretches: [['without', 1, -5, null]] }],
  ['use only 0:20 to 0:40 of concert.mp4', { stretches: [['only', 3, 20, 40]] }],
  [
    'slow-mo on clip 1, speed up clip 2',
    {
      speedParts: [
        [1, 'slow'],
        [2, 'fast'],
      ],
    },
  ],
  ['add a voiceover and some whoosh sounds', { refused: ['voice-over', 'sound-effects'] }],
  [
    'remove the wind noise and don’t stabilise anything',
    { refused: ['sound-repair'], steady: 'never' },
  ],
  ['music from the chorus, nice and loud', { music: { part: 'chorus', level: 'high' } }],
  ['make it loop seamlessly, square', { loop: true, format: '1:1' }],
  ['no subtitles, no music', { captions: 'none', music: { use: 'none' } }],
  ['between 30 and 40 seconds, 10 shots', { d: [30, 40], n: 10 }],
  ['shuffle the clips, hard cuts only', { order: 'shuffled', transitions: 'cuts' }],
  ['only the bits where my daughter is laughing', { back: ['daughter'] }],
  ['make it 20 sec, actually no, 25', { d: 25 }],
  [
    'write "Thank you coach" at the end in big letters',
    { texts: [['call-to-action', 'Thank you coach', 'auto', null, null, { manner: 'title' }]] },
  ],
  ['get faster and faster towards the end', { course: 'rising' }],

  // Whoever else.
  ['vidéo en largeur d’une minute quinze, tons chauds', { format: '16:9', d: 75, look: 'warm' }],
  ['le concert en noir et blanc et le reste en couleur', { lookParts: [[3, 'monochrome']] }],
  [
    'coupe le son du drone, on entend que les hélices',
    { clipSound: [[4, 'drop']], back: ['helices'] },
  ],
  [
    'coupe le son de tous les clips sauf celui du concert',
    { sound: 'drop', clipSound: [[3, 'keep']] },
  ],
  ['film vertical, et surtout en 16:9', { format: '16:9', refused: ['contradiction'] }],
  ['une heure trente de film', { refused: ['length-limit'] }],
  ['la musique doit s’arrêter dix secondes avant la fin', { music: { end: -10 } }],
  ['mets du Daft Punk à la place', { back: ['daft'] }],
  ['ouvre sur le clip 7', { refused: ['no-such-clip'] }],
  [
    'plus de drone que de concert',
    {
      share: [
        [4, 'more'],
        [3, 'less'],
      ],
    },
  ],
  [
    'un fondu entre la plage et le concert seulement',
    { transitionParts: [[{ after: 1, before: 3 }, 'dissolves']] },
  ],
  [
    'titre "Mamie a 90 ans" en Comic Sans rose fluo',
    { texts: [['title', 'Mamie a 90 ans']], back: ['comic'] },
  ],
  [
    'ouverture en fondu, fermeture en fondu, et des coupes nettes entre les deux',
    { fadeIn: true, fadeOut: true, transitions: 'cuts' },
  ],
  [
    'Alors : format carré, 40 secondes, on commence par IMG_0042, on ne met pas la photo, musique à partir de la 30e seconde, et à la fin « À l’année prochaine »',
    {
      format: '1:1',
      d: 40,
      first: 2,
      without: [5],
      music: { start: 30 },
      texts: [['call-to-action', 'À l’année prochaine']],
    },
  ],
  [
    'le drone sans les quinze premières secondes et le concert seulement à partir de 1:10',
    {
      stretches: [
        ['without', 4, 0, 15],
        ['only', 3, 70, null],
      ],
    },
  ],
  [
    'texte « Plage de Biscarrosse » à la 2e seconde pendant 4 secondes en bas, puis « Concert du soir » à 15 s',
    {
      texts: [
        ['text', 'Plage de Biscarrosse', 'bottom', 2, 4],
        ['text', 'Concert du soir', 'auto', 15],
      ],
    },
  ],
];
