import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../understand-illustration.ts';

const things = (prompt: string) => understandIllustration(prompt).description.things;

describe('what people are said to do', () => {
  it.each([
    ['two businessmen shaking hands in an office', 'shakeHands'],
    ['deux joueuses de tennis en blanc qui se serrent la main au filet', 'shakeHands'],
    ['un pompier qui arrose un incendie', 'hose'],
    ['pompier en action', 'hose'],
    ['a barista making coffee', 'pourHot'],
    ['une voyante penchée sur sa boule de cristal', 'leanOver'],
    ['a witch leaning over a cauldron', 'leanOver'],
    ['une petite fille qui souffle sur un pissenlit', 'blowSeeds'],
    ['boulanger devant son four', 'bake'],
    ['female tennis player hitting a backhand on a clay court', 'swing'],
    ['a mother reading to her son', 'read'],
  ])('is done by who was named first: %s', (prompt, doing) => {
    expect(things(prompt)[0]!.person).toMatchObject({ doing });
  });

  it('is done by both who were named, unless one does something else', () => {
    const doings = (prompt: string) => things(prompt).map(({ person }) => person?.doing);
    expect(doings('grandmother and grandson baking')).toEqual(['cook', 'cook']);
    expect(doings('a man reading and a woman knitting')).toEqual(['read', 'knit']);
  });

  it('is done by one of several where that was told', () => {
    const [friends] = things('four friends sitting on a rooftop, one playing guitar');
    expect(friends!.members!.map(({ person }) => person.doing)).toEqual([
      ...['guitar', 'sit', 'sit', 'sit'],
    ]);
  });

  it('is done at once: arms up in a run', () => {
    const [runner] = things('un coureur de 50 ans qui lève les bras');
    expect(runner!.person).toMatchObject({ doing: 'cheer', also: 'run' });
  });

  it('goes away from us, and from no camera', () => {
    const all = things('a woman with an umbrella walking away from the camera');
    expect(all.map(({ id }) => id)).toEqual(['person', 'umbrella']);
    expect(all[0]!.person).toMatchObject({ isTurned: true });
  });

  it('takes nobody’s place: a picnic, a bath, a shared umbrella', () => {
    const ids = (prompt: string) => things(prompt).map(({ id }) => id);
    expect(ids('a fox and a badger having a picnic')).toEqual(['fox', 'badger', 'picnic-blanket']);
    expect(ids('dinosaure rigolo au bain')).toEqual(['t-rex', 'bathtub']);
    const { relations } = understandIllustration(
      'a hedgehog and a squirrel sharing an umbrella',
    ).description;
    expect(relations.filter(({ kind }) => kind === 'under')).toHaveLength(2);
  });
});
