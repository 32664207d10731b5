import { trainingStages } from '@armoni/contract/models';
import { describe, expect, it } from 'vitest';
import { trainingSteps } from './training-steps.ts';

describe('the steps of a training', () => {
  it('wait for their turn before the first stage', () => {
    expect(trainingSteps(null, { engine: 'local', imageCount: 18 })).toEqual([
      { state: 'current', text: 'En attente d’un poste' },
    ]);
  });

  it('tell what is done from what is under way and what comes', () => {
    const steps = trainingSteps('tiles', { engine: 'local', imageCount: 21 });
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'current', 'open', 'open']);
    expect(steps[0]?.text).toBe('Images contrôlées (21)');
  });

  it('are one for a style that came as a file: nothing is learned', () => {
    const coming = { engine: 'local', imageCount: 0, isImported: true } as const;
    expect(trainingSteps('sample', coming)).toEqual([
      { state: 'current', text: 'Premières images dans ce style' },
    ]);
  });

  it.each(['local', 'fal'] as const)('have a place for every stage of the %s engine', (engine) => {
    for (const stage of trainingStages) {
      const steps = trainingSteps(stage, { engine, imageCount: 15 });
      expect(steps.filter(({ state }) => state === 'current')).toHaveLength(1);
    }
  });
});
