import { describe, expect, it } from 'vitest';
import { addFace } from '../../../illustration/drawings/add-face.ts';
import { findDrawing } from '../../../illustration/drawings/find-drawing.ts';
import type { FaceMood } from '../../../illustration/illustration-description.ts';
import { understandIllustration } from '../understand-illustration.ts';
import { emblemNames } from '../words/emblem-names.ts';
import { allTradeMarks } from '../words/trades.ts';

const read = (prompt: string) => understandIllustration(prompt).description;

describe('faces of things', () => {
  it.each([
    ['autocollant d’un nuage triste', 'sad'],
    ['sticker of an angry avocado', 'angry'],
    ['autocollant d’une tasse endormie', 'asleep'],
    ['sticker of a happy avocado with sunglasses', 'smile'],
  ])('show the mood that stands beside their name: %s', (prompt, face) => {
    expect(read(prompt).things[0]?.face).toBe(face);
  });

  it('are each another', () => {
    const cloud = findDrawing('cloud')!;
    const moods: readonly FaceMood[] = ['smile', 'asleep', 'sad', 'angry', 'love', 'surprised'];
    const drawn = moods.map((mood) => JSON.stringify(addFace(cloud, mood).shapes));
    expect(new Set(drawn).size).toBe(moods.length);
  });

  it('of two things are told apart', () => {
    const { things } = read('autocollants : un nuage triste et un parapluie content');
    expect(things.map(({ face }) => face)).toEqual(['sad', 'smile']);
  });
});

describe('a mark’s field', () => {
  it('is what its things are said to be in, and no thing beside them', () => {
    const { field, things } = read('logo for a vet with a dog and a cat inside a heart');
    expect([field, things.map(({ id }) => id)]).toEqual(['heart', ['dog', 'cat']]);
    expect(read('logo d’un cœur').things.map(({ id }) => id)).toEqual(['heart']);
  });

  it('has both its inks, also « noir et or »', () => {
    expect(read('logo, ciseaux et feuille, noir et or').colours).toEqual(['black', 'gold']);
  });
});

describe('shades', () => {
  it.each([
    ['carte avec un sapin sur fond bleu nuit', 'blue', '#1d2a55'],
    ['sac à main, fond terracotta', 'orange', '#c8684a'],
    ['seamless pattern of snails on cream background', 'beige', '#f6ecd6'],
  ] as const)('are as exact as they were told: %s', (prompt, colour, hex) => {
    const { colours, shades } = read(prompt);
    expect([colours, shades]).toEqual([[colour], { [colour]: hex }]);
  });

  it('are things where no ground is said to have them', () => {
    expect(read('du corail et un poisson').things[0]?.id).toBe('coral');
  });
});

describe('marks of trades', () => {
  it.each([
    ['logo for a dog groomer', 'mark:drop<paw'],
    ['logo pour un plombier', 'mark:faucet'],
    ['logo pour une boulangerie bio', 'mark:leaf<loaf mark:leaf<wheat'],
    ['app icon for a recipe book', 'mark:book<cutlery'],
    ['logo of a microphone that turns into a wave', 'mark:wave^mic'],
    ['un logo avec une feuille et une goutte en une seule forme', 'mark:leaf<water'],
    ['logo café avec un chat', 'mark:cup<cat'],
  ])('are one emblem: %s', (prompt, among) => {
    const { description, unknown } = understandIllustration(prompt);
    expect(among.split(' ')).toContain(description.things[0]?.id);
    expect([description.things.length, unknown]).toEqual([1, []]);
  });

  it('are a letter where no symbol is known, and say so', () => {
    const { description, relatives } = understandIllustration('logo for a zorbing company');
    expect(description.things.map(({ id }) => id)).toEqual(['mark:disc<=Z']);
    expect(relatives).toEqual([{ said: 'zorbing', id: 'mark:disc<=Z' }]);
    expect(read('logo for a company called Blorvix').things[0]?.id).toBe('mark:disc<=B');
  });

  it('leave what was asked for as it is', () => {
    expect(read('simple fox logo for a bookshop').things.map(({ id }) => id)).toEqual(['fox']);
    expect(read('mascotte d’un club d’échecs').things[0]).toMatchObject({
      id: 'mark:pawn',
      face: 'smile',
    });
  });

  it('are all drawn and named', () => {
    const bare = allTradeMarks().filter((mark) => findDrawing(`mark:${mark}`) === null);
    expect(bare).toEqual([]);
    const unnamed = allTradeMarks()
      .flatMap((mark) => mark.split(/[<^]/u))
      .filter((symbol) => !emblemNames().has(symbol));
    expect(unnamed).toEqual([]);
  });
});
