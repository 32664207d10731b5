import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../maths/seeded-random.ts';
import { createPlanes, type LabPlanes } from '../../raster/lab-planes.ts';
import type { StylePicture } from '../../style/learned-style.ts';
import { layoutOf, sampleColours } from '../../style/sample-colours.ts';
import { treatments } from '../../style/treatment.ts';
import { colourTransfers } from './colour-transfers.ts';
import { applyLightness, matchLightness } from './match-lightness.ts';
import { transferColour } from './transfer-colour.ts';

const side = 64;

describe('the map of lightness', () => {
  it('neither turns tones round nor tears them apart, whatever the picture and the style', () => {
    const tones = fc.array(fc.float({ min: 0, max: 1, noNaN: true }), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(tones, tones, (own, theirs) => {
        const values = Float32Array.from(theirs);
        const weights = new Float32Array(values.length).fill(1);
        const map = matchLightness(Float32Array.from(own), { values, weights });
        for (let step = 0; step < 200; step += 1) {
          const [darker, lighter] = [step / 200, (step + 1) / 200];
          const slope = 200 * (applyLightness(map, lighter) - applyLightness(map, darker));
          // Of 0.4 to 1.9, drawn together once more when the ends lie beyond black and white.
          expect(slope).toBeGreaterThan(0.4 / 1.9 - 1e-3);
          expect(slope).toBeLessThan(1.9 + 1e-3);
        }
      }),
    );
  });
});

describe('taking over the colours of a style', () => {
  it.each(treatments)('keeps lighter places lighter: %s', (treatment) => {
    const planes = gradients(0.1);
    const before = planes.l.slice();
    transfer(planes, [pictureOf(gradients(-0.1))], treatment);
    const order = [...before.keys()].sort((one, other) => before[one]! - before[other]!);
    const isOrdered = order.every((at, i) => i === 0 || planes.l[at]! >= planes.l[order[i - 1]!]!);
    expect(isOrdered).toBe(true);
  });

  it('turns red into the green of a green style, and leaves a photograph nearer to itself', () => {
    const moved = (treatment: 'flat' | 'photo') => {
      const planes = gradients(0.1);
      transfer(planes, [pictureOf(gradients(-0.1))], treatment);
      return planes.a.reduce((sum, a) => sum + a, 0) / planes.a.length;
    };
    expect(moved('flat')).toBeLessThan(-0.03);
    expect(moved('photo')).toBeGreaterThan(moved('flat'));
  });

  it('changes nothing without strength', () => {
    const planes = gradients(0.1);
    transferColour(planes, [pictureOf(gradients(-0.1))], colourTransfers.paint, {
      random: makeRandom(1),
      strength: 0,
    });
    expect(planes).toEqual(gradients(0.1));
  });
});

function transfer(
  planes: LabPlanes,
  pictures: readonly StylePicture[],
  treatment: (typeof treatments)[number],
): void {
  transferColour(planes, pictures, colourTransfers[treatment], {
    random: makeRandom(1),
    strength: 1,
  });
}

/** Lighter from left to right, of one colour that grows stronger downwards. */
function gradients(a: number): LabPlanes {
  const planes = createPlanes(side, side);
  for (let i = 0; i < planes.l.length; i += 1) {
    const [x, y] = [(i % side) / side, Math.floor(i / side) / side];
    planes.l[i] = 0.15 + 0.7 * x + 0.05 * y;
    planes.a[i] = a * (0.5 + y);
    planes.b[i] = 0.02;
  }
  return planes;
}

function pictureOf(planes: LabPlanes): StylePicture {
  return {
    ...{ name: 'style.png', chroma: 0.1, darkest: 0.15, lightest: 0.9, oddness: 0.5 },
    layout: layoutOf(planes),
    samples: sampleColours(planes),
  };
}
