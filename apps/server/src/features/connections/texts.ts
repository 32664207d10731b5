/** What is said of assistants that ask to be let in. */
export const connectionTexts = {
  unknownClient:
    'Cet assistant n’est pas connu du studio, ou son inscription a expiré. Recommencez depuis l’assistant.',
  foreignReturn: 'L’adresse de retour n’est pas celle que cet assistant a déclarée.',
  tooMany: (most: number) =>
    `Vous avez déjà connecté ${most} assistants. Déconnectez-en un pour en ajouter un autre.`,
  unnamed: 'Assistant sans nom',
};
