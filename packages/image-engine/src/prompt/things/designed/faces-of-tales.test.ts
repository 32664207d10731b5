import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../understand-illustration.ts';

const thingsOf = (prompt: string) => understandIllustration(prompt).description.things;

describe('things of tales', () => {
  it.each([
    ['un phare qui a peur du noir', 'lighthouse', 'surprised'],
    ['a little lighthouse that is afraid of the dark', 'lighthouse', 'surprised'],
    ['un nuage triste au-dessus d’une maison', 'smiling-cloud', 'sad'],
    ['a grumpy cloud', 'smiling-cloud', 'angry'],
  ])('show in %s what they feel', (prompt, id, face) => {
    expect(thingsOf(prompt).find((one) => one.id === id)?.face).toBe(face);
  });

  it('have faces where faces are asked of all, as many as are told', () => {
    const set = thingsOf('cute set of six vegetable stickers with faces');
    expect(set).toHaveLength(6);
    expect(set.every(({ face }) => face === 'smile')).toBe(true);
  });

  it('leave a house its mood', () => {
    expect(thingsOf('une maison triste')[0]?.face).toBeUndefined();
  });

  it('let mermaids do as people do', () => {
    const [mermaid] = thingsOf('a mermaid reading a book on a rock');
    expect(mermaid?.person).toMatchObject({ costume: 'mermaid', doing: 'read' });
    expect(thingsOf('une sirène')[0]?.id).toBe('woman-merpeople');
  });
});
