import type { PictureOrigin } from '@armoni/contract/pictures';
import { describe, expect, it } from 'vitest';
import { linesOf, remakeOf } from './recipe.ts';

const made = {
  schema: 'armoni.recipe/1',
  engine: 'moteur local',
  engineVersion: '1',
  prompt: 'deux lacs, graine 12',
  seed: 13,
  width: 1024,
  height: 576,
  treatment: 'flat',
  style: { name: 'Papier plié', sha256: 'abc' },
  strength: 0.8,
  reference: null,
};

const originOf = (recipe: PictureOrigin['recipe']): PictureOrigin => ({
  ...{ kind: 'armoni', recipe, source_type: 'algorithmicMedia', has_manifest: false },
  ...{ message: 'Faite ici.', remake: null },
});

const mark = {
  label: 'Mention d’origine',
  value: 'faite par un programme, sans modèle entraîné',
  term: 'algorithmicMedia',
};

describe('the recipe of a picture', () => {
  it('is told in lines', () => {
    expect(linesOf(originOf(made))).toEqual([
      { label: 'Demande', value: 'deux lacs, graine 12' },
      { label: 'Graine', value: '13' },
      { label: 'Taille', value: '1024 × 576' },
      { label: 'Moteur', value: 'moteur local 1' },
      { label: 'Traitement', value: 'aplats' },
      { label: 'Style', value: 'Papier plié' },
      { label: 'Force du style', value: '80\u00A0%' },
      { label: 'Empreinte du style', value: 'abc' },
      mark,
    ]);
  });

  it('tells the pixels that came of it where they are not those that were asked for', () => {
    const larger = { ...made, made: { width: 2048, height: 1152 } };
    expect(linesOf(originOf(larger))).toContainEqual({ label: 'Taille', value: '2048 × 1152' });
    expect(remakeOf(larger)?.inputs.remake).toMatchObject({ width: 1024, height: 576 });
  });

  it('keeps a source type that it does not know as the file has it', () => {
    const foreign = { ...originOf(null), source_type: 'virtualRecording' };
    expect(linesOf(foreign)).toEqual([{ label: 'Mention d’origine', value: 'virtualRecording' }]);
  });

  it('tells the reference by the beginning of its hash, and all of it to who asks', () => {
    const reference = '0123456789abcdef'.repeat(4);
    expect(linesOf(originOf({ ...made, reference }))).toContainEqual({
      label: 'Image de départ',
      value: '0123456789ab…',
      term: reference,
    });
  });

  it.each([
    ['pencil', 'crayon'],
    ['pixel', 'pixels'],
  ])('says the treatment %s in French', (treatment, value) => {
    expect(linesOf(originOf({ ...made, treatment }))).toContainEqual({
      label: 'Traitement',
      value,
    });
  });

  it('leaves out what an engine does not say', () => {
    expect(linesOf(originOf({ prompt: 'x', seed: 'y', style: 'z' }))).toEqual([
      { label: 'Demande', value: 'x' },
      mark,
    ]);
  });

  it('is only its mark when somebody else made the file', () => {
    expect(linesOf(originOf(null))).toEqual([mark]);
  });
});

describe('asking for a picture again', () => {
  it('takes its words as they are, its figures, and what it was made from by its hash', () => {
    expect(remakeOf({ ...made, reference: 'f00d' })).toEqual({
      query: 'deux lacs, graine 12',
      inputs: {
        ...{ image: null, image_url: null },
        ...{ lora_name: null, lora_url: null, trigger_word: null },
        remake: {
          ...{ seed: 13, width: 1024, height: 576, strength: 0.8 },
          ...{ style: { name: 'Papier plié', sha256: 'abc' }, reference: 'f00d' },
        },
      },
    });
  });

  it('goes without style and reference when there were none', () => {
    const plain = remakeOf({ ...made, style: null });
    expect(plain?.inputs.remake).toMatchObject({ style: null, reference: null });
  });

  it('is not possible when figures are missing', () => {
    expect(remakeOf({ ...made, seed: 1.5 })).toBeNull();
    expect(remakeOf({ ...made, width: undefined })).toBeNull();
    expect(remakeOf({ prompt: '', seed: 1, width: 1, height: 1 })).toBeNull();
  });

  it('tells and asks for both styles of a mixture', () => {
    const style = {
      ...{ name: 'Aube', sha256: 'a'.repeat(64) },
      mixedWith: { name: 'Papier', sha256: 'b'.repeat(64), share: 0.3 },
    };
    expect(remakeOf({ ...made, style })?.inputs.remake?.style).toEqual({
      ...{ name: 'Aube', sha256: 'a'.repeat(64) },
      mixed_with: { name: 'Papier', sha256: 'b'.repeat(64), share: 0.3 },
    });
  });
});
