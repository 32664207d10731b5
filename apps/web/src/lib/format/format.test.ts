import { describe, expect, it } from 'vitest';
import { formatDateTime, formatDuration, formatSize } from './format.ts';

describe('dates', () => {
  it('reads as a short French date and time', () => {
    expect(formatDateTime(new Date(2026, 10, 20, 14, 32))).toBe('20 nov. 2026, 14:32');
    expect(formatDateTime(new Date(2026, 0, 1, 9, 5))).toBe('1 janv. 2026, 09:05');
  });
});

describe('durations', () => {
  it.each([
    [0, '0:00'],
    [7.9, '0:07'],
    [59.999, '0:59'],
    [60, '1:00'],
    [725, '12:05'],
    [3660, '61:00'],
    [-1, '0:00'],
  ])('%d s reads %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });
});

describe('sizes', () => {
  it.each([
    [0, '0\u00A0o', '0\u00A0B'],
    [999, '999\u00A0o', '999\u00A0B'],
    [48_200_000, '48,2\u00A0Mo', '48.2\u00A0MB'],
    [88_000_000, '88\u00A0Mo', '88\u00A0MB'],
    [1_820_000_000, '1,82\u00A0Go', '1.82\u00A0GB'],
    [2_684_354_560, '2,68\u00A0Go', '2.68\u00A0GB'],
  ])('%d bytes read %s in French and %s in English', (bytes, french, english) => {
    expect(formatSize(bytes)).toBe(french);
    expect(formatSize(bytes, 'en')).toBe(english);
  });
});
