import type { WishRow } from './wish-row.ts';

/**
 * The fourteenth list, sealed: eighty wishes by the stranger of the open half. Settled by the conventions,
 * committed, and read once when the last rule had landed.
 */
export const fourteenthListSealed: readonly WishRow[] = [
  ['enlève ma belle-mère de la vidéo', { back: ['belle-mere'] }],
  ["Pouvez vous tourner la vidéo 2 elle est à l'envers", { back: ['envers'] }],
  [
    'Bonjour je suis boulangère, je voudrais montrer mon gâteau pendant 5 secondes à la fin avec le nom de la boutique "Au Bon Levain"',
    {
      last: 5,
      texts: [['call-to-action', 'Au Bon Levain']],
      clipD: [[5, 5]],
      back: ['boulangere'],
    },
  ],
  ['je sais pas faites au mieux', {}],
  [
    'pas de drone svp il est nul, et le concert seulement la fin (les 30 dernières sec)',
    { without: [4], stretches: [['only', 3, -30, null]] },
  ],
  [
    '1 min, non plutôt 1min30, avec la musique pas trop forte et le son du concert',
    { d: 90, music: { level: 'low' }, clipSound: [[3, 'keep']] },
  ],
  ['Remplacer la musique par du Céline Dion', { refused: ['music-choice'] }],
  [
    '0-5s drone\n5-10 plage\n10-20 concert\n20-23 gateau\nfondu noir\nmusique tt du long, pas le son des videos\n9:16',
    {
      sound: 'drop',
      format: '9:16',
      fadeOut: true,

      clipD: [
        [4, 5],
        [1, 5],
        [3, 10],
        [5, 3],
      ],
      d: 23,
      sequence: [4, 1, 3, 5],
      back: ['du long'],
    },
  ],
  ['vertical for reels, 15 sec', { format: '9:16', pace: 'fast', d: 15 }],
  ['que des plans de 2 secondes', { each: 2 }],
  [
    'mets "Partie 1" avant la plage et "Partie 2" avant le concert, fond noir texte blanc',
    { back: ['fond noir'] },
  ],
  [
    'Pas de fondu au noir à la fin mais un fondu au blanc, et au début rien. Titre « Oui »',
    { texts: [['title', 'Oui']], back: ['blanc'] },
  ],
  ['le plus court possible', { back: ['court'] }],
  ['something chill, about a minute', { d: [54, 66], pace: 'slow' }],
  ['remove the people in the background', { back: ['people'] }],
  ['Un diaporama doux avec des fondus enchaînés', { pace: 'slow', transitions: 'dissolves' }],
  ['mets une voix off qui raconte nos vacances', { refused: ['voice-over'] }],
  [
    "Bonjour Madame Monsieur, je suis grand mère et je n'y connais rien. Je voudrais voir toute la vidéo de la plage, et après le gâteau assez longtemps pour le regarder (10 secondes). La musique tout bas car j'entends mal. Cordialement Josette",
    { sequence: [1, 5], music: { level: 'low' }, clipD: [[5, 10]], back: ['josette'] },
  ],
  [
    'Je veux pas de titre, pas de texte, pas de filtre, juste les vidéos assemblées avec un petit fondu et ma musique dessous',
    { transitions: 'dissolves', music: { level: 'low' } },
  ],
  [
    'Film de 1min pour concours (règlement : 60 s pile générique compris, 16/9, pas de musique sous droits). Ouverture au noir 2 s, titre « Marée basse » en bas à gauche en petit, apparaissant lettre par lettre. Plans longs au début (8–10 s) puis ça se resserre, dernier plan : plage, figé 3 s. Générique : « Image et montage : A. Kerven ». Son direct uniquement. Étalonnage désaturé. Vérifiez svp que ma musique est libre de droits au cas où.',
    {
      d: 60,
      format: '16:9',
      texts: [
        ['title', 'Marée basse', 'bottom', null, null, { manner: 'lower-third' }],
        ['call-to-action', 'Image et montage : A. Kerven'],
      ],
      course: 'rising',
      last: 1,
      music: { use: 'none' },
      sound: 'keep',
      back: ['gauche', 'fige', 'desature', 'lettre par lettre', 'libre'],
    },
  ],
  ["mon prénom c'est Enzo met le a la fin", { texts: [['call-to-action', 'Enzo']] }],
  [
    "Bonjour, pour l'écran derrière la caisse de la boulangerie. Ca doit tourner en boucle, donc pas de fondu ni au début ni à la fin pour pas qu'on voie le raccord. Le gâteau doit revenir trois fois (début, milieu, fin), 4 sec à chaque fois, avec « Fraisier 24 € » la première fois, « Sur commande » la deuxieme et « 02 40 11 22 33 » la derniere. Entre les deux un peu de plage pour l'ambiance. Pas de son. Ah et l'écran est vertical",
    {
      loop: true,
      fadeIn: false,
      fadeOut: false,
      format: '9:16',
      sound: 'drop',

      clipD: [[5, 12]],
      share: [[1, 'less']],
      times: [[5, 3]],
      back: ['milieu'],
    },
  ],
  [
    'je ve 1 video de 1 min 9/16 pr tiktok non attend 16/9 c pr youtube',
    { d: 60, format: '16:9', back: ['youtube'] },
  ],
  ['coupe les 10 premières secondes du concert', { stretches: [['without', 3, 0, 10]] }],
  ['des cuts nets, pas de transitions', { transitions: 'cuts' }],
  [
    'i want the concert in real sound and the music only over the other clips',
    { clipSound: [[3, 'keep']], back: ['other clips'] },
  ],
  [
    'wsh fais un edit de malade pr mon crush 😂 genre 25 sec vertical, ça commence en noir et blanc tt lent et kan le drop arrive (vers 0:45 dans la musique) ça passe en couleur avec des cuts toutes les demi secondes, concert surtout, un peu la plage, PAS le gateau mdr, et à la fin écran noir avec "t trop belle" en ptit',
    {
      d: 25,
      format: '9:16',
      without: [5],
      back: ['crush', 'noir et blanc', 'drop'],
      share: [
        [3, 'more'],
        [1, 'less'],
      ],
    },
  ],
  [
    'Une minute. Look cinéma, bandes noires en haut et en bas, couleurs un peu froides',
    { d: 60, look: 'cold', back: ['bandes'] },
  ],
  ['sur le rythme de la musique', {}],
  [
    'film de 2mn avec un titre Anniversaire de Léa',
    { d: 120, texts: [['title', 'Anniversaire de Léa']] },
  ],
  [
    'fait un film de moins de 1 min mais garde tout en entier',
    { d: [1, 60], selection: 'everything', order: 'given' },
  ],
  ['enlève la vidéo IMG_0042 elle est floue', { without: [2] }],
  [
    'Ok so it\'s for my travel vlog. Open on the drone for like 4 seconds with "Week 3: Brittany" small in the top left corner, then quick 1-2 s shots of everything, let the concert breathe for 10 s with its own audio (duck my track there), then calm down, beach in slow-mo, and fade out on the cake with "see you next week" . 16:9, around 50s. Oh and can you auto-upload it to my channel?',
    {
      d: [45, 55],
      format: '16:9',
      first: 4,
      last: 5,
      fadeOut: true,
      speedParts: [[1, 'slow']],
      texts: [
        ['title', 'Week 3: Brittany', 'top'],
        ['call-to-action', 'see you next week'],
      ],
      back: ['upload'],
      clipD: [
        [4, [3.6, 4.4]],
        [3, 10],
      ],
    },
  ],
  [
    "Les clips les plus beaux seulement, à vous de choisir, 40 secondes, musique dès le début et qui baisse quand quelqu'un parle",
    { d: 40, sound: 'duck' },
  ],
  [
    'met la musique moins forte stp on entend pas le chanteur',
    { music: { level: 'low' }, back: ['chanteur'] },
  ],
  [
    "Coucou ! Alors c'est pour le mariage de Chloé et Sam, j'étais témoin. Je verrais bien : la plage au tout début avec « Chloé & Sam » au milieu de l'écran, 4 secondes, qui arrive en fondu. Ensuite le concert, mais pas le début, plutôt à partir de 0:30 et 25 secondes en gros, avec le vrai son. Puis le drone ralenti avec la musique. Et pour finir la pièce montée avec « 15 juin 2024 ». Le tout dans les 1 min 30. Bisous",
    {
      d: [1, 90],
      sequence: [1, 3, 4],
      speedParts: [[4, 'slow']],
      back: ['mariage', '0:30', 'piece montee'],
    },
  ],
  ['je veu enlevé le bruit du vent sur le drone', { refused: ['sound-repair'] }],
  ['film de vacances !!!', { back: ['vacances'] }],
  ['Garder le son des vagues', { back: ['vagues'] }],
  [
    'Film pour l\'assemblée générale de l\'association : titre "Saison 2023-2024", texte de fin "Merci à nos bénévoles", durée 3 min maximum, musique discrète.',
    {
      d: [1, 180],
      texts: [
        ['title', 'Saison 2023-2024'],
        ['call-to-action', 'Merci à nos bénévoles'],
      ],
      music: { level: 'low' },
      unread: ['assemblee'],
    },
  ],
  ['la photo du gâteau avec un zoom lent', { refused: ['zoom'] }],
  ['sépia', { look: 'vintage' }],
  ['gros plan sur le gateau', { back: ['gros plan'] }],
  ['make it black and white please', { look: 'monochrome' }],
  [
    'Bonjour, je voudrais un film souvenir du mariage de ma nièce, pas trop long, une minute environ, avec de la musique. Merci',
    { d: [54, 66], unread: ['mariage'] },
  ],
  ['Couper les blancs', { silences: 'cut' }],
  [
    'About 1 min, start with the drone shot, end with the cake, crossfades in between please',
    { d: [54, 66], first: 4, back: ['cake'], transitions: 'dissolves' },
  ],
  [
    "Bonjour, trésorier du club de voile de Larmor. Il nous faut une vidéo pour remercier les sponsors : 1 min 45 maximum, plutôt 1 min 30. Titre « Saison 2024 » pendant 3 secondes. Au-dessus du drone, en bas : « Budget : 12 400 € », et sur la plage : « 86 licenciés ». À la fin, « Merci à Crédit Maritime et Boulangerie Le Goff » assez longtemps pour être lu. Pas d'effets tape à l'oeil, coupes simples, musique en fond. Le concert c'est notre soirée annuelle, 15 s suffisent.",
    {
      d: [90, 105],
      texts: [
        ['title', 'Saison 2024', 'auto', null, 3],
        ['text', 'Budget : 12 400 €', 'bottom'],
        ['text', '86 licenciés'],
        ['call-to-action', 'Merci à Crédit Maritime et Boulangerie Le Goff'],
      ],
      transitions: 'cuts',
      music: { level: 'low' },
      back: ['sponsors'],
      clipD: [[3, 15]],
    },
  ],
  ['flouter les visages des élèves svp', { refused: ['blur-faces'] }],
  [
    "La musique doit commencer qu'au moment du drone, avant on garde le son normal",
    { back: ['drone'] },
  ],
  ['je voudrai que ma petite fille voie la mer puis le gateau', { back: ['mer'] }],
  [
    'La musique je la veux à partir de son milieu (1:30 environ), forte sur les images sans paroles, presque rien pendant IMG_0042 parce que mon frère fait un discours, coupée pendant le concert, et qui revient pour le drone avec un fondu de 3 secondes à la toute fin, son et image ensemble.',
    { music: { start: 90 }, fadeOut: true, back: ['forte', 'discours', 'coupee', '3 secondes'] },
  ],
  [
    'Écran coupé en deux : à gauche le concert, à droite la plage, pendant 10 secondes, puis le drone plein écran avec IMG_0042 en petit dans un coin. Ensuite retour au gâteau seul 4 s. Son du concert uniquement. Total 40 s environ',
    { d: [36, 44], refused: ['split-screen'], back: ['concert', '4 s'] },
  ],
  [
    'make it 30s. actually no, 20s. fast cuts, music loud, no original audio',
    { d: 20, pace: 'fast', music: { level: 'high' }, sound: 'drop' },
  ],
  [
    'Bande-annonce 20 s pour annonce immobilière, format paysage 16/9, sans texte',
    { d: 20, format: '16:9', back: ['bande-annonce', 'immobiliere'] },
  ],
  ['je veux tout sauf la photo', { without: [5] }],
  [
    'Film court et long à la fois… enfin je veux dire 3 minutes mais que ça paraisse court, donc dynamique',
    { d: 180, pace: 'fast' },
  ],
  [
    'Alors: changer le ciel de la plage en coucher de soleil, mettre mon fils (je peux envoyer une photo) devant le concert, faire danser le gâteau et que la musique chante son prénom Noé. Sinon 40 secondes, format téléphone, et « Noé 6 ans » au début.',
    { d: 40, format: '9:16', texts: [['title', 'Noé 6 ans']], back: ['ciel', 'fils', 'danser'] },
  ],
  ['un montage rythmé pour insta 15s', { d: 15, pace: 'fast', back: ['insta'] }],
  [
    "Drone en premier, 10 secondes, sans coupe ; ensuite des plans de plus en plus courts jusqu'à la fin",
    { first: 4, course: 'rising', clipD: [[4, 10]], back: ['coupe'] },
  ],
  [
    'Je voudrais un film de 1 minute pour les parents d\'élèves, sans les voix des enfants, avec un titre "Classe de mer CM2" et des transitions douces. Si possible flouter les visages.',
    {
      d: 60,
      texts: [['title', 'Classe de mer CM2']],
      transitions: 'dissolves',
      refused: ['blur-faces'],
      back: ['parents', 'voix'],
    },
  ],
  [
    'yo fait un edit 20s vertical cuts rapides au debut c lent pis ça accélère',
    { d: 20, format: '9:16', course: 'rising' },
  ],
  [
    'Promo for our surf school, 9:16, 20 secs tops, 8 shots. First the beach, obviously. No cake, no concert!! well maybe 1 second of concert for the energy. Text in the middle of the film, big: "From €35", and at the end "Book now". Speed everything up a bit except the drone which should be slow. Add a voice reading the text and some wave sound effects.',
    {
      d: [1, 20],
      format: '9:16',
      n: 8,
      texts: [
        ['text', 'From €35', 'auto', 'middle', null, { manner: 'title', family: 'narrow' }],
        ['call-to-action', 'Book now'],
      ],
      speed: 'fast',
      speedParts: [[4, 'slow']],
      refused: ['voice-over', 'sound-effects'],
      back: ['beach', 'concert', 'surf'],
    },
  ],
  [
    "Je voudrais 50% de drone, 30% de plage, 20% de concert, rien d'autre, sur 40 secondes. 8 plans. Les deux premiers en ralenti, le dernier accéléré, les autres normal. Look froid un peu désaturé. Son : musique 70%, ambiance 30%.",
    {
      d: 40,
      n: 8,
      look: 'cold',
      back: ['deux premiers', 'desature', '70'],
      share: [
        [4, 0.5],
        [1, 0.3],
        [3, 0.2],
      ],
    },
  ],
  [
    'Hi there, we\'re on holiday in Nice. Could you make a 45s film, warm colours, title "Nice 2024", and keep the concert short?',
    { d: 45, look: 'warm', texts: [['title', 'Nice 2024']], back: ['nice', 'concert'] },
  ],
  [
    'ajoute un décompte 3 2 1 au début puis le concert en accéléré et le reste normal',
    { speedParts: [[3, 'fast']], back: ['decompte'] },
  ],
  ['Commencer par le gâteau', { first: 5 }],
  [
    'montage beat sync avec transition zoom et glitch stp 15-20s',
    { d: [15, 20], refused: ['transition-effect'] },
  ],
  [
    'Je suis agent immobilier : 40 secondes, le drone d\'abord, lent, puis la plage ("à 200 m" en texte quand on voit la plage), pas de concert.',
    {
      d: 40,
      sequence: [4, 1],
      pace: 'slow',
      without: [3],
      texts: [['title', 'à 200 m']],
      back: ['immobilier'],
    },
  ],
  [
    'Ma vidéo de drone: prendre seulement de 0:10 à 0:25, ralentie de moitié, et sans le bruit des hélices, musique à la place',
    { stretches: [['only', 4, 10, 25]], speedParts: [[4, 'slow']], clipSound: [[4, 'drop']] },
  ],
  ["Un fondu au noir a la fin c'est tout", { fadeOut: true }],
  ['un petit film de 30 secondes de la plage svp', { d: 30, back: ['plage'] }],
  [
    'une boucle de 6 secondes pour ma vitrine, sans son',
    { d: 6, loop: true, sound: 'drop', unread: ['vitrine'] },
  ],
  ['no music, just the real sound', { music: { use: 'none' }, sound: 'keep' }],
  ['bonjour comment ça marche ?', { back: ['marche'] }],
  [
    'Film qui tourne en boucle dans le hall du club, 1 min, sans son, logo du club en haut à droite',
    { d: 60, loop: true, sound: 'drop', refused: ['logo'], back: ['hall'] },
  ],
  [
    "vidéo pour mon restaurant, 25 s, carrée, plus lumineux, et écrire l'adresse à la fin : 12 rue des Halles, Tours",
    {
      d: 25,
      format: '1:1',
      texts: [['call-to-action', '12 rue des Halles, Tours']],
      refused: ['look-grade'],
      back: ['restaurant'],
    },
  ],
  [
    'Pour le blog : 60 à 75 s, 16:9. Intro drone 6 s avec « 3 jours à Belle-Île » en haut, puis des plans de 3 s max qui mélangent plage et IMG_0042, un petit passage concert au milieu (8 s, son live, musique coupée à ce moment), on ralentit vers la fin et on termine sur le drone encore, fondu au blanc. Couleurs légèrement vintage mais pas sur le concert.',
    {
      d: [60, 75],
      format: '16:9',
      first: 4,
      last: 4,
      texts: [['title', '3 jours à Belle-Île', 'top']],
      each: [0.2, 3],
      lookParts: [[3, 'normal']],
      back: ['blog', 'concert', 'blanc', 'vintage'],
      clipD: [[4, 6]],
    },
  ],
  [
    'Title "Honeymoon in Brittany" at the start, thanks!',
    { texts: [['title', 'Honeymoon in Brittany']] },
  ],
  [
    'un film calme. pas comme la derniere fois où ca sautait partout. 6 plans maxi, fondus longs (2 s)',
    { pace: 'slow', n: [1, 6], transitions: 'dissolves', back: ['derniere fois', '2 s'] },
  ],
];
