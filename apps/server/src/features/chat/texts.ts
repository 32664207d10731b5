/** What the server says to people in a conversation. */
export const chatTexts = {
  newConversation: 'Nouvelle conversation',
  cutOff: 'La réponse a été interrompue par un redémarrage du studio. Vous pouvez réessayer.',
  stoppedEmpty: 'Réponse arrêtée avant le premier mot.',
  failed: "L'assistant n'a pas pu répondre. Réessayez dans un instant.",
  remade: 'Voici la même image, refaite d’après sa recette.',
  nameRequired: 'Le nom est requis',
} as const;
