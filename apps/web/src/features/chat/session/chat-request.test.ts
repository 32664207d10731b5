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
});
