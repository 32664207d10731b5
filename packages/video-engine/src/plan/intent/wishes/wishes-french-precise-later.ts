import type { WishRow } from './wish-row.ts';

/** Of a hundred and sixty wishes in French by a stranger, for practice: precise ones. */
export const wishesFrenchPreciseLater: readonly WishRow[] = [
  [
    'Export en 4K, 60 images par seconde, durée 50 secondes',
    {
      d: 50,
      refused: ['resolution', 'frame-rate'],
    },
  ],
  [
    'Incruste notre logo, et finis par le texte « Le Petit Four, Lyon ».',
    {
      refused: ['logo'],
      texts: [['call-to-action', 'Le Petit Four, Lyon']],
    },
  ],
  ['Du drone, les 8 dernières secondes seulement', { stretches: [['only', 4, -8, null]] }],
  [
    'Supprime ce qui va de 0:10 à 0:18 dans IMG_0042, et accélère la plage',
    {
      stretches: [['without', 2, 10, 18]],
      speedParts: [[1, 'fast']],
    },
  ],
  [
    'Le concert, prends-le à partir de 0:30 ; format vertical',
    {
      stretches: [['only', 3, 30, null]],
      format: '9:16',
    },
  ],
  [
    'Au moins 5 secondes de plage et 8 secondes max de concert.',
    {
      clipD: [
        [1, [5, 10]],
        [3, [1, 8]],
      ],
    },
  ],
  [
    'environ 10 s de concert, 6 à 9 s de drone',
    {
      clipD: [
        [3, [9, 11]],
        [4, [6, 9]],
      ],
    },
  ],
  [
    'Moitié plage, moitié drone, un film de 30 secondes en fondus enchaînés.',
    {
      share: [
        [1, 0.5],
        [4, 0.5],
      ],
      d: 30,
      transitions: 'dissolves',
    },
  ],
  [
    'Tu commences par 3 secondes de gâteau, et le drone tu le mets à la fin.',
    {
      first: 5,
      clipD: [[5, 3]],
      last: 4,
    },
  ],
  [
    'Texte « Merci aux bénévoles » à la fin, au centre, en majuscules.',
    {
      texts: [['call-to-action', 'MERCI AUX BÉNÉVOLES', 'middle']],
    },
  ],
  [
    'Titre « On est champions » en rouge, vidéo de 20 s',
    {
      d: 20,
      texts: [['title', 'On est champions']],
      refused: ['text-manner'],
    },
  ],
  [
    'vertical 30s titre "Papi a 80 ans" et que ca accelere vers la fin',
    {
      d: 30,
      format: '9:16',
      texts: [['title', 'Papi a 80 ans']],
      course: 'rising',
    },
  ],
  [
    'La première moitié en tons froids, la seconde en tons chauds ; le tout en 16:9.',
    {
      lookParts: [
        ['first-half', 'cold'],
        ['second-half', 'warm'],
      ],
      format: '16:9',
    },
  ],
  [
    'Le drone en rétro, le gâteau en noir et blanc.',
    {
      lookParts: [
        [4, 'vintage'],
        [5, 'monochrome'],
      ],
    },
  ],
  [
    'D’abord le drone, puis la plage, puis le concert, le gâteau pour la fin',
    {
      sequence: [4, 1, 3, 5],
    },
  ],
  ['clip 1 puis clip 3 puis clip 2, duree totale 35s', { sequence: [1, 3, 2], d: 35 }],
  ['Commence par le clip 8, durée 20 secondes.', { d: 20, refused: ['no-such-clip'] }],
  ['Je veux trois plans du concert et 30 secondes en tout.', { d: 30, refused: ['clip-share'] }],
  [
    'un film de dix secondes avec vingt secondes de concert dedans',
    {
      d: 10,
      refused: ['contradiction'],
    },
  ],
  ['Sans le drone, et finis par le drone.', { without: [4], refused: ['contradiction'] }],
  ['La vidéo dix fois plus vite, en carré', { refused: ['speed-factor'], format: '1:1' }],
  ['fondu au blanc à la fin, 30 secondes de film', { d: 30, back: ['blanc'] }],
  ['Musique basse au début seulement ; le film fait 30 s.', { d: 30, back: ['debut'] }],
  ['Du ralenti de 0:05 à 0:10, film de 25 s', { d: 25, back: ['ralenti'] }],
  [
    'N’oublie pas le drone, n’enlève pas la plage, film de 40 s.',
    {
      d: 40,
      unread: ['drone', 'plage'],
    },
  ],
  ['Surtout ne mets pas le gâteau en premier', { unread: ['gateau'] }],
  ['Musique à 30 %, format story', { format: '9:16', pace: 'fast', back: ['30'] }],
  ['Titre « Lou et Max » à gauche', { texts: [['title', 'Lou et Max']], unread: ['gauche'] }],
  ['zoome sur la photo et ajoute des bruitages', { refused: ['zoom', 'sound-effects'] }],
  [
    'Plus lumineux, 30 secondes, et le clip du concert à la fin',
    {
      d: 30,
      last: 3,
      refused: ['look-grade'],
    },
  ],
  [
    '15 sec, pas de son sauf la musik, gateau en premier, "Ouvert dimanche" a la fin',
    {
      d: 15,
      sound: 'drop',
      first: 5,
      texts: [['call-to-action', 'Ouvert dimanche']],
    },
  ],
  [
    'jveu 12 plan, 30sec, le drone en dernier pi la musique a fond',
    {
      n: 12,
      d: 30,
      last: 4,
      music: { level: 'high' },
    },
  ],
  [
    'ecris "Saison 3" a 0:08 en petit, et coupe le son de la plage',
    {
      texts: [['text', 'Saison 3', 'auto', 8, null, { manner: 'lower-third' }]],
      clipSound: [[1, 'drop']],
    },
  ],
  [
    'concert (10 s), drone (6 s), et rien en accéléré',
    {
      clipD: [
        [3, 10],
        [4, 6],
      ],
    },
  ],
  [
    'Qu’on voie la plage 7 secondes, le gâteau 4 secondes, et que la plage passe en premier',
    {
      clipD: [
        [1, 7],
        [5, 4],
      ],
      first: 1,
    },
  ],
  [
    'Fais deux films avec mes clips, titre « Été »',
    {
      texts: [['title', 'Été']],
      refused: ['several-films'],
    },
  ],
  [
    'ecran partagé entre la plage et le drone, 30 sec de film, carré',
    {
      d: 30,
      format: '1:1',
      refused: ['split-screen'],
    },
  ],
  [
    'enleve le bruit du vent sur la plage et fini par le drone',
    {
      last: 4,
      refused: ['sound-repair'],
    },
  ],
  [
    'arrete la musique avant la fin, et met le concert en 1er',
    {
      first: 3,
      refused: ['music-end'],
    },
  ],
  [
    'format cinema, tt en fondu enchainé, 45sec',
    {
      d: 45,
      transitions: 'dissolves',
      refused: ['format'],
    },
  ],
  [
    'aucune musique, et monte la musique a fond',
    {
      music: { use: 'none' },
      sound: 'keep',
      refused: ['contradiction'],
    },
  ],
  [
    'exporte en gif, film de 8 secondes, en boucle',
    {
      d: 8,
      loop: true,
      refused: ['file-format'],
    },
  ],
  ['remplace le fond vert par une foret, film de 20s', { d: 20, refused: ['green-screen'] }],
  [
    'la plage 5sec, le drone 8sec, titre "Camping des Pins" en bas',
    {
      clipD: [
        [1, 5],
        [4, 8],
      ],
      texts: [['title', 'Camping des Pins', 'bottom']],
    },
  ],
  ['met le drone au debut é la foto a la fin, 20 sec maxi', { first: 4, last: 5, d: [1, 20] }],
  [
    'pa de musik, garde le son des videos, 1 min',
    {
      d: 60,
      music: { use: 'none' },
      sound: 'keep',
    },
  ],
  [
    'plage a lenvers, concert en noir et blanc, drone au ralenti',
    {
      directionParts: [[1, 'backwards']],
      lookParts: [[3, 'monochrome']],
      speedParts: [[4, 'slow']],
    },
  ],
  [
    'le drone avan la plage, transition cut, tres rapide',
    {
      sequence: [4, 1],
      transitions: 'cuts',
      pace: 'fast',
    },
  ],
  ['coupe la musik a 0:25 et fini en fondu au noir', { music: { end: 25 }, fadeOut: true }],
];
