/** Every text of a shared film's page. */
export const filmPageTexts = {
  title: (brand: string) => `Un film monté avec ${brand}`,
  description: (length: string) => `Durée ${length}. Monté dans le studio.`,
  colours: 'Les couleurs mesurées du film, plan par plan',
  download: 'Télécharger',
  own: 'Créer le vôtre',
};
