// NOTE: see also open-b and wishes-open-c1.ts … c5.ts (500 wishes by five sets of people; being written 07:43–08:00) in this folder.
import type { WishRow } from './wish-row.ts';

/**
 * Written by a stranger to the grammar, by the conventions of wishes; for development. The names
 * above the groups say who writes.
 */
export const seventhListOpen: readonly WishRow[] = [
  // Teenagers on phones.
  ['yo tu px fer un tiktok de 17 sec', { d: 17, format: '9:16', pace: 'fast' }],
  ['le concert direct en 1er pis la plage apres', { sequence: [3, 1] }],
  ['un montage ki va super vite svp', { pace: 'fast' }],
  ['coupe le son d vidéos on met juste ma zik', { sound: 'drop' }],
  ['la musique bien fort stpppp', { music: { level: 'high' } }],
  ['vire le clip 2 on voit mon daron dessus', { without: [2], back: ['daron'] }],
  ['ecri "BDE 2026" au debut pdt 2 sec', { texts: [['title', 'BDE 2026', 'auto', null, 2]] }],
  ['filtre noir é blanc partout', { look: 'monochrome' }],
  ['slowmo sur img_0042 stp', { speedParts: [[2, 'slow']] }],
  ['pas + de 25 sec', { d: [1, 25] }],
  ['un truc court genre 15 sec', { d: [13.5, 16.5] }],
  ['met des transitions ki glitchent', { refused: ['transition-effect'] }],
  ['poste la direct sur mon insta', { refused: ['publish'] }],
  ['nan en fait pas vertical, carré', { format: '1:1' }],
  ['garde ke la plage et le drone', { only: [1, 4] }],
  ['ça commence chill et après ça accélère de plus en plus', { course: 'rising' }],
  ['fé une vid ki boucle a linfini', { loop: true }],
  [
    'wesh c pr lanniv de ma best, 20s, met « 16 ANS » en gros au début et du son a fond',
    {
      d: 20,
      texts: [['title', '16 ANS', 'auto', null, null, { manner: 'title', family: 'narrow' }]],
      back: ['anniv'],
    },
  ],
  ['mets un truc qui accroche dès le début', { hook: true }],

  // Guests of a wedding, friends of the couple.
  [
    'Bonsoir ! Une vidéo souvenir de 3 min, toute douce, dans l’ordre de la journée svp',
    { d: 180, pace: 'slow', order: 'chronological', back: ['souvenir'] },
  ],
  [
    'au début « Inès & Thomas » et à la fin « Vive les mariés »',
    {
      texts: [
        ['title', 'Inès & Thomas'],
        ['call-to-action', 'Vive les mariés'],
      ],
    },
  ],
  [
    'fondus enchaînés entre les plans, c’est plus élégant',
    { transitions: 'dissolves', back: ['elegant'] },
  ],
  ['la pièce montée pour finir (la photo gateau.jpg)', { last: 5, back: ['piece'] }],
  ['on baisse la musique pendant que les témoins parlent', { sound: 'duck' }],
  [
    'pas les 20 premières secondes du concert, ça filmait le plafond',
    { stretches: [['without', 3, 0, 20]], back: ['plafond'] },
  ],
  ['Des teintes chaudes, comme au coucher du soleil', { look: 'warm', back: ['coucher'] }],
  [
    'à 30 secondes, faites apparaître « Le vin d’honneur » pendant 3 s',
    { texts: [['text', 'Le vin d’honneur', 'auto', 30, 3]] },
  ],
  ['qu’on entende bien les discours surtout', { back: ['discours'] }],
  ['gardez uniquement les moments où la mariée danse', { back: ['mariee'] }],
  ['la fin au ralenti, puis fondu au noir', { speedParts: [['end', 'slow']], fadeOut: true }],
  ['une version pour les parents et une pour les copains', { back: ['version'] }],

  // Estate agents.
  [
    'Présentation d’une villa. 1 min 10. Paysage. Ouverture sur le drone.',
    { d: 70, format: '16:9', first: 4, back: ['villa'] },
  ],
  ['plans longs, 5 secondes chacun minimum', { pace: 'slow', each: [5, 60] }],
  [
    'titre discret « Maison 6 pièces, Vannes » en bas pendant 5 s',
    {
      texts: [['title', 'Maison 6 pièces, Vannes', 'bottom', null, 5, { manner: 'lower-third' }]],
    },
  ],
  [
    'Terminer par « Visite sur rendez-vous »',
    { texts: [['call-to-action', 'Visite sur rendez-vous']] },
  ],
  ['Image stabilisée et son des vidéos coupé', { steady: 'always', sound: 'drop' }],
  ['Incruster le logo de l’agence en filigrane', { back: ['logo'] }],
  ['Rendre les pièces plus lumineuses', { back: ['lumineuses'] }],
  ['Une visite virtuelle à 360°', { back: ['360'] }],
  ['Mettre la surface et le prix sur chaque plan', { back: ['prix'] }],
  [
    '40 à 50 s, sans aucune transition, dans l’ordre des fichiers',
    { d: [40, 50], transitions: 'cuts', order: 'given' },
  ],
  ['du drone on ne garde que 0:08 à 0:22', { stretches: [['only', 4, 8, 22]] }],
  ['ne laissez que la dernière moitié du clip 4', { back: ['moitie'] }],

  // Coaches and clubs.
  [
    'Compil du tournoi U13, 1 min 30, rythmé, musique forte',
    { d: 90, pace: 'fast', music: { level: 'high' }, back: ['tournoi'] },
  ],
  ['clip 3 : ne garder que de 0:40 à 1:05', { stretches: [['only', 3, 40, 65]] }],
  ['les arrêts du gardien au ralenti', { back: ['gardien'] }],
  [
    'Score final « 4 – 2 » affiché les 5 dernières secondes',
    { texts: [['call-to-action', '4 – 2', 'auto', null, 5]], back: ['score'] },
  ],
  ['faut 15 plans, pas un de plus, en 30 secondes', { n: 15, d: 30 }],
  ['accélère tout x2 sauf IMG_0042', { speed: 'fast', speedParts: [[2, 'normal']] }],
  ['revois l’action du but sous deux angles en même temps', { back: ['but'] }],
  ['format carré pour la page du club', { format: '1:1', back: ['club'] }],
  [
    'met « ALLEZ LES VERTS » tout en haut en majuscule',
    { texts: [['title', 'ALLEZ LES VERTS', 'top']] },
  ],
  ['Entoure le joueur numéro 9 d’un rond rouge', { back: ['rond'] }],
  ['le drone 4x plus vite', { speedParts: [[4, 4]] }],
  [
    'chronologique, 2 minutes max, sans la photo',
    { order: 'chronological', d: [1, 120], without: [5] },
  ],
  ['un best of nerveux avec des plans de moins de 1,5 s', { pace: 'fast', each: [0.2, 1.5] }],

  // Grandparents.
  [
    'Bonjour, serait-il possible d’avoir un film de quatre-vingts secondes ? Bien à vous',
    { d: 80 },
  ],
  ['J’aimerais que l’on voie d’abord la plage', { first: 1 }],
  [
    'Ne mettez pas de musique je vous prie, mon mari est malentendant',
    { music: { use: 'none' }, back: ['mari'] },
  ],
  ['avec écrit « Nos petits trésors » en commençant', { texts: [['title', 'Nos petits trésors']] }],
  ['Que cela ne dépasse pas deux minutes et demie', { d: [1, 150] }],
  ['comme les films d’autrefois, un peu jaunis', { look: 'vintage', back: ['jaunis'] }],
  ['Je ne souhaite pas que la photographie du gâteau apparaisse', { without: [5] }],
  ['pas trop de changements d’image, ça me donne le tournis', { back: ['tournis'] }],
  ['On gardera le son des enfants qui rient', { back: ['enfants'] }],
  ['Pourriez vous terminer en fondu ? Merci beaucoup jeune homme', { fadeOut: true }],
  ['le film de Noël dernier était très bien, faites pareil', { back: ['pareil'] }],
  ['Mettez la date et l’heure en bas de l’image', { back: ['date'] }],
  ['un film d’un quart d’heure', { d: 900 }],

  // Small shops.
  [
    'Pub 20 s pour ma boulangerie, titre « Fournil Saint-Jean »',
    { d: 20, texts: [['title', 'Fournil Saint-Jean']], back: ['boulangerie'] },
  ],
  [
    'reel de 15s, hook fort, et à la fin « Commandez en ligne »',
    {
      d: 15,
      format: '9:16',
      pace: 'fast',
      hook: true,
      texts: [['call-to-action', 'Commandez en ligne']],
    },
  ],
  ['notre numéro 02 98 00 11 22 en bas tout du long', { back: ['tout du long'] }],
  ['« -20 % » de la 4e à la 9e seconde au centre', { texts: [['text', '-20 %', 'middle', 4, 5]] }],
  [
    'boucle muette pour l’écran de la vitrine, 30 secondes',
    { loop: true, d: 30, sound: 'drop', back: ['vitrine'] },
  ],
  ['une musique libre de droits style bossa nova', { back: ['bossa'] }],
  ['le gâteau en premier ET en dernier', { back: ['gateau'] }],
  [
    'Texte « Ouvert dimanche » en rose avec une police manuscrite',
    { texts: [['title', 'Ouvert dimanche']], back: ['rose', 'manuscrite'] },
  ],
  ['Zoomez lentement sur le gâteau', { refused: ['zoom'] }],
  ['sous-titrez les paroles de ma vendeuse', { back: ['sous'] }],
  ['horizontal finalement, pas 9:16', { format: '16:9' }],
  ['le plus pro possible, 25 sec', { d: 25, back: ['pro'] }],

  // Teachers.
  [
    'Sortie au zoo des CE1 : 2 min 15, dans l’ordre où je les ai filmés, voix conservées',
    { d: 135, order: 'chronological', sound: 'keep', back: ['zoo'] },
  ],
  ['Masquez les visages des enfants dont les parents ont dit non', { back: ['visages'] }],
  ['Supprimer les blancs quand personne ne parle', { silences: 'cut' }],
  [
    'Trois textes : « Observer » à 5 s, « Mesurer » à 20 s, « Conclure » à 35 s',
    {
      texts: [
        ['text', 'Observer', 'auto', 5],
        ['text', 'Mesurer', 'auto', 20],
        ['text', 'Conclure', 'auto', 35],
      ],
      back: ['trois'],
    },
  ],
  ['Traduire les paroles en allemand', { back: ['allemand'] }],
  [
    'Tout garder, rien couper, simplement à la suite',
    { selection: 'everything', order: 'given', d: [1, 3600] },
  ],
  ['Enlever les 5 dernières secondes de chaque clip', { stretches: [['without', null, -5, null]] }],
  [
    'coupes nettes et pas de musique pour l’exposé',
    { transitions: 'cuts', music: { use: 'none' }, back: ['expose'] },
  ],
  ['un titre, la date et le nom de l’école', { refused: ['text-missing'], back: ['ecole'] }],
  ['Le clip 2 au ralenti pour bien voir le geste', { speedParts: [[2, 'slow']], back: ['geste'] }],
  ['le son du clip 1 seulement', { sound: 'drop', clipSound: [[1, 'keep']] }],

  // Travellers with a camera.
  [
    'vlog Islande ep.3, 2 min, drone puis plage puis IMG_0042, musique à partir de 0:50',
    { d: 120, sequence: [4, 1, 2], music: { start: 50 }, back: ['islande'] },
  ],
  ['tons froids genre nordique', { look: 'cold', back: ['nordique'] }],
  ['hyperlapse sur le drone', { speedParts: [[4, 'fast']] }],
  [
    '« Reykjavik » à 0:06 en bas, « Vík » à 0:24 en bas',
    {
      texts: [
        ['text', 'Reykjavik', 'bottom', 6],
        ['text', 'Vík', 'bottom', 24],
      ],
    },
  ],
  ['enlève le vent dans le micro', { refused: ['sound-repair'] }],
  ['LUT cinématique teal and orange', { back: ['teal'] }],
  ['coupe quand je dis « euh »', { back: ['euh'] }],
  ['une carte animée avec le trajet', { back: ['carte'] }],
  ['ça monte tranquillement en intensité jusqu’au bout', { course: 'rising' }],
  ['du concert juste la 1ère minute', { stretches: [['only', 3, 0, 60]] }],
  ['commence en musique direct au refrain', { music: { part: 'chorus' } }],
  ['stabilise pas, j’aime bien quand ça bouge', { steady: 'never', back: ['bouge'] }],

  // People who cut for a living.
  [
    'Master 16/9, 25 fps, 1 min',
    { format: '16:9', d: 60, refused: ['frame-rate'], back: ['master'] },
  ],
  ['export ProRes 4K', { back: ['prores', '4k'] }],
  ['cut sec partout, pas de dissolve', { transitions: 'cuts' }],
  [
    'lower third « Paul Lenoir, chef de projet » à 00:07, 4 s',
    { texts: [['text', 'Paul Lenoir, chef de projet', 'auto', 7, 4, { manner: 'lower-third' }]] },
  ],
  [
    'fade in, fade out, cross dissolve entre les plans',
    { fadeIn: true, fadeOut: true, transitions: 'dissolves' },
  ],
  ['L-cut sur le concert', { back: ['concert'] }],
  ['split screen plage / drone', { back: ['split'] }],
  ['durée 1:05, 18 plans, ordre libre', { d: 65, n: 18, back: ['libre'] }],
  ['rushs : 14 min. Livrable : 75 s.', { d: 75 }],
  ['keyer le fond vert du clip 2', { back: ['fond vert'] }],

  // A band.
  ['clip de 40s pr annoncer la tournée, cuts calés sur le beat', { d: 40, back: ['tournee'] }],
  ['commence au refrain à 1:12', { music: { start: 72 } }],
  ['que le live et le drone (clips 3 et 4)', { only: [3, 4] }],
  ['monte la batterie et baisse la guitare', { back: ['batterie'] }],
  [
    'à la fin « Nouvel album le 3 mars » en lettres larges',
    {
      texts: [['call-to-action', 'Nouvel album le 3 mars', 'auto', null, null, { family: 'wide' }]],
    },
  ],
  [
    'noir et blanc contrasté, bien granuleux',
    { look: 'monochrome', back: ['contrast', 'granuleux'] },
  ],
  ['effet stroboscope sur le concert', { back: ['strobo'] }],
  ['les paroles qui défilent en karaoké', { back: ['karaoke'] }],
  ['on ouvre calme puis ça explose, 50 s en tout', { course: 'rising', d: 50 }],
  ['jamais deux plans du même clip à la suite', { back: ['meme'] }],

  // In English.
  ['hey, 45 sec, upbeat, no text pls', { d: 45, pace: 'fast' }],
  ['cut it to around 50 seconds and keep everyone’s voices', { d: [45, 55], sound: 'keep' }],
  ['Can you put the concert at the end?', { last: 3 }],
  [
    'add "Happy 60th Dad" at the beginning for 4 secs',
    { texts: [['title', 'Happy 60th Dad', 'auto', null, 4]] },
  ],
  ['clip 2 in slow motion, everything else normal', { speedParts: [[2, 'slow']] }],
  [
    'two minutes tops, chronological, warm colours',
    { d: [1, 120], order: 'chronological', look: 'warm' },
  ],
  ['fade from black, then hard cuts', { fadeIn: true, transitions: 'cuts' }],
  ['lose the first half minute of clip 3', { stretches: [['without', 3, 0, 30]] }],
  ['vertical pls, and make it loop', { format: '9:16', loop: true }],
  ['make my dog look like a superhero', { back: ['dog'] }],
  ['the song should kick in at the chorus', { music: { part: 'chorus' } }],
  ['twelve shots, a second and a half each', { n: 12, each: 1.5, d: 18 }],
  ['I’d rather not have any music', { music: { use: 'none' } }],
  ['remove the guy walking in front of the camera', { back: ['guy'] }],

  // People who talk at length.
  [
    'Alors voilà, on est rentrés dimanche de vacances et j’ai plein de vidéos. Ce que j’aimerais c’est un film d’une minute environ, plutôt tranquille, qui commence par la plage. Mon mari voudrait de la musique mais pas trop forte. Et à la fin tu écris « À l’été prochain ». Voilà, merci d’avance !',
    {
      d: [54, 66],
      pace: 'slow',
      first: 1,
      music: { level: 'low' },
      texts: [['call-to-action', 'À l’été prochain']],
      back: ['vacances'],
    },
  ],
  [
    'bon je t’explique, on fait une surprise à Karim pour ses 40 ans samedi. il faut un truc marrant, rapide, 1min max, tu vires le clip 2 parce qu’il est flou, et tu mets « Joyeux anniv Karim » au début',
    {
      pace: 'fast',
      d: [1, 60],
      without: [2],
      texts: [['title', 'Joyeux anniv Karim']],
      back: ['marrant'],
    },
  ],
  [
    'Je prépare la soirée de l’association et il me faut une vidéo à passer pendant l’apéro. Deux minutes trente, en paysage, qui tourne en boucle, sans le son des vidéos. Les couleurs d’origine c’est parfait.',
    { d: 150, format: '16:9', loop: true, sound: 'drop', back: ['association'] },
  ],
  [
    'J’hésite entre 30 secondes et une minute, disons 45 secondes. Pour le reste je te fais confiance, évite juste le concert.',
    { d: 45, without: [3], back: ['confiance'] },
  ],
  [
    'Hi there, so we’ve got about twenty minutes of footage from the school fair and we’d love a short film of ninety seconds for the parents’ evening. Please start with the drone, skip clip 5, and finish with "Thank you all". Slow and gentle if possible. Cheers!',
    {
      d: 90,
      first: 4,
      without: [5],
      texts: [['call-to-action', 'Thank you all']],
      pace: 'slow',
      back: ['evening'],
    },
  ],
  [
    'Le concert de dimanche a duré trois heures, évidemment je ne veux pas tout. Prends de 0:20 à 0:45 dans le clip 3, les 10 dernières secondes du drone, et la photo à la fin.',
    {
      stretches: [
        ['only', 3, 20, 45],
        ['only', 4, -10, null],
      ],
      last: 5,
      back: ['dimanche'],
    },
  ],
  [
    'Ma fille passe le bac cette année et je voudrais lui faire un petit montage, rien de compliqué. 50 secondes, dans l’ordre chronologique, avec des fondus. Ah et surtout pas de musique rap !!',
    { d: 50, order: 'chronological', transitions: 'dissolves', back: ['rap'] },
  ],
  [
    'Je voudrais d’abord la plage, ensuite le drone. Non attendez, d’abord le drone, ensuite la plage.',
    { sequence: [4, 1] },
  ],
  [
    'quand le film commence je veux que ce soit noir et que l’image arrive petit à petit, et pareil à la fin, ça redevient noir',
    { fadeIn: true, fadeOut: true },
  ],
  [
    'C’est pour mettre sur le site de la mairie donc 16:9 obligatoire, 1 minute 20, sobre, sans effets. Le titre c’est « Fête de la musique ». Le maire veut apparaître en premier mais bon…',
    { format: '16:9', d: 80, texts: [['title', 'Fête de la musique']], back: ['maire'] },
  ],
  [
    'Fais-moi quelque chose d’hyper rapide mais en même temps très lent et contemplatif, 20 secondes',
    { d: 20, refused: ['contradiction'] },
  ],
  [
    'Tu mets 10 plans de 3 secondes mais attention le film doit faire 20 secondes pas plus',
    { n: 10, d: [1, 20], refused: ['contradiction'] },
  ],
];
