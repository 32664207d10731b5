import type { WishRow } from './wish-row.ts';

/**
 * Set aside before the reader was built, and measured once when it was: 23 of 25. « trop long » and
 * « un meilleur moment pour » were not read; both are since.
 */
export const sealedWishes: readonly WishRow[] = [
  { wish: 'supprime le 4e plan', becomes: { order: 'A B C E F G H' } },
  { wish: 'je ne veux plus du chien', becomes: { order: 'A B C D F G H' } },
  { wish: 'on peut avoir un montage plus nerveux ?', becomes: {}, many: 'shorter' },
  { wish: 'le premier plan est trop long', becomes: { shorter: 'A' } },
  { wish: 'le plan 4 est trop court', becomes: { longer: 'D' } },
  { wish: 'ouvre sur le bateau', becomes: { order: 'B A C D E F G H' } },
  { wish: 'passe le plan 7 en deuxième position', becomes: { order: 'A G B C D E F H' } },
  { wish: 'inverse les plans 1 et 2', becomes: { order: 'B A C D E F G H' } },
  {
    wish: 'garde le premier et le dernier plan, accélère le reste du montage',
    ...{ becomes: {}, many: 'shorter', keeps: 'A H' },
  },
  { wish: 'trouve un meilleur moment pour le plan 6', becomes: { swapped: 'F' } },
  {
    wish: 'mets le plan 3 au ralenti et coupe le son du plan 5',
    becomes: { slow: 'C', muted: 'E' },
  },
  { wish: 'une ambiance vintage', becomes: { look: 'vintage' } },
  { wish: 'la musique est trop forte', becomes: { music: { from: 10, level: 'quieter' } } },
  {
    wish: 'vire la musique et garde le son des clips',
    becomes: { music: null, sound: 'keep' },
  },
  {
    wish: 'le titre devient « Cap Sud »',
    becomes: { titles: ['Cap Sud middle', 'Réservez middle'] },
  },
  {
    wish: 'change le texte de la fin en « Venez »',
    becomes: { titles: ['Îles du Sud middle', 'Venez middle'] },
  },
  {
    wish: 'descends le titre en bas',
    becomes: { titles: ['Îles du Sud bottom', 'Réservez middle'] },
  },
  {
    wish: 'film plus court, 12 secondes maximum',
    ...{ becomes: {}, many: 'shorter', seconds: [10, 12.1] },
  },
  { wish: 'deux secondes de plus sur le dernier plan', becomes: { longer: 'H' } },
  { wish: 'supprime les plans 2, 4 et 6', becomes: { order: 'A C E G H' } },
  {
    wish: 'enlève le plan 2 et le plan 3',
    ...{ locked: 'B', becomes: { order: 'A B D E F G H' }, refused: true },
  },
  { wish: 'termine en fondu au noir', becomes: { fadeOut: true } },
  { wish: 'déverrouille le plan 3', locked: 'C', becomes: { locked: '' } },
  { wish: 'ajoute un drone qui survole la mer', becomes: {}, refused: true },
  { wish: 'retire tout sauf les plans 1, 2 et 8', becomes: { order: 'A B H' } },
];
