/** What is said to people about trainings. */
export const styleTexts = {
  archiveFolder: (style: string) => `styles/${style}`,
  sample: (number: number) => `Essai ${number}`,
  cancelled: 'L’entraînement a été annulé.',
  importCancelled: 'L’import a été annulé.',
  importFailed: 'Une erreur est survenue pendant l’import.',
  failed: "Une erreur est survenue lors de l'entraînement",
  imageGone: 'Une des images de cet entraînement n’existe plus.',
  imageUnreadable: (name: string) =>
    `L’image « ${name} » est illisible. Retirez-la et relancez l’entraînement.`,
  noSuchHand:
    'Ce style ne sait pas dessiner de cette main : choisissez l’une de celles qu’il montre.',
  wrongType: 'Les images d’entraînement doivent être des PNG, JPEG, WebP ou AVIF.',
  noStyleFile: 'Ce fichier ne contient pas de style qu’Armoni sache lire.',
  onlyLocal: (engine: string) =>
    `Un style en fichier est dessiné par le moteur local, et c’est ${engine} qui dessine en ce moment.`,
  notExported: (engine: string) =>
    `Ce style a été entraîné par ${engine}, qui le garde : il ne tient pas dans un fichier.`,
  notReady: 'Ce style n’est pas encore prêt.',
  importGone: 'Le fichier de ce style n’existe plus : importez-le de nouveau.',
  picturesBusy: 'Beaucoup d’images attendent déjà d’être ouvertes.',
  coachBusy: 'Beaucoup d’images attendent déjà d’être examinées. Réessayez dans une minute.',
};
