import { describe, expect, it } from 'vitest';
import { createPlanes } from '../raster/lab-planes.ts';
import { sparksPass } from './sparks.ts';

const planes = createPlanes(24, 16);
const at = (x: number, y: number) => y * planes.width + x;

describe('sparks', () => {
  it('are lit windows and stars, and no streaks of light on water or rain', () => {
    planes.l.fill(0.2);
    planes.l[at(4, 4)] = 0.9;
    for (let x = 8; x < 20; x += 1) planes.l[at(x, 10)] = 0.9;
    for (let y = 0; y < 9; y += 1) planes.l[at(14, y)] = 0.9;
    const sparks = new Float32Array(planes.l.length);
    sparksPass.work({ planes, sparks }, { index: 0, from: 0, to: planes.height });
    expect(sparks[at(4, 4)]).toBeCloseTo(0.9);
    expect(sparks.filter((light) => light > 0)).toHaveLength(1);
  });
});
