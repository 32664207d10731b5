const long = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
const short = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeZone: 'Europe/Paris' });

/** Every text of a shared film's page. */
export const filmPageTexts = {
  title: (brand: string) => `Un film monté avec ${brand}`,
  description: (length: string) => `Durée ${length}. Monté dans le studio.`,
  colours: 'Les couleurs mesurées du film, plan par plan',
  download: 'Télécharger',
  own: 'Créer mon film',
  origin: 'Origine du film',
  history: 'D’où vient ce fichier ?',
  shots: (count: number) => (count === 1 ? '1 plan' : `${count} plans`),
  clips: (count: number) => (count === 1 ? '1 clip' : `${count} clips`),
  date: (at: number) => long.format(at),
  shortDate: (at: number) => short.format(at),
  version: (number: number) => `V${number}`,
  music: 'Musique',
  cutWith: (brand: string) => `Monté avec ${brand}`,
  embed: 'Intégrer',
  embedTitle: 'À coller dans une autre page',
  copyCode: 'Copier le code',
  copy: 'Copier le lien',
  play: 'Lire',
  sound: 'Couper le son',
  screen: 'Plein écran',
  gone: {
    title: 'Ce film n’est plus partagé.',
    body: 'Son adresse a été retirée, a expiré, ou n’est pas complète.',
  },
};
