import type { WishRow } from './wish-row.ts';

/**
 * The fourteenth list, open: eighty wishes by a stranger who said in English what each means.
 * Settled by the conventions before it was looked at how they are read.
 */
export const fourteenthListOpen: readonly WishRow[] = [
  ['end with the cake pic', { back: ['cake'] }],
  [
    'Salut! Pour mon blog voyage il me faut 45s en 16:9 ET une version 9:16 de la même chose',
    { d: 45, refused: ['contradiction'], back: ['blog'] },
  ],
  [
    'salut, pilote drone ici. Je veux garder mon plan séquence de 45 s intact, aucune coupe dedans, pas de stabilisation (déjà faite) et pas de filtre, juste un speed ramp : normal, puis x4 entre 15 et 30, puis normal. Les autres clips tu les mets avant, vite fait, 2 s chacun en cut. Musique calée pour que ça pète au début du drone. Et corrige le D-Log stp',
    { steady: 'never', back: ['sequence', 'x4', '2 s', 'd-log'] },
  ],
  ['comme un vieux film super 8', { look: 'vintage' }],
  ['clip de 30s, alternez plage / concert / plage / concert', { d: 30, back: ['concert'] }],
  [
    '"Bonne fête mamie" en gros au milieu au début',
    {
      texts: [
        ['title', 'Bonne fête mamie', 'middle', null, null, { manner: 'title', family: 'narrow' }],
      ],
    },
  ],
  [
    "Projet de classe (6e) : le film doit durer exactement 2 minutes. Il faut un carton-titre « Notre sortie à la mer » sur fond noir 3 s, la plage en entier, puis IMG_0042 sans les silences et avec sous-titres, puis le drone. Le concert ne sert à rien, ne pas le mettre. À la fin « Réalisé par la 6eB ». Musique à partir du drone seulement, et les prénoms des élèves qui parlent devraient s'afficher automatiquement.",
    {
      d: 120,
      without: [3],
      sequence: [1, 2, 4],
      texts: [
        ['title', 'Notre sortie à la mer', 'auto', null, 3],
        ['call-to-action', 'Réalisé par la 6eB'],
      ],
      refused: ['no-transcription'],
      back: ['entier', 'silences', 'seulement', 'prenoms'],
    },
  ],
  [
    'Vidéo bilingue pour jumelage : à chaque clip une ligne en français en haut et la même en allemand en bas (plage = Strand, concert = Konzert, vue aérienne = Luftaufnahme, gâteau = Kuchen). 5 s par clip pas plus sauf le concert 15. IMG_0042 à jeter. Titre : « Jumelage Vannes – Cuxhaven » et au revoir en deux langues à la fin. Musique à mi volume.',
    {
      without: [2],
      texts: [['title', 'Jumelage Vannes – Cuxhaven']],
      music: { level: 'low' },
      back: ['allemand', '5 s', '15', 'deux langues'],
    },
  ],
  ['juste la video du drone au ralenti', { only: [4], speedParts: [[4, 'slow']] }],
  [
    'enlever tous les moments où on parle pas dans IMG 42 et mettre les sous titres',
    { refused: ['no-transcription'], back: ['42'] },
  ],
  ['en 4K 60fps svp', { refused: ['resolution', 'frame-rate'] }],
  [
    "mes clips dans l'ordre, 8 secondes chacun",
    {
      order: 'given',
      clipD: [
        [1, 8],
        [2, 8],
        [3, 8],
        [4, 8],
        [5, 8],
      ],
    },
  ],
  ['Traduire ce qui est dit en anglais', { back: ['traduire'] }],
  [
    "Mon petit, je voudrais que l'on voie tout le monde longtemps, que rien ne soit coupé, mais que cela ne dure pas plus de deux minutes parce que René s'endort. Mettez la mer d'abord, le gâteau ensuite, et la musique des jeunes (le concert) à la fin et pas trop fort. Pas d'écritures, je ne peux pas les lire. Ou alors très grosses. Non, pas d'écritures.",
    {
      d: [1, 120],
      last: 3,
      selection: 'everything',
      order: 'given',
      back: ['mer', 'longtemps', 'fort'],
    },
  ],
  [
    'Supprimer le son de IMG_0042 (on dit des gros mots), laisser le son des autres, et pas de musique sauf sur la photo',
    { clipSound: [[2, 'drop']], back: ['photo'] },
  ],
  ['fait moi un tiktok', { format: '9:16', pace: 'fast' }],
  [
    'slow at first then gets faster and faster, 1:9 sorry 9:16, about 40 secs',
    { course: 'rising', format: '9:16', d: [36, 44] },
  ],
  [
    "Annonce villa T5. Je veux : drone en ouverture (seulement entre 12 et 30 secondes, avant on voit le voisin), stabilisé, vitesse 0,75. Puis la plage. Pas de concert ni de gâteau évidemment. IMG_0042 c'est la visite intérieure : gardez tout mais accélérez un peu. Textes en bas à droite : « Vue mer » (drone), « 5 chambres » (visite), « 890 000 € FAI » à la fin. Musique douce, aucun bruit des vidéos. Et effacez la voiture garée devant.",
    {
      sequence: [4, 1],
      stretches: [['only', 4, 12, 30]],
      without: [3, 5],
      speedParts: [[2, 'fast']],
      sound: 'drop',
      texts: [
        ['title', 'Vue mer', 'bottom'],
        ['text', '5 chambres', 'bottom'],
        ['call-to-action', '890 000 € FAI', 'bottom'],
      ],
      back: ['stabilise', '0,75', 'droite', 'douce', 'voiture'],
    },
  ],
  [
    '12 plans de 3 secondes avec des fondus, titre au début « Été » en blanc au centre pendant 4 secondes',
    {
      n: 12,
      each: 3,
      d: 36,
      transitions: 'dissolves',
      texts: [['title', 'Été', 'middle', null, 4]],
      back: ['blanc'],
    },
  ],
  [
    "BRIEF\n- durée : 30'' (+/- 2'')\n- format : 1:1\n- 10 à 12 plans\n- hook dans les 2 premières sec : gâteau + « Tu connais ça ? »\n- sous-titres burn-in\n- musique -12 dB sous voix\n- CTA fin : « Lien en bio »\n- police Montserrat, couleur #FF5A5F\n- export ProRes",
    {
      d: [28, 32],
      format: '1:1',
      n: [10, 12],
      hook: true,
      texts: [
        ['title', 'Tu connais ça ?'],
        ['call-to-action', 'Lien en bio'],
      ],
      refused: ['no-transcription'],
      back: ['-12', 'montserrat', 'prores'],
    },
  ],
  [
    'bjr g filmé avec mon tel ca bouge bcp, stabiliser tt sauf le drone et enlever les passages flous',
    { back: ['drone', 'flous'] },
  ],
  [
    'Un film nostalgique en noir et blanc sauf le gâteau qui doit rester en couleur, 1 minute à peu près',
    { d: [54, 66], lookParts: [[5, 'normal']], back: ['nostalgique', 'noir et blanc'] },
  ],
  [
    'La photo du gateau a chaque fois entre deux vidéos, 1 sec, comme un flash',
    { back: ['photo'] },
  ],
  ['moins de 20 mo pour whatsapp', { back: ['20 mo'] }],
  ['Titre : Corse 2024', { texts: [['title', 'Corse 2024']] }],
  ['garde que le refrain du concert', { back: ['refrain'] }],
  ['vidéo de 5 min', { d: 300 }],
  [
    'pas plus de 60 secondes sinon youtube le prend pas en short',
    { d: [1, 60], back: ['youtube'] },
  ],
  [
    'pas de titre. pas de texte sauf la fin ("FIN" tout simplement). pas de son sauf la musique. pas de plan plus long que 4 s sauf le premier. pas de fondus sauf au noir à la fin. pas de photo. pas de format vertical surtout. et pas plus de 50 s',
    {
      d: [1, 50],
      texts: [['call-to-action', 'FIN']],
      sound: 'drop',
      without: [5],
      transitions: 'cuts',
      fadeOut: true,
      back: ['premier', 'vertical'],
    },
  ],
  [
    "C'est pour les obsèques de mon père. Très sobre s'il vous plaît. Des images lentes, de longs fondus, noir et blanc au début et la couleur qui revient peu à peu. Sa voix dans IMG_0042 doit s'entendre clairement, sans musique à ce moment. Deux minutes et demie, pas plus. À la fin, sur le noir : « Yves, 1948 – 2024 ». Pas de concert je pense… si, juste les dernières secondes, il applaudissait.",
    {
      d: [1, 150],
      pace: 'slow',
      transitions: 'dissolves',
      clipSound: [[2, 'keep']],
      texts: [['call-to-action', 'Yves, 1948 – 2024']],
      back: ['obseques', 'noir et blanc', 'moment', 'concert'],
    },
  ],
  ['Ajouter des sous titres', { refused: ['no-transcription'] }],
  [
    'je veux le film en noir et blanc et en couleurs chaudes',
    { refused: ['contradiction'], back: ['noir'] },
  ],
  ['qqch de joyeux pour les 70 ans de papi', { back: ['joyeux', 'papi'] }],
  ['pas de musique', { music: { use: 'none' } }],
  [
    'oui bonjour alors je dicte je voudrais un film de vacances de à peu près une minute virgule on met la plage en premier virgule ensuite euh non attends on met le drone en premier et la plage après point à la ligne le concert tu gardes juste un bout là où ça crie le plus fort et la photo on la voit à peine genre une seconde et tu mets le titre Vacances en Vendée non Vacances à Noirmoutier voilà merci point',
    {
      d: [54, 66],
      sequence: [4, 1],
      texts: [['title', 'Vacances à Noirmoutier']],
      back: ['crie', 'seconde'],
    },
  ],
  [
    "Je voudrais 1 minute avec tout. Si ça ne rentre pas, coupez d'abord dans le concert, puis dans le drone, mais jamais dans la plage ni dans la vidéo IMG. S'il reste de la place à la fin mettez le gâteau, sinon tant pis. Et si la musique n'est pas assez longue vous la répétez (je crois qu'elle fait 3 min donc ça ira).",
    { d: 60, selection: 'everything', order: 'given', back: ['concert', 'plage', 'place'] },
  ],
  ['noir et blanc', { look: 'monochrome' }],
  ["le concert en entier avec son son d'origine", { clipSound: [[3, 'keep']], back: ['entier'] }],
  ['met en vertical', { format: '9:16' }],
  ["Vidéo pour l'AG du club, 3 minutes, sobre", { d: 180, back: ['club'] }],
  [
    'tu me mets la date du 14 juillet en titre et après le texte disparaît en fondu, sinon rien de spécial, 1 minute',
    { d: 60, texts: [['title', '14 juillet']], back: ['disparait'] },
  ],
  [
    'Film de 2 minutes dont 30 secondes de plage, 30 de drone et 1 min de concert',
    {
      d: 120,
      clipD: [
        [1, 30],
        [4, 30],
        [3, 60],
      ],
    },
  ],
  [
    "Bonjour, c'est pour le mariage de ma cousine samedi : environ 2 minutes, on commence par la plage, le concert au milieu et le gâteau en dernier, fondus entre chaque. Merci beaucoup !",
    {
      d: [108, 132],
      first: 1,
      last: 5,
      transitions: 'dissolves',
      unread: ['mariage'],
      back: ['concert'],
    },
  ],
  [
    'use only the last 10 seconds of the drone and the first 20 of the concert, no text',
    {
      stretches: [
        ['only', 4, -10, null],
        ['only', 3, 0, 20],
      ],
    },
  ],
  [
    'met la plage au debut et aussi a la fin, le reste au milieu, 50 sec',
    { d: 50, first: 1, back: ['a la fin'] },
  ],
  ['can u make it look like a old home movie', { look: 'vintage' }],
  [
    'square format, loop it, mute everything, caption "Villa for rent" bottom of the screen all the way through',
    {
      format: '1:1',
      loop: true,
      sound: 'drop',
      music: { use: 'none' },
      texts: [['title', 'Villa for rent', 'bottom']],
      back: ['way through'],
    },
  ],
  ['30 second video of our trip, nothing fancy', { d: 30, unread: ['trip'] }],
  ['un truc lent et émouvant', { pace: 'slow', back: ['emouvant'] }],
  [
    "le début du concert jusqu'à 40 s, pas apres, et par dessus rien du tout pas de music. le drone après",
    { stretches: [['only', 3, 0, 40]], sequence: [3, 4], back: ['music'] },
  ],
  [
    "On voit d'abord le drone qui décolle puis la mer, et ça se finit quand la chanteuse salue. durée libre",
    { first: 4, back: ['mer', 'chanteuse'] },
  ],
  ['pas trop de concert', { share: [[3, 'less']] }],
  [
    'mettez le nom de chaque lieu en bas à gauche : Plage de Trestraou, Festival, Vue du ciel — 3 secondes a chaque début',
    { back: ['trestraou', '3 secondes'] },
  ],
  [
    'Hello, I\'m the best man. We need two minutes for the reception tonight. Everything with dissolves apart from the concert bit which should be hard cuts. Don\'t use the first 5 seconds of IMG_0042 (I drop the phone) and nothing of the drone after 0:30. Black and white up to the cake, the cake in colour, staying 6 seconds with "Tom & Marie" over it. Music from the very start, low when people talk. Cheers',
    {
      d: 120,
      stretches: [
        ['without', 2, 0, 5],
        ['without', 4, 30, null],
      ],
      texts: [['title', 'Tom & Marie']],
      back: ['best man', 'concert', 'cake', '6 seconds'],
    },
  ],
  ['Faire 1 min 20, musique à 30 %, son des clips à 100%', { d: 80, back: ['30', '100'] }],
  ['salut, tu peux me faire une vidéo genre trailer de film?', { back: ['trailer'] }],
  ['Le même que la dernière fois mais plus court', { back: ['derniere fois', 'court'] }],
  [
    'Vidéo verticale 30 sec pour story, texte "SOLDES -30%" en bas tout du long, musique forte',
    {
      format: '9:16',
      pace: 'fast',
      d: 30,
      texts: [['title', 'SOLDES -30%', 'bottom']],
      music: { level: 'high' },
      back: ['tout du long'],
    },
  ],
  ['un truc stylé', { back: ['style'] }],
  ['45 sec, format carré', { d: 45, format: '1:1' }],
  [
    'une vidéo carré pour insta, le gateau 3 sec au début ac écrit "Nouveauté : le Paris-Brest" puis des plans courts, fini par "ouvert dimanche"',
    {
      format: '1:1',
      first: 5,
      pace: 'fast',
      texts: [
        ['title', 'Nouveauté : le Paris-Brest'],
        ['call-to-action', 'ouvert dimanche'],
      ],
      back: ['insta'],
      clipD: [[5, 3]],
    },
  ],
  ['finir sur le coucher de soleil a la plage', { last: 1, back: ['coucher'] }],
  ['hi! just want the beach and the drone, with music', { back: ['beach'] }],
  [
    'Ralentir la plage à 50 %, accélérer le drone fois 3, le reste normal',
    {
      speedParts: [
        [1, 'slow'],
        [4, 3],
      ],
    },
  ],
  [
    'film d 1 minute, moitié plage, moitié concert',
    {
      d: 60,
      share: [
        [1, 0.5],
        [3, 0.5],
      ],
    },
  ],
  ['stabilisez la 2eme video ca tremble', { back: ['2eme'] }],
  ["1min30 max, musique jusqu'au bout, fondu à la fin", { d: [1, 90], fadeOut: true }],
  [
    'un film pour dire au revoir a notre collègue Sandrine qui part en retraite, 2 min, émouvant puis drôle à la fin, avec "Bonne retraite Sandrine !" en dernier',
    {
      d: 120,
      texts: [['call-to-action', 'Bonne retraite Sandrine !']],
      back: ['collegue', 'drole'],
    },
  ],
  [
    'English subtitles for IMG_0042, cut out the silences, and add my logo',
    { silences: 'cut', refused: ['logo', 'no-transcription'], back: ['english'] },
  ],
  ['la music commence a 1 minute', { music: { start: 60 } }],
  ['Put the clips in the order I filmed them', { order: 'chronological' }],
  ['couleurs chaudes style été', { look: 'warm', back: ['ete'] }],
  [
    "Ordre : 4, 1, 3, 1 (la suite), 5, 2, 4. Le 4 au début c'est les 8 premières secondes, à la fin c'est les 8 dernières. Le 1 tu le coupes en deux. Le 3 de 1:00 à 1:20. Le 5 reste 3 secondes. Le 2 en muet. Fondu enchaîné partout sauf avant le 3 : cut sec.",
    {
      stretches: [['only', 3, 60, 80]],
      clipSound: [[2, 'drop']],
      back: ['ordre', '8 premieres', '3 secondes', 'sauf'],
    },
  ],
  ['10 plans', { n: 10 }],
  [
    'it should be long, like 3 min... hmm nobody will watch that, let\'s say 1:30. start with img_0042 no wait that\'s the ugly one, start with beach and leave img out completely. then concert, but mute it, it\'s out of tune lol, my song instead. drone twice: once in the middle and once at the end, second time backwards. no title. actually put a title, "Summer". lowercase: "summer"',
    {
      d: 90,
      without: [2],
      clipSound: [[3, 'drop']],
      texts: [['title', 'summer']],
      back: ['beach', 'backwards'],
      times: [[4, 2]],
    },
  ],
  [
    'commence doucement avec la plage pdt 5 s puis boum le concert a fond puis retour au calme avec le drone',
    { sequence: [1, 3, 4], back: ['fond', 'calme'], clipD: [[1, 5]] },
  ],
  ['tout en accéléré x2', { speed: 'fast' }],
  [
    'Mettre bout à bout les 4 vidéos sans rien changer',
    { d: [1, 3600], selection: 'everything', order: 'given' },
  ],
  ['le concert moins long genre 20s max, le reste en entier', { back: ['concert', 'reste'] }],
  ['slow motion on the beach clip', { back: ['beach'] }],
];
