/** What is said when nothing came back from the bin, and the server did not say why. */
export const texts = {
  failed: 'La restauration n’a pas abouti. Vérifiez votre connexion, puis réessayez.',
} as const;
