import type { WishRow } from './wish-row.ts';

/**
 * The thirteenth list, sealed: a hundred wishes by the stranger who wrote the open one, who knew no
 * conventions. Settled by them when the rules were frozen, before it was looked at how they are read.
 */
export const thirteenthListSealed: readonly WishRow[] = [
  [
    "Alors voilà, mon père a pris sa retraite vendredi après 38 ans à la poste et on lui a fait une surprise, tout le monde a filmé n'importe quoi, donc il faudrait trier, garder les rires, enlever quand y a personne à l'image et que ça fasse moins de 4 minutes",
    { d: [1, 240], unread: ['retraite'], back: ['rires'] },
  ],
  ['1 minute top chrono', { d: 60 }],
  [
    "minimum 2 min maximum 2 min 30, pas de musique libre de droit pourrie, j'ai mis la mienne",
    { d: [120, 150], back: ['libre'] },
  ],
  ['entre 6 et 8 plans', { n: [6, 8] }],
  [
    'jvx pas le clip 2. a part ca tt le monde y passe au moins 1 fois',
    { without: [2], back: ['fois'] },
  ],
  ["Les clips pairs d'abord (2, 4, 6) et ensuite 1 3 5", { back: ['pairs'] }],
  [
    'Je veux voir la mariée en premier, pas le traiteur comme la dernière fois 😅',
    { back: ['mariee', 'traiteur'] },
  ],
  ['le plan sur la mer doit revenir 3 fois, comme un refrain', { back: ['3 fois'] }],
  [
    "finir sur le clip ou on se dit au revoir, couper le son juste avant et laisser l'image 3 sec en silence",
    { back: ['au revoir', '3 sec'] },
  ],
  [
    "De 00:12 à 00:20 dans plage.mp4, de 00:03 à 00:05 dans repas.mp4, rien d'autre",
    { stretches: [['only', 1, 12, 20]], back: ['repas'] },
  ],
  [
    'keep it short and punchy, like 15-20 seconds, start with the jump',
    { d: [15, 20], pace: 'fast', back: ['jump'] },
  ],
  [
    'des plans longs svp on a le mal de mer avec vos montages',
    { pace: 'slow', back: ['mal de mer'] },
  ],
  ['au moins 3 secondes par plan mais le dernier au moins 6', { each: [3, 60], back: ['dernier'] }],
  ['chaque plan plus court que le précédent', { back: ['plus court'] }],
  ['je sais pas trop, surprends moi', {}],
  ['commence fort puis calme toi', { course: 'falling' }],
  [
    "Coupe sur chaque temps fort de la musique sauf quand quelqu'un parle, là tu laisses finir sa phrase",
    { back: ['parle'] },
  ],
  [
    'transitions : un volet entre le clip 1 et 2, un fondu au noir entre 2 et 3, rien après',
    { back: ['volet', 'fondu au noir'] },
  ],
  [
    'arrêtez avec les fondus partout, UN seul, à la fin, au blanc',
    { transitions: 'cuts', back: ['blanc'] },
  ],
  ["fondu d'une seconde et demie entre les plans", { transitions: 'dissolves', back: ['seconde'] }],
  [
    'the clip called "final_v2_REAL.mp4" goes last, everything before it can be in any order',
    { back: ['final_v2'] },
  ],
  [
    "Marque l'année en bas à droite : 2019 sur le premier, 2021 sur le deuxième, 2024 sur le dernier",
    { back: ['2021'] },
  ],
  [
    'au bout de 10 sec affiche "et là..." puis à 12 sec "BOUM"',
    {
      texts: [
        ['text', 'et là...', 'auto', 10],
        ['text', 'BOUM', 'auto', 12],
      ],
    },
  ],
  ["n'écris rien du tout dessus même pas le titre", {}],
  [
    "écris pas « Noir et blanc » c'est le nom de notre groupe mais les gens vont croire que c'est le style, mets plutôt N&B LIVE en haut",
    { texts: [['title', 'N&B LIVE', 'top']], back: ['groupe'] },
  ],
  [
    "texte final : « 30 secondes pour changer d'avis »",
    { texts: [['call-to-action', "30 secondes pour changer d'avis"]] },
  ],
  [
    'un gros titre rouge qui arrive par la gauche : SOLDES puis -50% qui clignote',
    {
      texts: [['title', 'SOLDES', 'auto', null, null, { manner: 'title', family: 'narrow' }]],
      back: ['rouge', 'gauche', 'clignote'],
    },
  ],
  ['Sous-titres oui mais seulement quand le prof parle, pas les élèves', { back: ['prof'] }],
  [
    'sous titre pour les sourds avec les bruits entre crochets',
    { refused: ['no-transcription'], back: ['crochets'] },
  ],
  [
    'sous-titres en gros, en bas, fond noir, et la vidéo en 4:5',
    { refused: ['no-transcription', 'format'], back: ['fond noir'] },
  ],
  [
    'coucou, can you faire une vidéo de mon trip à Lisbonne, genre 45s, vertical, et le texte LISBOA en big au start',
    {
      d: [40.5, 49.5],
      format: '9:16',
      texts: [['title', 'LISBOA', 'auto', null, null, { manner: 'title', family: 'narrow' }]],
      unread: ['lisbonne'],
    },
  ],
  ["j'entends rien quand mon frère parle, monte sa voix et baisse les autres", { back: ['frere'] }],
  [
    "on coupe le son des clips 1 à 4 et on garde celui du 5 et du 6, la musique s'arrête quand le 5 commence",
    {
      clipSound: [
        [1, 'drop'],
        [2, 'drop'],
        [3, 'drop'],
        [4, 'drop'],
        [5, 'keep'],
      ],
      refused: ['no-such-clip'],
      back: ['musique'],
    },
  ],
  [
    "son d'origine uniquement. La musique que j'ai mise c'est une erreur",
    { music: { use: 'none' }, sound: 'keep', unread: ['erreur'] },
  ],
  ["musique tres tres basse, juste qu'on la devine", { music: { level: 'low' }, back: ['devine'] }],
  [
    "Musique à partir de 0:32 du morceau, c'est là que ça démarre vraiment",
    { music: { start: 32 }, unread: ['demarre'] },
  ],
  ['la zik doit pas couper d un coup a la fin c moche baisse la doucement', { back: ['couper'] }],
  ['remplace la voix de mon ex par celle de Morgan Freeman', { back: ['morgan'] }],
  ['no voices please, just waves and the piano track i uploaded', { back: ['voices', 'waves'] }],
  ['Couleurs bien pétantes, genre Bollywood', { back: ['petantes'] }],
  ['seulement le passage du cimetière en noir et blanc', { back: ['cimetiere'] }],
  ['commencer en noir et blanc et petit à petit la couleur arrive', { back: ['couleur'] }],
  ['sepia. euh nan sépia ça fait vieux. Un truc bleuté froid plutôt', { look: 'cold' }],
  ['image trop sombre sur les clips 3, 4 et 9, éclaircis les un peu', { back: ['sombre', '9'] }],
  [
    "tout à l'envers du dernier au premier, mais les clips eux tu les joues normalement hein",
    { sequence: [5, 4, 3, 2, 1] },
  ],
  [
    "Je saute dans la piscine : mets le à l'endroit, puis à l'envers, puis à l'endroit, en boucle 4 fois",
    { back: ['piscine', 'envers'] },
  ],
  ['time lapse sur le montage de la tente, x10 au moins', { back: ['tente', 'x10'] }],
  ['ralenti x4 sur le saut à 0:07 du clip 2, pendant 1 seconde', { back: ['x4', 'saut'] }],
  ['un peu plus lent que la normale, genre 80%', { back: ['80'] }],
  ['3 minutes, split evenly between all the clips', { d: 180, back: ['evenly'] }],
  [
    'format paysage pas portrait mes clips sont en vertical mais la télé du club est large',
    { format: '16:9', back: ['club'] },
  ],
  ['fais moi deux versions une en story une en 16:9', { back: ['versions'] }],
  [
    '1080x1080 please, and clip 4 is mirrored (text reads backwards), can you flip it',
    { format: '1:1', back: ['mirrored', 'flip'] },
  ],
  ['ca bouge trop quand je cours, lisse un max', { steady: 'always', back: ['cours'] }],
  ["ne stabilise pas, le tremblement c'est voulu !", { steady: 'never', back: ['voulu'] }],
  [
    'vire les moments où il se passe rien et où on entend rien',
    { silences: 'cut', back: ['se passe rien'] },
  ],
  ['coupe les silences de plus de 2 secondes seulement', { silences: 'cut', back: ['2 secondes'] }],
  [
    "c'est un podcast filmé de 52 minutes, j'en veux les 3 phrases les plus marquantes, 20 sec chacune max, avec une accroche",
    { hook: true, back: ['podcast', 'phrases'] },
  ],
  ['accroche de 5 secondes puis le déroulé normal', { hook: true, back: ['deroule'] }],
  [
    'Publicité pour ma pizzeria. Appétissant, des gros plans, le four, le fromage qui file. À la fin : À emporter ou sur place, 12 rue des Lilas',
    {
      texts: [['call-to-action', 'À emporter ou sur place, 12 rue des Lilas']],
      back: ['gros plans', 'four'],
    },
  ],
  [
    'end with a call to action: Subscribe for more!! and make it blink or something',
    { texts: [['call-to-action', 'Subscribe for more!!']], back: ['blink'] },
  ],
  ['mets un bouton cliquable acheter maintenant à la fin', { back: ['bouton'] }],
  [
    'récap de la saison de foot U11, tous les buts, pas les engueulades des parents, 5 min grand max, et le nom de chaque buteur',
    { d: [1, 300], order: 'chronological', back: ['buts', 'engueulades', 'nom'] },
  ],
  ['que ça ressemble à la pub Apple mais avec mes poules', { back: ['apple', 'poules'] }],
  ['met le clip de Léa entre celui de Tom et celui de Sarah', { back: ['lea'] }],
  [
    'Le 1er clip je veux que le début, le 2e que la fin, le 3e le milieu',
    { back: ['debut', 'fin', 'milieu'] },
  ],
  ["par ordre chronologique de tournage et pas l'ordre d'upload", { order: 'chronological' }],
  [
    "tu peux laisser tomber un ou deux clips si c'est trop long, mais jamais ceux avec les enfants",
    { back: ['enfants'] },
  ],
  ['si la video dépasse 2 min enlève le concert, sinon garde le', { back: ['concert'] }],
  ['dont use the portrait clips', { back: ['portrait'] }],
  ['que les vidéos qui durent plus de 10 secondes', { back: ['10 secondes'] }],
  [
    "Mets au ralenti en noir et blanc avec musique triste le moment où je rate mon penalty, c'est pour me foutre de moi",
    { back: ['penalty', 'triste'] },
  ],
  ['une bordure dorée et des coins arrondis', { back: ['bordure'] }],
  ["pas de bandes noires !! remplis l'écran quitte à couper", { back: ['bandes'] }],
  ['Mettre mes 2 vidéos côte à côte, la même seconde en même temps', { back: ['cote'] }],
  [
    'incruste moi en petit en bas à gauche pendant que le jeu tourne en grand',
    { back: ['incruste'] },
  ],
  ["floute les plaques d'immatriculation et le visage des gosses", { back: ['plaques', 'gosses'] }],
  ['translate what he says into french and dub it', { back: ['translate', 'dub'] }],
  ['10 secondes. Avec les 40 clips. En entier.', { d: 10, back: ['40 clips', 'entier'] }],
  [
    'sans musique mais avec la musique du clip 4 quand même',
    { music: { use: 'none' }, sound: 'keep', back: ['clip 4'] },
  ],
  ['je veux la durée de la musique, point.', { back: ['duree'] }],
  [
    "laisse la musique finir toute seule meme si y a plus d'images, ecran noir",
    { back: ['ecran noir', 'finir'] },
  ],
  [
    "Bonsoir, c'est pour l'enterrement de mon grand-père samedi. Quelque chose de sobre, lent, sa voix sur le clip 2 doit rester, pas de couleurs vives. Son nom au début, Marcel Aubry, 1931 – 2025. Merci beaucoup.",
    { pace: 'slow', clipSound: [[2, 'keep']], unread: ['enterrement'], back: ['vives', 'marcel'] },
  ],
  [
    'ya 3 parties : prépa, course, podium. écris le nom de chaque partie au début de chaque partie et accélère la course',
    { back: ['prepa', 'course'] },
  ],
  [
    "Aftermovie de notre festoche, high energy, drop à 0:40 donc gros cuts à partir de là, avant c'est chill",
    { back: ['0:40'] },
  ],
  [
    'pas de blabla du présentateur, juste les images et les applaudissements',
    { back: ['blabla', 'applaudissements'] },
  ],
  [
    'Plan 1 : la porte. Plan 2 : le couloir. Plan 3 : la vue. 4 secondes, 4 secondes, 8 secondes. Titre sur le plan 3 seulement : À vendre',
    { texts: [['title', 'À vendre']], back: ['porte', 'plan 3'] },
  ],
  [
    'make me look thinner haha. but seriously, 30 sec, upbeat, vertical',
    { d: 30, pace: 'fast', format: '9:16', back: ['thinner'] },
  ],
  ['kom la derniere fois mais en mieu', { back: ['derniere fois'] }],
  [
    'voiceover = clip 1 audio, b-roll = tout le reste, mute le b-roll svp',
    { back: ['voiceover', 'b-roll'] },
  ],
  [
    'please keep my intro (first 8 seconds of clip 1) untouched, after that cut fast, one second per shot, total 40s',
    { d: 40, each: 1, pace: 'fast', back: ['first 8 seconds'] },
  ],
  [
    'Between clip 2 and clip 3 put a black screen for two secs that says three years later',
    { back: ['black screen', 'three years later'] },
  ],
  [
    'lower the music to like 30% when people talk, otherwise full blast',
    { music: { level: 'high' }, back: ['30'] },
  ],
  [
    "I'd like six clips only, pick the sharpest ones, no duplicates, nothing from the parking lot",
    { back: ['six clips', 'parking'] },
  ],
  [
    "Bon ok so, j'ai 7 vids du gender reveal, keep la reaction de mamie pour la fin, suspense suspense, puis le texte it's a girl en rose, 1min20",
    { d: 80, texts: [['title', "it's a girl"]], back: ['mamie', 'rose'] },
  ],
  [
    'Is it possible to loop the last clip until the song is over? also a bit of film grain',
    { back: ['loop', 'grain'] },
  ],
  [
    'mets du lofi en fond et un texte style typewriter "good morning Nantes", no rush, cozy vibes',
    { texts: [['title', 'good morning Nantes']], pace: 'slow', back: ['lofi', 'typewriter'] },
  ],
  [
    "j'ai mis la même vidéo en double sans faire exprès, utilise la qu'une fois, et décale le titre il était trop tôt, plutôt vers 5 secondes : Chez Nono",
    { texts: [['title', 'Chez Nono', 'auto', 5]], back: ['double'] },
  ],
  [
    '9:16 but keep the full frame with a blurred background, captions on, and skip anything after 2:00 in the interview file',
    { format: '9:16', refused: ['no-transcription'], back: ['blurred', 'interview'] },
  ],
  [
    'un plan sur deux au ralenti et un plan sur deux normal, 14 plans en tout',
    { n: 14, back: ['ralenti'] },
  ],
];
