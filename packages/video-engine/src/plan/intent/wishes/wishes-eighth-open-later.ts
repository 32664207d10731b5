import type { WishRow } from './wish-row.ts';

/** The second half of `wishes-eighth-open.ts`. */
export const eighthListOpenLater: readonly WishRow[] = [
  // Little letters.
  [
    'Bonjour, nous avons fêté les 80 ans de ma mère dimanche dernier avec toute la famille. Je voudrais un film de deux minutes, plutôt calme, qui commence par le gâteau. Ma petite-fille dit que c’est facile, moi je n’y connais rien. Merci d’avance !',
    { d: 120, pace: 'slow', first: 5, unread: ['famille'] },
  ],
  [
    'Coucou ! Témoin de la mariée ici, l’enterrement de vie de jeune fille c’était samedi et je dois envoyer un truc aux copines ce soir. Du coup un reel de 30 s, le refrain de la musique, et finis par la plage. Elle va pleurer je te jure',
    {
      d: 30,
      format: '9:16',
      pace: 'fast',
      music: { part: 'chorus' },
      last: 1,
      unread: ['mariee'],
    },
  ],
  [
    'Bonjour, je suis agent immobilier à Nantes et le propriétaire de la maison s’impatiente. Il faudrait 45 secondes maximum, en horizontal, le drone d’abord puis IMG_0042, et à la fin le texte « Agence Le Goff ». Cordialement',
    {
      d: [1, 45],
      format: '16:9',
      sequence: [4, 2],
      texts: [['call-to-action', 'Agence Le Goff']],
      unread: ['proprietaire'],
    },
  ],
  [
    'Salut, je tiens une crêperie à Quimper et on rouvre vendredi après les travaux. Un format carré, rythmé, 20 s, avec écrit « Réouverture vendredi 18h ». Enlève le concert, il est raté.',
    {
      format: '1:1',
      pace: 'fast',
      d: 20,
      texts: [['title', 'Réouverture vendredi 18h']],
      without: [3],
      unread: ['creperie'],
    },
  ],
  [
    'Bonjour, je suis professeure de CM2 et nous sommes partis en classe découverte avec 26 élèves. Pour la réunion des parents il me faut un résumé de trois minutes, sans musique parce que la salle n’a pas d’enceintes. Bien cordialement',
    {
      d: 180,
      order: 'chronological',
      music: { use: 'none' },
      sound: 'keep',
      unread: ['eleves'],
    },
  ],
  [
    'wesh c ma soeur qui fete ses 18 ans ce soir et jai rien prevu mdr. fais un tiktok de 20s avec le drone au ralenti et finis par le gateau, jte revaudrai ca',
    {
      d: 20,
      format: '9:16',
      pace: 'fast',
      speedParts: [[4, 'slow']],
      last: 5,
      unread: ['soeur'],
    },
  ],
  [
    'Le club de kayak fait son assemblée générale samedi et le président veut des images avant le pot de l’amitié. Une minute trente, des fondus enchaînés, la musique assez basse parce que les anciens entendent mal, et le titre « Saison 2026 ».',
    {
      d: 90,
      transitions: 'dissolves',
      music: { level: 'low' },
      texts: [['title', 'Saison 2026']],
      unread: ['president'],
    },
  ],
  [
    'Madame, Monsieur, mon épouse et moi revenons d’une croisière et nos enfants s’endorment toujours devant nos souvenirs. Faites donc un film de trois minutes au plus, en gardant le son d’origine, dans l’ordre où c’est filmé. Avec mes remerciements.',
    { d: [1, 180], sound: 'keep', order: 'chronological', unread: ['epouse'] },
  ],
  [
    'Hello, CM d’une marque de thé : la cliente a validé le brief, il faut un reel de 15 s qui commence fort, en coupes franches, tons chauds, et « Lien en bio » à la fin. Elle est très exigeante, je compte sur toi !',
    {
      d: 15,
      format: '9:16',
      pace: 'fast',
      hook: true,
      transitions: 'cuts',
      look: 'warm',
      texts: [['call-to-action', 'Lien en bio']],
      unread: ['cliente'],
    },
  ],
  [
    'Je dépanne un pote monteur qui a le bras cassé. Du concert tu gardes seulement de 0:20 à 0:50, du drone tu enlèves les 8 premières secondes. Le tout en 16:9, cut, et pas de stabilisation, il déteste ça.',
    {
      stretches: [
        ['only', 3, 20, 50],
        ['without', 4, 0, 8],
      ],
      format: '16:9',
      transitions: 'cuts',
      steady: 'never',
      unread: ['pote'],
    },
  ],
  [
    'Bonjour, ma fille a eu son bac hier, mention bien, et sa marraine arrive de Lyon demain ! J’aimerais une vidéo de 40 secondes, euh non, plutôt 50, avec écrit « Bravo Inès » au début et sans la plage. Merci beaucoup',
    { d: 50, texts: [['title', 'Bravo Inès']], without: [1], unread: ['marraine'] },
  ],
  [
    'On était invités au mariage d’un cousin et on n’arrive pas à se décider. Il faudrait un film calme et dynamique, ma femme veut l’un et moi l’autre ! En noir et blanc, ça on est d’accord, et 1 minute.',
    { look: 'monochrome', d: 60, refused: ['contradiction'], unread: ['cousin'] },
  ],
  [
    'Bonjour, nous sommes un restaurant de bord de Loire et la saison démarre mal. Il faudrait 30 secondes avec notre logo, une voix off et la vidéo en 4K. On n’a pas un gros budget, merci de votre compréhension.',
    { d: 30, refused: ['logo', 'voice-over', 'resolution'], unread: ['restaurant'] },
  ],
  [
    'Salut, papi est parti en mars et mamie voudrait revoir ces images sur sa tablette. Quelque chose de doux, 2 min environ, finir au noir, et coupe le son du concert, il est affreux.',
    {
      pace: 'slow',
      d: [108, 132],
      fadeOut: true,
      clipSound: [[3, 'drop']],
      unread: ['mamie'],
    },
  ],
  [
    'Bonjour, c’est la présidente du comité des fêtes, la kermesse a rapporté 1200 euros pour les enfants et la mairie est ravie ! Alors garde tout, dans l’ordre, sans transition. Bises à toute l’équipe',
    {
      selection: 'everything',
      order: 'given',
      d: [1, 3600],
      transitions: 'cuts',
      unread: ['kermesse'],
    },
  ],
  [
    'Coucou, ma meilleure amie déménage au Canada, on se connaît depuis 12 ans. D’abord la plage, ensuite le concert, enfin le gâteau. Une bonne minute, look vieux film. Je chiale déjà',
    { sequence: [1, 3, 5], d: [54, 66], look: 'vintage', unread: ['amie'] },
  ],
  [
    'Mon fils joue au hand et son entraîneur a tout filmé avec son téléphone, dsl. Fais moi 8 plans de 2 secondes, rythmé, en vertical, c’est pour ses copains.',
    { n: 8, each: 2, d: 16, pace: 'fast', format: '9:16', unread: ['entraineur'] },
  ],
  [
    'Bonsoir, je suis trésorier de la chorale et on m’a confié ça parce que je suis le plus jeune (61 ans !). Je ne veux que la musique, la musique doit démarrer à 1:10, et une vingtaine de secondes.',
    { sound: 'drop', music: { start: 70 }, d: [18, 22], unread: ['chorale'] },
  ],
  [
    'Bonjour, visite d’un T3 pour une cliente qui vit à Dubaï. Format YouTube, 1 min 15. Nettoyez le bruit du vent et floutez les visages, les voisins sont procéduriers.',
    {
      format: '16:9',
      d: 75,
      refused: ['sound-repair', 'blur-faces'],
      unread: ['cliente'],
    },
  ],
  [
    'ya mon pote noah qui part en australie lundi donc on lui fait un cadeau dadieu. commence calme et finis fort, 1 min, met « bon vol noah » en gros au début. et publie la direct sur insta',
    {
      course: 'rising',
      d: 60,
      texts: [['title', 'bon vol noah', 'auto', null, null, { manner: 'title', family: 'narrow' }]],
      refused: ['publish'],
      unread: ['pote'],
    },
  ],
  [
    'Bonjour, je m’appelle Josiane et je tiens le gîte depuis 1998. Commencez par le concert, euh pardon, par la plage, et finissez par le drone. 50 secondes. Mon gendre trouve ça ringard mais tant pis !',
    { first: 1, last: 4, d: 50, unread: ['gendre'] },
  ],
  [
    'Salut, pour les 10 ans de la salle d’escalade les bénévoles veulent un film. N’oublie pas le drone et ne termine pas par le gâteau, ça fait cliché. 1 min, dynamique.',
    { d: 60, pace: 'fast', back: ['drone', 'gateau'], unread: ['benevoles'] },
  ],
  [
    'Bonjour, on m’a opérée du genou et mes collègues m’ont envoyé des fleurs, je voudrais leur répondre. Écrivez « Merci les filles » à 10 secondes, la deuxième moitié au ralenti, et quarante secondes en tout.',
    {
      d: 40,
      texts: [['text', 'Merci les filles', 'auto', 10]],
      speedParts: [['second-half', 'slow']],
      unread: ['collegues'],
    },
  ],
  [
    'Hi there, my daughter turned seven last week and her granny in Leeds could not make it. Could you do a two minute video, calm, ending with the photo? Thank you so much!',
    { d: 120, pace: 'slow', last: 5, unread: ['granny'] },
  ],
  [
    'Morning! The listing goes live Friday and the vendor is getting nervous. I need 45 seconds max, 16:9, drone first, no music at all. Cheers',
    {
      d: [1, 45],
      format: '16:9',
      first: 4,
      music: { use: 'none' },
      sound: 'keep',
      unread: ['vendor'],
    },
  ],
  [
    'Hello, I teach year 4 and the parents are coming in on Thursday. Please keep everything, in the given order, and put the title "Our Trip" at the beginning. The headmistress wants it by noon.',
    {
      selection: 'everything',
      order: 'given',
      d: [1, 3600],
      texts: [['title', 'Our Trip']],
      unread: ['parents'],
    },
  ],
  [
    'We run a taco place and the new menu drops on Monday!! Square, 15 seconds, fast-paced, with "Tacos from Monday" at the end. My brother wants our logo on it too.',
    {
      format: '1:1',
      d: 15,
      pace: 'fast',
      texts: [['call-to-action', 'Tacos from Monday']],
      refused: ['logo'],
      unread: ['menu'],
    },
  ],
  [
    'So our bass player is leaving after nine years and we want to roast him at the farewell party. Only the concert, black and white, and play it backwards.',
    { only: [3], look: 'monochrome', direction: 'backwards', unread: ['party'] },
  ],
  [
    'Dear team, I am 74 and my sailing club has asked me for a film, heaven knows why. About three minutes, dissolves, keep the original sound, and quiet music. Kind regards, Arthur',
    {
      d: [162, 198],
      transitions: 'dissolves',
      sound: 'keep',
      music: { level: 'low' },
      unread: ['sailing'],
    },
  ],
  [
    'My cousin got married in Porto and I promised her something for her parents. Start with the drone, then the concert, then the photo. Warm tones, no sorry, cold tones. And one minute please',
    { sequence: [4, 3, 5], look: 'cold', d: 60, unread: ['cousin'] },
  ],
];
