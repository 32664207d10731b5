import { expect, it } from 'vitest';
import { understandIllustration } from '../../prompt/things/understand-illustration.ts';
import { boxOf } from '../picture/fill-contours.ts';
import { findDrawing } from './find-drawing.ts';
import { madeOfPieces } from './made-of-pieces.ts';

it.each([
  ['lion made of autumn leaves', 'lion', 'autumnLeaves'],
  ['un hibou fait de plumes', 'owl', 'feathers'],
  ['a heart made entirely of gears', 'heart', 'gears'],
  ['un chat en feuilles mortes', 'cat', 'autumnLeaves'],
])('reads of what small things something is made: %s', (prompt, id, pieces) => {
  const { description, unknown } = understandIllustration(prompt);
  expect(description.things).toMatchObject([{ id, pieces }]);
  expect(unknown).toEqual([]);
});

it('leaves a tree in bloom and a table of wood as they are', () => {
  for (const prompt of ['un cerisier en fleurs', 'une table en bois', 'a woman made of flowers'])
    for (const { pieces } of understandIllustration(prompt).description.things)
      expect(pieces).toBeUndefined();
});

it('fills a form with pieces that hardly leave it, in few shapes', () => {
  const heart = findDrawing('heart')!;
  const made = madeOfPieces(heart, 'gears');
  const wide = heart.box.right - heart.box.left;
  const box = boxOf(made.shapes.flatMap(({ contours }) => contours));
  expect(made.shapes.flatMap(({ contours }) => contours).length).toBeGreaterThan(200);
  expect(made.shapes.length).toBeLessThan(120);
  expect(box.right - box.left).toBeLessThan(1.15 * wide);
});

it('keeps eyes and nose', () => {
  const owl = findDrawing('owl')!;
  const dark = madeOfPieces(owl, 'leaves').shapes.at(-1)!;
  expect(owl.shapes.map(({ fill }) => fill)).toContain(dark.fill);
});
