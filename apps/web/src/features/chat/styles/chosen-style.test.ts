import type { Model } from '@armoni/contract/models';
import { describe, expect, it } from 'vitest';
import { chosenStyle, stylesIn, stylesPollMs } from './chosen-style.ts';

const style = (id: number, status: Model['status']) =>
  ({ id, name: `Style ${id}`, status }) as Model;

describe('the styles', () => {
  it('come as an object, as a list, or not at all', () => {
    expect(stylesIn({ models: [style(1, 'completed')] })).toHaveLength(1);
    expect(stylesIn([style(1, 'completed')])).toHaveLength(1);
    expect(stylesIn(undefined)).toEqual([]);
  });

  it('are asked for every 15 s while one is in training, and only then', () => {
    expect(stylesPollMs([style(1, 'completed'), style(2, 'training')])).toBe(15_000);
    expect(stylesPollMs([style(1, 'completed'), style(2, 'failed')])).toBe(false);
    expect(stylesPollMs(undefined)).toBe(false);
  });

  it('can be used only when completed', () => {
    const styles = [style(1, 'completed'), style(2, 'training')];
    expect(chosenStyle(styles, 1)?.id).toBe(1);
    expect(chosenStyle(styles, 2)).toBeUndefined();
    expect(chosenStyle(styles, null)).toBeUndefined();
  });

  it('cannot be used when another engine learned them', () => {
    const foreign = { ...style(1, 'completed'), is_usable: false };
    expect(chosenStyle([foreign], 1)).toBeUndefined();
  });
});
