import type { StyleTreatment } from '@armoni/contract/models';

/** What a style's proof says. */
export const proofTexts = {
  without: 'Sans le style',
  with: 'Avec',
  sameRequest: (prompt: string) => `« ${prompt} », même tirage.`,
  hands: 'Deux mains possibles',
  handsHint: 'Le même sujet dans chacune. Celle qui est choisie dessine vos prochaines images.',
  failed: 'Impossible de changer de main',
  noSample: 'Pas d’essai',
  names: {
    flat: 'Aplats',
    paint: 'Peinture',
    photo: 'Photographie',
    ink: 'Encre',
    pencil: 'Crayon',
    pixel: 'Pixels',
  } satisfies Record<StyleTreatment, string>,
};
