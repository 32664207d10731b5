import type { FalFault } from '../../../../platform/outbound/fal-service.ts';

/** What is said to people when fal trains. */
export const falTexts = {
  priceNote:
    'Chaque entraînement lancé chez fal coûte environ 2 $ (US) ; le relancer le facture de nouveau.',
  training: {
    refused:
      "Le service d'entraînement a refusé ces images. Vérifiez-les, puis relancez l'entraînement.",
    'not-allowed':
      "Le service d'entraînement refuse la clé de ce studio, ou son crédit est épuisé.",
    gone: "Le service d'entraînement ne connaît plus cette demande.",
    broken: "Le service d'entraînement a échoué. Relancez l'entraînement dans un instant.",
  } satisfies Record<Exclude<FalFault, 'away'>, string>,
};
