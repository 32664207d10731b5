import type { WishRow } from './wish-row.ts';

/**
 * The fifteenth list, open: a hundred wishes by a stranger who knew the conventions and not the rules.
 */
export const fifteenthListOpen: readonly WishRow[] = [
  [
    'Enlève les 10 premières secondes du concert, on ne voit que le sol.',
    { stretches: [['without', 3, 0, 10]], back: ['sol'] },
  ],
  ['Reel de 15 secondes', { d: 15, format: '9:16', pace: 'fast' }],
  [
    "Titre « Saison 2026 » au centre de l'écran, en rouge.",
    { texts: [['title', 'Saison 2026', 'middle']], refused: ['text-manner'] },
  ],
  [
    "Le club fête ses 50 ans. Fais un film de 90 secondes avec surtout le concert. Enlève le clip 2, il est raté. La fin au ralenti, et écris « À l'an prochain » sur les dernières secondes.",
    {
      d: 90,
      share: [[3, 'more']],
      without: [2],
      speedParts: [['end', 'slow']],
      texts: [['call-to-action', "À l'an prochain"]],
      unread: ['club'],
    },
  ],
  ['Make me a 20 second video', { d: 20 }],
  ['Fais moi une vidéo de 30 secondes', { d: 30 }],
  ['met les clip dans le desordre', { order: 'shuffled' }],
  ['un best of de 50 secondes', { d: 50 }],
  ['square format', { format: '1:1' }],
  ['Des plans de 2 secondes maximum et un rythme soutenu.', { each: [0.2, 2], pace: 'fast' }],
  ['no music please', { music: { use: 'none' }, sound: 'keep' }],
  ['Film de 55 secondes avec plus de contraste.', { d: 55, refused: ['look-grade'] }],
  [
    "Je veux un film de 40 secondes. Chaque plan doit durer moins de 3 secondes. Tout en noir et blanc, sans transition. Garde aussi le son d'origine.",
    { d: 40, each: [0.2, 3], look: 'monochrome', transitions: 'cuts', sound: 'keep' },
  ],
  ["Je voudrais un film d'une minute", { d: 60 }],
  [
    'Vitesse x3 sur le clip 2 et tons froids pour tout le film.',
    { speedParts: [[2, 3]], look: 'cold' },
  ],
  [
    'termine par un fondu o noir et pas de musik',
    { fadeOut: true, music: { use: 'none' }, sound: 'keep' },
  ],
  [
    'I filmd this last weekend with my freinds. Make a one minute video, fast. Use the clips in the order they were filmed. Can you also add subtitels in Spanish?',
    { d: 60, pace: 'fast', order: 'chronological', unread: ['weekend'], back: ['spanish'] },
  ],
  [
    'On est un club de voile, il nous faut une vidéo de 30 secondes en format YouTube.',
    { d: 30, format: '16:9', unread: ['voile'] },
  ],
  ['enleve le clip 2', { without: [2] }],
  ['vidéo ki tourne en boucle', { loop: true }],
  ['Il me faudrait trois versions différentes de la vidéo.', { refused: ['several-films'] }],
  ['end on the concert', { last: 3 }],
  ["garde le son d'origine", { sound: 'keep' }],
  [
    'Please make a 40 second film that starts with the drone and ends with the photo.',
    { d: 40, first: 4, last: 5 },
  ],
  ['Du drone, prends seulement de 0:10 à 0:20.', { stretches: [['only', 4, 10, 20]] }],
  ['comence par le consert et fini par le gatau', { first: 3, last: 5 }],
  ['Retarde le titre de 2 secondes.', { back: ['titre'] }],
  ['un film pour mon association', { unread: ['association'] }],
  ['A video between 30 and 40 seconds, with fewer than ten shots.', { d: [30, 40], n: [1, 9] }],
  ['clip de 15s vertical', { d: 15, format: '9:16' }],
  ['slt tu peu faire un clip de 30 sec avec que la plage et le drone', { d: 30, only: [1, 4] }],
  [
    'Titre « Boulangerie Martin » en gros, puis à la fin « Ouvert le dimanche ».',
    {
      texts: [
        ['title', 'Boulangerie Martin', 'auto', null, null, { manner: 'title', family: 'narrow' }],
        ['call-to-action', 'Ouvert le dimanche'],
      ],
    },
  ],
  [
    'Vintage look, hard cuts, and 12 shots at most.',
    { look: 'vintage', transitions: 'cuts', n: [1, 12] },
  ],
  [
    'Write "Book now" over the last seconds, in a small banner.',
    { texts: [['call-to-action', 'Book now', 'auto', null, null, { manner: 'lower-third' }]] },
  ],
  ['Titre « Été 25 », pardon, « Été 26 ».', { texts: [['title', 'Été 26']] }],
  ['musique moin forte', { music: { level: 'low' } }],
  ['Pas de sous-titres, et finis par IMG_0042.', { captions: 'none', last: 2 }],
  ['Finis sur le gâteau', { last: 5 }],
  ['Refais comme la dernière fois mais en carré.', { format: '1:1', refused: ['no-memory'] }],
  ['make it a 30 second video, actually no, one minute', { d: 60 }],
  ['noir é blanc slmt pr le concert', { lookParts: [[3, 'monochrome']] }],
  [
    'Mets 40 secondes de concert dans un film de 30 secondes.',
    { d: 30, refused: ['contradiction'] },
  ],
  [
    'coucou cest pr lanniv de ma soeur. fo que la video dure 1 min. comence par la plage et fini par le gateau. met pa de musik stp. merciiii',
    { d: 60, first: 1, last: 5, music: { use: 'none' }, sound: 'keep', unread: ['soeur'] },
  ],
  ['seulement la plage et le drone', { only: [1, 4] }],
  ['Une vidéo de 30 secondes, non, plutôt 45.', { d: 45 }],
  ['Format vertical et carré', { refused: ['contradiction'] }],
  ['Coupe les silences', { silences: 'cut' }],
  [
    'jveu un montage de 45s bien rytmé avec des coupe franche',
    { d: 45, pace: 'fast', transitions: 'cuts' },
  ],
  ['video de 45 sec max stp', { d: [1, 45] }],
  ['Use only the drone, sorry, only the concert.', { only: [3] }],
  ['Enlève le bruit du vent.', { refused: ['sound-repair'] }],
  ['vire la plaje et met le drone au debu', { without: [1], first: 4 }],
  ['enleve les 5 premiere seconde de la plage', { stretches: [['without', 1, 0, 5]] }],
  ['coupe lé silences et stabilise stp sa bouge tro', { silences: 'cut', steady: 'always' }],
  ['slow and calm video, about a minute', { d: [54, 66], pace: 'slow' }],
  [
    'Beaucoup de drone, pas trop de concert.',
    {
      share: [
        [4, 'more'],
        [3, 'less'],
      ],
    },
  ],
  [
    'Make the second half black and white and drop the sound of the clips.',
    { lookParts: [['second-half', 'monochrome']], sound: 'drop' },
  ],
  ['des couleur chaude', { look: 'warm' }],
  ['stabilize les images', { steady: 'always' }],
  ['Mets notre logo en haut pendant tout le film.', { refused: ['logo'] }],
  [
    'Que le concert, 30 secondes, avec la musique qui commence au refrain.',
    { only: [3], d: 30, music: { part: 'chorus' } },
  ],
  [
    'Show the drone for 10 seconds and the photo for 4 seconds.',
    {
      clipD: [
        [4, 10],
        [5, 4],
      ],
    },
  ],
  ['Sans musique', { music: { use: 'none' }, sound: 'keep' }],
  [
    'Salut ! On est une petite boutique de savons. Il nous faut un reel de 20 secondes. Mets le titre « Savons de Marseille » au début et « Venez nous voir » à la fin. Coupe le son des clips.',
    {
      d: 20,
      format: '9:16',
      pace: 'fast',
      sound: 'drop',
      texts: [
        ['title', 'Savons de Marseille'],
        ['call-to-action', 'Venez nous voir'],
      ],
      unread: ['boutique'],
    },
  ],
  [
    '0-5 s drone, 5-12 s concert, 12-15 s gâteau.',
    {
      d: 15,
      sequence: [4, 3, 5],
      clipD: [
        [4, 5],
        [3, 7],
        [5, 3],
      ],
    },
  ],
  [
    'La première moitié au ralenti, avec une ouverture en fondu.',
    { speedParts: [['first-half', 'slow']], fadeIn: true },
  ],
  [
    "3 secondes par clip, dans l'ordre des fichiers.",
    {
      clipD: [
        [1, 3],
        [2, 3],
        [3, 3],
        [4, 3],
        [5, 3],
      ],
      order: 'given',
    },
  ],
  ['Écris « Mi-temps » au milieu du film.', { texts: [['text', 'Mi-temps', 'auto', 'middle']] }],
  ['Commence par la plage et remets-la à la fin.', { first: 1, last: 1, times: [[1, 2]] }],
  [
    'Un film d’une minute avec 50 % de concert et 20 % de plage.',
    {
      d: 60,
      share: [
        [3, 0.5],
        [1, 0.2],
      ],
    },
  ],
  [
    'Pas de musique, mais fais-la commencer au refrain.',
    { music: { use: 'none' }, sound: 'keep', refused: ['contradiction'] },
  ],
  ['dabord la plage ensuite le gateau et enfin le drone', { sequence: [1, 5, 4] }],
  ['Eight shots of 5 seconds each.', { n: 8, each: 5, d: 40 }],
  ['mets du rock', { back: ['rock'] }],
  ['post la video sur insta', { refused: ['publish'] }],
  ['met la musik plus for et fait la comencer a 0:30', { music: { level: 'high', start: 30 } }],
  ['commence par le drone', { first: 4 }],
  [
    "C'est pour notre mariage. On aimerait un film doux, avec des fondus enchaînés. La musique doit commencer à 0:42. Termine par un fondu au noir.",
    {
      pace: 'slow',
      transitions: 'dissolves',
      music: { start: 42 },
      fadeOut: true,
      unread: ['mariage'],
    },
  ],
  ['Une vidéo d’au moins 45 secondes, contemplative.', { d: [45, 90], pace: 'slow' }],
  ["N'enlève pas la plage, et fais une vidéo de 20 secondes.", { d: 20, unread: ['plage'] }],
  ['la fin en noir et blanc', { lookParts: [['end', 'monochrome']] }],
  ['Garde la photo pour la fin et termine en fondu au noir.', { last: 5, fadeOut: true }],
  ['Commence fort pour accrocher tout de suite, format vertical.', { hook: true, format: '9:16' }],
  ['A film of about 20 seconds, and finish with the cake.', { d: [18, 22], back: ['cake'] }],
  ['a 2 minute summary', { d: 120, order: 'chronological' }],
  ['black and white, 45 second video', { d: 45, look: 'monochrome' }],
  [
    'Je voudrais 10 secondes de drone, puis 5 secondes de plage, puis le gâteau pendant 4 secondes.',
    {
      sequence: [4, 1, 5],
      clipD: [
        [4, 10],
        [1, 5],
        [5, 4],
      ],
    },
  ],
  [
    'Ne stabilise pas les images, et saute les 3 premières secondes de chaque clip.',
    { steady: 'never', stretches: [['without', null, 0, 3]] },
  ],
  [
    'Écris « Merci à tous » sur les dernières secondes, et finis en fondu.',
    { texts: [['call-to-action', 'Merci à tous']], fadeOut: true },
  ],
  ['Un montage nerveux mais très calme.', { refused: ['contradiction'] }],
  ['dans lordre cronologique', { order: 'chronological' }],
  [
    'yo. fais un tiktok de 15s. met dabord le drone pui le consert. ecri "Nuit blanche" en gros. et la zik a fond',
    {
      d: 15,
      format: '9:16',
      pace: 'fast',
      sequence: [4, 3],
      texts: [['title', 'Nuit blanche', 'auto', null, null, { manner: 'title', family: 'narrow' }]],
      music: { level: 'high' },
    },
  ],
  ['un clip denviron 1 minute avec surtou le consert', { d: [54, 66], share: [[3, 'more']] }],
  ['Show the photo twice and make it loop.', { times: [[5, 2]], loop: true }],
  ['titre : Nos vacances en Corse', { texts: [['title', 'Nos vacances en Corse']] }],
  ['Un petit film calme et doux', { pace: 'slow' }],
  [
    'Pour notre agence immobilière il faut une vidéo en 16:9. Commence par 8 secondes de drone, ensuite la plage, et la photo pour la fin. Musique discrète. Mets notre logo à la fin.',
    {
      format: '16:9',
      sequence: [4, 1, 5],
      clipD: [[4, 8]],
      music: { level: 'low' },
      refused: ['logo'],
      unread: ['immobiliere'],
    },
  ],
  [
    'Le concert en noir et blanc, le reste en couleurs normales.',
    { lookParts: [[3, 'monochrome']] },
  ],
  [
    "This is for our wedding anniversary. We'd like a slow film of around two minutes. Use warm colours and dissolves. Please fade to black at the end. Thanks a lot!",
    {
      d: [108, 132],
      pace: 'slow',
      look: 'warm',
      transitions: 'dissolves',
      fadeOut: true,
      unread: ['wedding'],
    },
  ],
  [
    'Bonsoir. Pourriez-vous faire un film de 50 secondes ? Ajoutez une voix off qui lit mon poème. Les images en tons chauds, et floutez la plaque de la voiture. Merci.',
    { d: 50, look: 'warm', refused: ['voice-over'], back: ['plaque'] },
  ],
];
