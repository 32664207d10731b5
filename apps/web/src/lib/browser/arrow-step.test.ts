import { describe, expect, it } from 'vitest';
import { arrowStep } from './arrow-step.ts';

const press = (key: string, changes: object = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
  target: null,
  ...changes,
});

/** A target that is, or stands in, what the selector names. */
const inside = (selector: string) =>
  ({ closest: (list: string) => (list.split(', ').includes(selector) ? {} : null) }) as never;

describe('the arrows on a page of films', () => {
  it('lead back and forth', () => {
    expect(arrowStep(press('ArrowLeft'))).toBe(-1);
    expect(arrowStep(press('ArrowRight'))).toBe(1);
    expect(arrowStep(press('ArrowUp'))).toBeUndefined();
  });

  it('are left to whoever writes, seeks or chooses', () => {
    for (const selector of ['textarea', 'input', '[role=slider]', '[role=radio]']) {
      expect(arrowStep(press('ArrowLeft', { target: inside(selector) }))).toBeUndefined();
    }
    expect(arrowStep(press('ArrowLeft', { target: inside('button') }))).toBe(-1);
  });

  it('are left to the browser with a modifier', () => {
    expect(arrowStep(press('ArrowLeft', { altKey: true }))).toBeUndefined();
  });
});
