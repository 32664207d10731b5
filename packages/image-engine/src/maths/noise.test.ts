import { describe, expect, it } from 'vitest';
import { makeHashedNoise, makeTableNoise } from './noise.ts';
import { mean } from './statistics.ts';

/** Places that fall on no grid. */
const places = Array.from({ length: 4000 }, (_, i) => [i * 0.37 - 300, i * 0.113 + 0.5] as const);
const read = (field: (x: number, y: number) => number) => places.map(([x, y]) => field(x, y));
const table = makeTableNoise(7);
const fields = {
  value: table.value,
  fbm: (x: number, y: number) => table.fbm(x, y, 5),
  value3: (x: number, y: number) => table.value3(x, y, x * 0.7),
};

describe('noise on a table', () => {
  it('is the same field for the same seed, and another for another', () => {
    const field = (seed: number) => read(makeTableNoise(seed).value);
    expect(field(7)).toEqual(read(table.value));
    expect(field(8)).not.toEqual(field(7));
  });

  it.each(Object.entries(fields))('%s stays within 0 and 1, around the middle', (_, field) => {
    const values = read(field);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThanOrEqual(1);
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.5);
    expect(mean(values)).toBeCloseTo(0.5, 1);
  });

  it('tells the slope that its values have', () => {
    const out = { value: 0, x: 0, y: 0 };
    const step = 1e-5;
    for (const [x, y] of places.slice(0, 50)) {
      table.slope(x, y, out);
      expect(out.value).toBeCloseTo(table.value(x, y), 6);
      expect(out.x).toBeCloseTo((table.value(x + step, y) - table.value(x, y)) / step, 3);
      expect(out.y).toBeCloseTo((table.value(x, y + step) - table.value(x, y)) / step, 3);
    }
  });

  it('wears away what is steep and leaves what is level', () => {
    // Value noise is level on its grid and steep between.
    expect(table.eroded(3, 8, 1)).toBeCloseTo(table.value(3, 8) / 2, 6);
    for (const [x, y] of places.slice(0, 50)) {
      expect(table.eroded(x, y, 1)).toBeLessThanOrEqual(table.value(x, y) / 2);
    }
    const worn = places.filter(([x, y]) => table.eroded(x, y, 1) < table.value(x, y) * 0.45);
    expect(worn.length).toBeGreaterThan(places.length / 4);
  });
});

describe('hashed noise', () => {
  it('is the same field for the same seed, within −1 and 1, around 0', () => {
    const field = (seed: number) => {
      const noise = makeHashedNoise(seed);
      return read((x, y) => noise(x, y, 4));
    };
    const values = field(3);
    expect(field(3)).toEqual(values);
    expect(field(4)).not.toEqual(values);
    expect(Math.max(...values.map(Math.abs))).toBeLessThanOrEqual(1);
    expect(Math.abs(mean(values))).toBeLessThan(0.1);
  });
});
