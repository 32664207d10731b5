import type { WishRow } from './wish-row.ts';

/** The second round: ten other people, written after the first was mended and before this one was read. */
export const tenthListSecond: readonly WishRow[] = [
  // A fireman, short.
  ['une minute pile', { d: 60 }],
  ['fais durer ça 25 secondes', { d: 25 }],
  ['deux minutes grand max', { d: [1, 120] }],
  ['on démarre avec IMG_0042', { first: 2 }],
  ['je termine par la plage', { last: 1 }],
  ['sans le gâteau ni la plage', { without: [5, 1] }],
  ['rien que le concert', { only: [3] }],
  ['en vertical pour les stories', { format: '9:16', pace: 'fast' }],
  ['un rythme de dingue', { pace: 'fast' }],
  ['tout doux le montage', { pace: 'slow' }],
  ['la zik plus fort', { music: { level: 'high' } }],
  ['coupe les passages où personne ne parle', { silences: 'cut' }],
  ['mets-les comme ils ont été tournés', { order: 'chronological' }],
  ['n’importe quel ordre', { order: 'shuffled' }],
  ['que ça reparte au début à la fin', { loop: true }],
  ['trois fondus, pas plus', { back: ['trois'] }],

  // A hairdresser.
  [
    'Un petit reel pour présenter le salon, 20 secondes, musique sympa',
    { format: '9:16', pace: 'fast', d: 20, unread: ['salon'] },
  ],
  [
    '« Chez Lola » en haut de l’écran et « Sur rendez-vous » en bas',
    {
      texts: [
        ['title', 'Chez Lola', 'top'],
        ['text', 'Sur rendez-vous', 'bottom'],
      ],
    },
  ],
  [
    'Notre équipe est jeune et dynamique ! 30 s, la photo en dernier',
    { d: 30, last: 5, unread: ['equipe'] },
  ],
  [
    'Les clientes sont calmes, le salon aussi. Une vidéo carrée de 15 s.',
    { format: '1:1', d: 15, unread: ['clientes'] },
  ],
  ['il faut que ça donne envie, rythme entraînant', { pace: 'fast', back: ['envie'] }],
  ['enlève le passage du début du concert', { back: ['debut'] }],
  ['mets les prix à la fin', { refused: ['text-missing'] }],
  ['écris nos horaires : 9h-19h', { texts: [['title', '9h-19h']] }],

  // A retired engineer.
  ['Veuillez régler la durée à 100 secondes.', { d: 100 }],
  ['Respectez l’ordre des fichiers, sans aucune coupe.', { order: 'given', back: ['coupe'] }],
  [
    'Fondu enchaîné entre chaque plan, fondu au noir pour finir.',
    { transitions: 'dissolves', fadeOut: true },
  ],
  ['Chaque plan durera de 3 à 5 secondes.', { each: [3, 5] }],
  [
    'Je souhaite que le clip 4 soit ralenti et le clip 1 accéléré.',
    {
      speedParts: [
        [4, 'slow'],
        [1, 'fast'],
      ],
    },
  ],
  ['Supprimez le bruit de fond du concert.', { refused: ['sound-repair'] }],
  ['La musique débutera à 1 min 05.', { music: { start: 65 } }],
  [
    'Format 16/9, 25 images par seconde, 4K.',
    { format: '16:9', refused: ['frame-rate', 'resolution'] },
  ],
  [
    'J’ai travaillé trente ans dans l’aéronautique. Film de 4 minutes, très posé.',
    { d: 240, pace: 'slow', unread: ['aeronautique'] },
  ],
  [
    'De la plage, conservez uniquement les 6 premières secondes.',
    { stretches: [['only', 1, 0, 6]] },
  ],

  // A teenager in English.
  ['make it snappy, 15 secs', { pace: 'fast', d: 15 }],
  ['bro it needs to be vertical', { format: '9:16' }],
  ['concert last, drone first', { last: 3, first: 4 }],
  ['no cap i want it in black and white', { look: 'monochrome' }],
  ['crank the music', { music: { level: 'high' } }],
  ['put "we made it" at the end', { texts: [['call-to-action', 'we made it']] }],
  ['my friend ran so fast lol. 20 seconds', { d: 20, unread: ['friend'] }],
  ['trim the first 2 secs off the drone', { stretches: [['without', 4, 0, 2]] }],
  ['add a filter with stars', { back: ['stars'] }],
  ['make two versions', { refused: ['several-films'] }],

  // A bride.
  [
    'Coucou ! On s’est mariés en juin à Arcachon, il faisait chaud, tout le monde dansait. Je rêve d’un film de 3 minutes, tout doux, avec des fondus, « Clara & Hugo » au début.',
    {
      d: 180,
      pace: 'slow',
      transitions: 'dissolves',
      texts: [['title', 'Clara & Hugo']],
      unread: ['arcachon'],
    },
  ],
  [
    'garde le son du concert, c’est notre première danse',
    { clipSound: [[3, 'keep']], unread: ['danse'] },
  ],
  ['le gâteau, on le voit à la fin seulement', { last: 5 }],
  ['des couleurs un peu dorées', { look: 'warm' }],
  ['que les plans où on s’embrasse', { refused: ['no-vision'] }],
  ['pas de ralenti c’est kitsch', { unread: ['kitsch'] }],
  ['la musique s’arrête avant la fin', { refused: ['music-end'] }],
  ['la plage en premier et au ralenti', { first: 1, speedParts: [[1, 'slow']] }],

  // A sports coach.
  [
    'résumé de la saison en 2 minutes, dans l’ordre',
    { d: 120, order: 'given', unread: ['saison'] },
  ],
  [
    'On a perdu en finale, ça arrive. Montage nerveux, une minute, musique à fond.',
    { pace: 'fast', d: 60, music: { level: 'high' }, unread: ['finale'] },
  ],
  ['les gars courent vite mais finissent mal, on en rigole. 45 s', { d: 45, back: ['gars'] }],
  ['que des actions, pas de blabla', { back: ['actions'] }],
  ['ralenti sur le but', { refused: ['no-vision'] }],
  ['affiche le score 3-2 à la fin', { back: ['score'] }],
  ['dix plans de deux secondes', { n: 10, each: 2, d: 20 }],
  ['de plus en plus intense jusqu’à la fin', { course: 'rising' }],

  // A museum.
  [
    'Bonjour, le musée prépare une exposition sur la céramique. Nous souhaitons une vidéo silencieuse de 40 secondes, en boucle, au format paysage, pour le hall.',
    {
      sound: 'drop',
      music: { use: 'none' },
      d: 40,
      loop: true,
      format: '16:9',
      unread: ['ceramique'],
    },
  ],
  [
    'Titre « Terres cuites » en bas, discret, pendant 5 secondes',
    { texts: [['title', 'Terres cuites', 'bottom', null, 5, { manner: 'lower-third' }]] },
  ],
  ['Traduisez les sous-titres en anglais', { refused: ['translation'] }],
  ['Un rythme lent au début puis plus soutenu', { course: 'rising' }],
  ['Plans fixes et longs', { pace: 'slow', back: ['fixes'] }],
  [
    'Nous n’avons pas les droits de la musique, donc pas de musique',
    { music: { use: 'none' }, sound: 'keep', unread: ['droits'] },
  ],
  ['Les tons doivent rester froids', { look: 'cold' }],
  ['IMG_0042 en ouverture, gâteau en clôture', { first: 2, last: 5 }],

  // A mother, on the bus.
  ['mets 1 min et la photo a la fin stp', { d: 60, last: 5 }],
  [
    'pour la maitresse, elle part a la retraite, un truc emouvant 2 min',
    { d: 120, unread: ['maitresse'] },
  ],
  ['on voit mon ventre sur la plage donc tu l’enleves', { without: [1], back: ['ventre'] }],
  ['les ptits chantaient faux mais fort mdr garde le son', { sound: 'keep', back: ['chantaient'] }],
  ['ecri bonne retraite nadine au debut', { texts: [['title', 'bonne retraite nadine']] }],
  ['plutot 1min30 que 2min', { d: 90 }],
  ['30 s non 40 s', { d: 40 }],
  ['le drone on garde que de 0:10 a 0:25', { stretches: [['only', 4, 10, 25]] }],
  ['mets de la couleur !', { back: ['couleur'] }],
  ['vas y mollo sur la musique', { music: { level: 'low' } }],

  // A letter-writer.
  [
    'Bonjour, je m’appelle Étienne, j’ai 81 ans et je découvre tout cela. Ma petite-fille court très vite et fait de la gymnastique. Faites un film d’une minute trente, avec un titre « Bravo Zoé » et la photo pour terminer. Grand merci.',
    { d: 90, texts: [['title', 'Bravo Zoé']], last: 5, unread: ['gymnastique'] },
  ],
  [
    'Hello there. My late mother loved slow films and the sea. We scattered her ashes at the beach last month. Could you make something gentle, three minutes, black and white, ending with the photo? No text. Thank you.',
    { pace: 'slow', d: 180, look: 'monochrome', last: 5, unread: ['ashes'] },
  ],
  [
    'Salut l’équipe, hier c’était la course des pères Noël, ils étaient deux cents, ça courait dans tous les sens. Il me faut un reel de 20 s, cut, avec « On remet ça en 2027 » à la fin. Vire la photo.',
    {
      format: '9:16',
      pace: 'fast',
      d: 20,
      transitions: 'cuts',
      texts: [['call-to-action', 'On remet ça en 2027']],
      without: [5],
      unread: ['noel'],
    },
  ],
  [
    'Madame, Monsieur, nous avions réalisé l’an passé un film au ralenti qui avait déplu. Cette année nous préférons un montage rythmé d’une minute, au format carré, commençant par le drone.',
    { pace: 'fast', d: 60, format: '1:1', first: 4, unread: ['deplu'] },
  ],
  [
    'Hi, it rained all day and the kids were freezing but they had fun. Two minutes, in order, keep the sound of the clips, and write "Camp 2026" at the start in big letters.',
    {
      d: 120,
      order: 'given',
      sound: 'keep',
      texts: [['title', 'Camp 2026', 'auto', null, null, { manner: 'title' }]],
      unread: ['rained'],
    },
  ],

  // Dictated.
  [
    'alors euh ce que je voudrais c’est une vidéo de trente secondes non quarante secondes avec la plage en premier',
    { d: 40, first: 1 },
  ],
  [
    'mets le titre anniversaire de papa au début et termine par la photo',
    { texts: [['title', 'anniversaire de papa']], last: 5 },
  ],
  [
    'ok so start with the drone then the concert then the photo and keep it under a minute',
    { sequence: [4, 3, 5], d: [1, 60] },
  ],
  ['fais ça en carré euh non en vertical', { format: '9:16' }],

  // What cannot be.
  ['une vidéo de zéro seconde', { back: ['zero'] }],
  ['16:9 et 9:16', { refused: ['contradiction'] }],
  ['garde seulement le drone, et commence par la plage', { only: [4], refused: ['contradiction'] }],
  ['12 plans de 5 secondes en 30 secondes', { n: 12, d: 30, refused: ['contradiction'] }],
  ['fais-la chanter par une voix off', { refused: ['voice-over'], back: ['chanter'] }],
  ['un effet page tournée', { refused: ['transition-effect'] }],
  ['mets le titre en 3D', { refused: ['text-missing'], back: ['3d'] }],
  ['publie ça direct sur TikTok', { refused: ['publish'] }],
  ['remets la version d’avant', { back: ['version'] }],
  ['le clip 6 à la fin', { refused: ['no-such-clip'] }],
  ['joue la plage trois fois', { times: [[1, 3]] }],
  [
    'moins de concert, plus de drone',
    {
      share: [
        [3, 'less'],
        [4, 'more'],
      ],
    },
  ],
];
