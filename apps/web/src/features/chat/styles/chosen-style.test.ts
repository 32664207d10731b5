import type { Model } from '@armoni/contract/models';
import { describe, expect, it } from 'vitest';
import { chosenTrainer, modelsIn, modelsPollMs } from './chosen-style.ts';

const model = (id: number, status: Model['status']) =>
  ({ id, name: `Style ${id}`, status }) as Model;

describe('the trainers', () => {
  it('come as an object, as a list, or not at all', () => {
    expect(modelsIn({ models: [model(1, 'completed')] })).toHaveLength(1);
    expect(modelsIn([model(1, 'completed')])).toHaveLength(1);
    expect(modelsIn(undefined)).toEqual([]);
  });

  it('are asked for every 15 s while one is in training, and only then', () => {
    expect(modelsPollMs([model(1, 'completed'), model(2, 'training')])).toBe(15_000);
    expect(modelsPollMs([model(1, 'completed'), model(2, 'failed')])).toBe(false);
    expect(modelsPollMs(undefined)).toBe(false);
  });

  it('can be used only when completed', () => {
    const models = [model(1, 'completed'), model(2, 'training')];
    expect(chosenTrainer(models, 1)?.id).toBe(1);
    expect(chosenTrainer(models, 2)).toBeUndefined();
    expect(chosenTrainer(models, null)).toBeUndefined();
  });

  it('cannot be used when another engine learned them', () => {
    const foreign = { ...model(1, 'completed'), is_usable: false };
    expect(chosenTrainer([foreign], 1)).toBeUndefined();
  });
});
