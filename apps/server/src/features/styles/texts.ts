/** What is said to people about trainings. */
export const styleTexts = {
  archiveFolder: (style: string) => `styles/${style}`,
  sample: (number: number) => `Essai ${number}`,
  cancelled: 'L’entraînement a été annulé.',
  failed: "Une erreur est survenue lors de l'entraînement",
  imageGone: 'Une des images de cet entraînement n’existe plus.',
  imageUnreadable: (name: string) =>
    `L’image « ${name} » est illisible. Retirez-la et relancez l’entraînement.`,
  noSuchHand:
    'Ce style ne sait pas dessiner de cette main : choisissez l’une de celles qu’il montre.',
  wrongType: 'Les images d’entraînement doivent être des PNG, JPEG, WebP ou AVIF.',
  picturesBusy: 'Beaucoup d’images attendent déjà d’être ouvertes.',
  coachBusy: 'Beaucoup d’images attendent déjà d’être examinées. Réessayez dans une minute.',
};
