import { describe, expect, it } from 'vitest';
import { createImage, type LinearImage } from '../raster/linear-image.ts';
import { applyEdits } from './apply-edit.ts';
import type { Edit } from './edit.ts';
import { frameOfEdit } from './frame-of-edit.ts';
import { toningOf, understandEdit } from './understand-edit.ts';

const asked: readonly (readonly [prompt: string, kinds: readonly Edit['kind'][]])[] = [
  ['refais-la en noir et blanc', ['black-and-white']],
  ['Make it black and white', ['black-and-white']],
  ['plus lumineuse s’il te plaît', ['light']],
  ['un peu plus sombre et plus contrastée', ['light', 'contrast']],
  ['brighter, warmer colors', ['light', 'warmth']],
  ['recadre-la en carré', ['crop']],
  ['crop to 16:9 and sharpen', ['crop', 'sharpen']],
  ['moins floue', ['sharpen']],
  ['ajoute du flou', ['blur']],
  ['tourne-la vers la gauche', ['rotate']],
  ['flip it', ['flip']],
  ['N&B', ['black-and-white']],
  ['c’est trop sombre', ['light']],
  ['moins de couleurs', ['saturation']],
  ['effet miroir', ['flip']],
  ['des couleurs plus vives', ['saturation']],
  ['tons froids', ['warmth']],
  ['zoome sur le centre', ['zoom']],
  ['en sépia', ['sepia']],
  ['applique mon style à cette image', []],
  ['un coucher de soleil sur la mer', []],
  ['a city at night', []],
];

describe('understanding what to change', () => {
  it.each(asked)('%s', (prompt, kinds) => {
    expect(understandEdit(prompt).edits.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('crops to any shape told in figures', () => {
    const aspects = ['recadre en 2:3', 'crop to 5:4', 'recadre en 16:9'].map((prompt) =>
      understandEdit(prompt).edits.flatMap((edit) => (edit.kind === 'crop' ? edit.aspect : [])),
    );
    expect(aspects).toEqual([[2 / 3], [5 / 4], [16 / 9]]);
  });

  it('changes less when asked for a little', () => {
    const amount = (prompt: string) =>
      understandEdit(prompt).edits.flatMap((edit) => (edit.kind === 'light' ? edit.amount : []))[0];
    expect(amount('un peu plus claire')).toBeLessThan(amount('plus claire')!);
    expect(amount('beaucoup plus claire')).toBeGreaterThan(amount('plus claire')!);
  });

  it('reads how much of the style is wanted', () => {
    expect(understandEdit('applique mon style à 30 %').styleStrength).toBe(0.3);
    expect(understandEdit('with half of my style').styleStrength).toBe(0.5);
    expect(understandEdit('applique mon style légèrement').styleStrength).toBe(0.4);
    expect(understandEdit('applique mon style').styleStrength).toBeNull();
  });

  it.each([
    ['trop de contraste', { kind: 'contrast', amount: -0.5 }],
    ['c’est trop saturé', { kind: 'saturation', amount: -0.5 }],
    ['too bright', { kind: 'light', amount: -0.5 }],
    ['trop froide', { kind: 'warmth', amount: 0.5 }],
  ])('takes away what there is too much of: « %s »', (words, edit) => {
    expect(understandEdit(words).edits).toEqual([edit]);
  });
});

describe('changing a picture', () => {
  it('turns right: the left column becomes the top row', () => {
    const turned = applyEdits(numbered(3, 2), [{ kind: 'rotate', quarterTurns: 1 }]);
    expect([turned.width, turned.height]).toEqual([2, 3]);
    expect(reds(turned)).toEqual([4, 1, 5, 2, 6, 3]);
  });

  it('comes back after a turn right and a turn left', () => {
    const edits: Edit[] = [
      { kind: 'rotate', quarterTurns: 1 },
      { kind: 'rotate', quarterTurns: 3 },
    ];
    expect(reds(applyEdits(numbered(3, 2), edits))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('crops around the middle to the asked shape', () => {
    const { width, height } = applyEdits(createImage(400, 300), [{ kind: 'crop', aspect: 16 / 9 }]);
    expect([width, height]).toEqual([400, 225]);
  });

  it('takes all colour out for black and white and keeps the lightness', () => {
    const grey = applyEdits(filled([0.5, 0.1, 0.05]), [{ kind: 'black-and-white' }]);
    const [r, g, b] = grey.data;
    expect(r).toBeCloseTo(g!, 4);
    expect(g).toBeCloseTo(b!, 4);
    expect(r).toBeGreaterThan(0.1);
    expect(r).toBeLessThan(0.25);
  });

  it('makes lighter without bleaching white or lifting black', () => {
    const light: Edit[] = [{ kind: 'light', amount: 0.5 }];
    expect(applyEdits(filled([0.2, 0.2, 0.2]), light).data[0]).toBeGreaterThan(0.25);
    expect(applyEdits(filled([0, 0, 0]), light).data[0]).toBeCloseTo(0, 5);
    expect(applyEdits(filled([1, 1, 1]), light).data[0]).toBeCloseTo(1, 2);
  });

  it('makes warmer: more red than blue', () => {
    const { data } = applyEdits(filled([0.3, 0.3, 0.3]), [{ kind: 'warmth', amount: 0.5 }]);
    expect(data[0]! - data[2]!).toBeGreaterThan(0.05);
  });

  it('blurs an edge and sharpens it again', () => {
    const edge = createImage(64, 64);
    for (let i = 0; i < edge.data.length; i += 1)
      edge.data[i] = Math.floor(i / 3) % 64 < 32 ? 0.2 : 0.6;
    const steepest = ({ data }: LinearImage) =>
      Math.max(...Array.from({ length: 63 }, (_, x) => data[(x + 1) * 3]! - data[x * 3]!));
    const blurred = applyEdits(edge, [{ kind: 'blur', amount: 1 }]);
    const sharpened = applyEdits(blurred, [{ kind: 'sharpen', amount: 1 }]);
    expect(steepest(blurred)).toBeLessThan(0.5 * steepest(edge));
    expect(steepest(sharpened)).toBeGreaterThan(steepest(blurred));
  });
});

function numbered(width: number, height: number): LinearImage {
  const image = createImage(width, height);
  for (let i = 0; i < width * height; i += 1) image.data[i * 3] = i + 1;
  return image;
}

function reds({ data }: LinearImage): number[] {
  return Array.from(data).filter((_, i) => i % 3 === 0);
}

function filled(colour: readonly number[]): LinearImage {
  const image = createImage(4, 4);
  for (let i = 0; i < image.data.length; i += 1) image.data[i] = colour[i % 3]!;
  return image;
}

describe('what asks for more of what is around a picture', () => {
  it.each([
    ['mets-la en 16:9', { kind: 'format', aspect: 16 / 9 }],
    ['en 9:16', { kind: 'format', aspect: 9 / 16 }],
    ['en format story', { kind: 'format', aspect: 9 / 16 }],
    ['élargis à gauche', { kind: 'extend', left: 0.4, right: 0 }],
    ['extend it to the right', { kind: 'extend', left: 0, right: 0.4 }],
    ['montre plus de décor en haut', { kind: 'extend', top: 0.4, bottom: 0 }],
    ['agrandis le cadre', { kind: 'extend', left: 0.25, right: 0.25 }],
    ['dézoome un peu', { kind: 'extend', left: 0.1, top: 0.1 }],
  ])('« %s »', (words, edit) => {
    expect(understandEdit(words).edits).toMatchObject([edit]);
  });

  it.each([
    ['montre un chat à gauche'],
    ['agrandis le chat à droite'],
    ['ajoute un arbre à gauche'],
  ])('« %s » does not', (words) => {
    expect(understandEdit(words).edits).toEqual([]);
  });

  it.each([['recadre en 16:9'], ['recadre-la en format carré']])('« %s » crops', (words) => {
    expect(understandEdit(words).edits.map(({ kind }) => kind)).toEqual(['crop']);
  });

  it('where the format is read elsewhere it is left in the words', () => {
    const { edits, rest } = understandEdit('plus chaud, en 16:9', { hasFormats: false });
    expect(edits.map(({ kind }) => kind)).toEqual(['warmth']);
    expect(rest).toContain('16:9');
  });
});

describe('what a prompt says of the whole picture', () => {
  it.each([
    ['mon chien dans le jardin, en noir et blanc', ['black-and-white']],
    ['une photo en sépia de mes enfants', ['sepia']],
    ['a black and white photo of my dog', ['black-and-white']],
    ['un chat noir et blanc', []],
    ['un chat sur fond noir et blanc', []],
  ])('%s', (prompt, kinds) => {
    expect(toningOf(prompt).map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('the frame that words leave of a picture', () => {
  const whole = { width: 4000, height: 1020 };

  it('is what a cut to another shape keeps', () => {
    expect(frameOfEdit('recadre en carré', whole)).toEqual({ width: 1020, height: 1020 });
    expect(frameOfEdit('passe en 9:16, plus lumineuse', whole)).toEqual({
      width: 574,
      height: 1020,
    });
  });

  it('is all of it where it is turned, or where nothing is cut', () => {
    expect(frameOfEdit('tourne-la vers la gauche et recadre en carré', whole)).toEqual(whole);
    expect(frameOfEdit('plus lumineuse', whole)).toEqual(whole);
  });
});
