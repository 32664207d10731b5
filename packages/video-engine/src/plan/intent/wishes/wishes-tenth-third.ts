import type { WishRow } from './wish-row.ts';

/** The third round: ten more people, written after the second was mended and before this one was read. */
export const tenthListThird: readonly WishRow[] = [
  // A nurse.
  ['50 secondes svp', { d: 50 }],
  ['je voudrais un film de 2 min 30', { d: 150 }],
  ['pas plus long que 45 secondes', { d: [1, 45] }],
  ['mettez la photo au tout début', { first: 5 }],
  ['le concert pour finir', { last: 3 }],
  ['on peut enlever le drone ?', { without: [4] }],
  ['seulement la plage et IMG_0042', { only: [1, 2] }],
  ['un film apaisant', { pace: 'slow' }],
  ['enlevez la musique', { music: { use: 'none' }, sound: 'keep' }],
  [
    'Pour le départ de notre cheffe, une minute, couleurs chaudes, « Merci Nadia » à la fin',
    { d: 60, look: 'warm', texts: [['call-to-action', 'Merci Nadia']], unread: ['cheffe'] },
  ],

  // A skater.
  [
    'edit skate 20s, ça roule vite, musique a fond',
    { d: 20, music: { level: 'high' }, unread: ['skate'] },
  ],
  ['vertical, cuts rapides', { format: '9:16', pace: 'fast' }],
  ['le drone en slowmo', { speedParts: [[4, 'slow']] }],
  ['effet vhs', { look: 'vintage' }],
  ['IMG_0042 d’abord, après la plage', { sequence: [2, 1] }],
  ['tej le gateau', { without: [5] }],
  ['un truc qui claque en 12 secondes', { pace: 'fast', d: 12 }],
  ['accélère la première moitié', { speedParts: [['first-half', 'fast']] }],
  ['rajoute des flammes', { back: ['flammes'] }],
  ['finis en fondu noir', { fadeOut: true }],

  // A notary.
  [
    'Durée : 90 secondes. Format : paysage. Rythme : posé.',
    { d: 90, format: '16:9', pace: 'slow' },
  ],
  ['Titre : « Étude Lemoine » au centre.', { texts: [['title', 'Étude Lemoine', 'middle']] }],
  ['Merci de ne pas faire apparaître la photo.', { without: [5] }],
  [
    'Notre étude est calme et discrète. Vidéo de 30 secondes avec sous-titres.',
    { d: 30, refused: ['no-transcription'], unread: ['etude'] },
  ],
  ['De IMG_0042, ne conservez que de 0:05 à 0:15.', { stretches: [['only', 2, 5, 15]] }],
  ['Musique en sourdine.', { music: { level: 'low' } }],
  ['Transitions sobres, en fondu.', { transitions: 'dissolves' }],
  ['L’ordre des clips doit être conservé.', { order: 'given' }],

  // A Scottish grandfather.
  ['a wee film of two minutes', { d: 120 }],
  ['start wi the concert', { first: 3 }],
  ['finish with the photo, please', { last: 5 }],
  ['nothing too fast', { pace: 'medium' }],
  ['leave out IMG_0042, I was talking too much', { without: [2], unread: ['talking'] }],
  [
    'We drove the North Coast 500, it took five days and it was cold. Slow, warm colours, three minutes.',
    { pace: 'slow', look: 'warm', d: 180, unread: ['coast'] },
  ],
  ['write "For Morag" at the start', { texts: [['title', 'For Morag']] }],
  ['quieter music', { music: { level: 'low' } }],
  ['keep the sound of the concert', { clipSound: [[3, 'keep']] }],
  ['can you steady the drone', { back: ['drone'] }],

  // A scout leader.
  [
    'Salut, camp scout du Jura : on a marché trois jours, il pleuvait, les jeunes chantaient. Montage de 2 min, dans l’ordre où ça s’est passé, garde le son des clips et « Toujours prêts » au début.',
    {
      d: 120,
      order: 'chronological',
      sound: 'keep',
      texts: [['title', 'Toujours prêts']],
      unread: ['jura'],
    },
  ],
  ['12 plans maxi', { n: [1, 12] }],
  ['des plans de 3 secondes', { each: 3 }],
  ['enlève les 5 dernières secondes de chaque clip', { stretches: [['without', null, -5, null]] }],
  ['floute les visages des jeunes', { refused: ['blur-faces'] }],
  ['commence tranquille et finis à fond', { course: 'rising' }],
  [
    'le titre doit rester 6 secondes, c’est « Raid 2026 »',
    { texts: [['title', 'Raid 2026', 'auto', null, 6]] },
  ],
  ['baisse la musique quand les jeunes parlent', {}],

  // A car seller.
  [
    'Clio 5 d’occasion, 30 s, carré, dynamique',
    { d: 30, format: '1:1', pace: 'fast', unread: ['clio'] },
  ],
  ['affiche « 8 990 € » à 10 secondes', { texts: [['text', '8 990 €', 'auto', 10]] }],
  ['La voiture roule vite mais le film doit être lent', { pace: 'slow', unread: ['voiture'] }],
  ['plus net et plus contrasté', { refused: ['look-grade'], back: ['net'] }],
  ['logo en fin de vidéo', { refused: ['logo'] }],
  ['fond vert derrière le vendeur', { refused: ['green-screen'], back: ['vendeur'] }],
  ['une version carrée et une version verticale', { refused: ['several-films'] }],
  ['« Essayez-la » à la fin, en bas', { texts: [['call-to-action', 'Essayez-la', 'bottom']] }],

  // A widow.
  [
    'Bonjour. Jean aimait la mer, il pêchait tous les dimanches et il parlait peu. Je voudrais un film lent, sans texte, qui commence par la plage et finit par la photo. Quatre minutes. Avec mes remerciements.',
    { pace: 'slow', first: 1, last: 5, d: 240, unread: ['mer'] },
  ],
  ['en sépia, comme autrefois', { look: 'vintage', unread: ['autrefois'] }],
  ['gardez tout, ne coupez rien', { selection: 'everything', order: 'given', d: [1, 3600] }],
  ['une musique triste', { refused: ['music-choice'] }],
  ['le son doit rester celui des vidéos', { sound: 'keep' }],
  ['que la fin soit au ralenti', { speedParts: [['end', 'slow']] }],

  // A Youtuber.
  ['intro percutante, 16:9, 3 minutes', { hook: true, format: '16:9', d: 180 }],
  ['coupe tous les silences et fais des jump cuts', { silences: 'cut', back: ['jump'] }],
  ['musique dès le refrain', { music: { part: 'chorus' } }],
  ['sous-titres mot à mot', { refused: ['no-transcription'] }],
  ['15 à 20 plans, durée libre', { n: [15, 20], back: ['libre'] }],
  ['stabilise tout', { steady: 'always' }],
  [
    'écris « Jour 1 » à 0:05 et « Jour 2 » à 0:40',
    {
      texts: [
        ['text', 'Jour 1', 'auto', 5],
        ['text', 'Jour 2', 'auto', 40],
      ],
    },
  ],
  ['termine par un écran noir', { fadeOut: true }],
  ['en boucle parfaite, 8 secondes', { loop: true, d: 8 }],
  ['mets ma voix par-dessus', { refused: ['voice-over'] }],

  // A farmer.
  [
    'bonjour on vend nos fromages au marché, nos chèvres sont calmes et la ferme est petite. une video de 40 sec, la photo d’abord, tons chauds, et « Samedi place du marché » à la fin',
    {
      d: 40,
      first: 5,
      look: 'warm',
      texts: [['call-to-action', 'Samedi place du marché']],
      unread: ['chevres'],
    },
  ],
  ['tout sauf le concert', { without: [3] }],
  ['le drone, on n’en garde que dix secondes', { back: ['drone'] }],
  ['ralentis IMG_0042 et coupe son son', { speedParts: [[2, 'slow']], clipSound: [[2, 'drop']] }],
  ['dans l’ordre que j’ai mis', { order: 'given' }],
  ['le plus court possible', { back: ['court'] }],
  ['pas de fioritures', {}],
  ['entre une et deux minutes', { d: [60, 120] }],

  // A charity in English.
  [
    'Hello, we are a food bank in Derby. Last winter was hard and demand doubled. We need one minute, square, with captions, a calm pace and "Give what you can" at the end.',
    {
      d: 60,
      format: '1:1',
      pace: 'slow',
      texts: [['call-to-action', 'Give what you can']],
      refused: ['no-transcription'],
      unread: ['derby'],
    },
  ],
  ['shuffle the clips', { order: 'shuffled' }],
  ['fade in, fade out', { fadeIn: true, fadeOut: true }],
  ['eight shots, five seconds each', { n: 8, each: 5, d: 40 }],
  ['black and white except the end', { look: 'monochrome', lookParts: [['end', 'normal']] }],
  ['send it to my sister', { refused: ['publish'] }],
  ['same as last time but shorter', { refused: ['no-memory'], back: ['shorter'] }],
  ['sharper, brighter', { refused: ['look-grade'], back: ['sharper'] }],

  // Dictated, taken back, and what cannot be.
  [
    'donc voilà il me faudrait à peu près une minute et que ça commence par la plage voilà',
    { d: [54, 66], first: 1 },
  ],
  ['euh mets le concert en premier ah non en dernier', { last: 3 }],
  ['trente secondes pardon quarante secondes', { d: 40 }],
  ['sans musique, ah si finalement mais pas fort', { music: { level: 'low' } }],
  ['carré, enfin non, 16:9', { format: '16:9' }],
  ['commence par la photo, non, termine par la photo', { last: 5 }],
  ['no text, actually put "Bye" at the end', { texts: [['call-to-action', 'Bye']] }],
  ['20 plans de 3 secondes sur 20 secondes', { n: 20, d: 20, refused: ['contradiction'] }],
  ['enlève le drone et commence par le drone', { without: [4], refused: ['contradiction'] }],
  ['deux heures de film', { d: 3600, refused: ['length-limit'] }],
  ['vitesse x3', { speed: 3 }],
  ['joue la plage à l’envers', { directionParts: [[1, 'backwards']] }],
  ['garde les plans où on voit la mer', { refused: ['no-vision'] }],
  ['le clip 7 au ralenti', { refused: ['no-such-clip'] }],
];
