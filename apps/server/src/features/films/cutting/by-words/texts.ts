/** What is said of a wish on top of a film; French. */
export const wordsTexts = {
  noSuchShot: (count: number) => `Le film n’a que ${count} ${count > 1 ? 'plans' : 'plan'}.`,
  notUnderstood: 'Pas compris : nommez un plan par son numéro, ou dites ce qui doit changer.',
  ofNewFilms: 'Cela se choisit pour un nouveau film, pas sur un montage fait.',
  notSeen: 'Aucun plan du film n’est connu pour le montrer.',
  otherShape: 'Le format se change par une autre version du film, pas par une coupe.',
  locked: (numbers: readonly number[]) =>
    `${listed('Le plan', 'Les plans', numbers)} ${numbers.length > 1 ? 'sont verrouillés' : 'est verrouillé'}.`,
  unlockAndDo: 'Déverrouiller et refaire',
  unlockFirst: (numbers: readonly number[]) =>
    numbers.map((number) => `déverrouille le plan ${number}`).join(', '),
  lastShot: 'Un film garde au moins un plan.',
  noOtherMoment: (number: number) => `Le clip du plan ${number} n’a pas d’autre bon moment.`,
  noMoreOfClip: (number: number) => `Le clip du plan ${number} ne va pas plus loin.`,
  alreadyShortest: 'Les plans sont déjà au plus court.',
  reaches: (seconds: number) =>
    `Sans retirer ni répéter de plan, le film peut faire ${seconds.toFixed(1).replace('.', ',')} s.`,
  noSpeedOfStill: (number: number) =>
    `Le plan ${number} est une image fixe : elle n’a pas de vitesse.`,
  noDirectionOfStill: (number: number) =>
    `Le plan ${number} est une image fixe : elle ne se joue pas à l’envers.`,
  tooShortToSplit: (number: number) => `Le plan ${number} est trop court pour être coupé en deux.`,
  lockedTitle: 'Ce texte est verrouillé.',
  noTitle: 'Le film n’a pas ce texte.',
  noMusic: 'Le film n’a pas de musique.',
  musicTooShort: 'La musique est plus courte que cela.',
  musicEndsOutside: 'Le film est plus court que cela : la musique va jusqu’à sa fin.',
  absentClip: 'Ce clip n’est plus là.',
  already: 'C’est déjà ainsi.',
} as const;

/** « Le plan 3 », « Les plans 2, 4 et 6 ». */
export function listed(one: string, several: string, numbers: readonly number[]): string {
  const last = numbers.at(-1);
  if (numbers.length < 2) return `${one} ${last}`;
  return `${several} ${numbers.slice(0, -1).join(', ')} et ${last}`;
}
