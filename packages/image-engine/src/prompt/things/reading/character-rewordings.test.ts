import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../understand-illustration.ts';

const thingsOf = (prompt: string) => understandIllustration(prompt).description.things;

describe('characters of tales', () => {
  it.each(['une taupe à lunettes', 'a mole wearing glasses'])(
    'draws %s as somebody who wears them',
    (prompt) => {
      expect(thingsOf(prompt)).toHaveLength(1);
      expect(thingsOf(prompt)[0]?.person?.glasses).toBe('clear');
    },
  );

  it('dresses an animal for its trade, whatever it does', () => {
    const [mouse, ...rest] = thingsOf('une souris astronaute qui plante un drapeau');
    expect(mouse?.person).toMatchObject({ beast: 'mouse', costume: 'astronaut', doing: 'plant' });
    expect(rest.some(({ person }) => person)).toBe(false);
  });

  it.each(['a dragon in a chef hat baking bread', 'un dragon avec une toque cuit du pain'])(
    'draws one in %s',
    (prompt) => {
      const people = thingsOf(prompt).filter(({ person }) => person);
      expect(people).toHaveLength(1);
      expect(people[0]?.person).toMatchObject({ beast: 'dragon', costume: 'chef' });
    },
  );

  it('has two drink their tea and both wear hats', () => {
    const both = thingsOf('a fox and a rabbit having tea in the woods, both wearing hats');
    expect(both.map(({ person }) => person?.doing)).toEqual(['sip', 'sip']);
    expect(both.every(({ person }) => person?.hasHat)).toBe(true);
  });

  it('seats at a table who eats there', () => {
    const [bear] = thingsOf('a bear sitting at a kitchen table eating pancakes');
    expect(bear?.person).toMatchObject({ beast: 'bear', doing: 'eat' });
    expect(thingsOf('un chat assis à côté d’une table')[0]?.person ?? null).toBeNull();
  });

  it('leaves a bear and its soft toy two', () => {
    const ids = thingsOf('un petit ours a perdu son doudou').map(({ id }) => id);
    expect(ids).toEqual(['bear', 'teddy-bear']);
  });

  it('has the wind lift what somebody wears', () => {
    const [girl] = thingsOf('une fille debout sur un rocher, le vent soulève son écharpe jaune');
    expect(girl?.person?.scarf).toBe('yellow');
  });

  it('shows who stops the cars, and no sign', () => {
    const ids = thingsOf('a policeman stops the cars').map(({ id }) => id);
    expect(ids).not.toContain('stop-sign');
  });

  it('takes what is listed behind an animal for more than its stuff', () => {
    const ids = thingsOf('une licorne, des ballons roses').map(({ id }) => id);
    expect(ids).toEqual(['unicorn', 'balloon']);
  });
});
