// NOTE: larger development corpora of other hands lie beside this file: wishes-open-c1.ts … c5.ts (500 wishes by five sets of people; being written 07:43–08:00). Use them: they are the best picture of what strangers write. Score each file BEFORE mending anything from it, one file after the other, so that each gives a true first sight; mend classes and lexicons broadly.
import type { WishRow } from './wish-row.ts';

/**
 * Written by a stranger to the grammar, by the conventions of wishes; beside `openA`, of the same
 * kinds of people.
 */
export const seventhListOpenLater: readonly WishRow[] = [
  // Teenagers on phones.
  ['fais un edit 13 sec stp cest pr ma story', { d: 13, format: '9:16', pace: 'fast' }],
  ['le drone en dernier svp pas au debut', { last: 4 }],
  ['osef du concert enleve', { without: [3] }],
  ['sa doit durer 30s max pcq apres insta coupe', { d: [1, 30], back: ['insta'] }],
  ['tout en accéléré c plus drole', { speed: 'fast', back: ['drole'] }],
  ['met la plage a la fin et le concert au debut', { first: 3, last: 1 }],
  ['écris mdr en bas à la 5eme seconde', { texts: [['text', 'mdr', 'bottom', 5]] }],
  ['zik off stp', { music: { use: 'none' } }],
  ['passe la vidéo du drone deux fois c la meilleure', { times: [[4, 2]], back: ['meilleure'] }],
  ['20 plans d’une demi seconde', { n: 20, each: 0.5, d: 10 }],
  ['stp pas un truc mou genre diapo de prof', { back: ['diapo'] }],
  [
    'vertical 20 sec noir et blanc cut cut cut',
    { format: '9:16', d: 20, look: 'monochrome', transitions: 'cuts' },
  ],
  ['je veux qu’on voit que moi', { back: ['moi'] }],
  ['commence par la toff du gâteau puis img_0042', { sequence: [5, 2] }],
  [
    'titre « la vraie vie » tout en haut 3 secondes',
    { texts: [['title', 'la vraie vie', 'top', null, 3]] },
  ],
  ['pas de fondu svp c moche', { transitions: 'cuts', fadeOut: false, back: ['moche'] }],
  ['le son on entend rien monte la musique', { music: { level: 'high' }, back: ['entend'] }],

  // Guests of a wedding and other family feasts.
  [
    'Un film de deux minutes pour le baptême de Louise, avec « Bienvenue Louise » au début',
    { d: 120, texts: [['title', 'Bienvenue Louise']], back: ['bapteme'] },
  ],
  ['Les photos en dernier, les vidéos avant', { last: 5 }],
  ['Pourrait-on éviter la scène du concert ?', { without: [3] }],
  ['plutôt lent, avec de beaux fondus', { pace: 'slow', transitions: 'dissolves' }],
  [
    'Finissez par « Merci à toutes et à tous » sur 4 secondes',
    { texts: [['call-to-action', 'Merci à toutes et à tous', 'auto', null, 4]] },
  ],
  [
    'les invités adorent danser donc gardez surtout le concert',
    { back: ['invites'], share: [[3, 'more']] },
  ],
  ['ambiance bohème chic, lumière dorée', { back: ['boheme'], look: 'warm' }],
  ['Il y aurait moyen de couper le son du drone ? merci', { clipSound: [[4, 'drop']] }],
  [
    'pour les 50 ans de mariage de mes parents, 5 minutes, en noir et blanc',
    { d: 300, look: 'monochrome', back: ['parents'] },
  ],
  ['un texte par témoin avec son prénom', { back: ['texte'] }],
  ['Du clip 2, seulement les 12 premières secondes', { stretches: [['only', 2, 0, 12]] }],
  ['le discours de papa sans musique derrière', { back: ['discours'] }],
  ['un compte à rebours au début', { back: ['rebours'] }],

  // Estate agents, architects.
  [
    'Film d’annonce 35 s, 16:9, rythme calme, pas de son des clips',
    { d: 35, format: '16:9', pace: 'slow', sound: 'drop', back: ['annonce'] },
  ],
  ['IMG_0042 en ouverture puis drone et plage', { sequence: [2, 4, 1] }],
  [
    'bandeau « 12 rue des Tilleuls » en bas, de 2 à 7 secondes',
    { texts: [['text', '12 rue des Tilleuls', 'bottom', 2, 5, { manner: 'lower-third' }]] },
  ],
  ['Corriger les lignes verticales', { back: ['lignes'] }],
  ['effacer les voitures garées devant', { back: ['voitures'] }],
  ['accélérez la montée en drone par deux', { speedParts: [[4, 'fast']] }],
  ['une minute, huit plans, coupes franches', { d: 60, n: 8, transitions: 'cuts' }],
  [
    'carte de fin : « Agence Littoral, 02 40 00 00 00 »',
    { texts: [['call-to-action', 'Agence Littoral, 02 40 00 00 00']] },
  ],
  ['Une musique d’ascenseur très discrète', { back: ['ascenseur'] }],
  ['format 21/9', { refused: ['format'] }],
  ['plans fixes uniquement', { back: ['fixes'] }],

  // Coaches and clubs.
  [
    'résumé de la saison en 3 minutes, musique à fond',
    { d: 180, order: 'chronological', music: { level: 'high' }, back: ['saison'] },
  ],
  ['ralentir le clip 3 de moitié', { speedParts: [[3, 'slow']] }],
  ['seulement les actions où on marque', { back: ['marque'] }],
  ['afficher « Mi-temps » au milieu du film', { texts: [['text', 'Mi-temps', 'auto', 'middle']] }],
  ['les plans : 1 seconde minimum, 3 secondes maximum', { each: [1, 3] }],
  ['on attaque pied au plancher et on finit en roue libre', { course: 'falling' }],
  ['du concert, jette tout jusqu’à 0:25', { stretches: [['without', 3, 0, 25]] }],
  ['une flèche sur le numéro 10', { back: ['fleche'] }],
  ['vitesse divisée par 4 sur le saut', { back: ['4'] }],
  ['enlève le commentateur, garde l’ambiance du stade', { sound: 'keep', back: ['commentateur'] }],
  ['stabilise, filmé en courant', { steady: 'always', back: ['courant'] }],
  [
    '45 secondes à 1 minute, du rythme, les clips dans mon ordre',
    { d: [45, 60], pace: 'fast', order: 'given' },
  ],

  // Grandparents.
  ['Je voudrais une petite vidéo de trois minutes environ, s’il vous plaît', { d: [162, 198] }],
  ['Que les paroles restent bien audibles, je vous prie', { sound: 'keep' }],
  [
    'mettez les vidéos l’une après l’autre sans rien enlever',
    { selection: 'everything', order: 'given', d: [1, 3600] },
  ],
  ['Écrivez « Cousinade 2026 » au commencement', { texts: [['title', 'Cousinade 2026']] }],
  [
    'en finissant sur la plage, c’est là que nous nous sommes rencontrés',
    { last: 1, back: ['rencontres'] },
  ],
  ['pas d’images qui tremblent', { steady: 'always' }],
  ['une musique de Trenet', { back: ['trenet'] }],
  ['ni trop court ni trop long', { back: ['court'] }],
  [
    'la musique est trop forte, on n’entend pas les petits',
    { music: { level: 'low' }, back: ['petits'] },
  ],
  ['Ne gardez que le clip numéro deux et le clip numéro quatre', { only: [2, 4] }],
  ['j’aimerais voir chaque photo plus longtemps', { back: ['longtemps'] }],
  ['faites comme pour Mireille', { back: ['mireille'] }],
  ['au ralenti, mes yeux ne suivent plus', { speed: 'slow', back: ['yeux'] }],

  // Small shops, craftspeople.
  [
    'présentation de mon atelier de poterie, 50 s, tons chauds',
    { d: 50, look: 'warm', back: ['poterie'] },
  ],
  [
    '« Fait main à Quimper » au centre au début',
    { texts: [['title', 'Fait main à Quimper', 'middle']] },
  ],
  ['termine avec mon adresse', { back: ['adresse'] }],
  ['teaser de 8 secondes en boucle', { d: 8, loop: true }],
  ['cadrage carré, 15 à 20 secondes', { format: '1:1', d: [15, 20] }],
  ['incruste les prix en jaune', { back: ['prix'] }],
  [
    'des coupes rapides et un gros titre « SOLDES »',
    {
      pace: 'fast',
      texts: [['title', 'SOLDES', 'auto', null, null, { manner: 'title', family: 'narrow' }]],
    },
  ],
  ['mettez le produit en valeur', { back: ['produit'] }],
  ['Gâteau d’abord, puis plage', { sequence: [5, 1] }],
  ['Que la photo du gâteau, 6 secondes, en boucle', { only: [5], d: 6, loop: true }],
  [
    'texte « Livraison offerte » à 3 s, puis « Dès 30 € » à 7 s',
    {
      texts: [
        ['text', 'Livraison offerte', 'auto', 3],
        ['text', 'Dès 30 €', 'auto', 7],
      ],
    },
  ],
  ['bruit de caisse enregistreuse à la fin', { back: ['caisse'] }],
  ['envoyez-la-moi en mp4 et en mov', { back: ['mov'] }],

  // Teachers.
  [
    'Restitution du voyage à Berlin : 4 minutes, son d’origine, ordre chronologique',
    { d: 240, sound: 'keep', order: 'chronological', back: ['berlin'] },
  ],
  ['retire les moments de silence svp', { silences: 'cut' }],
  [
    'Titre « Notre potager » en lettres larges',
    { texts: [['title', 'Notre potager', 'auto', null, null, { family: 'wide' }]] },
  ],
  ['ne montrez pas les élèves non autorisés', { back: ['eleves'] }],
  ['une question à l’écran toutes les 20 secondes', { back: ['question'] }],
  [
    'Pas de musique, pas de titre, pas de sous-titres',
    { music: { use: 'none' }, captions: 'none' },
  ],
  [
    'clip 1 de 0 à 8 secondes, clip 2 de 10 à 22 secondes',
    {
      stretches: [
        ['only', 1, 0, 8],
        ['only', 2, 10, 22],
      ],
    },
  ],
  ['sous titre en français facile', { back: ['sous'] }],
  ['moins d’une minute trente, plans calmes', { d: [1, 90], pace: 'slow' }],
  ['la première moitié en accéléré', { speedParts: [['first-half', 'fast']] }],
  ['la voix de la maîtresse doit rester', { back: ['maitresse'] }],

  // Travellers with a camera.
  [
    'recap Japon 90s, fast, drone en intro',
    { d: 90, pace: 'fast', first: 4, order: 'chronological', back: ['japon'] },
  ],
  [
    'retire les 7 dernières secondes du drone, j’atterris',
    { stretches: [['without', 4, -7, null]], back: ['atterris'] },
  ],
  ['« Kyoto » à 10 s pendant 2 s', { texts: [['text', 'Kyoto', 'auto', 10, 2]] }],
  ['transitions whip pan', { back: ['whip'] }],
  ['musique dès le refrain, assez forte', { music: { part: 'chorus', level: 'high' } }],
  ['couleurs plus saturées', { refused: ['look-grade'] }],
  ['drone + plage, rien d’autre, 22 secondes', { only: [4, 1], d: 22 }],
  ['vintage façon caméscope', { look: 'vintage', back: ['camescope'] }],
  ['zoom brutal sur chaque beat', { back: ['zoom'] }],
  ['enlève le bruit des hélices', { refused: ['sound-repair'] }],
  ['intro qui claque, outro zen', { course: 'falling' }],
  ['mets-la en ligne sur YouTube', { refused: ['publish'] }],
  ['en 60 fps', { refused: ['frame-rate'] }],
  ['pour ma chaîne YouTube, 5 minutes max', { d: [1, 300], back: ['chaine'] }],

  // People who cut for a living.
  ['16:9, 45", cuts only, pas de titre', { format: '16:9', d: 45, transitions: 'cuts' }],
  [
    'Ouverture fondu au noir, fermeture fondu au noir, dissolves partout',
    { fadeIn: true, fadeOut: true, transitions: 'dissolves' },
  ],
  ['Clip 3, IN 0:20 OUT 0:40', { stretches: [['only', 3, 20, 40]] }],
  [
    'synthé « Awa Diop – chercheuse » à 0:10 pendant 5 s',
    { back: ['synthe'], texts: [['text', 'Awa Diop – chercheuse', 'auto', 10, 5]] },
  ],
  ['étalonnage log vers rec709', { back: ['rec709'] }],
  ['durée max 2’00, min 1’30', { d: [90, 120] }],
  ['nettoyage audio + normalisation', { back: ['audio'] }],
  ['rythme crescendo, 24 plans', { course: 'rising', n: 24 }],
  ['speed ramping avant le drop', { back: ['ramping'] }],
  ['habillage avec la charte du client', { back: ['charte'] }],
  ['3 déclinaisons : 6 s, 15 s, 30 s', { back: ['declinaisons'] }],
  ['pas de stab logicielle', { steady: 'never', back: ['logicielle'] }],
  [
    'muter le clip 2, conserver l’audio du 3',
    {
      clipSound: [
        [2, 'drop'],
        [3, 'keep'],
      ],
    },
  ],

  // A band.
  [
    'teaser concert 30s, le drone pour ouvrir, texte « 12.09 LE TRIANON » à la fin',
    { d: 30, first: 4, texts: [['call-to-action', '12.09 LE TRIANON']], back: ['concert'] },
  ],
  ['lance le morceau à 0:48', { music: { start: 48 } }],
  [
    'on veut le son du concert et pas celui des autres clips',
    { sound: 'drop', clipSound: [[3, 'keep']] },
  ],
  ['un plan à chaque coup de caisse claire', { back: ['caisse'] }],
  ['faut que ça envoie du bois', { pace: 'fast' }],
  ['glitch vhs partout', { back: ['vhs'] }],
  ['le guitariste en gros plan', { back: ['guitariste'] }],
  ['coupe la musique au bout de 20 secondes', { music: { end: 20 } }],
  ['tout le concert, sans la moindre coupe', { back: ['coupe'] }],

  // In English.
  ['30ish seconds, chill vibe, start on the drone', { d: [27, 33], pace: 'slow', first: 4 }],
  ['Could you please take out the concert and use everything else?', { without: [3] }],
  [
    'put "Save the date" in the middle of the screen at the start',
    { texts: [['title', 'Save the date', 'middle']] },
  ],
  ['use just the last 20 secs of clip 3', { stretches: [['only', 3, -20, null]] }],
  ['speed up the second half please', { speedParts: [['second-half', 'fast']] }],
  ['turn down the music when grandpa speaks', { back: ['grandpa'], sound: 'duck' }],
  ['one minute fifteen, widescreen, gentle pace', { d: 75, pace: 'slow', format: '16:9' }],
  ['fade out at the end, no fade at the start', { fadeOut: true, fadeIn: false }],
  ['can u do it in 4:5', { refused: ['format'] }],
  ['blur my kid’s face', { back: ['blur'] }],
  ['just clips 1 and 4, back and forth', { only: [1, 4], back: ['forth'] }],
  ['retro look, clips in random order, 20 seconds', { look: 'vintage', order: 'shuffled', d: 20 }],

  // People who talk at length.
  [
    'Bonjour, je me permets de vous écrire car je dois rendre une vidéo pour mardi. Elle doit durer une minute maximum et être au format vertical. J’aimerais qu’elle commence par la photo et que le concert n’y soit pas. Bonne journée.',
    { d: [1, 60], format: '9:16', first: 5, without: [3], back: ['mardi'] },
  ],
  [
    'ok donc en gros on a fait un trail ce week-end avec les copains, 42 bornes, et moi j’avais la gopro. je voudrais 1min20 qui bouge bien, le drone au début parce que c’est magnifique, et puis « On l’a fait ! » à la fin',
    {
      d: 80,
      pace: 'fast',
      first: 4,
      texts: [['call-to-action', 'On l’a fait !']],
      back: ['trail'],
    },
  ],
  [
    'Le premier clip, coupez-le après 6 secondes. Le troisième, ne le prenez qu’à partir de 30 secondes. Et le tout doit faire 40 secondes.',
    {
      d: 40,
      stretches: [
        ['without', 1, 6, null],
        ['only', 3, 30, null],
      ],
    },
  ],
  [
    'Pour la musique : commencez-la à 20 secondes, et pas trop fort. Pour la longueur, 2 minutes, ça me paraît bien, non ?',
    { music: { start: 20, level: 'low' }, d: 120 },
  ],
  [
    'Mamie fête ses 90 ans le 4 avril, on sera 35 à table ! Il nous faut un film de 6 minutes, lent, en noir et blanc, avec le titre « 90 printemps » et la photo du gâteau tout à la fin.',
    {
      d: 360,
      pace: 'slow',
      look: 'monochrome',
      texts: [['title', '90 printemps']],
      last: 5,
      back: ['avril'],
    },
  ],
  [
    'We’re a small bakery and we want a 20 second ad. Square, no music, keep the sound of the clips. The text "Fresh every morning" should come up at 5 seconds and stay for 4. Thanks so much in advance.',
    {
      d: 20,
      format: '1:1',
      music: { use: 'none' },
      sound: 'keep',
      texts: [['text', 'Fresh every morning', 'auto', 5, 4]],
      back: ['bakery'],
    },
  ],
  [
    'Je veux la plage. Ensuite le concert. Ensuite le drone. C’est tout, le reste tu jettes.',
    { only: [1, 3, 4], sequence: [1, 3, 4] },
  ],
  [
    'Ça doit changer d’image toutes les secondes, un peu comme dans une pub, mais en carré et sur 12 secondes.',
    { each: 1, format: '1:1', d: 12, back: ['pub'] },
  ],
  [
    'Sans musique s’il te plaît. Ah et tant que j’y pense, mets la musique moins fort.',
    { music: { use: 'none' }, refused: ['contradiction'] },
  ],
  [
    'Il faudrait que le film soit joyeux sans être bruyant, court sans être expédié, et qu’il donne envie de venir au camping l’été prochain',
    { back: ['camping'] },
  ],
  [
    'Je voudrais 15 plans de 2 secondes, en commençant par IMG_0042, sans son, mais avec la musique un peu plus forte que d’habitude',
    {
      n: 15,
      each: 2,
      d: 30,
      first: 2,
      sound: 'drop',
      music: { level: 'high' },
      back: ['habitude'],
    },
  ],
  [
    'Salut, finalement 50 secondes au lieu d’une minute, et remets le concert en premier',
    { d: 50, first: 3 },
  ],
];
