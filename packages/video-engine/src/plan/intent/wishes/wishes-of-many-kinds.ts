import type { WishRow } from './wish-row.ts';

/** Eighty wishes in French of many kinds and lengths. */
export const wishesOfManyKinds: readonly WishRow[] = [
  [
    'Le drone d’abord, la plage après, et coupe la musique quand le concert commence',
    { sequence: [4, 1], music: { end: { side: 'before', clip: 3 } } },
  ],
  ['Mets le concert en avant-dernier', { unread: ['avant'] }],
  [
    'j aimerais bien une video de 45s en carré avec le drone a la fin',
    { d: 45, format: '1:1', last: 4 },
  ],
  [
    'La plage 4 secondes, le concert 12, le drone 8, et le tout en tons chauds.',
    {
      clipD: [
        [1, 4],
        [3, 12],
        [4, 8],
      ],
      look: 'warm',
    },
  ],
  [
    'Le gâteau doit rester à l’écran sept secondes, c’est le clou du spectacle',
    { clipD: [[5, 7]], back: ['clou'] },
  ],
  [
    'On ne garde que le drone et la plage. 25 secondes. Pas de fondu à la fin.',
    { only: [4, 1], d: 25, fadeOut: false },
  ],
  ['Le concert, tu l’accélères deux fois', { speedParts: [[3, 'fast']] }],
  [
    'la plage au ralenti, le drone en accéléré, le reste normal',
    {
      speedParts: [
        [1, 'slow'],
        [4, 'fast'],
      ],
    },
  ],
  [
    'coupe les 5 premières secondes du concert, et celles du drone aussi',
    {
      stretches: [
        ['without', 3, 0, 5],
        ['without', 4, 0, 5],
      ],
    },
  ],
  [
    'De la vidéo du concert je ne veux que le passage entre 0:40 et 1:00',
    { stretches: [['only', 3, 40, 60]] },
  ],
  [
    'un fondu enchaîné entre chaque plan et un fondu au noir pour finir',
    { transitions: 'dissolves', fadeOut: true },
  ],
  [
    'Titre « La fête au village » en haut, puis « Merci à tous » à la fin',
    {
      texts: [
        ['title', 'La fête au village', 'top'],
        ['call-to-action', 'Merci à tous'],
      ],
    },
  ],
  ['30 sec max, ça doit envoyer du lourd !', { d: [1, 30], back: ['lourd'] }],
  [
    'Plus de drone que de concert',
    {
      share: [
        [4, 'more'],
        [3, 'less'],
      ],
    },
  ],
  ['la moitié du film sur la plage', { share: [[1, 0.5]] }],
  ['montre le gâteau deux fois, au début et à la fin', { times: [[5, 2]], first: 5, last: 5 }],
  [
    'Bonjour, est-ce que vous pourriez me faire une vidéo d’environ une minute, plutôt calme, où l’on verrait surtout la plage ? Merci !',
    { d: [54, 66], pace: 'slow', share: [[1, 'more']] },
  ],
  [
    'enlève la photo et le clip 2 stp, et mets le reste dans l’ordre',
    { without: [5, 2], order: 'given' },
  ],
  ['vitesse normale partout sauf le drone qui doit être au ralenti', { speedParts: [[4, 'slow']] }],
  [
    'Le son du concert on le garde, pour le reste que la musique.',
    { clipSound: [[3, 'keep']], sound: 'drop' },
  ],
  [
    'Pas de musique du tout, seulement le bruit des vagues',
    { music: { use: 'none' }, sound: 'keep', back: ['vagues'] },
  ],
  ['musique à fond, et qu’elle démarre au refrain', { music: { level: 'high', part: 'chorus' } }],
  [
    'le début au ralenti et la fin en noir et blanc',
    { speedParts: [['start', 'slow']], lookParts: [['end', 'monochrome']] },
  ],
  [
    'une douzaine de plans, rythme soutenu, format vertical',
    { n: [11, 13], pace: 'fast', format: '9:16' },
  ],
  [
    'c est pr les 80 ans de mamie, faut ke sa dure 2 min et ke sa soit doux',
    { d: 120, pace: 'slow', back: ['mamie'] },
  ],
  ['Commence par le concert — non, par le drone — et finis par la plage.', { first: 4, last: 1 }],
  ['20 secondes… enfin plutôt 25. Et carré.', { d: 25, format: '1:1' }],
  [
    'Tout en noir et blanc sauf le gâteau qui reste en couleur',
    { look: 'monochrome', lookParts: [[5, 'normal']] },
  ],
  ['vire le concert j ai pas les droits sur la musique', { without: [3], back: ['droits'] }],
  ['Ne mettez pas de texte, ni de sous-titres. 40 secondes.', { d: 40, captions: 'none' }],
  [
    'ajoute des sous-titres, et stabilise ce qui bouge trop',
    { steady: 'always', refused: ['no-transcription'] },
  ],
  ['Je la verrais bien en cinémascope', { refused: ['format'] }],
  ['export en mov 1080p', { back: ['mov'] }],
  ['Fais-en une boucle de 8 secondes', { loop: true, d: 8 }],
  ['Les clips dans l’ordre inverse, 30 secondes en tout', { sequence: [5, 4, 3, 2, 1], d: 30 }],
  ['dans l’ordre : drone, concert, gâteau, plage', { sequence: [4, 3, 5, 1] }],
  ['Le plan du drone doit durer 10 secondes et ouvrir le film', { clipD: [[4, 10]], first: 4 }],
  ['baisse la musique quand je parle dans le clip 2', { sound: 'duck', back: ['clip 2'] }],
  ['Musique moins forte et sons des clips gardés', { music: { level: 'low' }, sound: 'keep' }],
  [
    'Ecris "Léa, 6 ans" en petit pendant 3 secondes au début',
    { texts: [['title', 'Léa, 6 ans', 'auto', null, 3, { manner: 'lower-third' }]] },
  ],
  [
    'à 10 secondes affiche « Jour 2 » et à 20 secondes « Jour 3 »',
    {
      texts: [
        ['text', 'Jour 2', 'auto', 10],
        ['text', 'Jour 3', 'auto', 20],
      ],
    },
  ],
  ['Le film démarre au noir et finit au noir, 1 min 15', { fadeIn: true, fadeOut: true, d: 75 }],
  ['que des plans courts, moins d’une seconde chacun', { each: [0.2, 1], pace: 'fast' }],
  ['Faut que ça bouge au début et que ça se calme à la fin', { course: 'falling' }],
  ['on commence doucement et on accélère jusqu’à la fin', { course: 'rising' }],
  ['le drone à l’envers, en dernier', { directionParts: [[4, 'backwards']], last: 4 }],
  [
    'passe IMG_0042 deux fois plus lentement et vire le son',
    { speedParts: [[2, 'slow']], clipSound: [[2, 'drop']] },
  ],
  [
    'Sur la plage, mets « Biarritz 2024 »',
    { back: ['plage'], texts: [['title', 'Biarritz 2024']] },
  ],
  [
    'une vidéo pour notre boutique de fleurs, 15 secondes, verticale, qui donne envie',
    { d: 15, format: '9:16', back: ['boutique'] },
  ],
  ['le plus court possible', { unread: ['court'] }],
  ['40 s dont 10 s de concert', { d: 40, clipD: [[3, 10]] }],
  [
    '5 s de chaque clip, dans l’ordre chronologique',
    {
      clipD: [
        [1, 5],
        [2, 5],
        [3, 5],
        [4, 5],
        [5, 5],
      ],
      order: 'chronological',
    },
  ],
  [
    'Je voudrais voir la plage en premier, puis le drone en second, le gâteau en dernier. Pour la durée, entre 50 secondes et une minute.',
    { sequence: [1, 4, 5], d: [50, 60] },
  ],
  [
    'Enlevez le bruit de fond et mettez une musique joyeuse',
    { refused: ['music-choice', 'sound-repair'] },
  ],
  ['ma musique doit s’arrêter après la plage', { music: { end: { side: 'after', clip: 1 } } }],
  ['la plage et le drone côte à côte', { refused: ['split-screen'] }],
  ['coupe avant que mon fils tombe', { back: ['fils'] }],
  ['Ralentis seulement le passage de 0:05 à 0:10 du drone', { back: ['0:05'] }],
  [
    'Moins de concert, davantage de drone, et 35 secondes au total',
    {
      share: [
        [3, 'less'],
        [4, 'more'],
      ],
      d: 35,
    },
  ],
  [
    'alors voilà, on a filmé notre mariage et on voudrait un film de 3 minutes avec les meilleurs moments, en couleurs chaudes',
    { d: 180, order: 'best', look: 'warm', back: ['mariage'] },
  ],
  ['le concert muet', { clipSound: [[3, 'drop']] }],
  [
    'pas de son sur la plage ni sur le drone',
    {
      clipSound: [
        [1, 'drop'],
        [4, 'drop'],
      ],
    },
  ],
  [
    'Fondu au noir à la fin uniquement, sinon des coupes franches partout',
    { fadeOut: true, transitions: 'cuts' },
  ],
  [
    'La photo en ouverture pendant 3 secondes avec le titre « Nos vacances »',
    { first: 5, clipD: [[5, 3]], texts: [['title', 'Nos vacances']] },
  ],
  ['tiktok de 20 sec mais posé', { d: 20, format: '9:16', pace: 'slow' }],
  ['Une minute, pas une seconde de plus, sans la deuxième vidéo', { d: 60, without: [2] }],
  ['Vous pouvez garder tout le concert ?', { back: ['concert'] }],
  [
    'au milieu du film, en gros : « Et maintenant… »',
    {
      texts: [
        ['text', 'Et maintenant…', 'auto', 'middle', null, { manner: 'title', family: 'narrow' }],
      ],
    },
  ],
  ['je veux 3 plans de la plage et 2 du drone', { refused: ['clip-share'] }],
  ['gardez le meilleur, jetez ce qui est flou, 50 s', { order: 'best', d: 50, back: ['flou'] }],
  ['démarre la musique à 1:10', { music: { start: 70 } }],
  ['Après le drone, plus de musique', { music: { end: { side: 'after', clip: 4 } } }],
  ['Mettez la plage quelque part au milieu', { unread: ['plage'] }],
  ['On aimerait que le film dure le temps de la chanson', { back: ['chanson'] }],
  [
    'Titre en lettres capitales : « complètement à l’ouest »',
    { texts: [['title', 'COMPLÈTEMENT À L’OUEST']] },
  ],
  ['rajoute mon logo en bas à droite et 24 s max', { d: [1, 24], refused: ['logo'] }],
  ['20 plans de 2 secondes', { n: 20, each: 2, d: 40 }],
  ['La dernière image doit être le gâteau, et la première le drone', { first: 4, last: 5 }],
  ['surtout pas le gâteau à la fin, le drone plutôt', { last: 4 }],
  [
    'Sobre, lumineux, 1 min 30, titre : « Portes ouvertes », pas de musique',
    { d: 90, texts: [['title', 'Portes ouvertes']], music: { use: 'none' }, back: ['sobre'] },
  ],
];
