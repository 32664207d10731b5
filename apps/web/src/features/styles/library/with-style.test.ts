import type { Model } from '@armoni/contract/models';
import { describe, expect, it } from 'vitest';
import { withStyle } from './with-style.ts';

const style = (id: number, percent: number) => ({ id, percent }) as Model;
const trainer = { engine: 'local', engine_name: 'moteur local', price_note: null } as const;

describe('news of one training', () => {
  it('change its style in the list, and no other', () => {
    const styles = { models: [style(2, 10), style(1, 40)], trainer };
    expect(withStyle(styles, style(1, 55)).models).toEqual([style(2, 10), style(1, 55)]);
  });

  it('do not put back a style that was deleted meanwhile', () => {
    const styles = { models: [style(2, 10)], trainer };
    expect(withStyle(styles, style(1, 55)).models).toEqual([style(2, 10)]);
  });
});
