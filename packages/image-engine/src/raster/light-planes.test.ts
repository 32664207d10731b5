import { describe, expect, it } from 'vitest';
import { createPlanes, type LabPlanes } from './lab-planes.ts';
import { type LightName, lightNames, lightPlanes } from './light-planes.ts';

const side = 160;
const frame = { left: 0, top: 0, width: side, height: side };

/** A pale pink ground with a darker square in its middle. */
function grounds(): { readonly lab: LabPlanes; readonly things: Float32Array } {
  const lab = createPlanes(side, side);
  const things = new Float32Array(side * side);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const isThing = x > 53 && x < 107 && y > 53 && y < 107;
      things[y * side + x] = isThing ? 1 : 0;
      lab.l[y * side + x] = isThing ? 0.45 : 0.8;
      lab.a[y * side + x] = 0.05;
    }
  return { lab, things };
}

function lit(...names: LightName[]): LabPlanes {
  const { lab, things } = grounds();
  lightPlanes(lab, names, { frame, seed: 3, things });
  return lab;
}

const at = (x: number, y: number) => y * side + x;
const corner = at(3, 156);
const middle = at(80, 80);
const edge = at(54, 80);

describe('the light of a whole picture', () => {
  it.each(lightNames)('%s is seen', (name) => {
    const { lab } = grounds();
    const before = Float32Array.from([...lab.l, ...lab.a, ...lab.b]);
    const after = lit(name);
    const apart = [...after.l, ...after.a, ...after.b].reduce(
      (sum, value, i) => sum + Math.abs(value - before[i]!),
      0,
    );
    expect(apart / (side * side)).toBeGreaterThan(0.01);
  });

  it('falls on what is shown and leaves the corners dark', () => {
    const { lab } = grounds();
    const { l } = lit('dramatic');
    expect(lab.l[corner]! - l[corner]!).toBeGreaterThan(lab.l[middle]! - l[middle]! + 0.05);
  });

  it('from behind darkens what stands there and leaves it a bright rim', () => {
    const { l } = lit('backlit');
    expect(l[middle]!).toBeLessThan(0.45);
    expect(l[edge]!).toBeGreaterThan(l[middle]! + 0.08);
  });

  it('is the same for the same seed', () => {
    expect(lit('rays', 'faded').l).toEqual(lit('rays', 'faded').l);
  });
});
