import { expect, it } from 'vitest';
import { flowOf } from './flow.ts';

it('has a strength everywhere, also on perfectly even ground far from an edge', () => {
  const size = { width: 640, height: 360 };
  const plane = Float32Array.from({ length: size.width * size.height }, (_, i) =>
    i % size.width < 100 ? 0.9 : 0.5,
  );
  const { strength } = flowOf(plane, size, 7);
  expect(strength.every((value) => value >= 0)).toBe(true);
});
