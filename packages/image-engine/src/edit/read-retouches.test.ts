import { describe, expect, it } from 'vitest';
import { understandEdit } from './understand-edit.ts';

/** kind, and of what, in which colour or drawn from what. */
const asked: readonly (readonly [prompt: string, read: readonly string[]])[] = [
  ['Détoure cette image', ['cut-out cette image']],
  ['détoure le chat', ['cut-out le chat']],
  ['enlève le fond', ['cut-out ']],
  ['remove the background', ['cut-out ']],
  ['fond transparent', ['cut-out ']],
  ['floute le fond', ['background-blur']],
  ['un arrière-plan plus flou', ['background-blur']],
  ['mets un fond blanc', ['background-colour blanc']],
  ['put it on a white background', ['background-colour white']],
  ['remplace le fond par du noir', ['background-colour noir']],
  ['remplace le fond par une plage au soleil', ['background-scene une plage au soleil']],
  ['mets-la devant la mer', ['background-scene la mer']],
  ['enlève la voiture', ['remove la voiture']],
  ['supprime les gens', ['remove les gens']],
  ['fais disparaître le photographe', ['remove le photographe']],
  ['la voiture en bleu', ['recolour la voiture bleu']],
  ['make the car red', ['recolour the car red']],
  ['peins la moto en vert et recadre en carré', ['recolour la moto vert']],
  ['Agrandis cette image', ['enlarge']],
  ['en 4K', ['enlarge']],
  ['restaure cette vieille photo', ['restore']],
  ['floute le fond et mets la moto en jaune', ['background-blur', 'recolour la moto jaune']],
  ['en noir et blanc sauf la voiture', ['tone behind la voiture: black-and-white']],
  ['black and white except for the dog', ['tone behind the dog: black-and-white']],
  ['ne garde que le parapluie en couleur', ['tone behind le parapluie: black-and-white']],
  ['keep only the bus in colour', ['tone behind the bus: black-and-white']],
  ['tout en sépia sauf la robe', ['tone behind la robe: sepia']],
  ['assombris le fond', ['tone behind : light']],
  ["l'arrière-plan en noir et blanc", ['tone behind : black-and-white']],
  ['éclaircis un peu le chien', ['tone on le chien: light']],
  ['la voiture en noir et blanc', ['tone on la voiture: black-and-white']],
  ['le chien plus clair et le format carré', ['tone on le chien: light']],
  // Said of something that cannot be seen, of light, or of a new picture.
  ['enlève les nuages', []],
  ['refais-la en noir et blanc', []],
  ['une voiture bleue devant la mer', []],
  ['plus lumineuse', []],
  ['a bit brighter but not too much', []],
  ['plus clair, à part ça c’est bien', []],
];

describe('reading what to do with the things in a picture', () => {
  it.each(asked)('%s', (prompt, read) => {
    expect(
      understandEdit(prompt).retouches.map((one) => {
        if (one.kind === 'tone') {
          const tones = one.edits.map(({ kind }) => kind).join();
          return `tone ${one.isBehind ? 'behind' : 'on'} ${one.subject}: ${tones}`;
        }
        return [
          one.kind,
          ...('subject' in one ? [one.subject] : []),
          ...('colour' in one ? [one.colour.said] : []),
          ...('words' in one ? [one.words] : []),
        ].join(' ');
      }),
    ).toEqual(read);
  });

  it('does not do to the whole picture what was said of a part', () => {
    expect(understandEdit('floute le fond').edits).toEqual([]);
    expect(understandEdit('la voiture en bleu et plus de contraste').edits).toHaveLength(1);
  });

  it('leaves words about what a picture shows to its recipe, and takes the others out', () => {
    expect(understandEdit('enlève le bateau').rest).toContain('le bateau');
    expect(understandEdit('enlève le fond').rest.trim()).toBe('');
  });
});
