import { describe, expect, it } from 'vitest';
import { presetIn, presets, withPreset } from './presets.ts';

const [fastCuts, highlights] = presets as [(typeof presets)[0], (typeof presets)[0]];

describe('the presets', () => {
  it('fit the field, each with room for words of one’s own', () => {
    for (const preset of presets) expect(preset.instructions.length).toBeLessThan(250);
  });

  it('spell out in French what a film shows to French viewers', () => {
    const calling = presets.filter(({ instructions }) => /call to action/.test(instructions));
    expect(calling.map(({ id }) => id)).toEqual(['social-reels']);
    for (const { instructions } of calling) {
      expect(instructions).toMatch(/call to action[^«]*: « Découvrez la suite »/);
    }
  });

  it('fill an empty field', () => {
    expect(withPreset('  ', fastCuts)).toBe(fastCuts.instructions);
  });

  it('give way to each other', () => {
    expect(withPreset(fastCuts.instructions, highlights)).toBe(highlights.instructions);
  });

  it('keep what the person wrote', () => {
    const text = withPreset('Finir sur le banc de sable.', fastCuts);
    expect(text).toBe(`${fastCuts.instructions}\nFinir sur le banc de sable.`);
    expect(withPreset(text, highlights)).toBe(
      `${highlights.instructions}\nFinir sur le banc de sable.`,
    );
  });

  it('never make more than 500 characters', () => {
    expect(withPreset('x'.repeat(480), fastCuts)).toBe(fastCuts.instructions);
  });

  it('are recognised only while their sentence stands', () => {
    expect(presetIn(`${fastCuts.instructions} Et vite.`)).toBe(fastCuts);
    expect(presetIn(fastCuts.instructions.replace('10-15', '40'))).toBeUndefined();
  });
});
