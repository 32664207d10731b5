import type { WishRow } from './wish-row.ts';

/**
 * The twelfth list: written by a stranger to the grammar, from the written conventions alone,
 * and measured once before anybody learnt from it.
 */
export const twelfthListSealed: readonly WishRow[] = [
  ['tu me fais ça en cinquante secondes svp', { d: 50 }],
  ['jveux que ce soit vertical', { format: '9:16' }],
  ['pas plus de quarante secondes', { d: [1, 40] }],
  ['en noir et blan', { look: 'monochrome' }],
  ['enlève la foto', { without: [5] }],
  ['vire le dronne il est raté', { without: [4] }],
  ['on démarre sur le concer', { first: 3 }],
  ['que la zik', { sound: 'drop' }],
  ['la musique un peu moins forte je vous prie', { music: { level: 'low' } }],
  ['pas de fondu merci', { transitions: 'cuts', fadeOut: false }],
  ['termine au noir', { fadeOut: true }],
  ['tout au ralenti', { speed: 'slow' }],
  ['un truc nerveux quoi', { pace: 'fast' }],
  ['quelque chose de posé, voilà', { pace: 'slow' }],
  ['un reel stp', { format: '9:16', pace: 'fast' }],
  ['stabilise moi tout ça', { steady: 'always' }],
  ['passe les clips au hasard', { order: 'shuffled' }],
  ['dans l’ordre où je les ai filmés', { order: 'chronological' }],
  ['coupe rien stp', { d: [1, 3600], selection: 'everything', order: 'given' }],
  ['bonjour, une vingtaine de secondes', { d: [18, 22] }],
  ['rajoute des émojis', { refused: ['stickers'] }],
  ['met des sous titre', { refused: ['no-transcription'] }],
  ['in 4K if you can', { refused: ['resolution'] }],
  ['montre deux fois le gâteau', { times: [[5, 2]] }],
  ['il faudrait flouter les visages', { refused: ['blur-faces'] }],
  ['un film de 45', { unread: ['45'] }],
  ['écris Joyeux Noël mamie', { texts: [['title', 'Joyeux Noël mamie']] }],
  ['black & white pls', { look: 'monochrome' }],
  ['can you make it square', { format: '1:1' }],
  ['no music please', { music: { use: 'none' }, sound: 'keep' }],
  ['keep it under 45 secs', { d: [1, 45] }],
  ['surtout le concert', { share: [[3, 'more']] }],
  ['fais pareil que la dernière fois', { refused: ['no-memory'] }],
  ['mettez un titre svp', { refused: ['text-missing'] }],
  ['the beach first', { back: ['beach'] }],
  ['carré, 30 sec, et faut que ça bouge', { d: 30, format: '1:1', pace: 'fast' }],
  [
    'visite d’un appart en 45 s, tranquille, 16:9',
    { d: 45, pace: 'slow', format: '16:9', unread: ['appart'] },
  ],
  ['commence par la plage, finis par le gateau, 20 secondes', { d: 20, first: 1, last: 5 }],
  ['d’abord le drone, ensuite la plage, et le concert pour la fin', { sequence: [4, 1, 3] }],
  ['sans la photo et la musique bien basse', { without: [5], music: { level: 'low' } }],
  [
    'titre « Les 30 ans de Paul » et « Merci les copains » à la fin',
    {
      texts: [
        ['title', 'Les 30 ans de Paul'],
        ['call-to-action', 'Merci les copains'],
      ],
    },
  ],
  ['noir et blanc, muet', { look: 'monochrome', sound: 'drop' }],
  ['pour tiktok, 15 s max', { d: [1, 15], format: '9:16', pace: 'fast' }],
  ['une story mais calme, douze secondes', { d: 12, format: '9:16', pace: 'slow' }],
  [
    'enlève les 3 premières secondes de chaque clip et stabilise',
    { stretches: [['without', null, 0, 3]], steady: 'always' },
  ],
  [
    'du concert garde que les 10 dernières secondes, et finis en fondu',
    { stretches: [['only', 3, -10, null]], fadeOut: true },
  ],
  ['dix plans de 2 secondes, tons chauds', { d: 20, n: 10, each: 2, look: 'warm' }],
  ['moins de huit plans, coupes franches', { n: [1, 7], transitions: 'cuts' }],
  ['tons froids, format youtube', { look: 'cold', format: '16:9' }],
  ['style vieux film, aucun texte, une minute dix', { d: 70, look: 'vintage' }],
  [
    'gros titre « SOLDES » et que ça tourne en boucle',
    {
      texts: [['title', 'SOLDES', 'auto', null, null, { manner: 'title', family: 'narrow' }]],
      loop: true,
    },
  ],
  [
    '« Menu de Noël » en majuscules, et commence par la photo',
    { texts: [['title', 'MENU DE NOËL']], first: 5 },
  ],
  ['en bas « Studio à louer », 40 s', { d: 40, texts: [['title', 'Studio à louer', 'bottom']] }],
  ['time-lapse et carré', { speed: 'fast', format: '1:1' }],
  [
    'le drone au ralenti et la zik plus fort',
    { speedParts: [[4, 'slow']], music: { level: 'high' } },
  ],
  ['35 secondes avec la fin au ralenti', { d: 35, speedParts: [['end', 'slow']] }],
  ['juste la plage et le drone, environ 40 s', { d: [36, 44], only: [1, 4] }],
  ['la plage avant le concert, une bonne minute', { d: [54, 66], sequence: [1, 3] }],
  [
    'garde le son du concert seulement, fondus enchaînés',
    { sound: 'drop', clipSound: [[3, 'keep']], transitions: 'dissolves' },
  ],
  ['coupe le son du drone et enlève les silences', { clipSound: [[4, 'drop']], silences: 'cut' }],
  ['commence fort, et la zik à partir de 0:45', { music: { start: 45 }, hook: true }],
  ['plus lumineux, et 50 secondes', { d: 50, refused: ['look-grade'] }],
  ['dans l’ordre, sans transition, 1 min 30', { d: 90, order: 'given', transitions: 'cuts' }],
  [
    'mettez notre logo et « AS Vallon » au début',
    { texts: [['title', 'AS Vallon']], refused: ['logo'] },
  ],
  [
    'une musique plus joyeuse, et accélère vers la fin',
    { course: 'rising', refused: ['music-choice'] },
  ],
  [
    'le titre « Tournée 2026 » en rouge, vertical',
    { texts: [['title', 'Tournée 2026']], format: '9:16', refused: ['text-manner'] },
  ],
  ['start with the concert, finish on the drone, half a minute', { d: 30, first: 3, last: 4 }],
  ['fast-paced, vertical, music only', { pace: 'fast', format: '9:16', sound: 'drop' }],
  [
    'keep everything, in file order, hard cuts',
    { d: [1, 3600], selection: 'everything', order: 'given', transitions: 'cuts' },
  ],
  ['warm tones and a fade out at the end', { look: 'warm', fadeOut: true }],
  [
    'Bonjour, je voudrais un petit film pour l’anniversaire de ma petite-fille Louise. ' +
      'Que ça dure deux minutes, avec un rythme bien doux, et le gâteau à la fin. Merci beaucoup !',
    { d: 120, pace: 'slow', last: 5, unread: ['anniversaire'] },
  ],
  [
    'Teaser du mariage de Claire et Antoine. Commence par le drone puis la plage, ' +
      'fondus enchaînés, une minute pile. Pas de ralenti.',
    { d: 60, sequence: [4, 1], transitions: 'dissolves', unread: ['mariage'] },
  ],
  [
    'C’est pour vendre une maison à Biarritz. Il me faut du 16:9, 50 secondes, ' +
      'avec « Maison à vendre » en bandeau. Pas de musique svp.',
    {
      d: 50,
      format: '16:9',
      texts: [['title', 'Maison à vendre', 'auto', null, null, { manner: 'lower-third' }]],
      music: { use: 'none' },
      sound: 'keep',
      unread: ['biarritz'],
    },
  ],
  [
    'Salut, je m’occupe de la com du club de hand. Il faudrait un truc dynamique de 40 s max. ' +
      'Et mettez « Allez les Bleus » à la fin.',
    { d: [1, 40], pace: 'fast', texts: [['call-to-action', 'Allez les Bleus']], unread: ['hand'] },
  ],
  [
    'Voilà, c’est pour le spectacle de ma classe. Gardez tout, dans l’ordre des fichiers. ' +
      'Et enlevez le bruit du vent.',
    {
      d: [1, 3600],
      selection: 'everything',
      order: 'given',
      refused: ['sound-repair'],
      unread: ['spectacle'],
    },
  ],
  [
    'Yo, c’est pour notre groupe. On veut le concert seulement, des plans de moins de 2 secondes ' +
      'et la zik à fond. Et finis au noir.',
    { only: [3], each: [0.2, 2], music: { level: 'high' }, fadeOut: true, unread: ['groupe'] },
  ],
  [
    'Recette du fondant au chocolat ! La photo du gâteau en dernier, le reste dans l’ordre ' +
      'où c’est filmé. Titre : Fondant coulant',
    {
      last: 5,
      order: 'chronological',
      texts: [['title', 'Fondant coulant']],
      unread: ['chocolat'],
    },
  ],
  [
    'On rentre du Portugal... je voudrais une quinzaine de plans, style vieux film. ' +
      'Écris « Lisboa » à 10 secondes. Pas trop lent hein',
    { n: [13, 17], look: 'vintage', texts: [['text', 'Lisboa', 'auto', 10]], unread: ['portugal'] },
  ],
  [
    'Pour la vitrine du magasin. En boucle, sans aucun son, 20 secondes environ.',
    { d: [18, 22], loop: true, sound: 'drop', music: { use: 'none' }, unread: ['vitrine'] },
  ],
  [
    'Bonjour, c’est pour un communiqué de presse. Durée entre 60 et 75 secondes, ' +
      'coupes franches, et baissez la musique quand on parle. Cordialement',
    { d: [60, 75], transitions: 'cuts', sound: 'duck', unread: ['communique'] },
  ],
  [
    'alors euh voilà c’est pour mon exposé sur les océans il faudrait que ça fasse deux minutes ' +
      'et demie et euh en noir et blanc et sans la photo voilà merci',
    { d: 150, look: 'monochrome', without: [5], unread: ['oceans'] },
  ],
  [
    'Notre fils a marché hier ! J’aimerais un film doux d’environ une minute. ' +
      'IMG_0042 d’abord, le reste comme tu veux. Et la fin en noir et blanc.',
    {
      d: [54, 66],
      pace: 'slow',
      first: 2,
      lookParts: [['end', 'monochrome']],
      unread: ['fils'],
    },
  ],
  [
    'On a marché trois heures sous la pluie pour monter là-haut. Fais quelque chose ' +
      'de contemplatif, d’abord le drone, ensuite la plage. Une minute vingt.',
    { d: 80, pace: 'slow', sequence: [4, 1], unread: ['pluie'] },
  ],
  [
    'Coucou ! Un reel de 20 secondes pour mes abonnées. Commence fort, ' +
      'et « Lien en bio » à la fin. Bisous',
    {
      d: 20,
      format: '9:16',
      pace: 'fast',
      hook: true,
      texts: [['call-to-action', 'Lien en bio']],
      unread: ['abonnees'],
    },
  ],
  [
    'Hi there, we spent a week in Cornwall with my brother. Could you do about two minutes, ' +
      'nice and slow, starting with the drone? Thanks ever so much!',
    { d: [108, 132], pace: 'slow', first: 4, unread: ['cornwall'] },
  ],
  [
    'This is for my sister’s wedding. Black and white, 60 to 90 seconds, ' +
      'with "Anna & Tom" at the start. No slow motion please.',
    { d: [60, 90], look: 'monochrome', texts: [['title', 'Anna & Tom']], unread: ['wedding'] },
  ],
  [
    'It’s for a flat I’m selling in Leeds. 16:9, 45 seconds, no transitions. ' +
      'Leave out the concert.',
    { d: 45, format: '16:9', transitions: 'cuts', without: [3], unread: ['leeds'] },
  ],
  [
    'C’est pour la mairie. Il faut au moins trois minutes, par ordre chronologique, ' +
      'avec le titre « Fête du village ». Et postez-la sur Facebook.',
    {
      d: [180, 360],
      order: 'chronological',
      texts: [['title', 'Fête du village']],
      refused: ['publish'],
      unread: ['mairie'],
    },
  ],
  [
    'Session surf avec les potes ce matin. Commence calme et finis fort, en vertical, ' +
      'et mets des transitions glitch. Enlève les 5 premières secondes du drone.',
    {
      course: 'rising',
      format: '9:16',
      stretches: [['without', 4, 0, 5]],
      refused: ['transition-effect'],
      unread: ['surf'],
    },
  ],
  [
    'Pour l’école de mon fils. Mettez le titre « Kermesse » au centre pendant 4 secondes. ' +
      'Finissez en fondu au noir.',
    { texts: [['title', 'Kermesse', 'middle', null, 4]], fadeOut: true, unread: ['ecole'] },
  ],
  ['rythmé mais très calme', { refused: ['contradiction'] }],
  ['30 secondes, non attends, 45', { d: 45 }],
  ['vertical, ah non pardon, carré', { format: '1:1' }],
  ['dix plans de 6 secondes en 20 secondes', { d: 20, n: 10, refused: ['contradiction'] }],
  ['sans le concert, et commence par le concert', { without: [3], refused: ['contradiction'] }],
  ['je veux un film de trois heures', { d: 3600, refused: ['length-limit'] }],
  ['carré et vertical en même temps', { refused: ['contradiction'] }],
  ['open on clip 9', { refused: ['no-such-clip'] }],
  ['slow please, actually no, make it fast', { pace: 'fast' }],
  ['n’enlève pas le gâteau hein', { unread: ['gateau'] }],
];
