import { expect, it } from 'vitest';
import { describeIllustration } from '../../prompt/describe-illustration.ts';
import { understandIllustration } from '../../prompt/things/understand-illustration.ts';
import { composePicture } from '../compose-picture.ts';
import { boxOf } from '../picture/fill-contours.ts';
import { placedOf } from '../placed.ts';

function composed(prompt: string) {
  const { description } = understandIllustration(prompt)!;
  const picture = composePicture(description, { seed: 1, width: 600, height: 600 });
  return { picture, claim: describeIllustration(placedOf(description, picture, []), prompt, 'en') };
}

/** What is seen of the first thing and of what it is in: their boxes in the picture. */
function boxesOf(prompt: string) {
  const { picture } = composed(prompt);
  const groups = picture.picture.groups.slice(picture.firstThing);
  const seen = (thing: number) =>
    boxOf(
      picture.things.flatMap(({ item }, at) =>
        item.thing === thing ? groups[at]!.cutOuts.flatMap(({ contours }) => contours) : [],
      ),
    );
  return [seen(0), seen(1)] as const;
}

it('cuts who is in something at its rim', () => {
  const [kids, barrow] = boxesOf('des jumeaux roux assis dans une brouette');
  expect(kids.bottom).toBeGreaterThan(barrow.top);
  expect(kids.bottom).toBeLessThan(barrow.top + (barrow.bottom - barrow.top) * 0.6);
});

it.each([
  ['a bear driving a truck'],
  ['a fox driving a red car'],
  ['a parrot in a golden cage'],
  ['a goldfish in a light bulb'],
])('keeps who is in it within its windows or its glass: %s', (prompt) => {
  const [one, holder] = boxesOf(prompt);
  expect(one.left).toBeGreaterThan(holder.left);
  expect(one.right).toBeLessThan(holder.right);
  expect(one.top).toBeGreaterThan(holder.top);
  expect(one.bottom).toBeLessThan(holder.bottom);
});

it('tells who drives to be in the vehicle, and who sits in a tub not to sit on the ground', () => {
  expect(composed('a dog driving a convertible').claim).toContain('a dog in a convertible');
  expect(composed('two kids sitting in a cardboard box').claim).not.toMatch(
    /on the ground|cross-legged/,
  );
});

it('lets what one wears go down with him', () => {
  const { picture } = composed('a dog with sunglasses driving a convertible');
  const boxes = picture.things
    .filter(({ item }) => !item.isOver)
    .map(({ item, box }) => ({ item, box }));
  const dog = boxes.find(({ item }) => item.name === 'dog')!.box;
  const glasses = boxes.find(({ item }) => item.name === 'sunglasses')!.box;
  expect(glasses.top).toBeGreaterThan(dog.top);
});
