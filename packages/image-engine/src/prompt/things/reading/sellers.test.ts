import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../understand-illustration.ts';

const told = (prompt: string) => understandIllustration(prompt).description.things;

describe('whoever sells something', () => {
  it.each([
    ['a hot dog vendor', 'hot-dog'],
    ['balloon seller in a park', 'balloon'],
    ['une marchande de poissons', 'fish'],
    ['a man selling ice creams', 'scoop-cone'],
    ['cyberpunk noodle vendor', 'ramen-bowl'],
  ])('has it on a stall: %s', (prompt, id) => {
    expect(told(prompt)).toMatchObject([{ person: { doing: 'sell' } }, { id }]);
  });

  it('is a man or a woman as he is called', () => {
    expect(told('une vendeuse de marrons chauds')[0]?.person?.sex).toBe('woman');
    expect(told('un marchand de glaces')[0]?.person?.sex).toBe('man');
  });

  it('makes what is eaten: a chef of sushi has them before him', () => {
    const [chef, sushi] = told('un chef sushi concentré');
    expect(chef?.person).toMatchObject({ costume: 'chef', doing: 'prepare' });
    expect(sushi?.id).toBe('sushi-board');
  });
});
