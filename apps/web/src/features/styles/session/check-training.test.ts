import { describe, expect, it } from 'vitest';
import { checkTraining } from './check-training.ts';

const ready = {
  images: 15,
  names: { name: 'Papier plié', triggerWord: 'papierplie' },
  userId: 'u1',
};

describe('what keeps a training from starting', () => {
  it('is nothing when all is there', () => {
    expect(checkTraining(ready)).toBeNull();
  });

  it('is said one at a time, in the order of the page', () => {
    const empty = { name: ' ', triggerWord: '' };
    const messages = [
      { images: 0, names: empty, userId: undefined },
      { images: 14, names: empty, userId: undefined },
      { images: 15, names: empty, userId: undefined },
      { images: 15, names: { ...empty, name: 'Mer' }, userId: undefined },
      { ...ready, userId: undefined },
    ].map((request) => checkTraining(request)?.message);
    expect(messages).toEqual([
      'Veuillez sélectionner des images',
      "Veuillez sélectionner au moins 15 images pour l'entraînement",
      'Le nom est requis',
      'Le mot déclencheur est requis',
      'Utilisateur non authentifié',
    ]);
  });

  it('points at the field to mend', () => {
    const names = { name: 'Mer', triggerWord: 'x'.repeat(101) };
    expect(checkTraining({ ...ready, names })?.field).toBe('triggerWord');
    expect(checkTraining({ ...ready, images: 201 })?.field).toBe('images');
  });
});
