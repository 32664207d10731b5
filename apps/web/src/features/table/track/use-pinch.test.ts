import { expect, it } from 'vitest';
import { pinchStep } from './use-pinch.ts';

it('takes a step where two fingers have parted or met by twice as much', () => {
  expect(pinchStep(100, 150)).toBe(0);
  expect(pinchStep(100, 200)).toBe(1);
  expect(pinchStep(210, 100)).toBe(-1);
  expect(pinchStep(0, 100)).toBe(0);
});
