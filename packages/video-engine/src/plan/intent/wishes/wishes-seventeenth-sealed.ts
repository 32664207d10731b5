import type { WishRow } from './wish-row.ts';

export const seventeenthListSealed: readonly WishRow[] = [
  [
    'warm tones, calm pace, dissolves between shots',
    { look: 'warm', pace: 'slow', transitions: 'dissolves' },
  ],
  ["qu'elle tourne en boucle", { loop: true }],
  ['thrity secs, actually make it 20', { d: 20 }],
  [
    '60 % de concert, 40 % de drone',
    {
      share: [
        [3, 0.6],
        [4, 0.4],
      ],
    },
  ],
  [
    "La chorale souhaite une vidéo d'au moins 3 minutes, calme, stabilisée, sans aucun texte, avec les clips dans l'ordre des fichiers",
    { d: [180, 360], pace: 'slow', steady: 'always', order: 'given', back: ['chorale'] },
  ],
  ['rajoute mon logo', { refused: ['logo'] }],
  ['30 secondes, ah non plutôt 45', { d: 45 }],
  ['surtout pas en vertical, fais le en carré', { format: '1:1' }],
  [
    'gros titre "SOLDES", rapide, 10 secondes',
    {
      d: 10,
      pace: 'fast',
      texts: [['title', 'SOLDES', 'auto', null, null, { manner: 'title', family: 'narrow' }]],
    },
  ],
  ["Le début du concert à l'envers", { refused: ['reverse'] }],
  [
    'Commence calme et finis fort, 50 s, titre "Gala 2026"',
    { course: 'rising', d: 50, texts: [['title', 'Gala 2026']] },
  ],
  [
    'Nous sommes une petite compagnie de théâtre, on voudrait une voix off qui présente la troupe',
    { refused: ['voice-over'] },
  ],
  [
    'Enlevez le concert et IMG_0042, montez le volume de la musique, format paysage. Merci à vous',
    { without: [2, 3], music: { level: 'high' }, format: '16:9' },
  ],
  [
    'Prenez le concert de 0:20 à 0:50 et la plage en entier.',
    { stretches: [['only', 3, 20, 50]], back: ['entier'] },
  ],
  [
    'Ma mère a 80 ans et elle adore Pagnol, fais-le façon vieux film, tranquille',
    { look: 'vintage', pace: 'slow', back: ['pagnol'] },
  ],
  ['le concert en accéléré x3, le reste à vitesse normale', { speedParts: [[3, 3]] }],
  [
    "It's my daughter's graduation and grandpa couldn't make it, so max 2 minutes, in the order it was filmed",
    { d: [1, 120], order: 'chronological', back: ['graduation'] },
  ],
  [
    'Titre "Portes ouvertes" en rouge, 16:9',
    { texts: [['title', 'Portes ouvertes']], format: '16:9', refused: ['text-manner'] },
  ],
  [
    'keep everything, in the order I uploaded it',
    { selection: 'everything', order: 'given', d: [1, 3600] },
  ],
  [
    'Finir au noir en 2 secondes, format paysage',
    { fadeOut: true, format: '16:9', back: ['secondes'] },
  ],
  ['titre : Été 2026', { texts: [['title', 'Été 2026']] }],
  ['cut the first 2 seconds of every clip', { stretches: [['without', null, 0, 2]] }],
  ['vous pouvez mettre une musique de noël à la place ?', { back: ['noel'] }],
  [
    'Reel de 20 s pour notre groupe, que le concert de 0:30 à 1:10, plans très courts, "Nouveau single vendredi" à la fin',
    {
      format: '9:16',
      pace: 'fast',
      d: 20,
      only: [3],
      stretches: [['only', 3, 30, 70]],
      texts: [['call-to-action', 'Nouveau single vendredi']],
      back: ['groupe'],
    },
  ],
  [
    'coucou, alors moi je veu bien 1 minute, la plage dabord, ensuite le drone, enfin le gateau, et la musik pas trop forte',
    { d: 60, sequence: [1, 4, 5], music: { level: 'low' } },
  ],
  ['je le veux tres lent et tres nerveux', { refused: ['contradiction'] }],
  ['make it 30 seconds, vertical', { d: 30, format: '9:16' }],
  ['clip 7 en premier', { refused: ['no-such-clip'] }],
  [
    'wsh fé moi un tiktok 12 sec max avc le concert en 1er et la fin en noir et blanc',
    { format: '9:16', pace: 'fast', d: [1, 12], first: 3, lookParts: [['end', 'monochrome']] },
  ],
  [
    'On s\'est mariés en juin ! On aimerait un film de 3 minutes, le drone au début, le gâteau tout à la fin, des fondus enchaînés entre les plans et "Camille & Hugo" en titre.',
    {
      d: 180,
      first: 4,
      last: 5,
      transitions: 'dissolves',
      texts: [['title', 'Camille & Hugo']],
      back: ['maries'],
    },
  ],
  ["n'oublie pas la plage hein", { back: ['plage'] }],
  ['le gateau revien 3 fois, 2 sec a chaque fois', { times: [[5, 3]], clipD: [[5, 6]] }],
  [
    'For the listing on Oak Lane: 16:9, 45 seconds, long shots, title "12 Oak Lane", and "Call 555-0192" at the end',
    {
      format: '16:9',
      d: 45,
      pace: 'slow',
      texts: [
        ['title', '12 Oak Lane'],
        ['call-to-action', 'Call 555-0192'],
      ],
      back: ['listing'],
    },
  ],
  ['un film de 3 heures', { d: 3600, refused: ['length-limit'] }],
  [
    'Je tiens une boulangerie et il me faut une pub de 20 secondes, carrée, dynamique, qui finit sur le gâteau, avec "Ouvert le dimanche" à la fin',
    {
      d: 20,
      format: '1:1',
      pace: 'fast',
      last: 5,
      texts: [['call-to-action', 'Ouvert le dimanche']],
      back: ['boulangerie'],
    },
  ],
  [
    'we sell handmade candles. 15 sec, square, "Shop the drop" at the end',
    { d: 15, format: '1:1', texts: [['call-to-action', 'Shop the drop']], back: ['candles'] },
  ],
  [
    'Fondu enchaîné entre la plage et le drone, coupes franches partout ailleurs',
    { transitions: 'cuts', transitionParts: [[{ after: 1, before: 4 }, 'dissolves']] },
  ],
  ['Des plans de 3 à 5 secondes, format paysage', { each: [3, 5], format: '16:9' }],
  [
    'chaque clip 6 sec sauf le consert 15 sec',
    {
      clipD: [
        [1, 6],
        [2, 6],
        [3, 15],
        [4, 6],
        [5, 6],
      ],
    },
  ],
  [
    'jveu un film pr lanniv de ma meuf, 30s, commence par le gato et mets "Joyeux anniv Lila" au debut',
    { d: 30, first: 5, texts: [['title', 'Joyeux anniv Lila']], back: ['lanniv'] },
  ],
  ['une vintaine de secondes', { d: [18, 22] }],
  ['Supprime les silences', { silences: 'cut' }],
  ['zoom sur le gateau', { refused: ['zoom'] }],
  [
    'About 40 seconds, hard cuts only, fade to black at the end.',
    { d: [36, 44], transitions: 'cuts', fadeOut: true },
  ],
  [
    'put "Grand Opening" at 0:05 for 3 seconds',
    { texts: [['text', 'Grand Opening', 'auto', 5, 3]] },
  ],
  [
    'Dissolve between the concert and the drone, hard cuts everywhere else, 16:9',
    {
      transitions: 'cuts',
      transitionParts: [[{ after: 3, before: 4 }, 'dissolves']],
      format: '16:9',
    },
  ],
  [
    'au centre "Lisbonne", et fondu au noir pour finir',
    { texts: [['title', 'Lisbonne', 'middle']], fadeOut: true },
  ],
  [
    '10 secondes de drone, 5 secondes de plage, 3 secondes de gâteau, en carré',
    {
      clipD: [
        [4, 10],
        [1, 5],
        [5, 3],
      ],
      format: '1:1',
    },
  ],
  [
    'Entre 18 et 22 plans, 45 s, cuts francs, la fin en noir et blanc, IMG_0042 sans le son, le concert à partir de 0:40',
    {
      n: [18, 22],
      d: 45,
      transitions: 'cuts',
      lookParts: [['end', 'monochrome']],
      clipSound: [[2, 'drop']],
      stretches: [['only', 3, 40, null]],
    },
  ],
  ['tout bout a bout', { selection: 'everything', order: 'given', d: [1, 3600] }],
];
