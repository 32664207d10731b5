/** Every text of the sign-in with another issuer; each takes what people call it. */
export const texts = {
  continueWith: (name: string) => `Continuer avec ${name}`,
  row: (name: string) => `vous entrez avec ${name}`,
  givenUp: 'Vous avez interrompu la connexion.',
  expired: 'La connexion a expiré. Recommencez.',
  emailMissing: (name: string) =>
    `Avec ${name}, aucune adresse e-mail n’est donnée, et ce studio en demande une.`,
  emailUnverified: (name: string) =>
    `Avec ${name}, votre adresse e-mail n’est pas confirmée. Confirmez-la, puis recommencez.`,
  addressTaken:
    'Un compte existe déjà ici avec votre adresse, qui n’y est pas confirmée. Connectez-vous avec son mot de passe.',
  signUpClosed:
    'Ce studio n’ouvre pas de compte de lui-même\u00A0: demandez une invitation à qui l’administre.',
  suspended: 'Ce compte est suspendu. Demandez à qui administre ce studio.',
  away: 'Ce service de connexion ne répond pas. Réessayez dans un instant.',
  failed: (name: string) => `La connexion avec ${name} n’a pas abouti. Réessayez dans un instant.`,
} as const;
