import type { WishRow } from './wish-row.ts';

/**
 * The sixteenth list, open: a hundred wishes by somebody who knew the conventions and not the rules. One expectation was changed: a
 * film can run backwards since.
 */
export const sixteenthListOpen: readonly WishRow[] = [
  ['square, fast, 20 seconds', { format: '1:1', pace: 'fast', d: 20 }],
  ['fade out at the end pls', { fadeOut: true }],
  [
    'Le titre c’est « Classe verte CM2 », en haut, et à 20 secondes écris « Merci aux parents ».',
    {
      texts: [
        ['title', 'Classe verte CM2', 'top'],
        ['text', 'Merci aux parents', 'auto', 20],
      ],
    },
  ],
  ['Pas plus de 40 secondes svp', { d: [1, 40] }],
  ['Qualité 4K obligatoire', { refused: ['resolution'] }],
  ['je veux plus de concert et coupe le son des clips', { unread: ['concert'], sound: 'drop' }],
  ['sans transition', { transitions: 'cuts' }],
  [
    'From the concert use only 0:30 to 1:00, and put "Thank you all" at the end.',
    { stretches: [['only', 3, 30, 60]], texts: [['call-to-action', 'Thank you all']] },
  ],
  [
    'des sous-titres pour mon père malentendant',
    { refused: ['no-transcription'], unread: ['pere'] },
  ],
  [
    'Salut ! On était au mariage de Sarah et Tom samedi et j’ai promis une vidéo. Il faudrait deux minutes trente, dans l’ordre où ça a été filmé, avec des fondus entre les plans, la musique assez basse et en titre « Sarah et Tom ». Par contre enlève le concert, il est raté.',
    {
      d: 150,
      order: 'chronological',
      transitions: 'dissolves',
      music: { level: 'low' },
      texts: [['title', 'Sarah et Tom']],
      without: [3],
      unread: ['mariage'],
    },
  ],
  ['Vire la photo', { without: [5] }],
  [
    'Make it very fast and very slow at the same time, square format.',
    { refused: ['contradiction'], format: '1:1' },
  ],
  ['Coupez le son des vidéos, gardez la musique', { sound: 'drop' }],
  [
    'Enlève le bruit du vent, et pas de gâteau dans le film.',
    { refused: ['sound-repair'], without: [5] },
  ],
  [
    'Un résumé de 45 secondes pour mes élèves, rythme pas trop vite, sans le concert.',
    { order: 'chronological', d: 45, pace: 'medium', without: [3], unread: ['eleves'] },
  ],
  [
    'Je tiens une pâtisserie à Nantes et il me faut une vidéo en format carré, 20 secondes, montage dynamique. Commencez par 5 secondes de gâteau, le reste comme vous voulez. À la fin mettez « Commandez avant vendredi ». Ajoutez aussi notre logo. Merci !',
    {
      format: '1:1',
      d: 20,
      pace: 'fast',
      first: 5,
      clipD: [[5, 5]],
      texts: [['call-to-action', 'Commandez avant vendredi']],
      refused: ['logo'],
      unread: ['patisserie'],
    },
  ],
  ['une trentaine de secondes', { d: [27, 33] }],
  [
    'Take the music from 0:50 onwards, make it quieter, and keep the clips in the given order.',
    { music: { start: 50, level: 'low' }, order: 'given' },
  ],
  ['under 30 seconds please', { d: [1, 30] }],
  [
    'Je veux moitié plage moitié drone, sur une minute, dans un style rétro.',
    {
      share: [
        [1, 0.5],
        [4, 0.5],
      ],
      d: 60,
      look: 'vintage',
    },
  ],
  ['remove the photo', { without: [5] }],
  ['termine en fondu au noir', { fadeOut: true }],
  [
    'D’abord le drone, ensuite la plage, enfin le concert ; le tout en deux minutes.',
    { sequence: [4, 1, 3], d: 120 },
  ],
  [
    'Une douzaine de plans, coupes franches, tons froids, et surtout pas de musique.',
    { n: [11, 13], transitions: 'cuts', look: 'cold', music: { use: 'none' }, sound: 'keep' },
  ],
  [
    'Utilise uniquement les clips 1, 3 et 4, une bonne minute, fondu à la fin.',
    { only: [1, 3, 4], d: [54, 66], fadeOut: true },
  ],
  ['plutôt des tons chauds', { look: 'warm' }],
  [
    'Pour la boutique : vidéo carrée de vingt secondes, rythme rapide, et à la fin écrivez « Ouvert le dimanche ».',
    {
      d: 20,
      format: '1:1',
      pace: 'fast',
      texts: [['call-to-action', 'Ouvert le dimanche']],
      unread: ['boutique'],
    },
  ],
  [
    'Enlève les cinq premières secondes de chaque clip, elles sont floues, et fais un film de 40 s maximum.',
    { stretches: [['without', null, 0, 5]], d: [1, 40] },
  ],
  ['make it black n white', { look: 'monochrome' }],
  ['tout en noir et blan stp', { look: 'monochrome' }],
  ['Un reel de 15 sec', { format: '9:16', pace: 'fast', d: 15 }],
  ['Fais 50 secondes, non pardon 1 min 10, avec la photo en dernier.', { d: 70, last: 5 }],
  [
    'Exportez en AVI, à 60 images par seconde, format paysage.',
    { refused: ['file-format', 'frame-rate'], format: '16:9' },
  ],
  ['Le concert deux fois', { times: [[3, 2]] }],
  ['Un film tendre pour mamie', { unread: ['tendre', 'mamie'] }],
  ['Start with the drone', { first: 4 }],
  [
    'Drop the concert, it is too shaky, and make a film of 45 seconds, no sorry, 50.',
    { without: [3], d: 50 },
  ],
  [
    'Bonjour, je prépare une projection pour la fête de l’école. J’aimerais un montage de quatre minutes au maximum, sans musique, en paysage, avec le titre « Une année en CE1 » au début et « Bonnes vacances » à la fin. Ne mettez pas IMG_0042. D’avance merci.',
    {
      d: [1, 240],
      music: { use: 'none' },
      sound: 'keep',
      format: '16:9',
      texts: [
        ['title', 'Une année en CE1'],
        ['call-to-action', 'Bonnes vacances'],
      ],
      without: [2],
      unread: ['ecole'],
    },
  ],
  ['le drone au ralenti', { speedParts: [[4, 'slow']] }],
  ['surtou du drone', { share: [[4, 'more']] }],
  [
    'je veu un film de 30 segondes avec le concer au debut et la plaje a la fin',
    { d: 30, first: 3, last: 1 },
  ],
  ['pas vertical, horizontal !', { format: '16:9' }],
  [
    'Commence calme et finis fort, 50 secondes, avec le drone en dernier.',
    { course: 'rising', d: 50, last: 4 },
  ],
  [
    'on vire les 3 dernieres secondes du drone pcq on voit mon pouce, et on fini par le gateau',
    { stretches: [['without', 4, -3, null]], last: 5, back: ['pouce'] },
  ],
  ['stabilise tout les plans sa tremble', { steady: 'always' }],
  [
    'First plage, then the drone, finally the concert, in landscape format.',
    { sequence: [1, 4, 3], format: '16:9' },
  ],
  ['60 % de concert', { share: [[3, 0.6]] }],
  ['la plage avant le concert', { sequence: [1, 3] }],
  [
    'The photo should stay for 5 seconds and the whole film should be 35 seconds.',
    { clipD: [[5, 5]], d: 35 },
  ],
  [
    'Le premier clip à la fin et le troisième au début, quarante-cinq secondes.',
    { last: 1, first: 3, d: 45 },
  ],
  ['une vidéo de 45', { unread: ['45'] }],
  [
    'mets moi la zik plus forte et vire la plage, elle est floue',
    { music: { level: 'high' }, without: [1] },
  ],
  [
    'Écris « Entracte » au milieu du film pendant 4 secondes, et respecte l’ordre des fichiers.',
    { texts: [['text', 'Entracte', 'auto', 'middle', 4]], order: 'given' },
  ],
  [
    'Ne mettez surtout pas le concert, il est raté, et gardez un rythme tranquille avec une fin en fondu.',
    { without: [3], pace: 'slow', fadeOut: true },
  ],
  [
    'jvx un edit rapide de 15/20 s en vertical avec ecrit "vacances finies" au debut',
    { d: [15, 20], pace: 'fast', format: '9:16', texts: [['title', 'vacances finies']] },
  ],
  [
    'Le gâteau revient trois fois, 2 secondes à chaque fois, et le film dure une minute.',
    { times: [[5, 3]], clipD: [[5, 6]], d: 60 },
  ],
  [
    'Please make a one-minute video, start with the concert and end with the photo.',
    { d: 60, first: 3, last: 5 },
  ],
  [
    'pls make it loop, 10 to 15 secs, only the drone, 1:1',
    { loop: true, d: [10, 15], only: [4], format: '1:1' },
  ],
  [
    'Dix plans de trois secondes, sans musique, en paysage.',
    { n: 10, each: 3, d: 30, music: { use: 'none' }, sound: 'keep', format: '16:9' },
  ],
  [
    'Refait pareil que la derniere fois mais avec des tons chauds et une fin en fondu.',
    { refused: ['no-memory'], look: 'warm', fadeOut: true },
  ],
  [
    'Titre « Promo » en rouge et rythme rapide, quinze secondes.',
    { texts: [['title', 'Promo']], refused: ['text-manner'], pace: 'fast', d: 15 },
  ],
  [
    'Trente secondes, sans la plage, et tu commences par la plage.',
    { d: 30, without: [1], refused: ['contradiction'] },
  ],
  [
    'slt tu peu me faire un tiktok de 25 sec avec que la plage et le drone, pas de titre',
    { d: 25, format: '9:16', pace: 'fast', only: [1, 4] },
  ],
  [
    'I want a 30 second reel with only IMG_0042 and the drone, no sound from the clips.',
    { d: 30, format: '9:16', pace: 'fast', only: [2, 4], sound: 'drop' },
  ],
  [
    'Une vidéo d’une minute avec 10 plans de 2 secondes, en noir et blanc.',
    { d: 60, n: 10, look: 'monochrome', refused: ['contradiction'] },
  ],
  [
    'Remove the silences, lower the music when somebody talks, 3 minutes at most.',
    { silences: 'cut', sound: 'duck', d: [1, 180] },
  ],
  [
    'Brief : 60 s, 16/9, montage cut, 30 plans. Le drone en ouverture, finir au noir. Prendre la musique à partir de 0:32, couper le son des clips. Tons froids. Et « Maison Béral » écrit sur les dernières secondes.',
    {
      d: 60,
      format: '16:9',
      transitions: 'cuts',
      n: 30,
      first: 4,
      fadeOut: true,
      music: { start: 32 },
      sound: 'drop',
      look: 'cold',
      texts: [['call-to-action', 'Maison Béral']],
    },
  ],
  ['Passe la vidéo à l’envers', { direction: 'backwards' }],
  [
    'Un petit bandeau « Camille et Hugo » en bas, des fondus entre les plans, 3 minutes max.',
    {
      texts: [['title', 'Camille et Hugo', 'bottom', null, null, { manner: 'lower-third' }]],
      transitions: 'dissolves',
      d: [1, 180],
    },
  ],
  [
    'Gros titre « SOLDES » au début, petit texte « dès lundi » à la fin, 15 secondes en vertical.',
    {
      texts: [
        ['title', 'SOLDES', 'auto', null, null, { manner: 'title', family: 'narrow' }],
        ['call-to-action', 'dès lundi', 'auto', null, null, { manner: 'lower-third' }],
      ],
      d: 15,
      format: '9:16',
    },
  ],
  [
    'Pas de fondu, des plans longs, et img_0042 en premier.',
    { transitions: 'cuts', fadeOut: false, pace: 'slow', first: 2 },
  ],
  ['Show me the beach first and fade to black at the end.', { back: ['beach'], fadeOut: true }],
  ['augmente un peu la luminosité', { refused: ['look-grade'] }],
  ['melange les clips o hasard', { order: 'shuffled' }],
  ['juste la plage et le drone', { only: [1, 4] }],
  [
    'bjr pr un anif je voudrai un film doux de 1min30 avec marqué "bravo papi" au debut',
    { d: 90, pace: 'slow', texts: [['title', 'bravo papi']], unread: ['anif'] },
  ],
  [
    '0-6 s drone, 6-10 s plage, 10-20 s concert, le tout en tons chauds',
    {
      sequence: [4, 1, 3],
      clipD: [
        [4, 6],
        [1, 4],
        [3, 10],
      ],
      d: 20,
      look: 'warm',
    },
  ],
  [
    'video muete, une vingtaine de secondes, qui tourne en boucle.',
    { sound: 'drop', music: { use: 'none' }, d: [18, 22], loop: true },
  ],
  [
    'Hello, I want film of 2 minutes, slow rythm, with sound of the videos and without music.',
    { d: 120, pace: 'slow', sound: 'keep', music: { use: 'none' } },
  ],
  [
    'Une vidéo pour l’entreprise, 16/9, 90 secondes, avec « Leroy Menuiserie » à la fin.',
    {
      format: '16:9',
      d: 90,
      texts: [['call-to-action', 'Leroy Menuiserie']],
      unread: ['entreprise'],
    },
  ],
  [
    'Coupe le son du concert mais garde le son de la plage, 35 sec.',
    {
      clipSound: [
        [3, 'drop'],
        [1, 'keep'],
      ],
      d: 35,
    },
  ],
  [
    'Put our logo in the corner, shots between two and four seconds, warm colours.',
    { refused: ['logo'], each: [2, 4], look: 'warm' },
  ],
  [
    'Je voudrais un film d’une minute trente, en noir et blanc, avec le titre « Nos trente ans » au début.',
    { d: 90, look: 'monochrome', texts: [['title', 'Nos trente ans']] },
  ],
  ['add our logo', { refused: ['logo'] }],
  [
    'Je veux un écran partagé en deux, un montage dynamique et 40 secondes au total.',
    { refused: ['split-screen'], pace: 'fast', d: 40 },
  ],
  [
    'Baisse la musique quand quelqu’un parle et enlève les silences, au moins deux minutes.',
    { sound: 'duck', silences: 'cut', d: [120, 240] },
  ],
  ['vidéo de 3 heures', { d: 3600, refused: ['length-limit'] }],
  [
    'Le film doit durer exactement 2 min 15, dans l’ordre des fichiers, avec la musique un peu plus basse.',
    { d: 135, order: 'given', music: { level: 'low' } },
  ],
  [
    'Pourriez-vous publier le film directement sur ma page Facebook ? Une minute, rythme calme.',
    { refused: ['publish'], d: 60, pace: 'slow' },
  ],
  [
    'Démarre la musique directement au refrain, montage dynamique de 35 secondes.',
    { music: { part: 'chorus' }, pace: 'fast', d: 35 },
  ],
  ['pas de musik', { music: { use: 'none' }, sound: 'keep' }],
  [
    'Faites-moi deux versions différentes du film, les deux en vertical.',
    { refused: ['several-films'], format: '9:16' },
  ],
  [
    'Du concert ne garde que le passage de 0:20 à 0:50, et enlève la photo.',
    { stretches: [['only', 3, 20, 50]], without: [5] },
  ],
  [
    'Montage cut, 24 plans, 48 secondes, rythme de plus en plus rapide.',
    { transitions: 'cuts', n: 24, d: 48, course: 'rising' },
  ],
  [
    'At 10 seconds write "Round two" for 3 seconds, vintage look.',
    { texts: [['text', 'Round two', 'auto', 10, 3]], look: 'vintage' },
  ],
  [
    'Monte bien le volume de la musique mais garde aussi le son des vidéos, 1 minute.',
    { music: { level: 'high' }, sound: 'keep', d: 60 },
  ],
  ['Add subtitles', { refused: ['no-transcription'] }],
  [
    'Chaque clip 4 secondes, dans l’ordre, coupes franches.',
    {
      clipD: [
        [1, 4],
        [2, 4],
        [3, 4],
        [4, 4],
        [5, 4],
      ],
      order: 'given',
      transitions: 'cuts',
    },
  ],
  ['20 plans, 1 minute', { n: 20, d: 60 }],
  [
    'Coucou, fais-moi un montage de 45 secondes qui commence par la plage et se termine par le gâteau.',
    { d: 45, first: 1, last: 5 },
  ],
];
