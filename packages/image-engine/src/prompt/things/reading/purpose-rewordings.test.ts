import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../understand-illustration.ts';

const read = (prompt: string) => understandIllustration(prompt).description;
const idsOf = (prompt: string) => read(prompt).things.map(({ id }) => id);

describe('what is said around a wish', () => {
  it.each([
    ['un homme en train de lire', 'read'],
    ['une fille en train de manger une pomme', 'eatApple'],
    ['une femme en train d’arroser ses plantes', 'water'],
    ['une dame qui étend son linge', 'hang'],
  ])('somebody does what he is doing: %s', (prompt, doing) => {
    expect(read(prompt).things[0]?.person?.doing).toBe(doing);
  });

  it('where it will be shown is not in it, and a mountain of food is no land', () => {
    expect(idsOf('empty living room with big windows for a house listing')).toEqual([]);
    expect(read('un salon vide pour une annonce immobilière').isDeserted).toBe(true);
    expect(read('une montagne de crêpes').place).toBeNull();
    expect(read('une montagne de neige').place).not.toBeNull();
  });

  it('a hen that broods sits on her eggs', () => {
    const { relations } = read('une poule qui couve des œufs');
    expect(relations).toEqual([{ kind: 'on', of: 0, to: 1 }]);
  });

  it('a title tells what its poster shows, a trade what its card shows', () => {
    expect(idsOf('retro movie poster called "Attack of the Tomatoes"')).toEqual(['tomato']);
    expect(idsOf('une carte de visite pour fleuriste, "Pivoine & Cie"')).toEqual(['mark:flower']);
    expect(idsOf('a sign that says "Please don\'t feed the goose"')).toEqual([]);
  });

  it('who is like somebody has his clothes', () => {
    const [woman, ...others] = read('woman painted like a renaissance queen').things;
    expect([woman?.person?.costume, others]).toEqual(['queen', []]);
    expect(read('un enfant en pirate').things[0]?.person?.costume).toBe('pirate');
  });
});
