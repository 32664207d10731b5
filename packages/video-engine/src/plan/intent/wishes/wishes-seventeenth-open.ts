import type { WishRow } from './wish-row.ts';

/** The seventeenth list, open: a hundred wishes by somebody who knew the conventions and not the rules. */
export const seventeenthListOpen: readonly WishRow[] = [
  [
    'My grandkids filmed this at the lake. Start with plage, then the drone, and finish with the photo. Calm, 1 minute, title "Summer with Nana"',
    {
      sequence: [1, 4, 5],
      pace: 'slow',
      d: 60,
      texts: [['title', 'Summer with Nana']],
      back: ['grandkids'],
    },
  ],
  ['"Vive les mariés" en majuscules au début', { texts: [['title', 'VIVE LES MARIÉS']] }],
  [
    'Mon père voit très mal, alors écrivez en gros "Joyeux Noël papi", avec un rythme posé',
    {
      texts: [
        ['title', 'Joyeux Noël papi', 'auto', null, null, { manner: 'title', family: 'narrow' }],
      ],
      pace: 'slow',
      back: ['pere'],
    },
  ],
  ['format carré, 20s', { format: '1:1', d: 20 }],
  [
    'le concer et le dronne seulement, 35s, dans lordre chronologique',
    { only: [3, 4], d: 35, order: 'chronological' },
  ],
  ['format 4:5, 30 secondes', { d: 30, refused: ['format'] }],
  [
    "Mon mari trouve toujours mes vidéos trop longues, alors pas plus de 50 secondes s'il vous plaît.",
    { d: [1, 50], back: ['mari'] },
  ],
  [
    'Film de 1 min 30, commence par le drone et finis par le gâteau, en 16/9, fondu au noir à la fin.',
    { d: 90, first: 4, last: 5, format: '16:9', fadeOut: true },
  ],
  [
    'Démarre la musique à 0:45 et coupe-la avant le gâteau',
    { music: { start: 45, end: { side: 'before', clip: 5 } } },
  ],
  [
    'Titre "Bal des pompiers" au début, puis "Samedi 14 juillet" à 0:10, et "Entrée libre" à la fin. 30 secondes.',
    {
      d: 30,
      texts: [
        ['title', 'Bal des pompiers'],
        ['text', 'Samedi 14 juillet', 'auto', 10],
        ['call-to-action', 'Entrée libre'],
      ],
    },
  ],
  [
    'Hiya, can you show the concert for 20 secs, the drone for 15 secs, the photo for 5 secs, retro look, and the music a bit quieter? ta',
    {
      clipD: [
        [3, 20],
        [4, 15],
        [5, 5],
      ],
      look: 'vintage',
      music: { level: 'low' },
    },
  ],
  ['enlève le bruit du vent sur la plage', { refused: ['sound-repair'] }],
  ["Le clip 2 a été filmé à l'envers, remets-le droit stp", { back: ['envers'] }],
  [
    '0-4 s plage, 4-10 s drone, 10-15 s concert',
    {
      sequence: [1, 4, 3],
      clipD: [
        [1, 4],
        [4, 6],
        [3, 5],
      ],
      d: 15,
    },
  ],
  [
    'Bonjour, je suis maîtresse en CE2 et je voudrais montrer aux parents notre année. Environ deux minutes, tout en douceur, avec le titre "La classe de CE2". Merci beaucoup !',
    { d: [108, 132], pace: 'slow', texts: [['title', 'La classe de CE2']], back: ['parents'] },
  ],
  [
    'i want plage first, the concert last, the drone sped up 3x, 40 secs tops',
    { first: 1, last: 3, speedParts: [[4, 3]], d: [1, 40] },
  ],
  ['split screen with concert and drone', { refused: ['split-screen'] }],
  ['20 shots, 1 second each', { n: 20, each: 1, d: 20 }],
  [
    'the whole team keeps asking for it so please stabilize everything, warm look, 16:9, less than two minutes',
    { steady: 'always', look: 'warm', format: '16:9', d: [1, 120], back: ['team'] },
  ],
  [
    'coupe la musique à 0:30 et garde le son du concert',
    { music: { end: 30 }, clipSound: [[3, 'keep']] },
  ],
  ['square, and it should loop', { format: '1:1', loop: true }],
  ['mets "merci" au milieu du film', { texts: [['text', 'merci', 'auto', 'middle']] }],
  ['Fond vert derrière moi avec la tour Eiffel', { refused: ['green-screen'] }],
  [
    "On est partis dix jours au Portugal avec les enfants et c'était magique",
    { back: ['portugal'] },
  ],
  ['Sans le drone, et commence par le drone', { without: [4], refused: ['contradiction'] }],
  [
    'au moin 40 secondes, bcp de drone, le concert sans son',
    { d: [40, 80], share: [[4, 'more']], clipSound: [[3, 'drop']] },
  ],
  ['la musique doit sarreter 5 secondes avant la fin', { music: { end: -5 } }],
  [
    'For our school fair: between 60 and 75 seconds, shots of at least two seconds, dissolves, and a voiceover that explains the stalls',
    {
      d: [60, 75],
      each: [2, 60],
      transitions: 'dissolves',
      refused: ['voice-over'],
      back: ['fair'],
    },
  ],
  ['un gif stp', { refused: ['file-format'] }],
  [
    'Je voudrais voir le concert pendant 20 secondes, le drone pendant 10 secondes et la plage pendant 6 secondes, le tout dans des tons chauds',
    {
      clipD: [
        [3, 20],
        [4, 10],
        [1, 6],
      ],
      look: 'warm',
    },
  ],
  ["Rajoutez des bruitages d'applaudissements à la fin", { refused: ['sound-effects'] }],
  ['12 plans de 2 secondes, coupes franches', { n: 12, each: 2, d: 24, transitions: 'cuts' }],
  ["Bonjour et merci d'avance !", {}],
  ['Je veux trois plans du drone, pas un de plus', { refused: ['clip-share'] }],
  ['black and white please', { look: 'monochrome' }],
  ['mé des soutitres', { refused: ['no-transcription'] }],
  ['tiktok 15 sec', { format: '9:16', pace: 'fast', d: 15 }],
  ['les plans avec mon chien', { refused: ['no-vision'] }],
  [
    'Montage cut, 24 plans, durée 48 s, étalonnage froid, sons directs conservés, musique en retrait, ne pas stabiliser.',
    {
      transitions: 'cuts',
      n: 24,
      d: 48,
      look: 'cold',
      sound: 'keep',
      music: { level: 'low' },
      steady: 'never',
    },
  ],
  [
    '"Marie, pâtissière" dans un bandeau discret',
    { texts: [['title', 'Marie, pâtissière', 'auto', null, null, { manner: 'lower-third' }]] },
  ],
  ["Il m'en faut deux versions, une de 15 secondes et une de 60", { refused: ['several-films'] }],
  [
    "Nous vendons une longère. Pas de musique, gardez le son d'origine, durée entre 50 et 60 secondes, aucun texte, le drone en dernier.",
    { music: { use: 'none' }, sound: 'keep', d: [50, 60], last: 4, back: ['longere'] },
  ],
  ['floutez le visage des enfants', { refused: ['blur-faces'] }],
  [
    'Music from 0:30, stop it after the concert',
    { music: { start: 30, end: { side: 'after', clip: 3 } } },
  ],
  [
    'Bonsoir, pour le pot de départ de Gérard : une vidéo de 1 min 15, le concert pendant 25 secondes, la photo pour finir, et "Bonne retraite Gérard" en titre',
    {
      d: 75,
      clipD: [[3, 25]],
      last: 5,
      texts: [['title', 'Bonne retraite Gérard']],
      back: ['depart'],
    },
  ],
  ['"Bar des Amis" affiché tout du long', { texts: [['title', 'Bar des Amis']], back: ['long'] }],
  ['15/20 sec, rythmé', { d: [15, 20], pace: 'fast' }],
  [
    'le drone revien 3 fois, 5 sec a chaq fois, le reste cm tu veu',
    { times: [[4, 3]], clipD: [[4, 15]] },
  ],
  ["garde tout, dans l'ordre, sur 2 minutes", { selection: 'everything', order: 'given', d: 120 }],
  [
    'Moitié concert, moitié plage, 40 secondes, style rétro, et on finit par un fondu au noir',
    {
      share: [
        [3, 0.5],
        [1, 0.5],
      ],
      d: 40,
      look: 'vintage',
      fadeOut: true,
    },
  ],
  ['plus lumineux', { refused: ['look-grade'] }],
  ["Alors voilà, j'hésite un peu, disons 25 secondes. Enfin non, 35.", { d: 35 }],
  ['vertical et horizontal', { refused: ['contradiction'] }],
  [
    'écris "On s\'abonne !" à la fin pendant 3 secondes',
    { texts: [['call-to-action', "On s'abonne !", 'auto', null, 3]] },
  ],
  ['fade to white at the end', { back: ['white'] }],
  ['concert in slow motion, everything else normal speed', { speedParts: [[3, 'slow']] }],
  ['On voit mon ex sur la plage donc sans la plage, merci !', { without: [1], back: ['ex'] }],
  ['the beach first', { back: ['beach'] }],
  [
    'Bien à vendre à Vannes. Commencez par le drone puis IMG_0042, format YouTube, plans longs, sans le son d\'origine, titre "Villa Les Pins"',
    {
      sequence: [4, 2],
      format: '16:9',
      pace: 'slow',
      sound: 'drop',
      texts: [['title', 'Villa Les Pins']],
      back: ['vannes'],
    },
  ],
  [
    '40 sec, tons froids, en bas "www.chezlulu.fr"',
    { d: 40, look: 'cold', texts: [['title', 'www.chezlulu.fr', 'bottom']] },
  ],
  ['sans le gâteau', { without: [5] }],
  ['le drone en vitesse x10', { refused: ['speed-factor'] }],
  [
    'Souvenir du Japon, environ 1 min 20, dans l\'ordre où ça a été filmé, mets "Kyoto" à 0:15 et "Tokyo" à 0:40',
    {
      d: [72, 88],
      order: 'chronological',
      texts: [
        ['text', 'Kyoto', 'auto', 15],
        ['text', 'Tokyo', 'auto', 40],
      ],
      back: ['japon'],
    },
  ],
  [
    'random order, fast paced, no sound from the clips',
    { order: 'shuffled', pace: 'fast', sound: 'drop' },
  ],
  ['lose the plage clip its blurry', { without: [1] }],
  ['mariage de Julie et Thomas', { back: ['mariage'] }],
  [
    'Je suis guide à Annecy et mes clients viennent de partout, pouvez-vous traduire en anglais et en italien ?',
    { back: ['traduire'] },
  ],
  ['de plus en plus rapide', { course: 'rising' }],
  [
    'Prenez les 5 premières secondes du drone, laissez la photo 4 secondes et commencez par la plage',
    { stretches: [['only', 4, 0, 5]], clipD: [[5, 4]], first: 1 },
  ],
  ['resumé du weekend en une bonne minute', { order: 'chronological', d: [54, 66] }],
  ['start with the drone, end on the photo', { first: 4, last: 5 }],
  [
    "Salut, c'est pour le tournoi des U13, un truc dynamique, 40 sec, que la plage et le concert, et sans le son des clips",
    { d: 40, pace: 'fast', only: [1, 3], sound: 'drop', back: ['tournoi'] },
  ],
  [
    'We\'re a band from Leeds and need a reel under 20 secs, mostly concert, title "Out Friday"',
    {
      format: '9:16',
      pace: 'fast',
      d: [1, 20],
      share: [[3, 'more']],
      texts: [['title', 'Out Friday']],
      back: ['leeds'],
    },
  ],
  [
    'Runtime 24 seconds, 12 shots, cold look, no sound from the clips, music from 1:10, "Link in bio" at the end.',
    {
      d: 24,
      n: 12,
      look: 'cold',
      sound: 'drop',
      music: { start: 70 },
      texts: [['call-to-action', 'Link in bio']],
    },
  ],
  ['mets un titre', { refused: ['text-missing'] }],
  [
    "Hey so I filmed my cousin's wedding on my phone and it's a mess. Can you make something calm, around 90 seconds, dissolves between shots, and please no sound from the clips?",
    { pace: 'slow', d: [81, 99], transitions: 'dissolves', sound: 'drop', back: ['wedding'] },
  ],
  [
    'enleve les 3 premieres secondes de IMG_0042 et les 5 dernières secondes du concert',
    {
      stretches: [
        ['without', 2, 0, 3],
        ['without', 3, -5, null],
      ],
    },
  ],
  ['transitions glitch entre les clips', { refused: ['transition-effect'] }],
  [
    "Bonjour, je ne suis pas très douée avec l'ordinateur... Pouvez-vous mettre le gâteau en premier, et quelque chose de calme ? Merci mon petit",
    { first: 5, pace: 'slow', back: ['ordinateur'] },
  ],
  ['play the drone backwards', { directionParts: [[4, 'backwards']] }],
  ['only IMG_0042, from 0:05 to 0:15', { only: [2], stretches: [['only', 2, 5, 15]] }],
  ['le drone mais pas en premier', { back: ['premier'] }],
  [
    'fais partir la musique direct au refrain, 20s, vertical',
    { music: { part: 'chorus' }, d: 20, format: '9:16' },
  ],
  [
    'Vidéo pour le club, 30 secondes max, nerveux, des plans de moins de 2 secondes, titre "FC Montval 2026"',
    {
      d: [1, 30],
      pace: 'fast',
      each: [0.2, 2],
      texts: [['title', 'FC Montval 2026']],
      back: ['club'],
    },
  ],
  [
    'Le drone au ralenti, le concert accéléré x2.5, ouverture au noir, fermeture au noir, 9:16',
    {
      speedParts: [
        [4, 'slow'],
        [3, 2.5],
      ],
      fadeIn: true,
      fadeOut: true,
      format: '9:16',
    },
  ],
  ['quand mon fils dit "papa" tu coupes, c\'est trop mignon', { refused: ['no-transcription'] }],
  ['la plage 2 fois', { times: [[1, 2]] }],
  [
    'La première moitié en noir et blanc, titre "Nos 20 ans"',
    { lookParts: [['first-half', 'monochrome']], texts: [['title', 'Nos 20 ans']] },
  ],
  [
    'mute the drone, keep the sound of the concert',
    {
      clipSound: [
        [4, 'drop'],
        [3, 'keep'],
      ],
    },
  ],
  [
    'musique a fond, coupe le son du drone, kelke chose de ryhtmé',
    { music: { level: 'high' }, clipSound: [[4, 'drop']], pace: 'fast' },
  ],
  ['Que la musique, 30 s', { sound: 'drop', d: 30 }],
  ['et publiez la directement sur notre page Facebook', { refused: ['publish'] }],
  ['export in 4k at 60fps', { refused: ['resolution', 'frame-rate'] }],
  ['no music', { music: { use: 'none' }, sound: 'keep' }],
  [
    'slt tu peu me faire 1 story de 15s stp, vire la foto elle est moche',
    { format: '9:16', pace: 'fast', d: 15, without: [5] },
  ],
  ['can you make it look expensive', { back: ['expensive'] }],
  ["tout à l'envers", { direction: 'backwards' }],
  ['pareil que la dernière fois', { refused: ['no-memory'] }],
  ['Vidéo de 10 secondes avec 5 plans de 4 secondes', { d: 10, n: 5, refused: ['contradiction'] }],
  [
    'Second half in black and white, fade in from black, stop the music 3 seconds before the end',
    { lookParts: [['second-half', 'monochrome']], fadeIn: true, music: { end: -3 } },
  ],
];
