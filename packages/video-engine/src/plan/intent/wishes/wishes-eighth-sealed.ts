import type { WishRow } from './wish-row.ts';

/**
 * The eighth list: written by a stranger to the grammar, from the written conventions alone,
 * and measured once before anybody learns from it.
 */
export const eighthListSealed: readonly WishRow[] = [
  // Short, one thing.
  ['Une vidéo de 45 secondes svp', { d: 45 }],
  ['fais moi un truc d’une minute trente', { d: 90 }],
  ['genre 20 secondes', { d: [18, 22] }],
  ['Pas plus de 30 secondes', { d: [1, 30] }],
  ['commence par le drone', { first: 4 }],
  ['finis sur la photo', { last: 5 }],
  ['enlève le concert stp', { without: [3] }],
  ['sans la photo', { without: [5] }],
  ['Que la plage et le drone', { only: [1, 4] }],
  ['en noir et blanc', { look: 'monochrome' }],
  ['format carré', { format: '1:1' }],
  ['Un truc qui bouge !', { pace: 'fast' }],
  ['coupe le son des vidéos', { sound: 'drop' }],
  ['mets une musique plus joyeuse', { refused: ['music-choice'] }],
  ['titre : Les 40 ans de Sophie', { texts: [['title', 'Les 40 ans de Sophie']] }],
  ['Écris « Merci à tous » à la fin', { texts: [['call-to-action', 'Merci à tous']] }],
  ['dans l’ordre où ça a été filmé', { order: 'chronological' }],
  ['mets les clips dans le désordre', { order: 'shuffled' }],
  ['Mets des sous-titres', { refused: ['no-transcription'] }],
  ['en 4K si possible', { refused: ['resolution'] }],
  ['mets un titre au début', { refused: ['text-missing'] }],
  ['un reel', { format: '9:16', pace: 'fast' }],
  ['c’est pour l’anniversaire de ma mère', { unread: ['anniversaire'] }],
  ['le drone au ralenti', { speedParts: [[4, 'slow']] }],
  ['baisse un peu la musique', { music: { level: 'low' } }],
  ['fondu au noir à la fin', { fadeOut: true }],
  ['mets notre logo', { refused: ['logo'] }],
  ['make it 30 seconds', { d: 30 }],
  ['reverse the drone clip', { directionParts: [[4, 'backwards']] }],
  ['vertical video please', { format: '9:16' }],
  ['start with the drone', { first: 4 }],
  ['no music', { music: { use: 'none' }, sound: 'keep' }],
  ['fast paced please', { pace: 'fast' }],
  ['leave out the concert', { without: [3] }],

  // Two or three things.
  ['30 secondes, vertical, rythmé', { d: 30, format: '9:16', pace: 'fast' }],
  [
    'Commence par la plage, finis par le concert, et 40 secondes max',
    { first: 1, last: 3, d: [1, 40] },
  ],
  ['tons froids, et enlève le bruit du vent', { look: 'cold', refused: ['sound-repair'] }],
  [
    'enlève les 5 premières secondes du concert et coupe le son du drone',
    { stretches: [['without', 3, 0, 5]], clipSound: [[4, 'drop']] },
  ],
  [
    'Titre « Portes ouvertes 2026 » et à la fin « Inscrivez-vous »',
    {
      texts: [
        ['title', 'Portes ouvertes 2026'],
        ['call-to-action', 'Inscrivez-vous'],
      ],
    },
  ],
  [
    'd’abord le drone, ensuite la plage, enfin le concert. dans les 40 secondes',
    { sequence: [4, 1, 3], d: [36, 44] },
  ],
  ['tiktok de 15 sec, commence fort', { format: '9:16', pace: 'fast', d: 15, hook: true }],
  [
    'garde le drone de 10 à 20 secondes, sans transition',
    { stretches: [['only', 4, 10, 20]], transitions: 'cuts' },
  ],
  [
    'Quelque chose de doux, avec des tons chauds, et finir en fondu',
    { pace: 'slow', look: 'warm', fadeOut: true },
  ],
  ['8 plans de 3 secondes, format YouTube', { n: 8, each: 3, d: 24, format: '16:9' }],
  ['sans la photo, le reste dans l’ordre', { without: [5], order: 'given' }],
  ['coupe les silences et baisse la musique quand on parle', { silences: 'cut', sound: 'duck' }],
  ['Stabilise les image et enleve IMG_0042', { steady: 'always', without: [2] }],
  [
    'la plage avant le concert, et pas de fondu',
    { sequence: [1, 3], transitions: 'cuts', fadeOut: false },
  ],
  [
    'Une trentaine de secondes, carré, écris « Nouvelle carte » en bas',
    { d: [27, 33], format: '1:1', texts: [['title', 'Nouvelle carte', 'bottom']] },
  ],
  ['que la musique, pas le son des vidéos, et en boucle', { sound: 'drop', loop: true }],
  ['Un résumé du match en 2 minutes', { d: 120, order: 'chronological', unread: ['match'] }],
  [
    'Bout à bout, sans musique',
    {
      selection: 'everything',
      order: 'given',
      d: [1, 3600],
      music: { use: 'none' },
      sound: 'keep',
    },
  ],
  ['Accélère vers la fin et termine par la photo', { course: 'rising', last: 5 }],
  [
    '« Bienvenue » pendant 3 secondes au début, la musique à partir de 0:45',
    { texts: [['title', 'Bienvenue', 'auto', null, 3]], music: { start: 45 } },
  ],
  [
    'la première moitié au ralenti, met le refrain de la musique, 20s',
    { speedParts: [['first-half', 'slow']], music: { part: 'chorus' }, d: 20 },
  ],
  [
    'plans longs, look rétro, pas de musique',
    { pace: 'slow', look: 'vintage', music: { use: 'none' }, sound: 'keep' },
  ],
  [
    'le drone en accéléré, et écris « 3 mois de chantier » au centre',
    { speedParts: [[4, 'fast']], texts: [['title', '3 mois de chantier', 'middle']] },
  ],
  [
    'Un film calme de 50 secondes pour notre site, sans oublier le drone',
    { pace: 'slow', d: 50, unread: ['site'], back: ['drone'] },
  ],
  ['Vertical et publie-la sur Facebook quand c’est prêt', { format: '9:16', refused: ['publish'] }],
  ['Zoome sur le gâteau et finis par le drone', { last: 4, refused: ['zoom'] }],
  ['moins de six plans et des fondus enchainés', { n: [1, 5], transitions: 'dissolves' }],
  ['45 seconds, slow, warm tones', { d: 45, pace: 'slow', look: 'warm' }],
  ['start with the drone and end with the concert, no text', { first: 4, last: 3 }],
  ['square, 15 seconds max, mute the clips', { format: '1:1', d: [1, 15], sound: 'drop' }],
  [
    'Title "Open House Sunday" and fade out at the end',
    { texts: [['title', 'Open House Sunday']], fadeOut: true },
  ],
  [
    'skip the first 3 seconds of every clip, quick pace',
    { stretches: [['without', null, 0, 3]], pace: 'fast' },
  ],
  [
    'a TikTok, 20 seconds, add emojis',
    { format: '9:16', pace: 'fast', d: 20, refused: ['stickers'] },
  ],
  [
    'Keep everything in order, but no music',
    {
      selection: 'everything',
      order: 'given',
      d: [1, 3600],
      music: { use: 'none' },
      sound: 'keep',
    },
  ],

  // Little letters.
  [
    'Bonjour, voilà, ma fille a fêté ses 6 ans samedi et on a filmé un peu n’importe comment. J’aimerais une vidéo d’environ une minute, avec la photo à la fin, et écrire au début « Les 6 ans de Lina ». Surtout pas de noir et blanc ! Merci beaucoup',
    { d: [54, 66], last: 5, texts: [['title', 'Les 6 ans de Lina']], unread: ['samedi'] },
  ],
  [
    'Bonjour, je vends une maison à Royan et les propriétaires veulent une visite soignée. Commencez par le drone, puis le reste dans mon ordre. Rythme posé, format paysage, 1 min 30. Et pas de musique au début si possible.',
    {
      first: 4,
      order: 'given',
      pace: 'slow',
      format: '16:9',
      d: 90,
      unread: ['royan'],
      back: ['debut'],
    },
  ],
  [
    'Salut ! On relance la terrasse jeudi, il me faut une story pour annoncer ça. 15 secondes pas plus, écris « La terrasse rouvre » en gros, et à la fin « Réservez au bar ». La plage c’est pas chez nous, enlève-la.',
    {
      format: '9:16',
      pace: 'fast',
      d: [1, 15],
      texts: [
        ['title', 'La terrasse rouvre', 'auto', null, null, { manner: 'title', family: 'narrow' }],
        ['call-to-action', 'Réservez au bar'],
      ],
      without: [1],
      unread: ['jeudi'],
    },
  ],
  [
    'Bonjour madame, bonjour monsieur. Je ne suis pas très doué avec tout cela, j’ai 74 ans. Mon petit-fils m’a prêté son appareil pour filmer notre voyage. Je souhaiterais tout garder, dans l’ordre, et que le son des vidéos reste. Merci de votre patience.',
    {
      selection: 'everything',
      order: 'given',
      d: [1, 3600],
      sound: 'keep',
      unread: ['voyage'],
    },
  ],
  [
    'coucou, j’étais témoin au mariage de Julie et Marc et je leur prépare une surprise. Je voudrais un truc émouvant mais qui bouge quand même, 2 minutes, non en fait 1 minute 30 sinon ils vont décrocher. Commence calme et finis fort. Merci !',
    { pace: 'fast', course: 'rising', d: 90, unread: ['mariage'] },
  ],
  [
    'Bonjour, c’est pour la classe découverte des CM2. Les parents attendent la vidéo. Il faudrait flouter les visages, je n’ai pas toutes les autorisations. Sinon une vidéo de 3 minutes dans l’ordre chronologique et sans le concert, qui n’a rien à voir.',
    {
      d: 180,
      order: 'chronological',
      without: [3],
      refused: ['blur-faces'],
      unread: ['decouverte'],
    },
  ],
  [
    'Salut, vidéo pour le gala du club de judo. On veut du dynamique, des plans de moins de 2 secondes, musique à fond, et terminer au noir. Le président veut voir le drone en premier alors mets-le au début. Voilà merci',
    {
      pace: 'fast',
      each: [0.2, 2],
      music: { level: 'high' },
      fadeOut: true,
      first: 4,
      unread: ['judo'],
    },
  ],
  [
    'Hello, on sort la nouvelle collec lundi. Besoin d’un reel de 20/25 s, titre « Nouvelle collection », à 10 s « Dispo lundi », à la fin « Lien en bio ». Pas de stickers, coupes franches.',
    {
      format: '9:16',
      pace: 'fast',
      d: [20, 25],
      texts: [
        ['title', 'Nouvelle collection'],
        ['text', 'Dispo lundi', 'auto', 10],
        ['call-to-action', 'Lien en bio'],
      ],
      transitions: 'cuts',
      unread: ['collec'],
    },
  ],
  [
    'Pour le dérush : garde IMG_0042 de 0:05 à 0:12, vire les 20 dernières secondes du concert, le reste libre. Cut partout, pas de fondu, sons d’origine conservés, 16:9. Le client n’aime pas quand ça traîne donc rythme nerveux.',
    {
      stretches: [
        ['only', 2, 5, 12],
        ['without', 3, -20, null],
      ],
      transitions: 'cuts',
      fadeOut: false,
      sound: 'keep',
      format: '16:9',
      pace: 'fast',
      unread: ['client'],
    },
  ],
  [
    'bonjour jaimerai une video pour les 80 ans de mamie, elle et tres fatiguée alor un truc tranquil avec des couleur chaude et la foto du gateau a la fin. pas plus de 2 minute merci',
    { pace: 'slow', look: 'warm', last: 5, d: [1, 120], unread: ['mamie'] },
  ],
  [
    'Bonjour, c’est la dernière fois qu’on a vu papa sur scène, au concert, alors ce clip compte beaucoup pour nous. Gardez le concert en entier s’il vous plaît. Gardez le son du concert et coupez celui du drone.',
    {
      clipSound: [
        [3, 'keep'],
        [4, 'drop'],
      ],
      unread: ['papa'],
      back: ['entier'],
    },
  ],
  [
    'Alors ma sœur veut du calme, mon frère veut du rythmé, moi je m’en fiche un peu. Mettez les deux si vous pouvez ! 40 secondes, la plage d’abord et le reste comme vous voulez.',
    { d: 40, first: 1, refused: ['contradiction'], unread: ['frere'] },
  ],
  [
    'Bonjour, notre association de quartier organise un vide-grenier. Il nous faudrait une petite vidéo carrée, une vingtaine de secondes, avec le titre « Vide-grenier le 14 juin » tout du long. Merci d’avance, les bénévoles comptent sur vous',
    {
      format: '1:1',
      d: [18, 22],
      texts: [['title', 'Vide-grenier le 14 juin']],
      unread: ['association'],
      back: ['long'],
    },
  ],
  [
    'Bonjour, j’ai une petite crêperie à Dinan. J’ai 6 minutes de rushes et il me faut 30 secondes pour l’écran de la salle, donc sans aucun son et que ça tourne en boucle. Merci !',
    { d: 30, sound: 'drop', music: { use: 'none' }, loop: true, unread: ['creperie'] },
  ],
  [
    'Bonjour, ma femme déteste entendre sa voix donc coupez le son des vidéos. Elle trouve aussi qu’elle n’est pas à son avantage sur la plage, donc moins de plage s’il vous plaît. Une minute.',
    { d: 60, sound: 'drop', back: ['deteste'], share: [[1, 'less']] },
  ],
  [
    'Chers amis, je cherche à faire un film pour nos noces d’or. Mon épouse aime le cinéma d’autrefois, alors un aspect vieux film serait parfait. Durée : cinq minutes, ou plutôt quatre minutes. Terminez par la photo, s’il vous plaît. Avec mes remerciements.',
    { look: 'vintage', d: 240, last: 5, unread: ['noces'] },
  ],
  [
    'Hi there, my daughter just finished school and we want something for the party on Saturday. About two minutes, starting with the drone, and please write "Well done Emma" at the beginning. Not too fast. Thank you so much!',
    {
      d: [108, 132],
      first: 4,
      texts: [['title', 'Well done Emma']],
      pace: 'medium',
      unread: ['party'],
    },
  ],
  [
    'Hello, this is for a house that goes on the market on Monday. Calm pace, landscape, one minute thirty, no fades, and leave out IMG_0042 because the neighbours are in it. Many thanks',
    {
      pace: 'slow',
      format: '16:9',
      d: 90,
      transitions: 'cuts',
      fadeOut: false,
      without: [2],
      unread: ['neighbours'],
    },
  ],
  [
    'Hey! So my band played last month, we want something to tease the single. 30 seconds, no wait, 40 seconds. Vertical. Mute the drone, all you hear is propellers. And write "New single out now" at the end.',
    {
      d: 40,
      format: '9:16',
      clipSound: [[4, 'drop']],
      texts: [['call-to-action', 'New single out now']],
      unread: ['band'],
    },
  ],
  [
    'Good morning, I am 71 and this is my very first video. It is about my garden. I would like it slow, starting with IMG_0042, with dissolves between the shots. Sorry for the long message and thank you.',
    { pace: 'slow', first: 2, transitions: 'dissolves', unread: ['garden'] },
  ],

  // What cannot be, what is put wrongly, and what is taken back.
  ['une video de 5 heures', { d: 3600, refused: ['length-limit'] }],
  ['vertical et horizontal svp', { refused: ['contradiction'] }],
  ['10 plans de 5 secondes, le tout en 20 secondes', { n: 10, d: 20, refused: ['contradiction'] }],
  ['ne comence pas par le consert', { back: ['consert'] }],
  ['enlève les plans avec le chien', { refused: ['no-vision'] }],
  ['Le début en noir et blanc', { lookParts: [['start', 'monochrome']] }],
  ['Comme la dernière fois, mais sans le gâteau', { without: [5], refused: ['no-memory'] }],
  [
    'un fondu entre la plage et le drone, titre « Été 2026 » en bleu',
    {
      texts: [['title', 'Été 2026']],
      transitionParts: [[{ after: 1, before: 4 }, 'dissolves']],
      refused: ['text-manner'],
    },
  ],
  [
    'mets le drone deux fois et augmente la luminosité',
    { refused: ['look-grade'], times: [[4, 2]] },
  ],
  ['commence par le clip 9, format 4:5', { refused: ['no-such-clip', 'format'] }],
  ['subtitles and a voice over, 1 minute', { d: 60, refused: ['no-transcription', 'voice-over'] }],
  ['play it 4x faster, and start with the beach', { speed: 4, back: ['beach'] }],
];
