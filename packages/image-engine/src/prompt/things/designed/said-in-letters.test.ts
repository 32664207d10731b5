import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../understand-illustration.ts';

describe('letters that are said without quotation marks', () => {
  it.each([
    ['minimalist poster that says SLOW DOWN in huge letters with a small snail', ['SLOW DOWN']],
    ['a loaf on a table and the words BAKED AT DAWN in cream letters above', ['BAKED AT DAWN']],
    ['affiche avec le mot SILENCE et un hibou', ['SILENCE']],
    ['logo for my food truck The Hungry Heron, bold and fun', ['The Hungry Heron']],
    ['carte anniversaire 40 ans', ['40 ans']],
    ['story, soldes d’été à -30 %, couleurs corail', ['Soldes d’été', '-30 %']],
    ['carte de remerciement', ['Merci']],
  ])('%s', (prompt, text) => {
    const { description, unknown } = understandIllustration(prompt);
    expect(description.text).toEqual(text);
    expect(unknown.join(' ')).not.toMatch(/slow|down|baked|words|ement/);
  });

  it('thanks at the end are nobody’s letters', () => {
    const said = 'dessinez un hibou professeur devant un tableau noir ? merci';
    expect(understandIllustration(said).description.text).toEqual([]);
  });
});
