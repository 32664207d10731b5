import { describe, expect, it } from 'vitest';
import type { MediaProbe, MediaReference } from '../model/media.ts';
import { isTooMuchTogether } from './job-budget.ts';

const files = (count: number, probe: Partial<MediaProbe>) =>
  Array.from({ length: count }, () => ({ probe }) as MediaReference);
const fourK = { width: 3840, height: 2160, formatName: 'mov,mp4,m4a,3gp,3g2,mj2' };
const hour = { durationSeconds: 3600, frameRate: { numerator: 30, denominator: 1 } };
const gif = { formatName: 'gif', width: 1920, height: 1080, durationSeconds: 900 };

describe('what the files of one film may ask for together', () => {
  it.each([
    ['42 clips of an hour in 4K', files(42, { ...fourK, ...hour })],
    ['42 stills', files(42, { ...fourK, durationSeconds: 0, frameRate: null })],
    ['a few long animations', files(5, { ...gif, frameRate: { numerator: 10, denominator: 1 } })],
  ])('is enough for %s', (_name, references) => {
    expect(isTooMuchTogether(references)).toBe(false);
  });

  it.each([
    ['42 clips of four hours in 4K', files(42, { ...fourK, ...hour, durationSeconds: 14_400 })],
    ['42 long animations', files(42, { ...gif, frameRate: { numerator: 10, denominator: 1 } })],
  ])('is no more than that: %s', (_name, references) => {
    expect(isTooMuchTogether(references)).toBe(true);
  });
});
