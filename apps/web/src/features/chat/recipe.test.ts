import type { Model } from '@armoni/contract/models';
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
  ...{ kind: 'armoni', recipe, source_type: 'algorithmicMedia', message: 'Faite ici.' },
});

const style = {
  ...{ id: 1, name: 'Papier plié', status: 'completed' },
  ...{ lora_file_path: 'u1/styles/1', trigger_word: 'PAPIER' },
} as Model;

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
      { label: 'Mention d’origine', value: 'algorithmicMedia' },
    ]);
  });

  it('tells the reference by its hash', () => {
    expect(linesOf(originOf({ ...made, reference: 'f00d' }))).toContainEqual({
      label: 'Empreinte de l’image de référence',
      value: 'f00d',
    });
  });

  it('leaves out what an engine does not say', () => {
    expect(linesOf(originOf({ prompt: 'x', seed: 'y', style: 'z' }))).toEqual([
      { label: 'Demande', value: 'x' },
      { label: 'Mention d’origine', value: 'algorithmicMedia' },
    ]);
  });

  it('is only its mark when somebody else made the file', () => {
    expect(linesOf(originOf(null))).toEqual([
      { label: 'Mention d’origine', value: 'algorithmicMedia' },
    ]);
  });
});

describe('asking for a picture again', () => {
  it('takes its words as they are, its seed, its size and its style', () => {
    expect(remakeOf(made, [style])).toEqual({
      query: 'deux lacs, graine 12',
      inputs: {
        ...{ image: null, image_url: null },
        ...{ lora_name: 'Papier plié', lora_url: 'u1/styles/1', trigger_word: 'PAPIER' },
        remake: { seed: 13, width: 1024, height: 576 },
      },
    });
  });

  it('goes without a style that is gone or not learned yet', () => {
    const without = { lora_name: null, lora_url: null, trigger_word: null };
    expect(remakeOf(made, [])?.inputs).toMatchObject(without);
    expect(remakeOf(made, [{ ...style, status: 'failed' }])?.inputs).toMatchObject(without);
  });

  it('is not possible when a picture was part of it or figures are missing', () => {
    expect(remakeOf({ ...made, reference: 'f00d' }, [style])).toBeNull();
    expect(remakeOf({ ...made, seed: 1.5 }, [style])).toBeNull();
    expect(remakeOf({ ...made, width: undefined }, [style])).toBeNull();
    expect(remakeOf({ prompt: '', seed: 1, width: 1, height: 1 }, [])).toBeNull();
  });
});
