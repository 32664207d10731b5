/** Every text of the check page; what is told of a file comes from the package of provenance. */
export const checkTexts = {
  title: 'Vérifier une image ou un film',
  lead: 'Votre fichier reste dans votre navigateur, il n’est jamais gardé.',
  drop: 'Déposez un fichier',
  dropAnother: 'Déposez un autre fichier',
  choose: 'Choisir',
  address: 'Adresse d’une image ou d’un film',
  addressPlaceholder: 'ou collez une adresse',
  addressNote: 'Une adresse est lue par le studio, qui n’en garde rien.',
  check: 'Vérifier',
  question: 'D’où vient ce fichier ?',
  reading: 'Lecture de la signature…',
  searching: 'Recherche du filigrane…',
  failed: 'Ce fichier n’a pas pu être lu. Réessayez, ou déposez-le de nouveau.',
  yourFile: 'Votre fichier',
  cutAway: 'Coupé',
  proven: 'Prouvé',
  provenBy: 'par la signature du fichier',
  provenByMark: 'par le filigrane, et la signature retrouvée',
  claimed: 'Déclaré',
  claimedBy: 'écrit par son auteur, personne ne l’a vérifié',
  changed: 'Changé depuis',
  changedBy: 'par comparaison avec la signature',
  changedByMark: 'par comparaison avec l’original',
  original: 'Voir l’original',
  tree: 'Ce qui la compose',
  filmTree: 'Ce qui le compose',
  parts: {
    ours: 'signé ici',
    signed: 'signé ailleurs',
    changed: 'signature rompue',
    none: 'sans signature',
  },
  thisFile: 'le fichier vérifié',
  unnamed: 'Élément',
  bare: 'Une copie d’écran, une messagerie ou un réseau social retirent souvent la signature d’un fichier.',
  lookForMark: 'Chercher le filigrane',
  lookForMarkNote:
    'Le filigrane de ce studio est dans les pixels de ses images et de ses films. Pour le chercher, le studio lit votre fichier, puis l’oublie.',
  noMark: 'Le filigrane de ce studio n’a pas été trouvé dans ce fichier.',
  explain:
    'Chaque image et chaque film faits ici portent une signature (C2PA, Content Credentials). Elle dit ce qui les a faits, et se rompt dès que leur contenu change.',
  pixels: (width: number, height: number) => `${width} × ${height}`,
  size: (bytes: number) =>
    bytes < 1_000_000
      ? `${Math.round(bytes / 1000)} ko`
      : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} Mo`,
} as const;
