import type { WishRow } from './wish-row.ts';

/** The sixteenth list, sealed: fifty wishes by the stranger of the open part, committed before they were read, and read once. */
export const sixteenthListSealed: readonly WishRow[] = [
  [
    'N’enlève pas la plage et finis sur la photo, tons froids, vingt-cinq secondes.',
    { unread: ['plage'], last: 5, look: 'cold', d: 25 },
  ],
  ['Garde tout, ne coupe rien', { d: [1, 3600], order: 'given', selection: 'everything' }],
  ['Mets un texte à la fin, et le concert en premier.', { refused: ['text-missing'], first: 3 }],
  ['blur the faces', { refused: ['blur-faces'] }],
  ['commence par 6 secondes de drone', { first: 4, clipD: [[4, 6]] }],
  [
    'The pace should get faster towards the end, one minute, starting with plage.',
    { course: 'rising', d: 60, first: 1 },
  ],
  ['comence par le gateaux', { first: 5 }],
  [
    'Floutez les visages, c’est pour le site de l’école, et faites 1 minute.',
    { refused: ['blur-faces'], d: 60, unread: ['ecole'] },
  ],
  ['whole video in slow motion', { speed: 'slow' }],
  [
    'Accélère vers la fin, format carré, et mets en titre « Été à Royan » en bas.',
    { course: 'rising', format: '1:1', texts: [['title', 'Été à Royan', 'bottom']] },
  ],
  [
    'ds lordre ou c filmé, 1min30, avec un fondu a la fin',
    { order: 'chronological', d: 90, fadeOut: true },
  ],
  [
    'en vertical et en horizontal, 20 s, bien rithmé',
    { refused: ['contradiction'], d: 20, pace: 'fast' },
  ],
  [
    'La photo doit rester 6 secondes à l’écran, le drone 10 secondes, et le film fait 40 secondes.',
    {
      clipD: [
        [5, 6],
        [4, 10],
      ],
      d: 40,
    },
  ],
  [
    'Uniquement les plans où on voit le chien, environ 40 secondes, en noir et blanc.',
    { refused: ['no-vision'], d: [36, 44], look: 'monochrome' },
  ],
  ['mostly concert', { share: [[3, 'more']] }],
  [
    '40% concert, 20 seconds in total, vertical format.',
    { share: [[3, 0.4]], d: 20, format: '9:16' },
  ],
  [
    'Title "Open Day 2025" at the top, fast pace, forty seconds.',
    { texts: [['title', 'Open Day 2025', 'top']], pace: 'fast', d: 40 },
  ],
  [
    'Hi! Could you do something calm, about 90 seconds, with dissolves between the shots?',
    { pace: 'slow', d: [81, 99], transitions: 'dissolves' },
  ],
  [
    'Zoome sur le gâteau et laisse-le 5 secondes, le film fait 30 secondes en tout.',
    { refused: ['zoom'], clipD: [[5, 5]], d: 30 },
  ],
  [
    'Hi there, my son played his first gig last month and I would like a film for his grandparents. Please begin with IMG_0042, leave the photo out, keep it under three minutes, slow and calm, and write "Our rock star" at the end. Keep the sound of the clips too.',
    {
      first: 2,
      without: [5],
      d: [1, 180],
      pace: 'slow',
      texts: [['call-to-action', 'Our rock star']],
      sound: 'keep',
      unread: ['grandparents'],
    },
  ],
  ['clip 9 en premier', { refused: ['no-such-clip'] }],
  ['en boucle pour la vitrine du magasin', { loop: true, unread: ['vitrine'] }],
  [
    'mets « Bonne retraite Gérard » à la fin',
    { texts: [['call-to-action', 'Bonne retraite Gérard']] },
  ],
  [
    'Commence par le concert, finis par IMG_0042, et mets le drone au ralenti.',
    { first: 3, last: 2, speedParts: [[4, 'slow']] },
  ],
  [
    'Do it like last time but in black and white, and show the drone twice.',
    { refused: ['no-memory'], look: 'monochrome', times: [[4, 2]] },
  ],
  [
    'Cut the last four seconds of the drone and finish with IMG_0042.',
    { stretches: [['without', 4, -4, null]], last: 2 },
  ],
  ['met des émojis', { refused: ['stickers'] }],
  [
    'bcp de drone, un peu de concert, 45 sec en tout.',
    {
      share: [
        [4, 'more'],
        [3, 'less'],
      ],
      d: 45,
    },
  ],
  [
    'Entre 50 et 60 secondes, ordre chronologique, sans les dix dernières secondes du concert.',
    { d: [50, 60], order: 'chronological', stretches: [['without', 3, -10, null]] },
  ],
  ['enlève les silences', { silences: 'cut' }],
  [
    'Twelve shots, hard cuts, cold tones, no longer than 40 seconds.',
    { n: 12, transitions: 'cuts', look: 'cold', d: [1, 40] },
  ],
  [
    'Prends la musique à partir de 1:10 et coupe le son des clips, format vertical.',
    { music: { start: 70 }, sound: 'drop', format: '9:16' },
  ],
  [
    'Ajoutez une voix off, enlevez la musique et faites 1 minute 15.',
    { refused: ['voice-over'], music: { use: 'none' }, sound: 'keep', d: 75 },
  ],
  ['no music at all', { music: { use: 'none' }, sound: 'keep' }],
  [
    'Commence fort, 30 secondes, effet vieux film, et pas de gateau.',
    { hook: true, d: 30, look: 'vintage', without: [5] },
  ],
  [
    'Ralentis à la fin, musique plus forte, et commence par la plage.',
    { speedParts: [['end', 'slow']], music: { level: 'high' }, first: 1 },
  ],
  [
    'Dont cut anything, just join the clips end to end, and mute the clips.',
    { d: [1, 3600], order: 'given', selection: 'everything', sound: 'drop' },
  ],
  ['format carré, une minute', { format: '1:1', d: 60 }],
  [
    'La musique moins forte svp, et le film ne doit pas dépasser une minute vingt.',
    { music: { level: 'low' }, d: [1, 80] },
  ],
  [
    'Bonjour, je ne suis pas très douée avec les ordinateurs. Je voudrais un film pour ma petite-fille Manon. Commencez par la photo, finissez par la plage, et écrivez « Avec tout mon amour » à la fin. Une minute environ. Merci beaucoup !',
    {
      first: 5,
      last: 1,
      texts: [['call-to-action', 'Avec tout mon amour']],
      d: [54, 66],
      unread: ['manon'],
    },
  ],
  ['pr tiktok 20s', { format: '9:16', pace: 'fast', d: 20 }],
  [
    'Ouverture en fondu depuis le noir, finir au noir aussi, plans de 3 à 5 secondes.',
    { fadeIn: true, fadeOut: true, each: [3, 5] },
  ],
  [
    'J’aimerais quelque chose de contemplatif avec des fondus enchainés, environ deux minutes, et gardez le son d’origine.',
    { pace: 'slow', transitions: 'dissolves', d: [108, 132], sound: 'keep' },
  ],
  [
    'Remets la plage à la fin et fais un truc posé de 1 min.',
    { times: [[1, 2]], last: 1, pace: 'slow', d: 60 },
  ],
  ['la fin au ralenti', { speedParts: [['end', 'slow']] }],
  [
    'Retire img42 et le concert, garde un rythme doux, et écris « fin » sur les dernières secondes.',
    { without: [2, 3], pace: 'slow', texts: [['call-to-action', 'fin']] },
  ],
  [
    'Mets IMG_0042 en entier, enlève le gâteau, pas plus d’une minute.',
    { unread: ['entier'], without: [5], d: [1, 60] },
  ],
  ['Bonjour, un montage calme merci', { pace: 'slow' }],
  [
    'Montage nerveux de 30 s, plans de moins de 2 secondes, une accroche dès le début.',
    { pace: 'fast', d: 30, each: [0.2, 2], hook: true },
  ],
  ['très rythmé et très lent à la fois', { refused: ['contradiction'] }],
];
