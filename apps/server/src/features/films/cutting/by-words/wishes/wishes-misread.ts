import type { WishRow } from './wish-row.ts';

/** Read wrongly or not at all when they were first tried, some as people misspell them. */
export const misreadWishes: readonly WishRow[] = [
  { wish: 'plus rytmé', becomes: {}, many: 'shorter' },
  { wish: 'plus long', becomes: {}, many: 'longer' },
  { wish: 'plus court de 5 secondes', becomes: {}, many: 'shorter', seconds: [14.4, 14.6] },
  {
    wish: 'coupe les 3 premieres secondes',
    becomes: { order: 'B C D E F G H', shorter: 'B' },
    seconds: [16.4, 16.6],
  },
  { wish: 'enlève les 2 dernières secondes', becomes: { shorter: 'H' }, seconds: [17.4, 17.6] },
  { wish: 'coupe les 3 premières secondes', locked: 'A', becomes: { locked: 'A' }, refused: true },
  {
    wish: 'mets le titre « Cap Sud » à la fin',
    becomes: { titles: ['Îles du Sud middle', 'Cap Sud middle', 'Réservez middle'] },
  },
  { wish: 'échange les deux premiers', becomes: { order: 'B A C D E F G H' } },
  { wish: 'inverse le premier et le dernier', becomes: { order: 'H B C D E F G A' } },
  { wish: 'le 2e plan plus lent', becomes: { slow: 'B' } },
  { wish: 'le plan 3 plus rapide', becomes: { fast: 'C' } },
  { wish: 'racourci le plan 4', becomes: { shorter: 'D' } },
  { wish: 'rajoute un fondu au noir a la fin', becomes: { fadeOut: true } },
  { wish: 'mets le phare en noir et blanc', becomes: { looks: 'monochrome G' } },
  {
    wish: 'le plan 2 plus chaud et enlève le plan 3',
    becomes: { order: 'A B D E F G H', looks: 'warm B' },
  },
  { wish: 'noir et blanc seulement pour le chien', becomes: { looks: 'monochrome E' } },
  {
    wish: 'tout en noir et blanc, les plans 1 et 2 en couleur',
    becomes: { look: 'monochrome', looks: 'normal A, normal B' },
  },
  // What is said of a shot and not understood is not done to the whole film.
  { wish: 'mets le phare un peu flou en noir et blanc', becomes: {}, refused: true },
  { wish: 'le chien avec un fondu au noir à la fin', becomes: {}, refused: true },
];
