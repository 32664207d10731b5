import type { WishRow } from './wish-row.ts';

/** Eighty wishes in French of many kinds, by one author; read once when the rules of the seventeenth list were finished. */
export const wishesOfManyKindsLater: readonly WishRow[] = [
  ['Le drone pour ouvrir, le gâteau pour fermer, 50 secondes', { first: 4, last: 5, d: 50 }],
  ['pas de concert, et la plage en accéléré', { without: [3], speedParts: [[1, 'fast']] }],
  ['un truc carré de 20 s avec que le drone', { format: '1:1', d: 20, only: [4] }],
  [
    'Monsieur, je souhaiterais que le film ne dépasse pas 40 secondes et qu’il soit en noir et blanc.',
    { d: [1, 40], look: 'monochrome' },
  ],
  [
    'la plage 8 secondes puis le concert 20 secondes puis la photo 3 secondes',
    {
      sequence: [1, 3, 5],
      clipD: [
        [1, 8],
        [3, 20],
        [5, 3],
      ],
    },
  ],
  ['mets le drone au début et au ralenti', { first: 4, speedParts: [[4, 'slow']] }],
  ['coupe tout après 0:30 dans le concert', { stretches: [['without', 3, 30, null]] }],
  [
    'On pourrait avoir le titre en majuscules ? « cap ferret »',
    { texts: [['title', 'CAP FERRET']] },
  ],
  [
    'Musique dès 0:20, pas trop forte, et le son du clip 2 coupé',
    { music: { start: 20, level: 'low' }, clipSound: [[2, 'drop']] },
  ],
  [
    'format paysage, plans longs, fondus',
    { format: '16:9', pace: 'slow', transitions: 'dissolves' },
  ],
  [
    'Rajoute « Entrée libre » à la fin pendant 4 secondes',
    { texts: [['call-to-action', 'Entrée libre', 'auto', null, 4]] },
  ],
  ['fo ke sa dur 30 segonde pa plus', { d: [1, 30] }],
  ['jveu kon voi surtou le drone', { share: [[4, 'more']] }],
  ['garde juste les 10 dernières secondes du drone', { stretches: [['only', 4, -10, null]] }],
  [
    'Le concert de 0:20 à 0:45, la plage en entier, 1 minute en tout',
    { stretches: [['only', 3, 20, 45]], d: 60, back: ['plage'] },
  ],
  [
    'Commencez par le gâteau, gardez-le 5 secondes, puis enchaînez sur la plage',
    { sequence: [5, 1], clipD: [[5, 5]] },
  ],
  ['le rythme doit monter petit à petit', { course: 'rising' }],
  ['noir et blanc sur le concert uniquement', { lookParts: [[3, 'monochrome']] }],
  [
    'Ni texte ni musique. 15 secondes. Vertical.',
    { music: { use: 'none' }, sound: 'keep', d: 15, format: '9:16' },
  ],
  ['Est-ce que tu peux virer le clip 3 et le clip 5 ?', { without: [3, 5] }],
  ['les photos en premier', { first: 5 }],
  [
    'un montage nerveux de 45 secondes pour le club de hand, avec « Allez les bleues » en ouverture',
    { pace: 'fast', d: 45, texts: [['title', 'Allez les bleues']], back: ['hand'] },
  ],
  ['ne stabilise rien et laisse le son des clips', { steady: 'never', sound: 'keep' }],
  [
    'deux fois le drone, une fois au début et une fois à la fin',
    { times: [[4, 2]], back: ['debut'] },
  ],
  [
    '1 min environ, tons chauds, fondu au noir à la fin',
    { d: [54, 66], look: 'warm', fadeOut: true },
  ],
  ['le film commence par un fondu et se termine sur le drone', { fadeIn: true, last: 4 }],
  ['baisse un peu la musique', { music: { level: 'low' } }],
  ['Je ne veux voir que la plage et le gâteau, 12 secondes', { only: [1, 5], d: 12 }],
  ['pas plus de 10 plans, et pas de plan de plus de 3 secondes', { n: [1, 10], each: [0.2, 3] }],
  ['en chrono stp, et fais 1 min 20', { order: 'chronological', d: 80 }],
  ['Mélange les clips, 25 s, coupes sèches', { order: 'shuffled', d: 25, transitions: 'cuts' }],
  ['Qu’on entende bien les gens parler', { sound: 'keep' }],
  [
    'Le drone, c’est notre plus belle image : laissez-la durer 12 secondes.',
    { clipD: [[4, 12]], back: ['belle'] },
  ],
  ['La vidéo du concert est trop longue, n’en gardez que 15 secondes', { clipD: [[3, 15]] }],
  ['le 4 en premier, le 1 en dernier', { first: 4, last: 1 }],
  [
    '30 % de plage, 70 % de drone',
    {
      share: [
        [1, 0.3],
        [4, 0.7],
      ],
    },
  ],
  [
    'texte « Ouvert le dimanche » en bas à 8 secondes pendant 5 secondes',
    { texts: [['text', 'Ouvert le dimanche', 'bottom', 8, 5]] },
  ],
  ['mets des paillettes sur le gâteau', { back: ['paillettes'] }],
  ['tu peux mettre une carte du trajet au début ?', { back: ['carte'] }],
  ['faites comme la dernière fois', { refused: ['no-memory'] }],
  ['poste-le sur instagram quand c’est fini', { refused: ['publish'] }],
  ['traduis les sous-titres en anglais', { refused: ['translation'] }],
  ['4K, 60 images par seconde, 30 secondes', { d: 30, refused: ['resolution', 'frame-rate'] }],
  ['Un film gai et coloré pour l’anniversaire de Lucas, 35 secondes', { d: 35, back: ['lucas'] }],
  ['les couleurs de la plage plus froides', { lookParts: [[1, 'cold']] }],
  ['augmente la luminosité', { refused: ['look-grade'] }],
  ['zoome sur le gâteau', { refused: ['zoom'] }],
  [
    'la fin au ralenti et en noir et blanc',
    { speedParts: [['end', 'slow']], lookParts: [['end', 'monochrome']] },
  ],
  ['la première moitié rapide, la deuxième lente', { course: 'falling' }],
  ['1/ drone 2/ plage 3/ concert', { sequence: [4, 1, 3] }],
  [
    'Titre : Voyage à Lisbonne. Durée : 1 min. Format : 16/9. Musique : basse.',
    { texts: [['title', 'Voyage à Lisbonne']], d: 60, format: '16:9', music: { level: 'low' } },
  ],
  ['un court métrage de 3 minutes', { d: 180 }],
  ['je veux bien 40 secondes mais si c’est 45 c’est pas grave', { back: ['45'] }],
  [
    'Entre le drone et la plage, mets un fondu ; sinon rien que des coupes franches',
    { transitionParts: [[{ after: 4, before: 1 }, 'dissolves']], transitions: 'cuts' },
  ],
  ['Trois plans de drone puis le concert', { refused: ['clip-share'], back: ['concert'] }],
  ['le concert sans le son mais avec la musique', { clipSound: [[3, 'drop']] }],
  ['accélère tout sauf la plage', { speed: 'fast', speedParts: [[1, 'normal']] }],
  [
    'IMG_0042 en premier s’il vous plaît, puis tout le reste dans l’ordre',
    { first: 2, order: 'given' },
  ],
  ['La photo doit arriver juste après le drone', { sequence: [4, 5] }],
  ['Le son d’origine seulement sur le concert', { clipSound: [[3, 'keep']], sound: 'drop' }],
  ['moins de 20 secondes, genre 15', { d: [13.5, 16.5] }],
  ['vidéo de 20 à 25 s, ambiance douce', { d: [20, 25], pace: 'slow' }],
  [
    'Enlève les blancs et ajoute des sous-titres',
    { silences: 'cut', refused: ['no-transcription'] },
  ],
  ['que la fin soit plus rapide que le début', { course: 'rising' }],
  [
    'plage muette, concert muet, drone avec son',
    {
      clipSound: [
        [1, 'drop'],
        [3, 'drop'],
        [4, 'keep'],
      ],
    },
  ],
  ['La plage passe à l’envers, le reste normalement', { directionParts: [[1, 'backwards']] }],
  ['sans intro, direct le concert', { first: 3 }],
  [
    'Ouvrez sur le concert, son compris, et refermez sur la plage, sans son',
    {
      first: 3,
      last: 1,
      clipSound: [
        [3, 'keep'],
        [1, 'drop'],
      ],
    },
  ],
  [
    '« Merci maîtresse » en gros au milieu de l’écran, 5 secondes',
    {
      texts: [
        ['title', 'Merci maîtresse', 'middle', null, 5, { manner: 'title', family: 'narrow' }],
      ],
    },
  ],
  ['de la plage, encore de la plage, toujours de la plage !', { back: ['plage'] }],
  ['Bon, récapitulons : 1 minute, carré, drone en dernier.', { d: 60, format: '1:1', last: 4 }],
  ['mon fils voudrait le drone en premier et moi la plage en dernier', { first: 4, last: 1 }],
  ['Si possible 30 secondes, sinon 40 max', { back: ['40'] }],
  ['l’histoire se passe à la plage, gardez une ambiance calme', { pace: 'slow', back: ['plage'] }],
  [
    'Drone (8 s) – Plage (4 s) – Gâteau (3 s), fondu entre chaque',
    {
      sequence: [4, 1, 5],
      clipD: [
        [4, 8],
        [1, 4],
        [5, 3],
      ],
      transitions: 'dissolves',
    },
  ],
  ['Nous aimerions un rythme ni trop lent ni trop rapide', { pace: 'medium' }],
  [
    'La musique doit s’arrêter quand le concert commence et on doit entendre le concert',
    { music: { end: { side: 'before', clip: 3 } }, clipSound: [[3, 'keep']] },
  ],
  [
    'Écrivez « Papa » en petit en bas, dès le début',
    { texts: [['title', 'Papa', 'bottom', null, null, { manner: 'lower-third' }]] },
  ],
  ['stp 30s, la plage en slowmo, le reste tu gères', { d: 30, speedParts: [[1, 'slow']] }],
  ['Finalement non, pas de titre. Juste 25 secondes et le drone à la fin.', { d: 25, last: 4 }],
];
