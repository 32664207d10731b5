import type { WishRow } from './wish-row.ts';

/**
 * The thirteenth list, open: a hundred wishes by a stranger who said in English what each means.
 * Settled by the conventions before it was looked at how they are read.
 */
export const thirteenthListOpen: readonly WishRow[] = [
  [
    "salut alors on était 12 au mariage de ma sœur en juillet, je voudrais un film de 3 minutes max avec d'abord l'église puis le repas et la danse à la fin, et qu'on entende bien les discours",
    { d: [1, 180], unread: ['mariage'], back: ['eglise', 'discours'] },
  ],
  ['30 sec pas plus, ca doit bouger', { d: [1, 30], pace: 'fast' }],
  [
    'entre 45 secondes et 1 min, format story, avec ma musique dès le début mais pas trop forte',
    { d: [45, 60], format: '9:16', pace: 'fast', music: { level: 'low' } },
  ],
  [
    'g mis 8 clips vire le 3 et le 7 ils sont flous, pr le reste tu fè com tu ve',
    { without: [3], refused: ['no-such-clip'] },
  ],
  [
    "Commence par la vidéo du gâteau et finis sur les feux d'artifice svp",
    { first: 5, back: ['feux'] },
  ],
  ['noir et blanc... non finalement garde les couleurs mais un peu plus chaud', { look: 'warm' }],
  [
    "Un plan par clip, 2 secondes chacun, dans l'ordre où je les ai mis",
    { each: 2, order: 'given', back: ['par clip'] },
  ],
  [
    'texte au debut "Bienvenue chez Nous" pendant 3 secondes et a la fin "Merci a tous"',
    {
      texts: [
        ['title', 'Bienvenue chez Nous', 'auto', null, 3],
        ['call-to-action', 'Merci a tous'],
      ],
    },
  ],
  [
    'coupe tous les blancs quand je parle et mets des sous titres',
    { silences: 'cut', refused: ['no-transcription'], back: ['parle'] },
  ],
  [
    "fais moi un truc genre bande-annonce, lent au début et de plus en plus rapide jusqu'à la fin",
    { course: 'rising', back: ['bande-annonce'] },
  ],
  [
    'make it about a minute long, square for instagram, no music at all just the original sound',
    { d: [54, 66], format: '1:1', music: { use: 'none' }, sound: 'keep', back: ['instagram'] },
  ],
  [
    'je voudrais que le clip IMG_4471.MOV apparaisse deux fois, une fois au tout début et une fois à la fin',
    { back: ['4471'] },
  ],
  ['la video de mon fils qui fait ses 1ers pas au ralenti, le reste normal', { back: ['fils'] }],
  [
    'ptite video pr les 40 ans de papa, 2 min, musik a fond, pas de parole, un texte joyeux anniversaire papa au milieu',
    {
      d: 120,
      music: { level: 'high' },
      sound: 'drop',
      texts: [['text', 'joyeux anniversaire papa', 'auto', 'middle']],
      back: ['ans'],
    },
  ],
  [
    'Prends seulement le passage de 0:45 à 1:10 du deuxième clip, et tout le premier',
    { stretches: [['only', 2, 45, 70]], back: ['premier'] },
  ],
  [
    'Supprime ma belle-mère de toutes les images lol et mets un fondu entre chaque plan',
    { transitions: 'dissolves', back: ['belle'] },
  ],
  [
    'pas de transition, que des coupes nettes, sur le rythme de la musique',
    { transitions: 'cuts' },
  ],
  [
    'une pub pour mon salon de coiffure "Chez Mélanie", 20 secondes, à la fin mets « Réservez au 04 78 00 00 00 »',
    { d: 20, texts: [['call-to-action', 'Réservez au 04 78 00 00 00']], back: ['coiffure'] },
  ],
  [
    '15 plans de 4 secondes dans une vidéo de 30 secondes',
    { n: 15, d: 30, refused: ['contradiction'] },
  ],
  [
    'Enlève le bruit du vent sur le clip de la plage mais laisse les voix',
    { sound: 'keep', refused: ['sound-repair'] },
  ],
  ["a l'envers la fin stp comme si on rembobinait", { directionParts: [['end', 'backwards']] }],
  [
    'Start with the drone shot, then the kids, end on the sunset. Keep it under 90 seconds',
    { first: 4, d: [1, 90], back: ['kids', 'sunset'] },
  ],
  ['stabilise les plans qui tremblent surtout celui du vélo', { steady: 'always', back: ['velo'] }],
  [
    'Je veux tout, ne coupe rien, mets juste les clips bout à bout',
    { d: [1, 3600], selection: 'everything', order: 'given' },
  ],
  [
    'on dirait un vieux film super 8 avec du grain, et mets le titre "Été 1986" en haut à gauche',
    { look: 'vintage', texts: [['title', 'Été 1986', 'top']], back: ['gauche'] },
  ],
  [
    'garde ma voix mais coupe la musique pendant que je parle, et remets la après',
    { sound: 'keep', back: ['parle'] },
  ],
  [
    "la musique elle doit commencer qu'à partir du 2e plan et s'arrêter 5 secondes avant la fin",
    { back: ['2e', 'avant la fin'] },
  ],
  [
    'un montage de nos vacances en corse (10 jours, 3 familles, 1 seul bateau mdr) quelque chose de doux, 2 à 3 minutes',
    { pace: 'slow', d: [120, 180], unread: ['corse'] },
  ],
  [
    "Tu mets le logo de ma boite en bas à droite tout du long, je l'ai pas en fichier mais c'est sur notre site",
    { refused: ['logo'], back: ['site'] },
  ],
  [
    'fais un recap of the weekend stp, 1 min max, avec un hook au début genre 3 sec',
    { d: [1, 60], hook: true, order: 'chronological', unread: ['weekend'] },
  ],
  ['ni texte ni musique ni effets. merci', { music: { use: 'none' } }],
  ['que les clips où on voit le chien', { back: ['chien'] }],
  ['tous les clips sauf le dernier et ceux de nuit', { without: [5], back: ['nuit'] }],
  ['remplace le ciel gris par un ciel bleu et fais 16/9', { format: '16:9', back: ['ciel'] }],
  [
    'en carré avec des bords flous sur les cotés pour pas couper les gens',
    { format: '1:1', back: ['flous'] },
  ],
  [
    'Accélère x2 le trajet en voiture, et ralentis à 50% quand on arrive devant la maison',
    { back: ['voiture', 'maison'] },
  ],
  [
    'can you mute clip 2 and 5 but leave the sound on the others',
    {
      clipSound: [
        [2, 'drop'],
        [5, 'drop'],
      ],
    },
  ],
  [
    '10 plans max, pas plus de 3 sec chacun, total je sais pas 25 secondes à peu près',
    { n: [1, 10], each: [0.2, 3], d: [22.5, 27.5] },
  ],
  [
    'jvoudrais que sa tourne en boucle sans kon voit la coupure c pr un ecran ds mon magasin',
    { loop: true, back: ['magasin'] },
  ],
  [
    'Titre : Notre histoire\nDurée : 1min30\nMusique : la mienne, doucement\nFin : fondu au noir',
    { d: 90, texts: [['title', 'Notre histoire']], music: { level: 'low' }, fadeOut: true },
  ],
  [
    "plus c'est court mieux c'est, mais qu'il y ait tous les invités, on était 47",
    { back: ['court', 'invites'] },
  ],
  ['mets un texte sur chaque clip avec le nom du fichier', { refused: ['text-missing'] }],
  [
    'mets la chanson de Stromae alors on danse par dessus',
    { refused: ['music-choice'], back: ['stromae'] },
  ],
  [
    'je veu ke le clip 4 passe avant le 2 le reste touche pas',
    { sequence: [4, 2], back: ['touche'] },
  ],
  [
    'Fais un film de 2 minutes, enfin non 1 minute ça suffira largement, avec des transitions douces',
    { d: 60, transitions: 'dissolves' },
  ],
  [
    '"On ne lâche rien" écrit en gros au milieu de l\'écran pendant tout le film',
    {
      texts: [
        ['title', 'On ne lâche rien', 'middle', null, null, { manner: 'title', family: 'narrow' }],
      ],
      back: ['tout le film'],
    },
  ],
  [
    "les textes doivent apparaître un par un, d'abord Paris, puis Lyon puis Marseille, chacun 2 secondes sur son clip",
    { back: ['paris', '2 secondes'] },
  ],
  [
    'rythme tranquille au début, explosion au milieu et on redescend à la fin',
    { back: ['tranquille', 'explosion'] },
  ],
  [
    'Black and white please, except the clip with the red dress which should stay in color',
    { back: ['red'] },
  ],
  ["envoie le directement sur mon tiktok @lolo_du_38 quand c'est fini", { back: ['tiktok'] }],
  [
    'La vidéo GOPR0123 est beaucoup trop longue, prends juste les 10 meilleures secondes dedans',
    { back: ['gopr0123', '10'] },
  ],
  [
    'mets 2 fois le clip du but, une fois normal et une fois au ralenti juste après',
    { back: ['but'] },
  ],
  [
    "moins de 59 secondes c'est pour un short youtube, vertical, avec sous-titres en jaune",
    { d: [1, 59], format: '9:16', refused: ['no-transcription'], back: ['youtube', 'jaune'] },
  ],
  ['Sous-titre en anglais ce que dit mamie, elle parle breton', { back: ['anglais'] }],
  [
    "bon j'ai filmé n'importe comment désolé, y a des trucs à l'envers (téléphone retourné), remets les droits",
    { back: ['envers'] },
  ],
  [
    'sans les 5 premières secondes de chaque clip, je mets toujours du temps a cadrer',
    { stretches: [['without', null, 0, 5]], unread: ['cadrer'] },
  ],
  ['un truc qui donne envie de pleurer', { back: ['pleurer'] }],
  ['Musique à 20 %, voix à 100 %, ambiance coupée', { back: ['20', 'ambiance'] }],
  [
    'i want exactly 12 shots. no more no less. and the last one should be 4 seconds',
    { n: 12, back: ['4 seconds'] },
  ],
  [
    'mets la musique 1 pour la première moitié et la musique 2 pour la suite',
    { refused: ['music-choice'], back: ['musique 2'] },
  ],
  [
    "Attention le clip 6 c'est une blague faut surtout PAS qu'il soit dedans !!!",
    { refused: ['no-such-clip'] },
  ],
  ['des plans entre 1 et 2 secondes sauf le premier qui dure 5', { back: ['premier'] }],
  [
    'vidéo de présentation de mon gîte : extérieur, salon, chambres, piscine, dans cet ordre. Texte « Gîte Les Tilleuls » en ouverture et « www.lestilleuls.example » en clôture, 40s',
    {
      d: 40,
      texts: [
        ['title', 'Gîte Les Tilleuls'],
        ['call-to-action', 'www.lestilleuls.example'],
      ],
      back: ['exterieur'],
    },
  ],
  [
    'Un truc smooth, slow motion partout, fade in au début fade out à la fin',
    { pace: 'slow', speed: 'slow', fadeIn: true, fadeOut: true },
  ],
  [
    'coupe le son du clip 1 a partir de la 8eme seconde parce que je dis un gros mot',
    { back: ['8'] },
  ],
  [
    'ajoute de la neige qui tombe et un père noël qui passe en traîneau au fond',
    { back: ['neige', 'traineau'] },
  ],
  ['cinéma quoi, avec les bandes noires en haut et en bas', { back: ['cinema', 'bandes'] }],
  [
    "Garde le générique de fin que j'ai filmé, c'est l'avant dernier clip, mais mets le en dernier",
    { last: 4, back: ['generique'] },
  ],
  ['fé vite stp g pas le tps', { back: ['vite'] }],
  ['4 min 20 pile, la musique fait 4 min 20', { d: 260 }],
  [
    'je ne veux pas de ralenti, pas de zoom, pas de filtre. Juste un montage propre avec les meilleurs moments',
    { unread: ['propre'] },
  ],
  ["mélange tout, j'aime bien quand c'est pas dans l'ordre", { order: 'shuffled' }],
  [
    'put "Day 1" on the first clip, "Day 2" on the second and so on',
    {
      texts: [
        ['title', 'Day 1'],
        ['text', 'Day 2'],
      ],
      back: ['second'],
    },
  ],
  ['vintage mais pas jaune, genre délavé', { look: 'vintage', back: ['jaune', 'delave'] }],
  [
    'Une seule chose : que ça finisse pile sur le coup de cymbale à la fin de la musique',
    { back: ['cymbale'] },
  ],
  [
    "Bonjour, pourriez-vous s'il vous plaît réaliser un montage d'environ deux minutes trente, en respectant l'ordre des clips, avec un léger fondu enchaîné entre eux, la musique en fond sonore et l'inscription « Promotion 2024 » en bas de l'image durant les dix premières secondes ? Cordialement, M. Dubreuil",
    {
      d: [135, 165],
      order: 'given',
      transitions: 'dissolves',
      music: { level: 'low' },
      texts: [['title', 'Promotion 2024', 'bottom', null, 10]],
      unread: ['dubreuil'],
    },
  ],
  [
    'le clip 3 en premier. ah non le 5. bref le 5 en premier et le 3 en dernier',
    { first: 5, last: 3 },
  ],
  ['cadre blanc autour comme un polaroid', { back: ['cadre'] }],
  [
    'Mets en pause sur la photo de groupe pendant 3 sec avec écrit LA FAMILLE',
    { texts: [['title', 'LA FAMILLE']], back: ['pause'] },
  ],
  ["fais parler mon chat avec une voix d'ia", { back: ['chat'] }],
  ['une video rapide et dynamique mais calme et posée', { refused: ['contradiction'] }],
  [
    'speed everything up 1.5x, drop the silences, burn in captions, 9:16',
    { speed: 1.5, silences: 'cut', format: '9:16', refused: ['no-transcription'] },
  ],
  [
    'je vend des bougies (3 parfums : vanille, figue, cèdre), il faudrait voir chaque bougie 3 secondes avec son nom et finir par Commandez sur notre boutique',
    {
      texts: [['call-to-action', 'Commandez sur notre boutique']],
      back: ['bougies', '3 secondes'],
    },
  ],
  [
    'clip1 2s clip2 5s clip3 2s clip4 le reste',
    {
      clipD: [
        [1, 2],
        [2, 5],
        [3, 2],
      ],
      back: ['le reste'],
    },
  ],
  [
    'si possible pas trop de moi dessus, je me trouve moche, plutot les paysages',
    { back: ['moi', 'paysages'] },
  ],
  [
    'my grandma turned 90 last week and we filmed 25 clips, could you make something sweet, around 3-4 min, keep people talking',
    { d: [180, 240], sound: 'keep', unread: ['grandma'] },
  ],
  ['la musique monte petit a petit et coupe net à la fin', { back: ['monte', 'net'] }],
  ['qualité 8K svp mes clips sont en 720', { back: ['8k'] }],
  [
    "texte qui s'écrit lettre par lettre : il était une fois…",
    { texts: [['title', 'il était une fois…']], refused: ['text-manner'] },
  ],
  [
    'Hello, juste un before/after de ma renov, avant = clips 1 à 4, après = 5 à 9, et écris AVANT et APRES dessus',
    { back: ['apres'] },
  ],
  [
    "Le discours de tonton René, garde le en entier même si c'est long, et coupe dans le reste pour arriver à 5 minutes",
    { d: 300, back: ['entier'] },
  ],
  [
    'no intro, no outro, no titles. vertical. loud music. done',
    { format: '9:16', music: { level: 'high' } },
  ],
  ['pls fais un montage 1min avec my best moments, pas de texte, beat sync', { d: 60 }],
  [
    'Reverse the diving clip and play it right after the normal one, then cut to the picnic',
    { refused: ['reverse'], back: ['diving', 'picnic'] },
  ],
  [
    'warm look, soft crossfades half a second each, and let the last shot linger',
    { look: 'warm', transitions: 'dissolves', back: ['half a second', 'linger'] },
  ],
  [
    'un teaser de 15s for my new album "Nuit Blanche" out le 12 mai, mets la date a la fin',
    { d: 15, back: ['album', 'date'] },
  ],
  [
    'Could you take out every "um" I say and zoom in a bit on my face when I talk?',
    { refused: ['no-transcription'], back: ['take out every', 'zoom'] },
  ],
  [
    "I only have one clip, 4 minutes of my son's recital, trim it down to the last minute and fade out the sound",
    { refused: ['music-end'], back: ['recital', 'last minute'] },
  ],
  [
    'no more than three shots from each clip, and dont start with clip 1, its boring',
    { back: ['three shots', 'start'] },
  ],
  [
    '16:9, white title "Summer at the Lake" bottom center for the first four seconds, birds and water sound must stay, music only comes in halfway',
    {
      format: '16:9',
      texts: [['title', 'Summer at the Lake', 'bottom', null, 4]],
      back: ['white', 'birds', 'halfway'],
    },
  ],
];
