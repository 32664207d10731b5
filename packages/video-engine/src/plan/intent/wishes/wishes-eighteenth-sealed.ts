import type { WishRow } from './wish-row.ts';

/** The eighteenth list, sealed: sixty wishes by a writer who knew the conventions alone, neither the rules nor earlier lists. */
export const eighteenthListSealed: readonly WishRow[] = [
  ['musique moins forte de 0:10 à 0:20', { back: ['musique'] }],
  [
    'une video de 30 secondes, non 50, les clips dans le desordre, fondus enchainés',
    { d: 50, order: 'shuffled', transitions: 'dissolves' },
  ],
  [
    'Cut the first 10 seconds of the concert, drone max 6 seconds, the whole film 40 seconds',
    { stretches: [['without', 3, 0, 10]], clipD: [[4, [1, 6]]], d: 40 },
  ],
  ['Floutez les visages svp', { refused: ['blur-faces'] }],
  ['vertical, 25 sec, fast paced, no txt plz', { format: '9:16', d: 25, pace: 'fast' }],
  ['dans l’ordre, coupes franches', { order: 'given', transitions: 'cuts' }],
  ['mets des sous titres', { refused: ['no-transcription'] }],
  ['le drone au ralenti stp', { speedParts: [[4, 'slow']] }],
  [
    'Durée 1 min 15, 25 plans, cut, noir et blanc, ouverture en fondu depuis le noir, prends la musique à partir de 0:32',
    { d: 75, n: 25, transitions: 'cuts', look: 'monochrome', fadeIn: true, music: { start: 32 } },
  ],
  [
    'Arrêtez la musique 5 secondes avant la fin et ne gardez que le son du concert',
    { music: { end: -5 }, sound: 'drop', clipSound: [[3, 'keep']] },
  ],
  ['commance par le gateau', { first: 5 }],
  [
    '0-6 s drone, 6-14 concert, 14-20 gateau, musique basse',
    {
      d: 20,
      sequence: [4, 3, 5],
      clipD: [
        [4, 6],
        [3, 8],
        [5, 6],
      ],
      music: { level: 'low' },
    },
  ],
  ['noir et blanc san musique', { look: 'monochrome', music: { use: 'none' }, sound: 'keep' }],
  ['video de 30 s en carré et en verticale', { d: 30, refused: ['contradiction'] }],
  [
    'Alors voilà, on a fêté les vingt ans de la librairie, un monde fou. Je voudrais un résumé de 90 secondes, sans la photo parce qu’elle est ratée, et à la fin « Merci à nos lecteurs »',
    {
      order: 'chronological',
      d: 90,
      without: [5],
      texts: [['call-to-action', 'Merci à nos lecteurs']],
      unread: ['librairie'],
    },
  ],
  [
    'wsh tu px me faire 1 tiktok de 15s avc le drone en 1er, pas de txt stp',
    { format: '9:16', pace: 'fast', d: 15, first: 4 },
  ],
  [
    'Play the concert three times as fast, run the drone backwards and write "Ouch" at 0:08',
    {
      speedParts: [[3, 3]],
      directionParts: [[4, 'backwards']],
      texts: [['text', 'Ouch', 'auto', 8]],
    },
  ],
  [
    'Titre « Portes ouvertes » en gros au centre, puis à 0:12 « Entrée libre » en petit en bas',
    {
      texts: [
        ['title', 'Portes ouvertes', 'middle', null, null, { manner: 'title', family: 'narrow' }],
        ['text', 'Entrée libre', 'bottom', 12, null, { manner: 'lower-third' }],
      ],
    },
  ],
  ['Please make two different versions', { refused: ['several-films'] }],
  [
    'coupe la musique avant le concert, remets le gâteau à la fin, concert en noir et blanc',
    {
      music: { end: { side: 'before', clip: 3 } },
      times: [[5, 2]],
      last: 5,
      lookParts: [[3, 'monochrome']],
    },
  ],
  [
    'Moitié drone moitié concert, un film de 50 secondes à l’horizontale',
    {
      share: [
        [4, 0.5],
        [3, 0.5],
      ],
      d: 50,
      format: '16:9',
    },
  ],
  ['no music, keep the clip sound', { music: { use: 'none' }, sound: 'keep' }],
  ['30 second video, open with the beach', { d: 30, back: ['beach'] }],
  [
    'On a marché huit heures sous la pluie et qu’est-ce que c’était lent… Pour le film : deux minutes, rythmé, et finis par le drone',
    { d: 120, pace: 'fast', last: 4, unread: ['pluie'] },
  ],
  [
    'Gardez tout, bout à bout, avec le son des clips et pas de musique',
    {
      selection: 'everything',
      order: 'given',
      d: [1, 3600],
      music: { use: 'none' },
      sound: 'keep',
    },
  ],
  [
    'du concer prend uniquement de 0:20 a 0:45 et vire les 3 derniere secondes du drone',
    {
      stretches: [
        ['only', 3, 20, 45],
        ['without', 4, -3, null],
      ],
    },
  ],
  ['Un reel de 20 secondes', { d: 20, format: '9:16', pace: 'fast' }],
  ['un montage de 45', { back: ['45'] }],
  ['finis par un fondu au blanc', { back: ['blanc'] }],
  [
    '90 seconds, first half in black and white, a dissolve between the concert and the drone, fade out at the end',
    {
      d: 90,
      lookParts: [['first-half', 'monochrome']],
      transitionParts: [[{ after: 3, before: 4 }, 'dissolves']],
      fadeOut: true,
    },
  ],
  ['surtout le concert, film d’1 min', { share: [[3, 'more']], d: 60 }],
  [
    'Entre 40 et 50 secondes, une douzaine de plans, ça commence tranquille et ça finit fort',
    { d: [40, 50], n: [11, 13], course: 'rising' },
  ],
  [
    'D’abord 40 s de concert, ensuite 10 s de plage, enfin le gâteau 5 secondes',
    {
      sequence: [3, 1, 5],
      clipD: [
        [3, 40],
        [1, 10],
        [5, 5],
      ],
    },
  ],
  [
    'Film de 40 secondes, format 16:9, le drone d’abord, plans posés, écrire « Vendu par nos soins » à la fin',
    {
      d: 40,
      format: '16:9',
      first: 4,
      pace: 'slow',
      texts: [['call-to-action', 'Vendu par nos soins']],
    },
  ],
  [
    '45s film, start with the drone then the concert, title "Lake Day" at the bottom, and mute the drone',
    { d: 45, sequence: [4, 3], texts: [['title', 'Lake Day', 'bottom']], clipSound: [[4, 'drop']] },
  ],
  [
    'Story de 15 s, tons chauds, titre « Nouvelle coupe » écrit en rouge et le logo du salon',
    {
      d: 15,
      format: '9:16',
      pace: 'fast',
      look: 'warm',
      texts: [['title', 'Nouvelle coupe']],
      refused: ['text-manner', 'logo'],
    },
  ],
  [
    'Vidéo d’une minute, au moins 20 secondes de concert, la plage 8 s max',
    {
      d: 60,
      clipD: [
        [3, [20, 40]],
        [1, [1, 8]],
      ],
    },
  ],
  ['C’était l’anniversaire de mamie, quelle belle journée !', { unread: ['anniversaire'] }],
  [
    'Coucou, on s’est mariés samedi !! Il nous faudrait un film d’environ deux minutes, des fondus enchaînés partout et « Léa & Tom » au début. Bisous',
    {
      d: [108, 132],
      transitions: 'dissolves',
      texts: [['title', 'Léa & Tom']],
      unread: ['maries'],
    },
  ],
  [
    'Que la plage et le drone, une vingtaine de secondes, tons froids',
    { only: [1, 4], d: [18, 22], look: 'cold' },
  ],
  [
    '30 sec max, tres dinamique, musique à fond et sur le refrain, pas de fondu',
    {
      d: [1, 30],
      pace: 'fast',
      music: { level: 'high', part: 'chorus' },
      transitions: 'cuts',
      fadeOut: false,
    },
  ],
  ['add a voiceover and some applause sounds', { refused: ['voice-over', 'sound-effects'] }],
  [
    'Madame, Monsieur, nous souhaitons un film d’une minute trente pour la cérémonie du maire, en 16:9, avec le titre « Bonne année à tous ». Merci de ne pas enlever la plage.',
    { d: 90, format: '16:9', texts: [['title', 'Bonne année à tous']], unread: ['maire', 'plage'] },
  ],
  [
    'Le concert en x4, la fin au ralenti, et « bravo les filles » en majuscules à la fin pendant 4 secondes',
    {
      speedParts: [
        [3, 4],
        ['end', 'slow'],
      ],
      texts: [['call-to-action', 'BRAVO LES FILLES', 'auto', null, 4]],
    },
  ],
  [
    'Bonjour, mon mari et moi étions en Bretagne, il a fait un temps superbe. On aimerait un petit film de trois minutes, calme, avec la musique pas trop forte. Merci beaucoup !',
    { d: 180, pace: 'slow', music: { level: 'low' }, unread: ['bretagne'] },
  ],
  ['black and white, about a minute', { look: 'monochrome', d: [54, 66] }],
  [
    'Hi! My mum turns 70 on Sunday. Could you do a film of about two minutes in warm tones, turn the music down a bit and end with the photo? Thanks a lot',
    { d: [108, 132], look: 'warm', music: { level: 'low' }, last: 5, unread: ['mum'] },
  ],
  ['Make it loop, vertical', { loop: true, format: '9:16' }],
  [
    'So I shot all this at a friend’s gig and the audio is awful. Drop the clip sound, just the music, somewhere between 40 and 50 seconds please',
    { sound: 'drop', d: [40, 50], unread: ['gig'] },
  ],
  [
    'jvoudrai un film denviron 1 min, juste les plans avec le chien, et zoom sur sa tete a la fin mdr',
    { d: [54, 66], refused: ['no-vision', 'zoom'] },
  ],
  [
    'Film de 25 secondes, le drone en marche arrière, effet vieux film, coupez les silences',
    { d: 25, directionParts: [[4, 'backwards']], look: 'vintage', silences: 'cut' },
  ],
  [
    'un film de 15 secondes avec 20 secondes de drone dedans',
    { d: 15, refused: ['contradiction'] },
  ],
  [
    'Bonjour, un film de 2 minutes pour les parents : commencer par la photo, finir par la plage, titre « La fête des petits »',
    { d: 120, first: 5, last: 1, texts: [['title', 'La fête des petits']], unread: ['parents'] },
  ],
  ['enleve le clip 7', { refused: ['no-such-clip'] }],
  ['Un film de deux heures', { d: 3600, refused: ['length-limit'] }],
  ['export it as a GIF in 4K', { refused: ['file-format', 'resolution'] }],
  [
    'Square, 20 to 30 seconds, hard cuts, "Open Saturday" at the end',
    {
      format: '1:1',
      d: [20, 30],
      transitions: 'cuts',
      texts: [['call-to-action', 'Open Saturday']],
    },
  ],
  [
    'Montage de 35 secondes, enlève la plage, stabilise les images, et tu finis sur la plage',
    { d: 35, without: [1], steady: 'always', refused: ['contradiction'] },
  ],
  ['TikTok mais tranquille', { format: '9:16', pace: 'slow' }],
  ['fais comme la derniere fois', { refused: ['no-memory'] }],
];
