/** Why a cut cannot be rendered, for people. The number is the shot's or the text's, from 1. */
export const timelineTexts = {
  empty: () => 'Le montage ne contient aucun plan.',
  'too-many': () => 'Le montage contient trop de plans ou de textes.',
  'too-long': () => 'Le film dure plus d’une heure.',
  'not-frames': () => 'Une durée du montage n’est pas un nombre entier d’images.',
  size: () => 'Les dimensions du film ne sont pas possibles.',
  'unknown-source': (plan: number) => `Le plan ${plan} vient d’un clip que ce film n’a pas.`,
  'no-length': (plan: number) => `Le plan ${plan} ne dure rien.`,
  'outside-source': (plan: number) => `Le plan ${plan} dépasse la fin ou le début de son clip.`,
  'gap-or-overlap': (plan: number) =>
    plan === 0
      ? 'La durée du film n’est pas celle de ses plans.'
      : `Le plan ${plan} ne suit pas exactement le précédent.`,
  speed: (plan: number) => `La vitesse du plan ${plan} n’est pas possible.`,
  'length-and-speed': (plan: number) =>
    `La durée du plan ${plan} ne va pas avec ce qu’il prend de son clip.`,
  framing: (plan: number) => `Le cadrage du plan ${plan} n’est pas possible.`,
  level: (plan: number) => `Le volume du plan ${plan} n’est pas possible.`,
  transition: () => 'Une transition ne se trouve entre aucun plan.',
  'no-music': () => 'Ce film n’a pas de musique.',
  'outside-music': () => 'La musique commence après sa propre fin.',
  'title-empty': (text: number) => `Le texte ${text} est vide.`,
  'title-too-long': (text: number) => `Le texte ${text} dépasse 500 caractères.`,
  'title-outside': (text: number) => `Le texte ${text} dépasse le film.`,
} as const;
