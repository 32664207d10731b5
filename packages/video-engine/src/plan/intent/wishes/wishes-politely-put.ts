import type { WishRow } from './wish-row.ts';

/** Families, guests of weddings, grandparents: polite, whole sentences, reasons and people. */
export const wishesPolitelyPut: readonly WishRow[] = [
  // How long.
  ['Bonjour, nous souhaiterions un film de trois minutes, merci.', { d: 180 }],
  ['Serait-il possible de ne pas dépasser deux minutes ?', { d: [1, 120] }],
  ['Je pense qu’une minute trente serait parfait', { d: 90 }],
  ['Quatre minutes environ, s’il vous plaît', { d: [216, 264] }],
  ['Entre deux et trois minutes, ce serait très bien', { d: [120, 180] }],
  ['J’aurais voulu quelque chose d’assez court, une quarantaine de secondes', { d: [36, 44] }],
  [
    'Si possible pas plus de cinq minutes, les enfants s’impatientent',
    { d: [1, 300], back: ['enfants'] },
  ],
  ['Pourriez-vous me faire un film d’une durée de deux minutes vingt ?', { d: 140 }],
  ['Un film de dix minutes pour les noces d’or de mes parents', { d: 600, back: ['noces'] }],
  [
    'Moins d’une minute, c’est pour envoyer à la famille par WhatsApp',
    { d: [1, 60], back: ['whatsapp'] },
  ],
  ['Auriez-vous l’amabilité de réduire le tout à soixante-dix secondes ?', { d: 70 }],
  ['Deux minutes, ou plutôt trois', { d: 180 }],
  [
    'Une petite vidéo d’une bonne minute pour le baptême de Jules',
    { d: [54, 66], back: ['bapteme'] },
  ],
  ['Trente secondes suffiront largement', { d: 30 }],
  ['Au moins trois minutes car il y a beaucoup à voir', { d: [180, 360], back: ['beaucoup'] }],

  // Music and sound.
  ['Est-ce que la musique pourrait être un peu moins forte ?', { music: { level: 'low' } }],
  [
    'Nous préférons sans musique, avec les voix de tout le monde',
    { music: { use: 'none' }, sound: 'keep' },
  ],
  ['Merci de baisser la musique lorsque les gens parlent', { sound: 'duck' }],
  ['Gardez bien le son d’origine s’il vous plaît', { sound: 'keep' }],
  ['Je ne veux pas entendre les vidéos, seulement la musique', { sound: 'drop' }],
  [
    'La musique devrait commencer au refrain, c’est la partie que ma sœur adore',
    { music: { part: 'chorus' }, back: ['adore'] },
  ],
  ['Faites démarrer la chanson à quarante secondes', { music: { start: 40 } }],
  ['Une musique douce au piano si vous en avez', { back: ['piano'] }],
  ['Pouvez-vous couper le son du concert, s’il vous plaît ?', { clipSound: [[3, 'drop']] }],
  ['Gardez le son du clip 2 car ma mère y chante', { clipSound: [[2, 'keep']], back: ['chante'] }],
  ['Je voudrais une musique plus présente', { music: { level: 'high' } }],
  ['La musique que j’ai choisie, mais en sourdine', { music: { level: 'low' } }],
  ['Peut-on enlever le bruit du vent derrière les voix ?', { refused: ['sound-repair'] }],
  ['Mettez notre chanson, celle de la première danse', { back: ['danse'] }],
  ['Pas de musique pendant le discours du père de la mariée', { back: ['discours'] }],
  ['Supprimez les longs silences s’il vous plaît', { silences: 'cut' }],

  // Texts.
  ['En ouverture, le titre « Sophie et Marc »', { texts: [['title', 'Sophie et Marc']] }],
  [
    'Pourriez-vous écrire « Joyeux Noël » au début du film ?',
    { texts: [['title', 'Joyeux Noël']] },
  ],
  [
    'Je souhaiterais que le film se termine par « Merci d’être venus »',
    { texts: [['call-to-action', 'Merci d’être venus']] },
  ],
  ['Titre : « Les 70 ans de Papi »', { texts: [['title', 'Les 70 ans de Papi']] }],
  ['À la fin, ajoutez « On vous aime »', { texts: [['call-to-action', 'On vous aime']] }],
  [
    'Il faudrait « La mairie » à 10 secondes et « L’église » à 40 secondes',
    {
      texts: [
        ['text', 'La mairie', 'auto', 10],
        ['text', 'L’église', 'auto', 40],
      ],
    },
  ],
  [
    'Le titre « Notre été » en bas de l’image pendant cinq secondes',
    { texts: [['title', 'Notre été', 'bottom', null, 5]] },
  ],
  ['Mettez le prénom de chaque enfant quand il apparaît', { back: ['prenom'] }],
  ['Je voudrais un joli titre', { refused: ['text-missing'], back: ['joli'] }],
  [
    'Le titre « Famille Durand » en lettres dorées',
    { texts: [['title', 'Famille Durand']], back: ['dorees'] },
  ],
  [
    'Écrivez en petit « Biarritz, août 2025 » au début',
    { texts: [['title', 'Biarritz, août 2025', 'auto', null, null, { manner: 'lower-third' }]] },
  ],
  ['Surtout pas de texte à l’écran, merci', {}],
  [
    '« Pour mamie » au début, et « À bientôt mamie » à la fin',
    {
      texts: [
        ['title', 'Pour mamie'],
        ['call-to-action', 'À bientôt mamie'],
      ],
    },
  ],

  // Which clips.
  [
    'Il vaut mieux ne pas mettre le concert, mon frère y est ivre',
    { without: [3], back: ['ivre'] },
  ],
  ['Nous aimerions commencer par la plage', { first: 1 }],
  ['La photo du gâteau tout à la fin, ce serait gentil', { last: 5 }],
  ['Utilisez seulement les clips 1 et 2 je vous prie', { only: [1, 2] }],
  [
    'J’aimerais que le film commence par le drone et se termine par la plage',
    { first: 4, last: 1 },
  ],
  ['Retirez la photographie, elle est floue', { without: [5] }],
  ['D’abord la plage, puis le concert, et enfin le drone', { sequence: [1, 3, 4] }],
  [
    'Les dix premières secondes du concert sont inutiles, enlevez-les',
    { stretches: [['without', 3, 0, 10]] },
  ],
  [
    'Dans le concert, ne conservez que la partie de 0:30 à 1:00',
    { stretches: [['only', 3, 30, 60]] },
  ],
  ['Gardez les passages où on voit les petits', { back: ['petits'] }],
  ['N’oubliez pas la photo du gâteau', { back: ['gateau'] }],
  ['Enlevez les images floues', { back: ['floues'] }],
  ['Ne mettez pas les passages où l’on voit mon ex-mari', { back: ['mari'] }],
  ['Le plus possible de la plage', { share: [[1, 'more']] }],
  [
    'Tout mettre, sans rien couper, c’est pour nos archives',
    { selection: 'everything', order: 'given', d: [1, 3600], back: ['archives'] },
  ],
  ['J’aimerais surtout voir les mariés', { back: ['maries'] }],
  ['Supprimez les quatre dernières secondes du drone', { stretches: [['without', 4, -4, null]] }],

  // Pace.
  ['Quelque chose de doux et de lent', { pace: 'slow' }],
  ['Un rythme entraînant, s’il vous plaît', { pace: 'fast' }],
  [
    'Que ce soit assez rythmé, pour que les jeunes ne s’ennuient pas',
    { pace: 'fast', back: ['jeunes'] },
  ],
  ['Les images ne doivent pas défiler trop vite', { pace: 'medium' }],
  [
    'Laissez chaque plan au moins quatre secondes, nous ne sommes plus tout jeunes',
    { each: [4, 60], back: ['jeunes'] },
  ],
  ['Un film tranquille, comme notre week-end', { pace: 'slow', back: ['week'] }],
  ['Cela pourrait commencer calmement et devenir de plus en plus rapide', { course: 'rising' }],
  ['Une dizaine de plans, pas davantage', { n: [9, 11], back: ['davantage'] }],

  // Shape.
  ['C’est pour la télévision du salon, donc en paysage', { format: '16:9', back: ['salon'] }],
  ['Un format vertical pour le téléphone de ma fille', { format: '9:16', back: ['fille'] }],
  ['En carré s’il vous plaît', { format: '1:1' }],
  ['Pourrait-on l’avoir au format 16/9 ?', { format: '16:9' }],
  ['Il faut pouvoir le graver sur un DVD', { back: ['dvd'] }],

  // Transitions.
  ['Avec de jolis fondus enchaînés entre les images', { transitions: 'dissolves' }],
  ['Pas d’effets de transition compliqués', { back: ['compliques'] }],
  ['Le film pourrait se terminer par un fondu au noir', { fadeOut: true }],
  ['Ouvrez en fondu et fermez en fondu, s’il vous plaît', { fadeIn: true, fadeOut: true }],
  ['Pas de transitions du tout, merci', { transitions: 'cuts' }],
  ['Des transitions en forme de cœur pour les mariés', { back: ['forme'] }],

  // Look, order, speed, loops and the rest.
  ['Nous aimerions le film en noir et blanc', { look: 'monochrome' }],
  ['Avec des couleurs chaudes, comme en Provence', { look: 'warm', back: ['provence'] }],
  ['Un style ancien, façon super 8 de mon enfance', { look: 'vintage', back: ['enfance'] }],
  ['Éclaircissez un peu l’image si vous pouvez', { refused: ['look-grade'] }],
  ['Dans l’ordre chronologique de la journée', { order: 'chronological' }],
  ['Veuillez conserver l’ordre dans lequel j’ai mis les fichiers', { order: 'given' }],
  ['Le drone au ralenti, si c’est possible', { speedParts: [[4, 'slow']] }],
  [
    'Passez la fin au ralenti quand ils s’embrassent',
    { speedParts: [['end', 'slow']], back: ['embrassent'] },
  ],
  ['Il faudrait des sous-titres car mon père est sourd', { back: ['sous'] }],
  ['Le film doit tourner en boucle pendant le vin d’honneur', { loop: true, back: ['honneur'] }],
  ['L’image tremble beaucoup, pouvez-vous la stabiliser ?', { steady: 'always' }],

  // Several at once.
  [
    'Bonjour, un film de 2 minutes pour les 60 ans de ma femme, calme, avec « Joyeux anniversaire Anne » au début. Merci infiniment.',
    { d: 120, pace: 'slow', texts: [['title', 'Joyeux anniversaire Anne']], back: ['femme'] },
  ],
  [
    'Nous voudrions trois minutes, des fondus et la musique pas trop forte',
    { d: 180, transitions: 'dissolves', music: { level: 'low' } },
  ],
  [
    'Chère équipe, serait-il possible de retirer le concert et de finir par la plage ? Bien cordialement, Monique',
    { without: [3], last: 1, back: ['monique'] },
  ],
  [
    'Pour le départ à la retraite de Gérard : 1 min 45, « Bonne route Gérard » à la fin, et de la musique bien forte',
    {
      d: 105,
      texts: [['call-to-action', 'Bonne route Gérard']],
      music: { level: 'high' },
      back: ['retraite'],
    },
  ],
  [
    'Un petit film de naissance, tout doux, 40 secondes, titre « Bienvenue Alma », en noir et blanc',
    {
      d: 40,
      pace: 'slow',
      texts: [['title', 'Bienvenue Alma']],
      look: 'monochrome',
      back: ['naissance'],
    },
  ],
  [
    'J’aimerais d’abord la plage et ensuite le drone, sans musique, en gardant nos voix',
    { sequence: [1, 4], music: { use: 'none' }, sound: 'keep' },
  ],
  [
    'Mon petit-fils m’a dit que vous pouviez tout faire : alors deux minutes, dans l’ordre, et surtout pas le concert',
    { d: 120, order: 'given', without: [3], back: ['petit'] },
  ],
  [
    'On voudrait un souvenir de la cousinade, 5 minutes maximum, avec le son et la date en bas',
    { d: [1, 300], sound: 'keep', back: ['date'] },
  ],
  ['Pas d’image accélérée s’il vous plaît, et pas de noir et blanc non plus', {}],
];
