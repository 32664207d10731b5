import { describe, expect, it } from 'vitest';
import { secondsUnder, shotIndexAt } from './film-timing.ts';

const shots = [
  { start_seconds: 0, duration_seconds: 3 },
  { start_seconds: 3, duration_seconds: 2 },
  { start_seconds: 5, duration_seconds: 5 },
];

describe('the shot on screen', () => {
  it.each([
    [0, 0],
    [2.99, 0],
    [3, 1],
    [4.9, 1],
    [5, 2],
    [60, 2],
  ])('at %d s is shot %d', (seconds, index) => {
    expect(shotIndexAt(shots, seconds)).toBe(index);
  });

  it('is the first when there are none', () => {
    expect(shotIndexAt([], 4)).toBe(0);
  });
});

describe('the moment under a pointer', () => {
  const bar = { left: 100, width: 200 };

  it('follows the bar and stops at its ends', () => {
    expect(secondsUnder(150, bar, 24)).toBe(6);
    expect(secondsUnder(0, bar, 24)).toBe(0);
    expect(secondsUnder(900, bar, 24)).toBe(24);
  });

  it('is the beginning on a bar that is not laid out yet', () => {
    expect(secondsUnder(150, { left: 0, width: 0 }, 24)).toBe(0);
  });
});
