import { describe, expect, it } from 'vitest';
import { makeRandom } from '../maths/seeded-random.ts';
import { blurPlane } from '../raster/blur-plane.ts';
import { type LabPlanes, toPlanes } from '../raster/lab-planes.ts';
import { createImage, type LinearImage } from '../raster/linear-image.ts';
import { resizePlanes } from '../raster/resize-plane.ts';
import { decideTreatment, mediansOf } from './decide-treatment.ts';
import { measurePicture } from './measure/measure-picture.ts';
import { drawPicture } from './testing/generated-pictures.ts';

const side = 512;
const seed = 2;

describe('deciding how a style is drawn', () => {
  it('knows ink by its marks, whatever its colour', () => {
    const blue = inTwoColours(drawPicture('hatching', seed, side));
    expect(treatmentOf(toPlanes(blue))).toBe('ink');
  });

  it('knows ink by large black fields with few marks, too', () => {
    expect(treatmentOf(blackFields())).toBe('ink');
  });

  it('takes even ground for a drawing', () => {
    expect(treatmentOf(toPlanes(drawPicture('vector', seed, side)))).toBe('flat');
  });

  it('takes even ground for a drawing although its edges were softened by enlarging', () => {
    expect(treatmentOf(enlargedShapes())).toBe('flat');
  });

  it('takes no crisp shaded figure on even ground for a flat drawing', () => {
    expect(treatmentOf(figureOnEvenGround())).not.toBe('flat');
  });

  it('takes rough pieces of even colour for paint', () => {
    expect(treatmentOf(daubs())).toBe('paint');
  });

  it('takes smooth washes under a grain for paint', () => {
    const wash = softened(toPlanes(drawPicture('wash', seed, side)));
    expect(treatmentOf(withGrain(wash))).toBe('paint');
  });

  it('takes fairly sharp pictures for photographs in colour and for washes in greys alone', () => {
    const leaves = sharpAllOver();
    const faint = { ...leaves, l: leaves.l.map((value) => 0.45 + 0.55 * (value - 0.45)) };
    const none = leaves.l.map(() => 0);
    expect(treatmentOf(faint)).toBe('photo');
    expect(treatmentOf({ ...faint, a: none, b: none })).toBe('paint');
  });

  it('takes a soft subject before an even backdrop for a photograph', () => {
    expect(treatmentOf(beforeBackdrop())).toBe('photo');
  });

  it('takes pictures that are sharp all over for photographs', () => {
    expect(treatmentOf(sharpAllOver())).toBe('photo');
  });
});

function treatmentOf(planes: LabPlanes) {
  return decideTreatment(mediansOf([measurePicture(planes)])).treatment;
}

/** Blue on cream, as light and dark as the picture was. */
function inTwoColours(image: LinearImage): LinearImage {
  const ink = [0.01, 0.03, 0.35];
  const paper = [0.95, 0.9, 0.78];
  const printed = createImage(image.width, image.height);
  printed.data.forEach((_, i) => {
    const light = image.data[i - (i % 3)]!;
    printed.data[i] = ink[i % 3]! + light * (paper[i % 3]! - ink[i % 3]!);
  });
  return printed;
}

function softened(planes: LabPlanes): LabPlanes {
  for (const plane of [planes.l, planes.a, planes.b]) blurPlane(plane, side, side, 3, plane);
  return planes;
}

function withGrain(planes: LabPlanes): LabPlanes {
  const random = makeRandom(9);
  for (let i = 0; i < planes.l.length; i += 1) planes.l[i] = planes.l[i]! + 0.01 * (random() - 0.5);
  return planes;
}

function beforeBackdrop(): LabPlanes {
  const image = createImage(side, side);
  image.data.fill(0.2);
  for (let y = 140; y < 420; y += 1) {
    for (let x = 190; x < 330; x += 1) {
      const stripe = 0.1 + 0.06 * Math.sin(x / 9) + (y > 300 ? 0.3 : 0);
      image.data.set([stripe, 0.5 * stripe, 0.4 * stripe], (y * side + x) * 3);
    }
  }
  const planes = toPlanes(image);
  const backdrop = planes.l[0]!;
  softened(planes);
  return { ...planes, l: planes.l.map((l) => (Math.abs(l - backdrop) < 1e-4 ? backdrop : l)) };
}

/** Blots of black on white with narrow rims. */
function blackFields(): LabPlanes {
  const random = makeRandom(seed);
  const planes = toPlanes(createImage(side, side));
  for (let i = 0; i < planes.l.length; i += 1) planes.l[i] = random() - 0.5;
  const blots = blurPlane(planes.l, side, side, 8);
  planes.l.set(blots.map((value) => Math.min(0.97, Math.max(0.1, 0.5 + 300 * value))));
  return planes;
}

/** Shapes in a few colours, drawn small. */
function enlargedShapes(): LabPlanes {
  const random = makeRandom(seed);
  const small = side / 4;
  const planes = toPlanes(createImage(small, small));
  for (const plane of [planes.l, planes.a, planes.b]) {
    for (let i = 0; i < plane.length; i += 1) plane[i] = random() - 0.5;
    blurPlane(plane, small, small, 5, plane);
  }
  const shapes = {
    ...planes,
    l: planes.l.map((value) => 0.5 + 0.2 * Math.sign(value)),
    a: planes.a.map((value) => 0.08 * Math.sign(value)),
    b: planes.b.map((value) => 0.08 * Math.sign(value)),
  };
  return resizePlanes(shapes, { width: side, height: side });
}

/** Most of the picture is one tone; in the middle stands something of many small folds. */
function figureOnEvenGround(): LabPlanes {
  const folds = sharpAllOver();
  const isFigure = (i: number) => Math.abs((i % side) - side / 2) < 0.22 * side;
  return { ...folds, l: folds.l.map((value, i) => (isFigure(i) ? value : 0.4)) };
}

/** Leaves and shade as a coarse brush puts them: few tones, each up to its ragged border. */
function daubs(): LabPlanes {
  const random = makeRandom(seed);
  const planes = toPlanes(createImage(side, side));
  for (const plane of [planes.l, planes.a, planes.b]) {
    for (let i = 0; i < plane.length; i += 1) plane[i] = random() - 0.5;
    blurPlane(plane, side, side, 9, plane);
  }
  planes.l.forEach((value, i) => {
    const depth = 1 + Math.sin((i % side) / 90);
    planes.l[i] = 0.5 + 0.07 * depth * Math.round(120 * value);
    planes.a[i] = 0.05 * Math.round(120 * planes.a[i]!);
    planes.b[i] = 0.05 * Math.round(120 * planes.b[i]!);
  });
  const grain = blurPlane(planes.l, side, side, 0.8);
  return { ...planes, l: grain.map((value, i) => value + (i % 3 ? 0.0015 : 0)) };
}

/** Leaves everywhere, in sun and in shade. */
function sharpAllOver(): LabPlanes {
  const random = makeRandom(seed);
  const leaves = toPlanes(createImage(side, side));
  for (const plane of [leaves.l, leaves.a, leaves.b]) {
    for (let i = 0; i < plane.length; i += 1) plane[i] = random() - 0.5;
    blurPlane(plane, side, side, 1.2, plane);
  }
  leaves.l.forEach((value, i) => {
    const sun = Math.sin((i % side) / 80) * Math.cos(i / side / 80) > 0;
    leaves.l[i] = (sun ? 0.6 : 0.3) + (sun ? 1.6 : 0.6) * value;
  });
  for (const plane of [leaves.a, leaves.b]) {
    for (let i = 0; i < plane.length; i += 1) plane[i] = 0.3 * plane[i]!;
  }
  return leaves;
}
