import type { FalFault } from '../../../../platform/outbound/fal-service.ts';

/** What is said to people when fal draws. */
export const falTexts = {
  picture: {
    refused: "Le service d'images a refusé cette demande. Changez-la et réessayez.",
    'not-allowed': "Le service d'images refuse la clé de ce studio, ou son crédit est épuisé.",
    gone: "Le service d'images ne connaît plus cette demande. Réessayez.",
    away: "Le service d'images ne répond pas. Réessayez dans un instant.",
    broken: "Le service d'images a échoué. Réessayez dans un instant.",
  } satisfies Record<FalFault, string>,
  altText: (prompt: string) => `Image générée : ${prompt}`,
  strangeAnswer: "Le service d'images a répondu sans image. Réessayez.",
};
