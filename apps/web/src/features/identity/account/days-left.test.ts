import { describe, expect, it } from 'vitest';
import { daysLeft } from './days-left.ts';

describe('the days that something stays in the bin', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  it.each([
    ['2026-12-22T12:00:00Z', 30],
    ['2026-11-23T12:00:00Z', 1],
    ['2026-11-22T12:00:01Z', 1],
    ['2026-11-22T12:00:00Z', 0],
    ['2026-11-21T12:00:00Z', 0],
  ])('until %s are %i', (until, days) => {
    expect(daysLeft(until, now)).toBe(days);
  });
});
