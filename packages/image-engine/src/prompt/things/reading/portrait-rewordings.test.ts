import { describe, expect, it } from 'vitest';
import type { Person } from '../../../illustration/illustration-description.ts';
import { understandIllustration } from '../understand-illustration.ts';

const first = (prompt: string) => understandIllustration(prompt).description.things[0]!.person!;

describe('portraits', () => {
  it.each<[string, Partial<Person>]>([
    ['a young woman with a shaved head and big earrings', { hair: 'bald', earrings: 'gold' }],
    ['un homme chauve avec une grosse barbe rousse', { hair: 'bald', beardColour: 'red' }],
    ['a bald man with a white beard', { hair: 'bald', beardColour: 'grey' }],
    ['a man with a red beard', { beardColour: 'red', hasBeard: true }],
    ['a punk with a green mohawk', { hair: 'green', hairCut: 'mohawk' }],
    ['a woman with a pink pixie cut', { hair: 'pink', hairCut: 'pixie' }],
    ['homme avec un piercing au nez', { piercing: 'nose' }],
    ['une femme qui tire la langue', { hasTongueOut: true }],
    ['femme voilée souriante', { hatKind: 'hijab' }],
    ['une mariée de dos avec un voile', { veil: 'white', isTurned: true }],
    ['une reine avec une couronne', { hatKind: 'crown' }],
    ['ado avec une casquette à l’envers', { hatKind: 'backwards' }],
    ['an elf with pointed ears', { hasPointedEars: true }],
    ['a vampire with pale skin and red eyes', { skin: 0, eyes: 'red' }],
    ['homme pensif, menton dans la main', { handAt: 'chin' }],
    ['a little girl, finger on her lips', { handAt: 'lips' }],
    ["profil d'une femme à chignon, fond vert", { isProfile: true, hairCut: 'bun' }],
    ['woman with afro hair, profile', { isProfile: true }],
  ])('%s', (prompt, traits) => {
    expect(first(prompt)).toMatchObject(traits);
  });

  it('a photo for a page shows nobody’s side', () => {
    expect(first('photo de profil, homme souriant').isProfile).toBeUndefined();
  });

  it.each([
    ['a woman in front of a grey background', 'grey'],
    ['young woman, orange backdrop, studio lighting', 'orange'],
    ['portrait d’une femme devant un fond vert', 'green'],
  ])('%s: what hangs behind is that colour, and nobody’s clothes', (prompt, colour) => {
    const { description, unknown } = understandIllustration(prompt);
    expect(description).toMatchObject({ colours: [colour], isPlain: true });
    expect(description.things[0]!.colour).toBeNull();
    expect(unknown).toEqual([]);
  });

  it('tells shades of a colour by their degree', () => {
    const blues = ['fond bleu clair', 'fond bleu foncé', 'bright blue background'].map(
      (ground) =>
        understandIllustration(`portrait d’une femme, ${ground}`).description.shades?.blue,
    );
    expect(new Set(blues)).toHaveProperty('size', 3);
    expect(understandIllustration('femme, fond vert pale').description.shades?.green).toBeDefined();
  });
});
