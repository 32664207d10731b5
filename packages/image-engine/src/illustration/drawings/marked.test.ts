import { describe, expect, it } from 'vitest';
import { choosePicture } from '../../prompt/choose-picture.ts';
import { understandIllustration } from '../../prompt/things/understand-illustration.ts';
import { nearMain } from '../palette/colour-drawing.ts';
import { findDrawing } from './find-drawing.ts';
import { marked, upturned } from './marked.ts';

const thingIn = (prompt: string) => understandIllustration(prompt).description.things[0];

describe('what a thing looks like all over', () => {
  it.each([
    ['un chat rayé', 'stripes'],
    ['a striped cat', 'stripes'],
    ['une tasse à pois', 'dots'],
    ['a checkered umbrella', 'checks'],
    ['un vase fissuré', 'cracks'],
    ['a broken mirror', 'cracks'],
  ])('is read: %s', (prompt, mark) => {
    expect(thingIn(prompt)?.mark).toBe(mark);
  });

  it.each(['stripes', 'dots', 'checks', 'cracks'] as const)('is drawn within it: %s', (mark) => {
    const vase = findDrawing('vase-with-branches')!;
    const { shapes, box } = marked(vase, mark, nearMain(vase.shapes));
    const more = shapes.filter((one) => !vase.shapes.includes(one));
    expect(more.length).toBeGreaterThan(0);
    for (const x of more.flatMap(({ contours }) => contours.flat()))
      expect(Number.isFinite(x)).toBe(true);
    expect(box).toEqual(vase.box);
  });

  it('stands on its head where it is upside down', () => {
    const vase = findDrawing('vase-with-branches')!;
    const [x, y] = vase.shapes[0]!.contours[0]!;
    const [toX, toY] = upturned(vase).shapes[0]!.contours[0]!;
    expect(toX).toBe(x);
    expect(toY).toBeCloseTo(vase.box.top + vase.box.bottom - y!, 6);
    expect(thingIn('un chat à l’envers')?.isUpturned).toBe(true);
    expect(choosePicture('a house upside down', 1).kind).toBe('illustration');
  });
});
