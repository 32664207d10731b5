import { describe, expect, it } from 'vitest';
import { inputsFor } from './chat-request.ts';

const style = { name: 'Aube', url: 'u/styles/aube.style', triggerWord: null };
const picture = { shape: null, count: 1 };

describe('what goes with a question', () => {
  it('tells the strength of a chosen style where it is not all of it', () => {
    expect(inputsFor(null, style, { ...picture, strength: 40 })).toMatchObject({
      lora_strength: 40,
    });
    expect(inputsFor(null, style, { ...picture, strength: 100 })).not.toHaveProperty(
      'lora_strength',
    );
    expect(inputsFor(null, style, picture)).not.toHaveProperty('lora_strength');
    expect(inputsFor(null, null, { ...picture, strength: 40 })).not.toHaveProperty('lora_strength');
  });

  it('tells a second style to mix with the chosen one, and never the same', () => {
    const mix = { styleId: 2, name: 'Papier', url: 'u/styles/papier.style', share: 30 };
    const { styleId: _, ...lora_mix } = mix;
    expect(inputsFor(null, style, { ...picture, mix })).toMatchObject({ lora_mix });
    const same = { ...mix, url: style.url };
    expect(inputsFor(null, style, { ...picture, mix: same })).not.toHaveProperty('lora_mix');
    expect(inputsFor(null, null, { ...picture, mix })).not.toHaveProperty('lora_mix');
  });
});
