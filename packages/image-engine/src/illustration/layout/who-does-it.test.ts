import { describe, expect, it } from 'vitest';
import { choosePicture } from '../../prompt/choose-picture.ts';
import { describeIllustration } from '../../prompt/describe-illustration.ts';
import { understandIllustration } from '../../prompt/things/understand-illustration.ts';
import { composePicture } from '../compose-picture.ts';
import { placeIllustration } from '../draw-illustration.ts';
import { settle } from './settle.ts';

const settled = (prompt: string) => {
  const wish = understandIllustration(prompt).description;
  return settle(wish.things, wish);
};

describe('who sits on something', () => {
  it.each([
    'a woman sitting on the edge of a pier',
    'a boy sitting on a stone wall eating an apple',
    'une fille assise sur une valise',
    'four friends sitting on a stone bridge',
    'a woman sitting on the hood of a car',
  ])('lets the legs hang: %s', (prompt) => {
    const { things, relations } = settled(prompt);
    expect(things[0]).toMatchObject({ pose: 'sit' });
    expect(relations).toContainEqual({ of: 0, kind: 'on', to: 1 });
  });

  it.each(['a girl sitting on the beach', 'un homme assis', 'a child sitting on a picnic blanket'])(
    'crosses them on the ground: %s',
    (prompt) => {
      expect(settled(prompt).things[0]).toMatchObject({ pose: 'cross' });
    },
  );

  it('rides whatever animal it is, and drives a tractor', () => {
    for (const prompt of ['a boy riding a pony', 'a boy on a giant goose'])
      expect(settled(prompt).things[0], prompt).toMatchObject({ pose: 'mount' });
    expect(settled('farmer on a tractor').relations).toEqual([{ of: 0, kind: 'in', to: 1 }]);
  });

  it('stands on a beam where that is what is done there', () => {
    const [girl] = settled('une petite fille qui fait de la gymnastique sur une poutre').things;
    expect(girl!.person!.doing).toBe('treePose');
    expect(girl!.pose).toBeUndefined();
  });

  it('is told both what is done and that it is done sitting', () => {
    const prompt = 'un garçon assis sur un muret qui mange une pomme';
    const chosen = choosePicture(prompt, 1);
    if (chosen.kind === 'scene') throw new Error('no landscape was asked for');
    const placed = placeIllustration(chosen.illustration, { seed: 1, width: 96, height: 96 });
    const said = describeIllustration(placed, prompt, 'fr');
    expect(said).toContain('assis');
    expect(said).toContain('mange une pomme');
  });
});

describe('what animals wear', () => {
  it.each([
    ['un hibou avec des lunettes', 'worn-glasses'],
    ['pink flamingo wearing sunglasses', 'sunglasses'],
    ['a duck with a top hat', 'top-hat'],
    ['a dog in a red hat', 'top-hat'],
    ['a mouse in a red scarf', 'neck-scarf'],
    ['un pingouin avec un bonnet rouge', 'beanie'],
    ['an owl sitting on a branch wearing a red scarf', 'neck-scarf'],
    ['un escargot avec une valise jaune et un chapeau de paille', 'straw-hat'],
  ])('is on their own bodies: %s', (prompt, id) => {
    const { things, relations } = settled(prompt);
    expect(things[0]!.person).toBeNull();
    const to = things.findIndex((thing) => thing.id === id);
    expect(relations).toContainEqual({ of: 0, kind: 'wears', to });
  });

  it('holds a rabbit that a conjurer has', () => {
    expect(settled('un lapin dans un chapeau').relations).toEqual([{ of: 0, kind: 'in', to: 1 }]);
  });
});

describe('who listens, drinks and puts out', () => {
  it('sits before whoever reads', () => {
    const { things } = settled('un père qui lit une histoire à sa fille');
    expect(things[0]!.person!.doing).toBe('read');
    expect(things[1]).toMatchObject({ pose: 'cross' });
  });

  it('has the beak in the flower', () => {
    const wish = understandIllustration('a hummingbird drinking from a purple flower').description;
    const { things } = composePicture(wish, { seed: 3, width: 96, height: 96 });
    const [bird, flower] = [0, 1].map(
      (at) => things.find(({ item }) => item.name === wish.things[at]!.said)!.box,
    );
    const middle = (flower!.left + flower!.right) / 2;
    expect(Math.abs(bird!.left - middle)).toBeLessThan((flower!.right - flower!.left) / 4);
  });

  it('has a fire to put out that is as large as himself', () => {
    const wish = understandIllustration('a firefighter putting out a fire').description;
    const { things } = composePicture(wish, { seed: 3, width: 96, height: 96 });
    const heights = things.map(({ box }) => box.bottom - box.top).toSorted((one, two) => two - one);
    expect(heights[1]! / heights[0]!).toBeGreaterThan(0.6);
  });
});
