import type { WishRow } from './wish-row.ts';

/**
 * The fifteenth list, sealed: fifty wishes by the stranger of the open half, committed before they were read,
 * and read once when the last rule had landed.
 */
export const fifteenthListSealed: readonly WishRow[] = [
  ['Commence par la plage, euh non pardon, par le drone.', { first: 4 }],
  [
    "Bonjour, je voudrais un film pour mes enfants. Il doit durer deux minutes. Commencez par la plage et finissez par la photo. Pas trop vite s'il vous plaît. Merci beaucoup !",
    { d: 120, first: 1, last: 5, unread: ['enfants'] },
  ],
  [
    'le drone o ralenti stp et le consert en acceleré',
    {
      speedParts: [
        [4, 'slow'],
        [3, 'fast'],
      ],
    },
  ],
  ['jaimerai que la foto reste 5 seconde a lecran', { clipD: [[5, 5]] }],
  ['video d1 minute svp', { d: 60 }],
  ["Un montage d'environ 40 secondes", { d: [36, 44] }],
  ['Une douzaine de plans', { n: [11, 13] }],
  [
    'Le son du concert seulement, et la musique très basse.',
    { sound: 'drop', clipSound: [[3, 'keep']], music: { level: 'low' } },
  ],
  ["video d'aniversaire de 1min30", { d: 90, unread: ['aniversaire'] }],
  ['tout bout à bout', { d: [1, 3600], selection: 'everything', order: 'given' }],
  ['ambiance vieux film', { look: 'vintage' }],
  [
    'Leave out IMG_0042 and put the rest in cronological order.',
    { without: [2], order: 'chronological' },
  ],
  ['fast pased reel pls', { format: '9:16', pace: 'fast' }],
  ['Mets le titre « Léa et Tom » en majuscules.', { texts: [['title', 'LÉA ET TOM']] }],
  [
    'Hi there! We run a small surf school. Please make a 30 second vertical video. Start with the drone and leave out the photo. Put the title "Ride with us" at the bottom.',
    {
      d: 30,
      format: '9:16',
      first: 4,
      without: [5],
      texts: [['title', 'Ride with us', 'bottom']],
      unread: ['school'],
    },
  ],
  ['cut out clip 4', { without: [4] }],
  [
    'À 12 secondes, affiche le texte « Le grand saut » pendant 3 secondes.',
    { texts: [['text', 'Le grand saut', 'auto', 12, 3]] },
  ],
  [
    'ecri "bon anniversaire papi" a la fin et fini en fondu',
    { texts: [['call-to-action', 'bon anniversaire papi']], fadeOut: true },
  ],
  ['fondu au noir à la fin', { fadeOut: true }],
  ['Mets le titre « Nos 20 ans » à 3 secondes.', { texts: [['title', 'Nos 20 ans', 'auto', 3]] }],
  ['en 4K si possible', { refused: ['resolution'] }],
  ["En noir et blanc s'il vous plaît", { look: 'monochrome' }],
  ['Coupe le son de la plage, il y a trop de vent.', { clipSound: [[1, 'drop']], back: ['vent'] }],
  ['Garde seulement les plans avec le chien.', { refused: ['no-vision'] }],
  [
    'g besoin dune video vertical de 20 segondes pour mon salon de coiffure',
    { d: 20, format: '9:16', unread: ['coiffure'] },
  ],
  ['fé moi un clip de 25 secondes', { d: 25 }],
  [
    'Floute le visage des enfants, et fais un film de 35 secondes.',
    { d: 35, refused: ['blur-faces'] },
  ],
  ['can u make a 50 seconds vidoe and put the concert at the end', { d: 50, last: 3 }],
  [
    'Make a one minute 16:9 video and upload it to YouTube.',
    { d: 60, format: '16:9', refused: ['publish'] },
  ],
  ['Slow motion on the drone, everything else at normal speed.', { speedParts: [[4, 'slow']] }],
  [
    "Un petit texte discret en bas : « Lac d'Annecy, juin ».",
    { texts: [['title', "Lac d'Annecy, juin", 'bottom', null, null, { manner: 'lower-third' }]] },
  ],
  [
    '10 plans de 4 secondes dans une vidéo de 20 secondes.',
    { d: 20, n: 10, refused: ['contradiction'] },
  ],
  [
    'Je publie un vlog toutes les semaines. Cette fois je veux une vidéo de 3 minutes max. Coupe les silences et baisse la musique quand je parle. Garde les clips dans mon ordre. Et écris « Abonne-toi » à la fin.',
    {
      d: [1, 180],
      silences: 'cut',
      sound: 'duck',
      order: 'given',
      texts: [['call-to-action', 'Abonne-toi']],
      unread: ['semaines'],
    },
  ],
  [
    "Garde tout, mais dans l'ordre où c'est filmé.",
    { d: [1, 3600], selection: 'everything', order: 'chronological' },
  ],
  ['1 vidéo de 30s qui bouge bcp en format carrer', { d: 30, pace: 'fast', format: '1:1' }],
  ['Cut the first 8 seconds of the concert.', { stretches: [['without', 3, 0, 8]] }],
  [
    'Des fondus enchaînés partout, sauf une coupe nette avant le concert.',
    { transitions: 'dissolves', transitionParts: [[{ after: null, before: 3 }, 'cuts']] },
  ],
  ['add subtitles', { refused: ['no-transcription'] }],
  ['un tik tok bien rapid', { format: '9:16', pace: 'fast' }],
  ['Quelque chose de très dynamique', { pace: 'fast' }],
  ['Coupe les 5 dernières secondes du clip 2.', { stretches: [['without', 2, -5, null]] }],
  ['pas de fondu', { transitions: 'cuts', fadeOut: false }],
  [
    "J'aimerais que le film commence calme et finisse fort. Pour le concert, prenez seulement de 0:20 à 0:50. Ajoutez un fondu au noir au début et à la fin. Aucun texte.",
    { course: 'rising', stretches: [['only', 3, 20, 50]], fadeIn: true, fadeOut: true },
  ],
  [
    'Un fondu enchaîné entre la plage et le drone, sinon des coupes franches.',
    { transitions: 'cuts', transitionParts: [[{ after: 1, before: 4 }, 'dissolves']] },
  ],
  ["Des plans de plus en plus longs jusqu'à la fin.", { course: 'falling' }],
  [
    'Add the title "Our first year" at the beginning, and fade out at the end.',
    { texts: [['title', 'Our first year']], fadeOut: true },
  ],
  ['Tout le film au ralenti', { speed: 'slow' }],
  [
    'Fais démarrer la musique à 1:05 et coupe le son des clips.',
    { music: { start: 65 }, sound: 'drop' },
  ],
  ['En noir et blanc, en fait non, mets des tons chauds.', { look: 'warm' }],
  [
    "Je pensais à une vidéo d'une minute. Finalement, fais plutôt 40 secondes. Commence par le drone, non, par le clip 2. Et mets le tout en carré.",
    { d: 40, first: 2, format: '1:1' },
  ],
];
