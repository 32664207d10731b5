/** Why no passkey opened the account. */
export const texts = {
  givenUp: 'Aucune clé d’accès n’a été présentée. Réessayez, ou entrez avec votre mot de passe.',
  unknown:
    'Cette clé d’accès n’est pas connue ici, ou a été retirée. Entrez avec votre mot de passe.',
  unverified: 'Cette clé d’accès doit vous reconnaître\u00A0: empreinte, visage ou code.',
  refused: 'Cette clé d’accès n’a pas été acceptée. Entrez avec votre mot de passe.',
  expired: 'La demande a expiré. Recommencez.',
} as const;
