import type { WishRow } from './wish-row.ts';

/** Of a hundred and sixty wishes in French by a stranger, for practice: those who talk. */
export const wishesFrenchChatty: readonly WishRow[] = [
  [
    'Bonjour, je suis mamie Jeannine et mon petit-fils m’a montré votre site. Je voudrais un film d’une minute avec le gâteau à la fin. Merci beaucoup !',
    {
      d: 60,
      last: 5,
      unread: ['jeannine', 'site'],
    },
  ],
  [
    'Coucou ! Alors voilà, on s’est mariés en juin. On aimerait un film tout doux, dans des tons chauds, qui s’ouvre sur la plage.',
    {
      pace: 'slow',
      look: 'warm',
      first: 1,
      unread: ['maries'],
    },
  ],
  [
    'wsh fais un truc stylé genre 20 sec vertical ac la zik a fond mdr',
    {
      d: [18, 22],
      format: '9:16',
      music: { level: 'high' },
      unread: ['style'],
    },
  ],
  [
    'Bonsoir, c’est pour la kermesse de l’école : deux minutes pas plus, dans l’ordre où c’est filmé, et sans le son des vidéos, les enfants crient trop.',
    {
      d: [1, 120],
      order: 'chronological',
      sound: 'drop',
      unread: ['kermesse', 'crient'],
    },
  ],
  [
    'Ma femme voudrait que ça commence par le drone et que le film fasse 25 secondes.',
    {
      first: 4,
      d: 25,
    },
  ],
  [
    'Pour notre chorale : surtout du concert, en gardant le son du concert, et la musique tout bas.',
    {
      share: [[3, 'more']],
      clipSound: [[3, 'keep']],
      music: { level: 'low' },
      unread: ['chorale'],
    },
  ],
  [
    'Salut, j’ai filmé mes vaches l’été dernier. Donc mets 40 secondes de film, tranquille, et écris « La ferme des Aulnes » au début.',
    {
      d: 40,
      pace: 'slow',
      texts: [['title', 'La ferme des Aulnes']],
      unread: ['vaches'],
    },
  ],
  [
    'Hello, c’est pour mon blog sur la Corse : format YouTube, une bonne minute, coupes franches… ah et « Abonne-toi » tout à la fin.',
    {
      format: '16:9',
      d: [54, 66],
      transitions: 'cuts',
      texts: [['call-to-action', 'Abonne-toi']],
      unread: ['corse'],
    },
  ],
  [
    'Bonjour, c’est pour mes séances de relaxation : des plans longs, des fondus enchaînés et la musique très basse.',
    {
      pace: 'slow',
      transitions: 'dissolves',
      music: { level: 'low' },
      unread: ['relaxation'],
    },
  ],
  [
    'Madame, Monsieur, la commune souhaiterait une vidéo de quatre-vingt-dix secondes au format paysage, s’achevant sur le drone. Cordialement.',
    {
      d: 90,
      format: '16:9',
      last: 4,
    },
  ],
  ['Dites, si jamais le film dépasse une minute, enlevez le drone.', { back: ['drone'] }],
  [
    'Alors euh je sais pas trop, un truc qui bouge quoi, 30 secondes, voilà',
    {
      d: 30,
      pace: 'fast',
    },
  ],
  [
    'Le concert était génial, mais on n’entend que le vent. Coupez donc le son du concert, et la photo en dernier svp.',
    {
      clipSound: [[3, 'drop']],
      last: 5,
      unread: ['genial', 'vent'],
    },
  ],
  [
    'Une question : est-ce possible d’avoir le titre « Promo 2024 » pendant 4 secondes, avec un rythme de plus en plus rapide ?',
    {
      texts: [['title', 'Promo 2024', 'auto', null, 4]],
      course: 'rising',
    },
  ],
  [
    'oubliez pas hein c est pour l anniv de Théo, faut que ce soit drole',
    {
      unread: ['theo', 'drole'],
    },
  ],
  [
    'J’hésite… vertical ? non, plutôt carré. Et disons un film de 20 secondes.',
    {
      format: '1:1',
      d: 20,
    },
  ],
  [
    'Pour la fin de saison du club : des plans courts, 50 secondes de film, et les images du concert en noir et blanc.',
    {
      pace: 'fast',
      d: 50,
      lookParts: [[3, 'monochrome']],
      unread: ['club'],
    },
  ],
  [
    'Je voudrais, si c’est possible, que le gâteau soit vu deux fois et que le concert passe en premier.',
    {
      times: [[5, 2]],
      first: 3,
    },
  ],
  ['d abord le dronne, ensuite la plaje, é pi voila 30 sec en tou', { sequence: [4, 1], d: 30 }],
  [
    'Slt c pr la boulangerie, 15 sec, carré, le gato en premier, merci d’avance',
    {
      d: 15,
      format: '1:1',
      first: 5,
      unread: ['boulangerie'],
    },
  ],
  [
    'jvoudré un film en noir é blanc de 1 minute sans le son des video',
    {
      look: 'monochrome',
      d: 60,
      sound: 'drop',
    },
  ],
  [
    'Chers amis, un joli souvenir de nos vacances, en gardant tout, sans rien couper.',
    {
      selection: 'everything',
      order: 'given',
      d: [1, 3600],
      unread: ['vacances'],
    },
  ],
  [
    'Honnêtement IMG_0042 est ratée, vire-la ; la plage par contre est magnifique, mets-la au début.',
    {
      without: [2],
      first: 1,
    },
  ],
  [
    'Ce serait bien qu’on voie surtout la plage, et que la musique commence au refrain.',
    {
      share: [[1, 'more']],
      music: { part: 'chorus' },
    },
  ],
  [
    'C’est pour un client exigeant : 16:9, 1 min 20, pas de fondu, tons froids, et la musique baisse quand on parle.',
    {
      d: 80,
      format: '16:9',
      transitions: 'cuts',
      fadeOut: false,
      look: 'cold',
      sound: 'duck',
      unread: ['client'],
    },
  ],
  ['Ah et j’oubliais : pas la photo, finalement.', { without: [5] }],
  ['Ma fille aimerait que tout le film passe en marche arrière.', { direction: 'backwards' }],
  [
    'C’est une surprise pour les 30 ans de Chloé ! 45 secondes, dynamique, et « Joyeux anniversaire » à la fin',
    {
      d: 45,
      pace: 'fast',
      texts: [['call-to-action', 'Joyeux anniversaire']],
      unread: ['surprise', 'chloe'],
    },
  ],
  [
    'Tu peux me faire un best of d’une trentaine de secondes ? Avec une musique joyeuse',
    {
      d: [27, 33],
      refused: ['music-choice'],
    },
  ],
];
