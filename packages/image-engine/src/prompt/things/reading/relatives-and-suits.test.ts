import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../understand-illustration.ts';

const thingsIn = (prompt: string) => understandIllustration(prompt).description.things;
const personIn = (prompt: string) => thingsIn(prompt)[0]?.person;

describe('people as they are called', () => {
  it.each([
    ['my late grandpa in his armchair', { sex: 'man', age: 'old' }],
    ['portrait of my late grandpa style, soldier uniform', { age: 'old', costume: 'soldier' }],
    ['mon arrière-grand-père en uniforme de marin', { age: 'old', costume: 'sailor' }],
    ['my grandmother as a young nurse', { sex: 'woman', age: 'young', costume: 'nurse' }],
  ])('reads « %s »', (prompt, told) => {
    expect(thingsIn(prompt).filter(({ person }) => person)).toHaveLength(1);
    expect(personIn(prompt)).toMatchObject(told);
  });

  it('dresses whoever is disguised as a thing or an animal in it', () => {
    expect(personIn('enfants déguisés en citrouille')?.suit).toBe('jack-o-lantern');
    expect(personIn('a woman in a cat costume')?.suit).toBe('cat');
    expect(personIn('un papa déguisé en ours qui danse')).toMatchObject({
      ...{ suit: 'bear', doing: 'dance' },
    });
    expect(personIn('un chien déguisé en pirate')?.costume).toBe('pirate');
  });

  it('makes one being of a kind and a trade', () => {
    expect(thingsIn('ghost baker')).toHaveLength(1);
    expect(personIn('ghost baker')).toMatchObject({ beast: 'ghost', costume: 'baker' });
    expect(personIn('un robot qui joue du piano')?.beast).toBe('robot');
    expect(personIn('a robot on a table')).toBeNull();
  });

  it('sets a cake before whom a feast is for, and who was told to be there', () => {
    const ids = (prompt: string) => thingsIn(prompt).map(({ id }) => id);
    expect(ids('anniversaire 80 ans de papi avec toute la famille')).toEqual(
      expect.arrayContaining(['person', 'people', 'birthday-cake', 'balloon']),
    );
    expect(ids('birthday party for my sister')).toContain('birthday-cake');
    expect(ids('carte anniversaire 80 ans de papi')).not.toContain('balloon');
  });
});
