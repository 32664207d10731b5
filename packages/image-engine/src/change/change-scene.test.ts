import { describe, expect, it } from 'vitest';
import { understandEdit } from '../edit/understand-edit.ts';
import { understandPrompt } from '../prompt/understand-prompt.ts';
import type { SceneDescription } from '../scene/scene-description.ts';
import { changeScene } from './change-scene.ts';

/** Whose scenes have no boat of their own. */
const seed = 2;
const seedOfBoat = 1;
const lake = understandPrompt('un lac au coucher du soleil', 1).scene;
const city = understandPrompt('une ville la nuit', 1).scene;

const asked: readonly (readonly [words: string, change: Partial<SceneDescription>])[] = [
  ['ajoute un bateau', { details: ['boat'] }],
  ['avec trois oiseaux', { details: ['birds'], counts: { birds: 3 } }],
  ['enlève le bateau', { without: ['boat'] }],
  ['sans les oiseaux', { without: ['birds'] }],
  ['remove the birds, please', { without: ['birds'] }],
  ['la même mais la nuit', { time: 'night' }],
  ['et maintenant à l’aube, en hiver', { time: 'dawn', season: 'winter' }],
  ['sous la pluie', { weather: 'rain' }],
  ['sous la neige', { season: 'winter' }],
];

describe('a scene is changed by words', () => {
  it.each(asked)('%s', (words, change) => {
    const { rest } = understandEdit(words);
    expect(changeScene(lake, rest, seed)).toEqual({
      scene: { ...lake, ...change },
      isNamed: true,
      leftOut: [],
    });
  });

  it('and what was taken away comes back when asked for', () => {
    const bare = changeScene(lake, 'sans bateau', seed).scene;
    const { details, without } = changeScene(bare, 'ajoute un bateau', seed).scene;
    expect([details, without]).toEqual([['boat'], []]);
  });

  it('and one more of what is there already is a further one', () => {
    const one = changeScene(lake, 'ajoute un bateau', seed).scene;
    expect(changeScene(one, 'ajoute un bateau', seed).scene.counts).toEqual({ boat: 2 });
    expect(changeScene(one, 'ajoute deux bateaux', seed).scene.counts).toEqual({ boat: 3 });
    const second = changeScene(one, 'ajoute un deuxième bateau', seed);
    expect([second.scene.counts, second.leftOut]).toEqual([{ boat: 2 }, []]);
    expect(changeScene(one, 'avec un bateau', seed).scene).toEqual(one);
    // Chance has one on this lake.
    expect(changeScene(lake, 'add a boat', seedOfBoat).scene.counts).toEqual({ boat: 2 });
  });

  it('whose colours are not those of what is added', () => {
    const boat = changeScene(lake, 'ajoute un bateau rouge', seed);
    expect([boat.scene.colours, boat.scene.details, boat.leftOut]).toEqual([
      lake.colours,
      ['boat'],
      ['rouge'],
    ]);
    expect(changeScene(lake, 'ajoute un cygne blanc', seed).scene).toEqual(lake);
    expect(changeScene(lake, 'ajoute du bleu', seed).scene.colours).toEqual(['blue']);
  });

  it('so that snow falls where no season is seen', () => {
    expect(changeScene(city, 'sous la neige', seed).scene).toMatchObject({ weather: 'snow' });
  });

  it.each([
    ['ajoute une montgolfière', ['montgolfière']],
    ['ajoute une voiture et un chien', ['voiture', 'chien']],
    ['ajoute un pont', ['pont']],
    ['mets-la dans un désert', ['désert']],
  ])('but « %s » names what it cannot hold', (words, leftOut) => {
    const said = changeScene(city, understandEdit(words).rest, seed);
    expect(said.leftOut).toEqual(leftOut);
    expect(said.scene).toEqual(city);
  });

  it('and not by what is done to the pixels alone', () => {
    for (const words of [
      'plus chaud',
      'un peu plus sombre',
      'en noir et blanc',
      'recadre-la en 16:9',
    ]) {
      expect(changeScene(lake, understandEdit(words).rest, seed)).toEqual({
        scene: lake,
        isNamed: false,
        leftOut: [],
      });
    }
  });
});
