import type { WishRow } from './wish-row.ts';

/** Small shops, estate agents, associations, coaches: texts, calls to action, shapes, lengths. */
export const wishesOfShops: readonly WishRow[] = [
  // How long.
  ['Pub de 15 secondes', { d: 15, back: ['pub'] }],
  ['une vidéo de 45 secondes pour la page Facebook du salon', { d: 45, back: ['facebook'] }],
  ['20 secondes maximum sinon les gens zappent', { d: [1, 20], back: ['gens'] }],
  ['Visite de l’appartement en 1 min 15', { d: 75, back: ['appartement'] }],
  ['spot de 30 s pour l’écran de la boutique', { d: 30, back: ['boutique'] }],
  ['on vise les 50 secondes', { d: [45, 55] }],
  ['6 secondes, format bumper', { d: 6, back: ['bumper'] }],
  ['Durée : 1 minute 40.', { d: 100 }],
  ['résumé du match en 2 min', { d: 120, order: 'chronological', back: ['match'] }],
  ['entre 25 et 35 secondes pour la newsletter', { d: [25, 35], back: ['newsletter'] }],
  ['teaser de notre fête de quartier, 12 secondes', { d: 12, back: ['quartier'] }],
  ['3 minutes pour l’assemblée générale', { d: 180, back: ['assemblee'] }],
  ['moins d’une minute', { d: [1, 60] }],
  ['j’ai droit à 58 secondes max', { d: [1, 58] }],

  // Texts and calls to action.
  ['à la fin « Réservez votre table »', { texts: [['call-to-action', 'Réservez votre table']] }],
  ['terminer sur « Poussez la porte »', { texts: [['call-to-action', 'Poussez la porte']] }],
  ['titre « Chez Nadine, coiffure »', { texts: [['title', 'Chez Nadine, coiffure']] }],
  ['« Portes ouvertes samedi » au début', { texts: [['title', 'Portes ouvertes samedi']] }],
  [
    'texte « T3 lumineux, 72 m² » à 3 secondes pendant 4 secondes',
    { texts: [['text', 'T3 lumineux, 72 m²', 'auto', 3, 4]] },
  ],
  [
    'bandeau « Exclusivité » en bas à 5 s',
    { texts: [['text', 'Exclusivité', 'bottom', 5, null, { manner: 'lower-third' }]] },
  ],
  [
    'en conclusion : « Rejoignez le club ! »',
    { texts: [['call-to-action', 'Rejoignez le club !']] },
  ],
  [
    'Appel à l’action : « Prenez rendez-vous »',
    { texts: [['call-to-action', 'Prenez rendez-vous']] },
  ],
  ['un CTA à la fin : Appelez-nous', { texts: [['call-to-action', 'Appelez-nous']] }],
  [
    'gros titre « PROMO »',
    { texts: [['title', 'PROMO', 'auto', null, null, { manner: 'title', family: 'narrow' }]] },
  ],
  [
    '« Soldes d’hiver » puis à la fin « Jusqu’au 4 février »',
    {
      texts: [
        ['title', 'Soldes d’hiver'],
        ['call-to-action', 'Jusqu’au 4 février'],
      ],
    },
  ],
  ['mettre notre numéro de téléphone à la fin', { back: ['telephone'] }],
  ['ajoute l’adresse du magasin', { back: ['adresse'] }],
  ['mettre le logo en haut à droite', { back: ['logo'] }],
  ['texte « -30 % » au centre à 0:06', { texts: [['text', '-30 %', 'middle', 6]] }],
  [
    '« Dons sur helloasso » les 4 dernières secondes',
    { texts: [['call-to-action', 'Dons sur helloasso', 'auto', null, 4]] },
  ],
  ['titre « Loto du 8 mars » en haut', { texts: [['title', 'Loto du 8 mars', 'top']] }],
  [
    'titre « Menu de Pâques » en vert',
    { texts: [['title', 'Menu de Pâques']], refused: ['text-manner'] },
  ],
  ['« Vendu ! » en majuscules à la fin', { texts: [['call-to-action', 'VENDU !']] }],
  ['Étape 1, étape 2, étape 3 à l’écran', { back: ['etape'] }],
  [
    'titre « Vide-grenier » pendant 2 secondes en bas',
    { texts: [['title', 'Vide-grenier', 'bottom', null, 2]] },
  ],
  [
    '« Cuisine » à 8 s, « Salon » à 16 s, « Jardin » à 24 s',
    {
      texts: [
        ['text', 'Cuisine', 'auto', 8],
        ['text', 'Salon', 'auto', 16],
        ['text', 'Jardin', 'auto', 24],
      ],
    },
  ],
  ['finir par « Infos en bio »', { texts: [['call-to-action', 'Infos en bio']] }],
  ['il faut un titre accrocheur', { refused: ['text-missing'], back: ['accrocheur'] }],
  ['mettre un QR code à la fin', { back: ['qr'] }],

  // Music and sound.
  ['musique de fond discrète', { music: { level: 'low' } }],
  ['pas de musique, on a pas les droits', { music: { use: 'none' }, back: ['droits'] }],
  ['sans le son des vidéos, juste la musique', { sound: 'drop' }],
  ['couper le son du drone', { clipSound: [[4, 'drop']] }],
  ['on doit entendre le coach parler', { back: ['coach'] }],
  [
    'musique plus forte, c’est pour la salle de sport',
    { music: { level: 'high' }, back: ['sport'] },
  ],
  ['une musique moderne et motivante', { back: ['motivante'] }],
  ['faire démarrer la musique à 0:45', { music: { start: 45 } }],
  ['baisser la musique pendant que je parle', { sound: 'duck' }],
  ['garder la voix de la présidente', { back: ['presidente'] }],
  ['ajouter une voix off', { refused: ['voice-over'] }],
  ['musique dès le refrain', { music: { part: 'chorus' } }],

  // Shape.
  ['carré pour le fil Instagram', { format: '1:1', back: ['instagram'] }],
  ['vertical pour les stories', { format: '9:16', pace: 'fast' }],
  ['16/9 pour le site web', { format: '16:9', back: ['site'] }],
  ['un reel de 12 secondes', { format: '9:16', pace: 'fast', d: 12 }],
  ['format paysage pour la télé de l’accueil', { format: '16:9', back: ['accueil'] }],
  ['format LinkedIn', { back: ['linkedin'] }],
  ['4:5 pour Insta', { refused: ['format'], back: ['insta'] }],
  ['un TikTok pour le restaurant', { format: '9:16', pace: 'fast', back: ['restaurant'] }],
  ['format YouTube, 2 minutes', { format: '16:9', d: 120 }],
  ['fais-moi les deux formats, carré et vertical', { back: ['carre'] }],

  // Which clips.
  ['commencer par la vue du drone', { first: 4 }],
  ['ne pas utiliser le clip 3', { without: [3] }],
  ['finir sur la photo', { last: 5 }],
  ['seulement le clip 2 et la photo', { only: [2, 5] }],
  ['drone, puis IMG_0042, puis plage pour finir', { sequence: [4, 2, 1] }],
  ['le concert de 0:15 à 0:35', { stretches: [['only', 3, 15, 35]] }],
  ['enlever les 2 premières secondes de tous les clips', { stretches: [['without', null, 0, 2]] }],
  ['que les buts', { back: ['buts'] }],
  ['pas les passages où on voit des clients', { back: ['clients'] }],
  ['mettre en avant le gâteau', { back: ['gateau'] }],
  ['ouvrir avec la photo, fermer avec le drone', { first: 5, last: 4 }],
  ['le meilleur du gala', { back: ['gala'] }],

  // Pace and shots.
  ['rythme soutenu', { pace: 'fast' }],
  ['calme et haut de gamme', { pace: 'slow', back: ['gamme'] }],
  ['dynamique, pour attirer les jeunes', { pace: 'fast', back: ['jeunes'] }],
  ['8 plans de 2 secondes', { n: 8, each: 2, d: 16 }],
  ['des plans de 3 secondes maximum', { each: [0.2, 3] }],
  ['accroche dès la première seconde', { hook: true }],
  [
    'montage qui monte en tension jusqu’au coup de sifflet',
    { course: 'rising', back: ['sifflet'] },
  ],

  // The rest.
  ['transitions sobres', { back: ['sobres'] }],
  ['fondus enchaînés, c’est plus chic', { transitions: 'dissolves', back: ['chic'] }],
  ['enchaîner les plans sans effet ni fondu', { transitions: 'cuts', back: ['effet'] }],
  ['fondu au noir final', { fadeOut: true }],
  ['image plus lumineuse pour la cuisine', { back: ['lumineuse'] }],
  ['ton chaud, comme dans la boulangerie', { look: 'warm', back: ['boulangerie'] }],
  ['noir et blanc élégant', { look: 'monochrome', back: ['elegant'] }],
  ['sous-titrer le témoignage', { back: ['sous'] }],
  ['boucle pour la vitrine', { loop: true, back: ['vitrine'] }],
  ['le saut au ralenti', { back: ['saut'] }],
  ['drone en accéléré', { speedParts: [[4, 'fast']] }],
  ['stabiliser la visite', { steady: 'always', back: ['visite'] }],
  ['publier directement sur la page Facebook', { refused: ['publish'] }],

  // Several at once.
  [
    'Réel 15 s pour le bar, musique à fond, à la fin « Happy hour 18 h – 20 h »',
    {
      d: 15,
      format: '9:16',
      pace: 'fast',
      music: { level: 'high' },
      texts: [['call-to-action', 'Happy hour 18 h – 20 h']],
      back: ['bar'],
    },
  ],
  [
    'Maison à vendre, 1 minute, paysage, calme, titre « Longère à Vertou »',
    {
      d: 60,
      format: '16:9',
      pace: 'slow',
      texts: [['title', 'Longère à Vertou']],
      back: ['vendre'],
    },
  ],
  [
    '30 s carré sans son, titre « Nouvelle collection », fin « En boutique »',
    {
      d: 30,
      format: '1:1',
      sound: 'drop',
      texts: [
        ['title', 'Nouvelle collection'],
        ['call-to-action', 'En boutique'],
      ],
    },
  ],
  [
    'AG de l’asso : 2 min 30, ordre chronologique, voix gardées, musique basse',
    { d: 150, order: 'chronological', sound: 'keep', music: { level: 'low' }, back: ['asso'] },
  ],
  [
    'Clip de motivation pour les U15, 40 s, nerveux, « ON LÂCHE RIEN » au début, fini par le concert',
    { d: 40, pace: 'fast', texts: [['title', 'ON LÂCHE RIEN']], last: 3, back: ['u15'] },
  ],
  [
    'Présentation de l’équipe pédagogique, 90 secondes, sans musique, sans effet',
    { d: 90, music: { use: 'none' }, back: ['equipe'] },
  ],
  [
    'vertical, 20 à 25 s, fondus, « Bon cadeau en ligne » pour finir',
    {
      format: '9:16',
      d: [20, 25],
      transitions: 'dissolves',
      texts: [['call-to-action', 'Bon cadeau en ligne']],
    },
  ],
];
