import { describe, expect, it } from 'vitest';
import { formatMoment } from './format-moment.ts';

describe('when a picture came', () => {
  const now = new Date(2026, 10, 20, 15, 0);
  const at = (...parts: [number, number, number, number, number]) =>
    formatMoment(new Date(...parts).toISOString(), now);

  it('is said as people say it', () => {
    expect(at(2026, 10, 20, 14, 38)).toBe('aujourd’hui, 14:38');
    expect(at(2026, 10, 19, 23, 59)).toBe('hier, 23:59');
    expect(at(2026, 10, 18, 9, 12)).toBe('18 nov. 2026, 09:12');
  });
});
