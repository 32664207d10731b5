import { describe, expect, it } from 'vitest';
import { findDrawing } from '../../../illustration/drawings/find-drawing.ts';
import { allArranged } from '../../../illustration/vocabulary/flower-kinds.ts';
import { understandIllustration } from '../understand-illustration.ts';
import { nameOfThing } from './name-of-thing.ts';

const idsOf = (prompt: string) =>
  understandIllustration(prompt).description.things.map(({ id }) => id);

describe('flowerWords', () => {
  it('draws every kind in every arrangement, each with a name of its own', () => {
    const ids = (['bouquet', 'vase', 'bed', 'flower'] as const).flatMap(allArranged);
    for (const id of ids) expect(findDrawing(id), id).not.toBeNull();
    expect(new Set(ids.map((id) => nameOfThing(id, 'fr'))).size).toBe(ids.length);
    expect(nameOfThing('rose-vase', 'en')).toBe('vase of roses');
  });

  it('reads flowers with what they stand in as one thing', () => {
    expect(idsOf('a bouquet of roses in a vase')).toEqual(['rose-vase']);
    expect(idsOf("un massif d'hortensias")).toEqual(['hydrangea-bed']);
    expect(idsOf('un bouquet de pivoines')).toEqual(['peony-bouquet']);
  });

  it('leaves a colour that is no flower alone', () => {
    expect(idsOf('un vase rose')).toEqual(['vase-with-branches']);
  });
});
