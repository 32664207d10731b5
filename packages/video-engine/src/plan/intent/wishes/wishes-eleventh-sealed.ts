import type { WishRow } from './wish-row.ts';

/**
 * The eleventh list: written by a stranger to the grammar, from the written conventions alone,
 * and measured once before anybody learnt from it.
 */
export const eleventhListSealed: readonly WishRow[] = [
  ['faudrait que ça tienne en 50 secondes', { d: 50 }],
  ['un montage de septante secondes svp', { d: 70 }],
  ['vire moi le consert', { without: [3] }],
  ['que la plage et le drone, rien d’autre', { only: [1, 4] }],
  ['Je souhaiterais que l’on termine sur le gâteau, merci à vous.', { last: 5 }],
  ['on ouvre sur le drone', { first: 4 }],
  ['met le en carrer', { format: '1:1' }],
  ['fais moi un montage de 75', { unread: ['75'] }],
  ['on garde juste la zik', { sound: 'drop' }],
  ['c’est pour insta', { unread: ['insta'] }],
  ['démarre fort !!', { hook: true }],
  ['mets la plage en noir et blanc', { lookParts: [[1, 'monochrome']] }],
  ['qqch de posé', { pace: 'slow' }],
  ['des fondus enchaînés partout', { transitions: 'dissolves' }],
  ['faut que ça boucle à l’infini', { loop: true }],
  ['stabilise toutes mes images, ça tremble', { steady: 'always' }],
  ['Titre : Nos quarante ans', { texts: [['title', 'Nos quarante ans']] }],
  ['écris Bon vent Sylvie', { texts: [['title', 'Bon vent Sylvie']] }],
  ['can it be 45 seconds long?', { d: 45 }],
  ['b&w pls', { look: 'monochrome' }],
  ['lose the concert', { without: [3] }],
  ['no music at all thanks', { music: { use: 'none' }, sound: 'keep' }],
  ['make it square', { format: '1:1' }],
  ['very calm please', { pace: 'slow' }],
  ['can you mute the clips?', { sound: 'drop' }],
  ['je veux voir le gato 2 fois', { times: [[5, 2]] }],
  ['un peu plus de drone', { share: [[4, 'more']] }],
  ['sors le moi en 4k', { refused: ['resolution'] }],
  ['zoome sur la photo', { refused: ['zoom'] }],
  ['passe le drone en marche arrière', { directionParts: [[4, 'backwards']] }],
  ['une quinzaine de plans', { n: [13, 17] }],
  ['moins de huit plans', { n: [1, 7] }],
  ['40 s grand max', { d: [1, 40] }],
  ['que ça dure au moins 45 sec', { d: [45, 90] }],
  ['il me faut entre 20 et 25 sec de film', { d: [20, 25] }],
  ['une bonne minute ça suffira', { d: [54, 66] }],
  ['slow mo sur tout le film', { speed: 'slow' }],
  ['mets les clips dans le désordre', { order: 'shuffled' }],
  ['Le concert en entier svp', { unread: ['entier'] }],
  ['tout le film trois fois plus lent', { speed: 0.33 }],
  ['un film de 35 s, vertical, bien rythmé', { d: 35, format: '9:16', pace: 'fast' }],
  ['d’abord la plaje, ensuite le dronne et pour la fin le gâteau', { sequence: [1, 4, 5] }],
  ['un tiktok de 20 secondes mais tranquille', { d: 20, format: '9:16', pace: 'slow' }],
  [
    'une story de 15 s, écris « On arrive » au début',
    { d: 15, format: '9:16', pace: 'fast', texts: [['title', 'On arrive']] },
  ],
  ['coupes franches, 12 plans, 40 secondes en tout', { transitions: 'cuts', n: 12, d: 40 }],
  [
    '10 plans de 3 s et pas de zik',
    { n: 10, each: 3, d: 30, music: { use: 'none' }, sound: 'keep' },
  ],
  ['des plans de moins de 3 secondes, en carré', { each: [0.2, 3], format: '1:1' }],
  [
    'prends la musique à partir de 0:45 et mets la plus fort',
    { music: { start: 45, level: 'high' } },
  ],
  ['un film de 1m10, avec la musique prise au refrain', { d: 70, music: { part: 'chorus' } }],
  ['style rétro et sans le concert stp', { look: 'vintage', without: [3] }],
  [
    'garde tout, coupe juste le son des clips',
    { selection: 'everything', order: 'given', d: [1, 3600], sound: 'drop' },
  ],
  [
    'titre « Lisbonne » au début, « Merci à tous » à la fin',
    {
      texts: [
        ['title', 'Lisbonne'],
        ['call-to-action', 'Merci à tous'],
      ],
    },
  ],
  [
    'mets « Jour 2 » en bas à 0:12, 50 s au total',
    { texts: [['text', 'Jour 2', 'bottom', 12]], d: 50 },
  ],
  [
    'titre « Océane » en gros, le tout en 30 secondes',
    {
      texts: [['title', 'Océane', 'auto', null, null, { manner: 'title', family: 'narrow' }]],
      d: 30,
    },
  ],
  [
    'jette les 15 premières secondes du concert et la photo aussi',
    { stretches: [['without', 3, 0, 15]], without: [5] },
  ],
  [
    'de IMG_0042 garde que 0:10 à 0:18, et pas de musique',
    { stretches: [['only', 2, 10, 18]], music: { use: 'none' }, sound: 'keep' },
  ],
  ['le drone avant la plage, rythme calme', { sequence: [4, 1], pace: 'slow' }],
  ['a 50 second landscape edit with straight cuts', { d: 50, format: '16:9', transitions: 'cuts' }],
  ['start with the drone and finish on the photo', { first: 4, last: 5 }],
  [
    '45 s pour l’anniversaire de Léo, avec le gâteau à la fin',
    { d: 45, last: 5, unread: ['anniversaire'] },
  ],
  ['a 12 second vertical loop', { d: 12, format: '9:16', loop: true }],
  ['plus lumineux et en 30 s', { refused: ['look-grade'], d: 30 }],
  ['sous-titre ce qu’on dit et passe en 16/9', { refused: ['no-transcription'], format: '16:9' }],
  ['que les plans avec le chien, en 20 s', { refused: ['no-vision'], d: 20 }],
  ['que ça accélère vers la fin et on finit au noir', { course: 'rising', fadeOut: true }],
  ['la fin au ralenti, zik basse', { speedParts: [['end', 'slow']], music: { level: 'low' } }],
  ['tout deux fois plus vite, sans le gateau', { speed: 'fast', without: [5] }],
  ['coupe le son du concert et mets la photo en dernier', { clipSound: [[3, 'drop']], last: 5 }],
  ['une musique triste et un rythme posé', { refused: ['music-choice'], pace: 'slow' }],
  ['warm tones and a 40s film', { look: 'warm', d: 40 }],
  ['ne stabilise rien et garde le son des vidéos', { steady: 'never', sound: 'keep' }],
  [
    'vertical pls, and write "Swipe up" at the end',
    { format: '9:16', texts: [['call-to-action', 'Swipe up']] },
  ],
  ['faut pas enlever la plage hein, 40 s en tout', { d: 40, unread: ['plage'] }],
  [
    'fais moi deux versions différentes, en vertical',
    { refused: ['several-films'], format: '9:16' },
  ],
  ['un résumé en 55 s, format youtube', { d: 55, order: 'chronological', format: '16:9' }],
  [
    'Bonjour Madame, Monsieur, pourriez-vous retirer le concert, il est raté. J’aimerais ' +
      'aussi que le film dure environ deux minutes. Avec tous mes remerciements.',
    { without: [3], d: [108, 132] },
  ],
  [
    'alors euh je voudrais que ça commence par le drone puis la plage et euh le reste ' +
      'comme tu veux et puis la musique assez basse quoi',
    { sequence: [4, 1], music: { level: 'low' } },
  ],
  [
    'Coucou ! On est rentrés hier de Bretagne et j’ai plein de vidéos. Tu peux m’en faire ' +
      'un film d’une trentaine de secondes ? Sans la photo stp.',
    { d: [27, 33], without: [5], unread: ['bretagne'] },
  ],
  [
    'Salut, c’est pour le site du groupe. Que le concert, monté en cut, en 1 min. ' +
      'Et garde bien le son d’origine.',
    { only: [3], transitions: 'cuts', d: 60, sound: 'keep', unread: ['groupe'] },
  ],
  [
    'Hi there! Could you make it about 30 seconds and vertical? Also please drop the ' +
      'concert, it’s blurry. Thanks so much!',
    { d: [27, 33], format: '9:16', without: [3] },
  ],
  [
    'hello c pour un reel de 18 s. mets « code ÉTÉ10 » à la fin et coupe le son des vidéos',
    {
      d: 18,
      format: '9:16',
      pace: 'fast',
      texts: [['call-to-action', 'code ÉTÉ10']],
      sound: 'drop',
    },
  ],
  [
    'C’est la kermesse de l’école. Il faudrait mettre les clips dans l’ordre où ils ont été ' +
      'filmés, et que ça ne dépasse pas deux minutes. Pas de ralenti, s’il vous plaît.',
    { order: 'chronological', d: [1, 120], unread: ['kermesse'] },
  ],
  [
    'Voici ce que le bureau a décidé : on garde tout, bout à bout, mais en deux minutes. ' +
      'Le titre sera « Fête du club ».',
    {
      selection: 'everything',
      order: 'given',
      d: 120,
      texts: [['title', 'Fête du club']],
      unread: ['bureau'],
    },
  ],
  [
    'Ok là, ça commence par la plage pis le drone. Fais-moi ça en une minute et demie, ' +
      'avec des longs plans.',
    { sequence: [1, 4], d: 90, pace: 'slow' },
  ],
  [
    'Je veux un montage contemplatif, des fondus enchaînés, rien que la plage et le drone. ' +
      'Et pas un mot à l’écran.',
    { pace: 'slow', transitions: 'dissolves', only: [1, 4] },
  ],
  [
    'Bonjour, c’est pour ma boulangerie. Commencez par le gâteau, format carré, et écrivez ' +
      '« Ouvert le dimanche » à la fin. Une vingtaine de secondes suffira.',
    {
      first: 5,
      format: '1:1',
      texts: [['call-to-action', 'Ouvert le dimanche']],
      d: [18, 22],
      unread: ['boulangerie'],
    },
  ],
  [
    'slt tu peux enlever les 20 premieres secondes du concert stp et la musique tu la mets ' +
      'a fond. et aussi le gato en dernier',
    { stretches: [['without', 3, 0, 20]], music: { level: 'high' }, last: 5 },
  ],
  [
    'So my daughter turned six last week. I’d like a one minute film, start with the photo, ' +
      'and put "Six already" as the title. Nothing too fast.',
    { d: 60, first: 5, texts: [['title', 'Six already']], unread: ['daughter'] },
  ],
  [
    'Faites une vidéo avec seulement le drone. Deux fois plus lent, en paysage, et on finit ' +
      'au noir.',
    { only: [4], speed: 'slow', format: '16:9', fadeOut: true },
  ],
  [
    'Cher monsieur, faites exactement comme la dernière fois, je vous prie. Seulement, ' +
      'retirez la photo et ajoutez un fondu au noir à la fin.',
    { refused: ['no-memory'], without: [5], fadeOut: true },
  ],
  ['40 s, non attends, 55', { d: 55 }],
  ['vertical euh non pardon carré', { format: '1:1' }],
  [
    'pas de musique stp, et la musique bien basse',
    { music: { use: 'none' }, sound: 'keep', refused: ['contradiction'] },
  ],
  ['nerveux et contemplatif à la fois', { refused: ['contradiction'] }],
  ['un film de six heures', { d: 3600, refused: ['length-limit'] }],
  ['ça commence par le clip 9', { refused: ['no-such-clip'] }],
  ['en 30 s, avec 10 plans de 6 s', { d: 30, n: 10, refused: ['contradiction'] }],
  ['enlève le drone, ah non pardon, la plage', { without: [1] }],
  ['la zik plus basse juste au début', { back: ['debut'] }],
  ['a one minute film... actually no, make it 50 seconds', { d: 50 }],
];
