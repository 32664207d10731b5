import { describe, expect, it } from 'vitest';
import { boxOf } from '../picture/fill-contours.ts';
import { setBlock } from './set-block.ts';
import { canSet } from './set-line.ts';

const box = { left: 100, right: 900, top: 70, bottom: 250 };
const ink = { l: 0.2, a: 0, b: 0 };

describe('lettering', () => {
  it.each(['Bean', 'Joyeux Noël', 'Une très longue ligne à mettre sur deux'])(
    'stays within its box: %s',
    (text) => {
      const { left, right, top, bottom } = boxOf(
        setBlock([{ text, size: 1 }], box, { fill: ink }).cutOuts[0]!.contours,
      );
      expect(left).toBeGreaterThanOrEqual(box.left - 1);
      expect(right).toBeLessThanOrEqual(box.right + 1);
      // Accents rise above capitals, and tails hang below their line.
      expect(top).toBeGreaterThan(box.top - 50);
      expect(bottom).toBeLessThan(box.bottom + 50);
    },
  );

  it('knows which letters it has', () => {
    expect(canSet('Été sonore à l’Œuvre — 2026 €')).toBe(true);
    expect(canSet('日本')).toBe(false);
  });
});
