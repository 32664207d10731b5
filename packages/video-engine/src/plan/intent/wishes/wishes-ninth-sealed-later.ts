import type { WishRow } from './wish-row.ts';

/** The other part of the ninth list: letters, dictation, what is taken back and what cannot be. */
export const ninthListSealedLater: readonly WishRow[] = [
  // Little letters.
  [
    'Bonjour, je m’occupe de la communication du lycée hôtelier. Pour nos portes ouvertes il me faudrait une vidéo de deux minutes maximum, en format paysage, avec le titre « Venez goûter l’avenir ». Le concert n’a rien à faire là, retirez-le. Cordialement, Mme Roussel',
    {
      d: [1, 120],
      format: '16:9',
      texts: [['title', 'Venez goûter l’avenir']],
      without: [3],
      unread: ['hotelier'],
    },
  ],
  [
    'yo c pr lanniv surprise de mon coloc, fé un truc de 45s ki bouge, la plage en premier et le concert a la fin, ecris "Vieux mais pas mort" au debut. merci tkt',
    {
      d: 45,
      pace: 'fast',
      first: 1,
      last: 3,
      texts: [['title', 'Vieux mais pas mort']],
      unread: ['coloc'],
    },
  ],
  [
    'Bonjour. Ma petite-fille m’a expliqué comment faire mais je ne suis pas sûre d’avoir compris. Je voudrais que le film soit lent, avec des couleurs chaudes, et qu’il se termine par la photo du gâteau. Environ trois minutes. Merci de votre gentillesse, Odette',
    { pace: 'slow', look: 'warm', last: 5, d: [162, 198], unread: ['odette'] },
  ],
  [
    'Mon père nous a quittés mardi et nous voudrions passer un film à la cérémonie. Trois minutes, très lent, en noir et blanc, des fondus enchaînés entre les plans et pas de texte. Commencez par IMG_0042 s’il vous plaît.',
    {
      d: 180,
      pace: 'slow',
      look: 'monochrome',
      transitions: 'dissolves',
      first: 2,
      unread: ['ceremonie'],
    },
  ],
  [
    'Brief pour la saison du camping : 30 s, 9:16, rythmé. Titre « Camping des Pins », à 12 s « Piscine chauffée », à 20 s « Emplacements ombragés », à la fin « Réservez en ligne ». Coupes franches, musique forte.',
    {
      d: 30,
      format: '9:16',
      pace: 'fast',
      texts: [
        ['title', 'Camping des Pins'],
        ['text', 'Piscine chauffée', 'auto', 12],
        ['text', 'Emplacements ombragés', 'auto', 20],
        ['call-to-action', 'Réservez en ligne'],
      ],
      transitions: 'cuts',
      music: { level: 'high' },
      unread: ['saison'],
    },
  ],
  [
    'Salut, j’ai filmé la sortie VTT de dimanche. Du concert tu gardes de 1:00 à 1:20, du drone tu enlèves les 8 premières secondes. Sinon autour de 50 secondes, et stabilise, ça secoue de partout.',
    {
      stretches: [
        ['only', 3, 60, 80],
        ['without', 4, 0, 8],
      ],
      d: [45, 55],
      steady: 'always',
      unread: ['vtt'],
    },
  ],
  [
    'Coucou, c’est pour la kermesse de l’école maternelle. On voudrait des sous-titres parce que les petits articulent mal, garder le son des vidéos, et pas de musique. 1 min 30 merci',
    {
      d: 90,
      sound: 'keep',
      music: { use: 'none' },
      refused: ['no-transcription'],
      unread: ['kermesse'],
    },
  ],
  [
    'Bonjour, salon de coiffure à Metz. Un reel de 12 secondes pour annoncer nos horaires, écrivez « Ouvert le lundi » au centre et finissez par un fondu au noir. Ajoutez aussi notre logo. Merci, Sandrine',
    {
      d: 12,
      format: '9:16',
      pace: 'fast',
      texts: [['title', 'Ouvert le lundi', 'middle']],
      fadeOut: true,
      refused: ['logo'],
      unread: ['metz'],
    },
  ],
  [
    'On est un groupe de rock amateur. Coupez le son de la plage, y a que du vent, mais celui du concert c’est sacré, gardez-le. La musique moins fort. Une minute vingt.',
    {
      clipSound: [
        [1, 'drop'],
        [3, 'keep'],
      ],
      music: { level: 'low' },
      d: 80,
      unread: ['amateur'],
    },
  ],
  [
    'Bonjour, je suis agent immobilier et je débute. Pour cette villa je voudrais d’abord le drone, ensuite IMG_0042, et la plage pour la fin. Rythme posé, 16:9, une minute, pas de fondu.',
    {
      sequence: [4, 2, 1],
      pace: 'slow',
      format: '16:9',
      d: 60,
      transitions: 'cuts',
      fadeOut: false,
      unread: ['villa'],
    },
  ],
  [
    'Bonsoir, je prépare le pot de départ d’un collègue. Trente secondes, non, mettez quarante-cinq, il faut qu’on ait le temps de rire. Commencez calme et finissez fort. À la fin écrivez « Bonne route Patrick ».',
    {
      d: 45,
      course: 'rising',
      texts: [['call-to-action', 'Bonne route Patrick']],
      unread: ['collegue'],
    },
  ],
  [
    'Vidéo pour les pompiers volontaires de Lannion. Quelque chose de nerveux, des plans de 1 à 2 secondes, la première moitié en accéléré. Pas de noir et blanc. Titre « On recrute »',
    {
      pace: 'fast',
      each: [1, 2],
      speedParts: [['first-half', 'fast']],
      texts: [['title', 'On recrute']],
      unread: ['lannion'],
    },
  ],
  [
    'Bonjour à vous, c’est pour notre pèlerinage paroissial. Gardez tout, dans l’ordre, avec le titre « Lourdes 2025 » en bas. Les anciens veulent entendre les voix, alors baissez la musique quand on parle.',
    {
      selection: 'everything',
      order: 'given',
      d: [1, 3600],
      texts: [['title', 'Lourdes 2025', 'bottom']],
      sound: 'duck',
      unread: ['paroissial'],
    },
  ],
  [
    'Hello, vlog à Bali ! La plage au ralenti, le drone en accéléré, des tons chauds, format YouTube et dans les 3 minutes. Enlève les silences aussi, bisous',
    {
      speedParts: [
        [1, 'slow'],
        [4, 'fast'],
      ],
      look: 'warm',
      format: '16:9',
      d: [162, 198],
      silences: 'cut',
      unread: ['bali'],
    },
  ],
  [
    'Bonjour, on vient d’avoir un petit Léon et on veut l’annoncer à la famille. Un film doux de 40 secondes, carré. Gardez seulement les passages où il sourit. Écrivez « Il est là ! » au début. Merci, on dort peu',
    {
      pace: 'slow',
      d: 40,
      format: '1:1',
      texts: [['title', 'Il est là !']],
      refused: ['no-vision'],
      unread: ['famille'],
    },
  ],
  [
    'j’ai un food truck et zéro temps. un tiktok de 20 s, le gateau en premier, écris "Menu à 9 euros" à 5 secondes et "On est là mardi" à la fin, et mets des emojis si tu peux',
    {
      d: 20,
      format: '9:16',
      pace: 'fast',
      first: 5,
      texts: [
        ['text', 'Menu à 9 euros', 'auto', 5],
        ['call-to-action', 'On est là mardi'],
      ],
      refused: ['stickers'],
      unread: ['truck'],
    },
  ],
  [
    'Hi, I run a small yoga studio in Bristol. I would love something calm, about one minute, vertical, with "Breathe with us" at the start and "First class free" at the end. Thanks, Priya',
    {
      pace: 'slow',
      d: [54, 66],
      format: '9:16',
      texts: [
        ['title', 'Breathe with us'],
        ['call-to-action', 'First class free'],
      ],
      unread: ['bristol'],
    },
  ],
  [
    'Dear all, my grandson Oliver turned ten and I filmed it with my tablet. Please keep everything in order, and keep the original sound. End with the photo. God bless, Margaret',
    {
      selection: 'everything',
      order: 'given',
      d: [1, 3600],
      sound: 'keep',
      last: 5,
      unread: ['grandson'],
    },
  ],
  [
    'hey so we got relegated but whatever lol. 40 secs, no sorry, 50. start with the concert cuz thats us singing, louder music, hard cuts',
    {
      d: 50,
      first: 3,
      music: { level: 'high' },
      transitions: 'cuts',
      unread: ['relegated'],
    },
  ],
  [
    'Good evening, this is for the charity run we organise in Leeds. Ninety seconds maximum, landscape, and skip the first 5 seconds of IMG_0042, I was still looking for the button. Please blur the faces of the children.',
    {
      d: [1, 90],
      format: '16:9',
      stretches: [['without', 2, 0, 5]],
      refused: ['blur-faces'],
      unread: ['charity'],
    },
  ],
  [
    'Listing video for Elm Street: start with the drone, slow pace, 45 seconds, mute the clips, and put "Sold in three days" at the bottom',
    {
      first: 4,
      pace: 'slow',
      d: 45,
      sound: 'drop',
      texts: [['title', 'Sold in three days', 'bottom']],
      unread: ['elm'],
    },
  ],

  // Dictated to a telephone.
  [
    'alors tu me fais une vidéo de vingt secondes enfin plutôt vingt-cinq secondes avec le drone au début et la photo à la fin voilà merci',
    { d: 25, first: 4, last: 5 },
  ],
  [
    'dis Siri euh je veux une vidéo verticale d’une demi-minute sans musique et qui tourne en boucle',
    {
      format: '9:16',
      d: 30,
      music: { use: 'none' },
      sound: 'keep',
      loop: true,
      unread: ['siri'],
    },
  ],
  [
    'bonjour je voudrais la plage puis le concert puis le gâteau et tout ça en une minute et quart',
    { sequence: [1, 3, 5], d: 75 },
  ],
  [
    'uh make it two minutes no one and a half minutes and end with the drone thanks',
    { d: 90, last: 4 },
  ],

  // Taken back.
  ['sans la plage. ah non, laisse la plage, enlève plutôt le gâteau', { without: [5] }],
  ['Vertical… non attends, horizontal, et 1 min', { format: '16:9', d: 60 }],
  ['commence par le concert, finalement non, par le drone, 30 s', { first: 4, d: 30 }],
  [
    'titre « Noces d’étain », pardon, « Noces de cuir », format carré',
    { texts: [['title', 'Noces de cuir']], format: '1:1' },
  ],

  // What cannot be.
  ['Une version longue et une version courte svp', { refused: ['several-films'] }],
  ['Il me faut trois heures de film', { d: 3600, refused: ['length-limit'] }],
  ['4 plans de 6 secondes, 15 secondes en tout', { n: 4, d: 15, refused: ['contradiction'] }],
  [
    'le drone 8 fois plus vite et en 25 images par seconde',
    { refused: ['speed-factor', 'frame-rate'] },
  ],
  ['Fais comme l’an dernier mais en carré', { format: '1:1', refused: ['no-memory'] }],
  ['juste la fin en noir et blanc, 30 s', { d: 30, lookParts: [['end', 'monochrome']] }],
  [
    'effet page qui tourne entre les plans, titre « Album » en jaune',
    { texts: [['title', 'Album']], refused: ['transition-effect', 'text-manner'] },
  ],
  [
    'enleve le souffle du micro et met plus de drone que de plage',
    {
      refused: ['sound-repair'],
      share: [
        [4, 'more'],
        [1, 'less'],
      ],
    },
  ],
  ['en carré et en vertical, avec un titre', { refused: ['contradiction', 'text-missing'] }],
  [
    'Start with clip 8 and show the concert three times',
    { refused: ['no-such-clip'], times: [[3, 3]] },
  ],
];
