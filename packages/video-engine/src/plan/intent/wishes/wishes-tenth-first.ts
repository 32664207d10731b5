import type { WishRow } from './wish-row.ts';

/** The tenth open list, first round: ten people, written down before it was looked at how they are read. */
export const tenthListFirst: readonly WishRow[] = [
  // A father with a telephone.
  ['40 s ça me va', { d: 40 }],
  ['la vidéo de la plage en premier et c’est tout', { first: 1 }],
  ['pas besoin de musique', { music: { use: 'none' }, sound: 'keep' }],
  ['deux minutes ce serait bien', { d: 120 }],
  ['la photo on la garde pour la fin', { last: 5 }],
  [
    'on est allés au ski, ça glissait vite, les enfants rigolaient. 45 secondes, musique pas trop forte',
    { d: 45, music: { level: 'low' }, unread: ['ski'] },
  ],
  ['du calme, 1 minute, et la photo au début', { pace: 'slow', d: 60, first: 5 }],
  ['pas le concert, le reste oui', { without: [3] }],
  [
    'on entend trop le vent sur le drone, coupe-lui le son',
    { clipSound: [[4, 'drop']], back: ['vent'] },
  ],
  ['mets ce que tu veux mais pas plus de 30 secondes', { d: [1, 30] }],

  // A student.
  ['frr fais un truc vener 15s', { pace: 'fast', d: 15 }],
  ['tiktok 30 sec avec le drone qui ouvre', { format: '9:16', pace: 'fast', d: 30, first: 4 }],
  ['des cuts secs sur le son, 20 sec', { transitions: 'cuts', d: 20 }],
  [
    'ecris "EVJF de Léa" au debut pdt 2 sec',
    { texts: [['title', 'EVJF de Léa', 'auto', null, 2]] },
  ],
  ['le concert jveux juste de 0:20 a 0:35', { stretches: [['only', 3, 20, 35]] }],
  ['accélère le drone stp il est trop lent', { speedParts: [[4, 'fast']] }],
  ['en mode story, 10 sec', { format: '9:16', pace: 'fast', d: 10 }],
  ['le son à donf et pas de voix', { sound: 'drop', back: ['donf'] }],
  ['vas y mets du noir et blanc ca fait style', { look: 'monochrome' }],
  ['2 min max parce que après les gens zappent', { d: [1, 120], unread: ['zappent'] }],

  // A grandmother.
  [
    'Bonjour, je suis Monique. Mon mari a filmé notre croisière sur le Nil. Je voudrais garder tous les clips dans l’ordre, avec une musique douce. Merci bien.',
    {
      selection: 'everything',
      order: 'given',
      d: [1, 3600],
      refused: ['music-choice'],
      unread: ['nil'],
    },
  ],
  ['Je voudrais bien que la photo du gâteau reste pour la fin', { last: 5 }],
  ['Serait-il possible d’ôter le passage du concert ?', { without: [3] }],
  [
    'Un film bien lent, je vous prie, que l’on ait le temps de regarder',
    { pace: 'slow', unread: ['regarder'] },
  ],
  ['Il ne faudrait pas que cela dépasse trois minutes', { d: [1, 180] }],
  [
    'Écrivez « Pour mes petits-enfants » au commencement, en grosses lettres',
    { texts: [['title', 'Pour mes petits-enfants', 'auto', null, null, { manner: 'title' }]] },
  ],
  [
    'Les images dansent, cela me donne le mal de mer. Pouvez-vous les stabiliser ?',
    { steady: 'always', unread: ['mal de mer'] },
  ],
  [
    'Avec de jolies couleurs chaudes comme un coucher de soleil',
    { look: 'warm', unread: ['soleil'] },
  ],

  // A shopkeeper.
  [
    'Boulangerie Martin, on fête nos 10 ans. Reel de 15 secondes, titre « 10 ans déjà », à la fin « Merci à vous »',
    {
      format: '9:16',
      pace: 'fast',
      d: 15,
      texts: [
        ['title', '10 ans déjà'],
        ['call-to-action', 'Merci à vous'],
      ],
      unread: ['boulangerie'],
    },
  ],
  [
    'carré pour Instagram, 20 s, sans le son des vidéos',
    { format: '1:1', d: 20, sound: 'drop', unread: ['instagram'] },
  ],
  [
    'affiche « -20 % ce week-end » de 5 à 10 secondes',
    { texts: [['text', '-20 % ce week-end', 'auto', 5, 5]] },
  ],
  ['notre logo en bas à droite pendant toute la vidéo', { refused: ['logo'] }],
  ['3 plans de 4 secondes, ça suffit largement', { n: 3, each: 4, d: 12 }],
  [
    'Un truc dynamique pour nos réseaux, le gâteau d’abord',
    { pace: 'fast', first: 5, unread: ['reseaux'] },
  ],
  [
    'Vidéo muette pour l’écran de la vitrine, qui tourne en boucle',
    { sound: 'drop', music: { use: 'none' }, loop: true, unread: ['vitrine'] },
  ],
  ['notre numéro de téléphone à la fin', { refused: ['text-missing'] }],

  // An editor.
  [
    'durée 1:30, 16/9, coupes franches, pas de fondu final',
    { d: 90, format: '16:9', transitions: 'cuts', fadeOut: false },
  ],
  ['ouvrir sur drone, fermer sur concert, TRT 45"', { first: 4, last: 3, d: 45 }],
  ['IMG_0042 TC 00:08 à 00:14 uniquement', { stretches: [['only', 2, 8, 14]] }],
  [
    'jump cuts, rythme soutenu, plans de 1,5 s max',
    { pace: 'fast', each: [0.2, 1.5], back: ['jump'] },
  ],
  ['ducking musique sous les voix, virer les blancs', { silences: 'cut' }],
  [
    'synthé bas « Jeanne Roy, maire » de 3 s à 7 s',
    { texts: [['text', 'Jeanne Roy, maire', 'bottom', 3, 4, { manner: 'lower-third' }]] },
  ],
  ['fondus enchaînés de 12 images', { transitions: 'dissolves', back: ['12'] }],
  ['une version 30 et une version 15', { refused: ['several-films'] }],
  ['le son du concert sur tout le film', { back: ['concert'] }],
  ['speed ramp sur le drone', { back: ['ramp'] }],

  // An Englishman.
  ['thirty seconds should do it', { d: 30 }],
  ['could you put the photo right at the end?', { last: 5 }],
  ['lose the concert, nobody needs to see that', { without: [3], unread: ['nobody'] }],
  ['a minute tops, nice and slow', { d: [1, 60], pace: 'slow' }],
  [
    'We went rafting in Wales, it was wild and fast. One minute, black and white please.',
    { d: 60, look: 'monochrome', unread: ['rafting'] },
  ],
  ['open on the drone, then IMG_0042', { sequence: [4, 2] }],
  [
    'write "Happy 60th Dave" at the start and fade out at the end',
    { texts: [['title', 'Happy 60th Dave']], fadeOut: true },
  ],
  ['turn the music down a touch', { music: { level: 'low' } }],
  ['portrait, for my phone', { format: '9:16' }],
  ['keep only the last ten seconds of the concert', { stretches: [['only', 3, -10, null]] }],
  ['about twenty shots, quick ones', { n: [18, 22], pace: 'fast' }],
  ['no text, no titles, nothing', {}],

  // A teacher.
  [
    'Bonjour, nous avons visité une ferme avec les CP, les poules couraient partout. 2 minutes, dans l’ordre chronologique, et baissez la musique quand les enfants parlent.',
    { d: 120, order: 'chronological', unread: ['ferme'] },
  ],
  ['Il faut flouter le visage des élèves', { refused: ['blur-faces'] }],
  ['Titre : Classe de neige 2026', { texts: [['title', 'Classe de neige 2026']] }],
  [
    'Enlevez les trente dernières secondes du concert, les enfants ne tenaient plus',
    { stretches: [['without', 3, -30, null]], back: ['tenaient'] },
  ],
  ['On garde le son des clips, la musique en fond', { sound: 'keep', music: { level: 'low' } }],
  ['Pas de ralenti s’il vous plaît, et pas plus de douze plans', { n: [1, 12] }],
  ['Sous-titrez ce que disent les enfants', { refused: ['no-transcription'] }],
  ['La première moitié lente et la seconde rapide', { course: 'rising' }],

  // An estate agent.
  [
    'visite de maison, 1 min 15, plans longs, format horizontal',
    { d: 75, pace: 'slow', format: '16:9', unread: ['maison'] },
  ],
  ['le drone en ouverture et en clôture', { back: ['cloture'] }],
  ['garde IMG_0042 en entier', { back: ['entier'] }],
  ['musique de fond discrète et pas de texte à l’écran', { music: { level: 'low' } }],
  ['plus lumineux, et tons chauds', { look: 'warm', refused: ['look-grade'] }],
  [
    '« Vendu » en rouge à la fin',
    { texts: [['call-to-action', 'Vendu']], refused: ['text-manner'] },
  ],
  ['4K, 60 fps, 2 minutes', { d: 120, refused: ['resolution', 'frame-rate'] }],
  ['ne mets pas la plage, elle n’est pas à nous', { without: [1] }],

  // Somebody who dictates.
  [
    'alors je voudrais une vidéo de euh trente secondes avec la plage au début et le drone à la fin voilà',
    { d: 30, first: 1, last: 4 },
  ],
  [
    'bonjour est-ce que tu peux me faire un montage d’une minute en noir et blanc merci',
    { d: 60, look: 'monochrome' },
  ],
  [
    'commence par le concert non attends commence par la plage et mets vingt secondes',
    { first: 1, d: 20 },
  ],
  ['fais deux minutes non une minute trente', { d: 90 }],
  [
    'so I want like a minute and a half no make it two minutes and the drone first',
    { d: 120, first: 4 },
  ],
  [
    'la musique moins forte point et à la fin un fondu au noir point merci',
    { music: { level: 'low' }, fadeOut: true },
  ],

  // What is taken back, and what cannot be.
  ['30 secondes… non, plutôt 20', { d: 20 }],
  ['enlève la plage, euh non, le drone', { without: [4] }],
  [
    'enlève les dix premières secondes du concert, enfin non, les cinq',
    { stretches: [['without', 3, 0, 5]] },
  ],
  ['vertical, pardon, carré', { format: '1:1' }],
  ['garde la plage finalement, vire le gâteau', { without: [5], back: ['plage'] }],
  ['rapide et lent à la fois', { refused: ['contradiction'] }],
  ['le drone 5 fois plus vite', { refused: ['speed-factor'] }],
  ['refais comme l’année dernière', { refused: ['no-memory'] }],
  ['à l’envers, en 2 minutes', { d: 120, direction: 'backwards' }],
  ['commence par le clip 12', { refused: ['no-such-clip'] }],
  ['quatre heures de vidéo', { d: 3600, refused: ['length-limit'] }],
  ['6 plans de 10 secondes en 30 secondes', { n: 6, d: 30, refused: ['contradiction'] }],
  ['ajoute un bruit d’applaudissements à la fin', { refused: ['sound-effects'] }],
  ['mets-la sur notre page Facebook, et 25 s', { d: 25, refused: ['publish'] }],
  ['un gros zoom sur le gâteau', { refused: ['zoom'] }],
  ['cite le drone deux fois', { times: [[4, 2]], back: ['cite'] }],
  ['garde les moments où il marque', { refused: ['no-vision'] }],
  [
    'plus de plage que de drone',
    {
      share: [
        [1, 'more'],
        [4, 'less'],
      ],
    },
  ],
];
