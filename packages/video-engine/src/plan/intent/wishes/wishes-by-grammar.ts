import type { WishRow } from './wish-row.ts';

/** Wishes in which grammar carries the meaning: relative clauses, pronouns, corrections, what somebody else wishes for, lists by clip. */
export const wishesByGrammar: readonly WishRow[] = [
  ['Le drone, que je veux voir en dernier, doit durer 8 secondes', { last: 4, clipD: [[4, 8]] }],
  ['La plage, qui ouvre le film, sera au ralenti', { first: 1, speedParts: [[1, 'slow']] }],
  ['C’est le concert qui doit venir en premier', { first: 3 }],
  ['C’est par la plage qu’on commence', { first: 1 }],
  ['Au début, la plage ; à la fin, le drone', { first: 1, last: 4 }],
  ['En dernier la photo, en premier le drone', { first: 4, last: 5 }],
  ['Le film, je le veux en carré', { format: '1:1' }],
  ['La musique, tu la baisses', { music: { level: 'low' } }],
  [
    'Les transitions, des fondus. Le rythme, calme. La durée, 30 secondes.',
    { transitions: 'dissolves', pace: 'slow', d: 30 },
  ],
  ['La durée : 40 secondes, non, 50', { d: 50 }],
  ['Format vertical… ah non attends, carré', { format: '1:1' }],
  ['enlève la plage, euh non, le concert', { without: [3] }],
  ['Commence par le drone, ou plutôt par la plage', { first: 1 }],
  ['Titre « Été 2023 », pardon « Été 2024 »', { texts: [['title', 'Été 2024']] }],
  ['Je pensais 30 secondes mais finalement 45', { d: 45 }],
  [
    'Le concert au ralenti, la plage aussi',
    {
      speedParts: [
        [3, 'slow'],
        [1, 'slow'],
      ],
    },
  ],
  [
    'Coupe le son de la plage, et celui du drone aussi',
    {
      clipSound: [
        [1, 'drop'],
        [4, 'drop'],
      ],
    },
  ],
  [
    'La plage en noir et blanc, pareil pour le drone',
    {
      lookParts: [
        [1, 'monochrome'],
        [4, 'monochrome'],
      ],
    },
  ],
  [
    'le drone 5 s, la plage idem',
    {
      clipD: [
        [4, 5],
        [1, 5],
      ],
    },
  ],
  [
    'Plage : 4 s ; concert : 10 s ; drone : 6 s',
    {
      clipD: [
        [1, 4],
        [3, 10],
        [4, 6],
      ],
    },
  ],
  [
    'clip 1 au ralenti, clip 3 sans le son, clip 4 en dernier',
    { speedParts: [[1, 'slow']], clipSound: [[3, 'drop']], last: 4 },
  ],
  [
    'Pour le concert, garde de 0:30 à 0:50 ; pour le drone, les 5 premières secondes',
    {
      stretches: [
        ['only', 3, 30, 50],
        ['only', 4, 0, 5],
      ],
    },
  ],
  [
    '- drone en premier\n- plage au ralenti\n- gâteau 3 s à la fin\n- 40 s au total',
    { first: 4, speedParts: [[1, 'slow']], last: 5, clipD: [[5, 3]], d: 40 },
  ],
  ['Ma sœur m’a demandé un film de 50 secondes en carré', { d: 50, format: '1:1' }],
  [
    'Le client demande que ce soit vertical et que ça dure 15 secondes max',
    { format: '9:16', d: [1, 15] },
  ],
  ['On m’a dit de faire court : 20 secondes', { d: 20 }],
  ['Mon mari trouve que la musique est trop forte', { music: { level: 'low' } }],
  [
    'Dis, tu pourrais pas me mettre la plage au début et couper le concert ?',
    { first: 1, without: [3] },
  ],
  ['Pourquoi pas commencer par le drone ?', { first: 4 }],
  [
    'Pourrait-on terminer par le concert, sans musique ?',
    { last: 3, music: { use: 'none' }, sound: 'keep' },
  ],
  [
    'Il serait bien que la plage soit au ralenti et que le film dure une minute',
    { speedParts: [[1, 'slow']], d: 60 },
  ],
  ['Faites en sorte que le film tourne en boucle', { loop: true }],
  ['Veillez à ce que la vidéo ne dépasse pas 30 secondes', { d: [1, 30] }],
  ['Assurez-vous que le drone soit en premier', { first: 4 }],
  ['J’aimerais autant que tu vires le concert', { without: [3] }],
  ['Autant virer le concert', { without: [3] }],
  ['le concert, bof, enlève', { without: [3] }],
  ['La plage ? Non. Le reste oui.', { without: [1] }],
  ['le drone oui, le concert non', { without: [3] }],
  ['Concert : à supprimer. Plage : au ralenti.', { without: [3], speedParts: [[1, 'slow']] }],
  [
    'Mets le titre « Mer » quand le film commence et « Fin » quand il se termine',
    {
      texts: [
        ['title', 'Mer'],
        ['call-to-action', 'Fin'],
      ],
    },
  ],
  [
    'Le titre, c’est « La Rentrée », et à la fin on met « À bientôt »',
    {
      texts: [
        ['title', 'La Rentrée'],
        ['call-to-action', 'À bientôt'],
      ],
    },
  ],
  ['Ce que je voudrais c’est 30 secondes, du rythme et rien d’autre', { d: 30, pace: 'fast' }],
  [
    'Durée 25 s – format 9/16 – rythme rapide – titre « Soldes »',
    { d: 25, format: '9:16', pace: 'fast', texts: [['title', 'Soldes']] },
  ],
  [
    'Avec la plage d’abord et le concert ensuite, ça ferait 40 secondes',
    { sequence: [1, 3], d: 40 },
  ],
  ['Après le concert mets la photo, et le drone tout à la fin', { sequence: [3, 5], last: 4 }],
  ['le drone entre la plage et le concert', { sequence: [1, 4, 3] }],
  ['Surtout ne coupe pas le son du concert', { clipSound: [[3, 'keep']] }],
  ['Ce serait plus joli au ralenti', { speed: 'slow' }],
  ['rends-le plus rythmé', { pace: 'fast' }],
  ['raccourcis à 20 secondes', { d: 20 }],
  ['fais plus court, 15 s', { d: 15 }],
  ['Le concert passe trop longtemps, 8 secondes suffisent', { clipD: [[3, 8]] }],
  [
    'Laisse le drone tourner 12 secondes avant de passer à la plage',
    { clipD: [[4, 12]], sequence: [4, 1] },
  ],
  [
    'la plage deux fois moins vite, le drone deux fois plus vite',
    {
      speedParts: [
        [1, 'slow'],
        [4, 'fast'],
      ],
    },
  ],
  [
    'on entend trop le vent sur la plage, coupe-lui le son',
    { clipSound: [[1, 'drop']], back: ['vent'] },
  ],
  [
    'Baisse le volume de la musique et laisse le son du concert',
    { music: { level: 'low' }, clipSound: [[3, 'keep']] },
  ],
  ['Tout sauf le concert, 30 s', { without: [3], d: 30 }],
];
