/** What is said to people when Dify fails. */
export const difyTexts = {
  away: "Le service de l'assistant ne répond pas. Réessayez dans un instant.",
  refusedKey:
    "Le service de l'assistant refuse la clé du studio. Prévenez la personne qui l'installe.",
  busy: "Le service de l'assistant est très demandé. Réessayez dans une minute.",
  quota: "Le service de l'assistant n'a plus de crédit. Prévenez la personne qui l'installe.",
  refused: "Le service de l'assistant a refusé cette demande.",
  failed: "Le service de l'assistant a échoué. Vous pouvez réessayer.",
  interrupted: "La réponse s'est interrompue. Vous pouvez réessayer.",
  file: 'Fichier',
  picture: 'Image',
} as const;
