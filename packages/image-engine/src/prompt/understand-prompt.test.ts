import { describe, expect, it } from 'vitest';
import type { SceneDescription } from '../scene/scene-description.ts';
import { describeScene } from './describe-scene.ts';
import { understandPrompt } from './understand-prompt.ts';

type Expected = Partial<SceneDescription>;

const prompts: readonly (readonly [prompt: string, expected: Expected])[] = [
  ['un coucher de soleil sur la mer', { kind: 'sea', time: 'sunset' }],
  ['un coucher de soleil sur la mer, format portrait', { kind: 'sea', time: 'sunset' }],
  ['a stormy sea at night', { kind: 'sea', time: 'night', weather: 'storm' }],
  ['La mer calme à l’aube', { kind: 'sea', time: 'dawn', mood: 'calm' }],
  ['océan déchaîné sous l’orage', { kind: 'sea', weather: 'storm' }],
  ['waves at golden hour', { kind: 'sea', time: 'afternoon' }],
  ['un voilier sur la mer au crépuscule', { kind: 'sea', time: 'dusk', details: ['boat'] }],
  ['seascape under a cloudy sky', { kind: 'sea', weather: 'cloudy' }],
  ['un lac de montagne au lever du soleil', { kind: 'lake', time: 'dawn' }],
  ['a mountain lake in autumn', { kind: 'lake', season: 'autumn' }],
  ['lac brumeux le matin', { kind: 'lake', weather: 'fog', time: 'morning' }],
  ['a quiet pond in spring', { kind: 'lake', season: 'spring', mood: 'calm' }],
  ['fjord en hiver', { kind: 'lake', season: 'winter' }],
  ['un étang en automne, ambiance mélancolique', { kind: 'lake', mood: 'melancholic' }],
  ['une plage de sable blanc à midi', { kind: 'beach', time: 'noon' }],
  ['un lac de montagne en été, grand soleil', { kind: 'lake', time: 'noon', season: 'summer' }],
  ['tropical beach with palm trees', { kind: 'beach', details: ['palms'] }],
  ['plage déserte au coucher du soleil', { kind: 'beach', time: 'sunset' }],
  ['un lagon turquoise', { kind: 'beach', colours: ['turquoise'] }],
  ['bord de mer sous la pluie', { kind: 'beach', weather: 'rain' }],
  ['an island at noon', { kind: 'beach', time: 'noon' }],
  ['des montagnes enneigées', { kind: 'mountains', season: 'winter' }],
  ['mountains at sunrise', { kind: 'mountains', time: 'dawn' }],
  ['les Alpes en été', { kind: 'mountains', season: 'summer' }],
  ['un sommet dramatique sous l’orage', { kind: 'mountains', mood: 'dramatic', weather: 'storm' }],
  ['epic mountain peaks at dusk', { kind: 'mountains', mood: 'dramatic', time: 'dusk' }],
  ['vallée au printemps', { kind: 'mountains', season: 'spring' }],
  ['prairie fleurie en montagne', { kind: 'mountains', details: ['flowers'] }],
  ['misty mountains', { kind: 'mountains', weather: 'fog' }],
  ['une forêt dans la brume', { kind: 'forest', weather: 'fog' }],
  ['dark forest at night', { kind: 'forest', time: 'night', mood: 'mysterious' }],
  ['forêt d’automne', { kind: 'forest', season: 'autumn' }],
  ['autumn woods in golden light', { kind: 'forest', season: 'autumn', time: 'afternoon' }],
  ['des sapins sous la neige', { kind: 'forest', season: 'winter', details: ['conifers'] }],
  ['a magical forest', { kind: 'forest', mood: 'dreamy' }],
  ['sous-bois mystérieux le matin', { kind: 'forest', mood: 'mysterious', time: 'morning' }],
  ['le désert au coucher du soleil', { kind: 'desert', time: 'sunset' }],
  ['sand dunes at noon', { kind: 'desert', time: 'noon' }],
  ['dunes du Sahara sous les étoiles', { kind: 'desert', time: 'night' }],
  ['desert at dawn, pink light', { kind: 'desert', time: 'dawn', colours: ['pink'] }],
  ['une ville la nuit', { kind: 'city', time: 'night' }],
  ['a city in the rain', { kind: 'city', weather: 'rain' }],
  ['skyline at dusk', { kind: 'city', time: 'dusk' }],
  ['gratte-ciel en plein jour', { kind: 'city', time: 'noon' }],
  ['une rue de Paris sous la pluie, le soir', { kind: 'city', weather: 'rain', time: 'sunset' }],
  ['cyberpunk city at night', { kind: 'city', time: 'night' }],
  ['ville sous la neige qui tombe', { kind: 'city', weather: 'snow' }],
  ['la campagne au printemps', { kind: 'countryside', season: 'spring' }],
  ['a field of sunflowers in summer', { kind: 'countryside', details: ['flowers'] }],
  ['champ de coquelicots', { kind: 'countryside', details: ['flowers'] }],
  ['champs de blé dorés', { kind: 'countryside', colours: ['gold'] }],
  ['rolling hills under a blue sky', { kind: 'countryside', weather: 'clear' }],
  ['un village de Provence', { kind: 'countryside', details: ['village'] }],
  ['vineyards in autumn', { kind: 'countryside', season: 'autumn' }],
  ['champ de lavande violette', { kind: 'countryside', colours: ['violet'] }],
  ['un ciel étoilé', { kind: 'night-sky', time: 'night' }],
  ['the Milky Way', { kind: 'night-sky', time: 'night' }],
  ['nuit étoilée sur un lac', { kind: 'night-sky', time: 'night' }],
  ['voie lactée au-dessus du désert', { kind: 'desert', time: 'night' }],
  ['starry night', { kind: 'night-sky', time: 'night' }],
  ['clair de lune sur la mer', { kind: 'sea', time: 'night', details: ['moon'] }],
  ['full moon', { kind: 'night-sky', time: 'night', details: ['moon'] }],
  ['un paysage de neige', { kind: 'snow', season: 'winter' }],
  ['snow', { kind: 'snow', season: 'winter' }],
  ['il neige', { kind: 'snow', weather: 'snow' }],
  ['blizzard at night', { kind: 'snow', weather: 'snow', time: 'night' }],
  ['toundra en hiver', { kind: 'snow', season: 'winter' }],
  ['la pluie', { kind: 'city', weather: 'rain' }],
  ['un coucher de soleil', { kind: 'sea', time: 'sunset' }],
  ['autumn', { kind: 'forest', season: 'autumn' }],
  ['du brouillard', { kind: 'forest', weather: 'fog' }],
  ['portrait en silhouette au soleil couchant', { kind: 'portrait', time: 'sunset' }],
  ['a face in profile, blue light', { kind: 'portrait', colours: ['blue'] }],
  ['nature morte aux pommes', { kind: 'still-life' }],
  ['still life with lemons, yellow', { kind: 'still-life', colours: ['yellow'] }],
  ['un vase et des fruits', { kind: 'still-life' }],
  ['composition abstraite rouge et or', { kind: 'abstract', colours: ['red', 'gold'] }],
  ['abstract shapes in blue and pink', { kind: 'abstract', colours: ['blue', 'pink'] }],
  ['un paysage de montagne en noir et blanc', { kind: 'mountains', colours: [] }],
  ['une forêt verte', { kind: 'forest', colours: ['green'] }],
  ['UNE PLAGE !!!', { kind: 'beach' }],
  ['plage,mer,palmiers', { kind: 'beach' }],
  ['ciel sans nuages sur la campagne', { kind: 'countryside', weather: 'clear' }],
  ['colline sous un ciel gris', { kind: 'countryside', weather: 'overcast' }],
  ['tempête de neige en montagne', { kind: 'mountains', weather: 'snow', season: 'winter' }],
  ['une ville au bord de la mer', { kind: 'city', details: ['coast'] }],
  ['a city by the sea at sunset', { kind: 'city', time: 'sunset', details: ['coast'] }],
  ['un village dans la montagne', { kind: 'mountains', details: ['village'] }],
  ['un phare sur la côte', { kind: 'sea', details: ['lighthouse'] }],
  ['a lonely lighthouse in a storm', { kind: 'sea', weather: 'storm', details: ['lighthouse'] }],
  ['une cabane dans la neige', { kind: 'snow', details: ['house'] }],
  ['un bateau sur un lac', { kind: 'lake', details: ['boat'] }],
  ['une route dans le désert', { kind: 'desert', details: ['road'] }],
  ['a castle on a hill at dusk', { kind: 'countryside', time: 'dusk', details: ['castle'] }],
  ['un château dans la forêt', { kind: 'mountains', details: ['castle'] }],
  ['un port la nuit', { kind: 'city', time: 'night', details: ['boat', 'coast'] }],
  ['une ville au pied des montagnes', { kind: 'city', details: ['peaks'] }],
  ['a winding road through green hills', { kind: 'countryside', details: ['road'] }],
  ['un moulin dans un champ de tulipes', { kind: 'countryside', details: ['windmill', 'flowers'] }],
  ['a small village by the sea, sunny morning', { kind: 'sea', details: ['village'] }],
  ['nature morte avec des pommes et une bouteille', { details: ['apple', 'bottle'] }],
  ['une plage sans palmiers', { kind: 'beach', details: [], without: ['palms'] }],
  ['une plage sans le moindre nuage', { kind: 'beach', weather: 'clear' }],
  ['a clear night, no moon', { time: 'night', without: ['moon'] }],
  ['une mer sans bateaux ni oiseaux', { details: [], without: ['boat', 'birds'] }],
  ['trois voiliers sur une mer calme', { kind: 'sea', counts: { boat: 3 } }],
  ['two small boats on a misty lake at dawn', { kind: 'lake', counts: { boat: 2 } }],
  ['un champ de coquelicots sous un ciel bleu', { colours: ['red'], details: ['flowers'] }],
  ['une maison isolée au bord d’un lac, sans personne', { kind: 'lake', details: ['house'] }],
  ['un lac, portrait 480x640', { kind: 'lake' }],
  ['une plage au format portrait', { kind: 'beach' }],
  ['forêt en mode portrait', { kind: 'forest' }],
  ['la mer, portrait 3:4', { kind: 'sea' }],
  ['portrait de femme au coucher du soleil', { kind: 'portrait', time: 'sunset' }],
  ['un moulin à vent', { kind: 'countryside', details: ['windmill'] }],
  ['un port de pêche', { kind: 'city', details: ['boat', 'coast'] }],
  ['une forteresse', { kind: 'countryside', details: ['castle'] }],
  ['un arc-en-ciel sur la campagne', { kind: 'countryside', details: ['rainbow'] }],
  ['a rainbow', { kind: 'countryside', time: 'afternoon', details: ['rainbow'] }],
  ['une cascade dans la forêt', { kind: 'lake', details: ['waterfall'] }],
  ['un pont sur une rivière', { kind: 'lake', details: ['bridge'] }],
  ['une aurore boréale', { kind: 'night-sky', time: 'night', details: ['aurora'] }],
  ['northern lights over the snow', { kind: 'snow', details: ['aurora'] }],
  ['un couple sur la plage', { kind: 'beach', details: ['people'], counts: { people: 2 } }],
  ['un homme face à la mer', { kind: 'beach', details: ['people'] }],
  ['a couple of boats on the sea', { kind: 'sea', details: ['boat'], counts: { boat: 2 } }],
  ['un vol d’oiseaux sur le lac', { kind: 'lake', details: ['birds'], counts: { birds: 22 } }],
  ['un lac au lever du soleil, lumière dorée', { kind: 'lake', time: 'dawn' }],
  ['la campagne, lumière dorée', { kind: 'countryside', time: 'afternoon' }],
  ['l’heure bleue sur la ville', { kind: 'city', time: 'dusk', colours: [] }],
];

describe('understanding a prompt', () => {
  it.each(prompts)('« %s »', (prompt, expected) => {
    expect(understandPrompt(prompt, 1).scene).toMatchObject(expected);
  });

  it('says what it cannot draw, and draws an abstract composition', () => {
    const { scene, notes, isNamed } = understandPrompt('un chien qui joue du piano', 1);
    expect(scene.kind).toBe('abstract');
    expect(isNamed).toBe(false);
    expect(notes).toEqual([
      'Le moteur local ne sait pas dessiner « chien » ni « piano ». Voici une composition abstraite à la place.',
      'Le moteur local n’a pas tenu compte de « joue ».',
    ]);
  });

  it('keeps the place when only a part of it cannot be drawn', () => {
    const { scene, notes } = understandPrompt('a horse on the beach', 1);
    expect(scene.kind).toBe('beach');
    expect(notes).toEqual([
      'Le moteur local ne sait pas dessiner « horse ». L’image montre une plage, sans cela.',
    ]);
  });

  it('says what the place that was named cannot hold', () => {
    const { scene, notes } = understandPrompt('une femme dans une ville', 1);
    expect(scene.details).toEqual([]);
    expect(notes).toEqual([
      'Le moteur local ne sait pas dessiner « femme ». L’image montre une ville, sans cela.',
    ]);
    expect(understandPrompt('portrait d’une femme', 1).notes).toEqual([]);
    expect(understandPrompt('un promeneur dans les dunes', 1).notes).toEqual([]);
  });

  it('says which words it passed over', () => {
    const { notes } = understandPrompt('une plage avec un gramophone', 1);
    expect(notes).toEqual(['Le moteur local n’a pas tenu compte de « gramophone ».']);
    expect(understandPrompt('des dunes à perte de vue', 1).notes).toEqual([]);
  });

  it('says that a thing of a landscape has no colour of its own', () => {
    const { notes } = understandPrompt('un bateau rouge sur un lac', 1);
    expect(notes.join(' ')).toContain('« bateau rouge »');
    expect(understandPrompt('a red boat on a lake', 1, 'en').notes.join(' ')).toContain('red boat');
    expect(understandPrompt('un phare blanc, des fleurs rouges', 1).notes).toEqual([]);
  });

  it('says so when it recognises nothing', () => {
    for (const prompt of ['', '???', 'zyxw', '日本語', '\u0000']) {
      const { scene, notes } = understandPrompt(prompt, 1);
      expect(scene.kind).toBe('abstract');
      expect(notes[0]).toContain('rien qu’il sache dessiner');
    }
  });

  it('says nothing of what is not wanted anyway', () => {
    expect(understandPrompt('une plage sans personne', 1).notes).toEqual([]);
    expect(understandPrompt('a street with no cars', 1).notes).toEqual([]);
  });

  it('says when two places do not go into one picture', () => {
    const { scene, notes } = understandPrompt('a desert with the ocean behind', 1);
    expect(scene.kind).toBe('desert');
    expect(notes).toEqual([
      'Le moteur local ne sait pas réunir un désert et la mer. L’image montre un désert.',
    ]);
  });

  it('says when a thing does not go with the place that was named', () => {
    expect(understandPrompt('une cascade dans la forêt', 1).notes).toEqual([
      'Le moteur local ne sait pas réunir « cascade » et une forêt. L’image montre un lac.',
    ]);
    expect(understandPrompt('une cascade dans la montagne', 1).notes).toEqual([]);
  });

  it('says nothing when all was understood', () => {
    expect(understandPrompt('une belle plage au coucher du soleil', 1).notes).toEqual([]);
    expect(understandPrompt('un lac de montagne, 480x320', 1).notes).toEqual([]);
  });

  it('leaves to the seed what the words leave open', () => {
    const times = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (seed) => understandPrompt('la mer', seed).scene.time,
    );
    expect(new Set(times).size).toBeGreaterThan(1);
    expect(understandPrompt('la mer', 3)).toEqual(understandPrompt('la mer', 3));
  });

  it.each([
    ['one long word', 'a'.repeat(2_000_000)],
    ['accents without letters', '\u0301'.repeat(500_000)],
    ['spaces', ' '.repeat(2_000_000)],
    ['the same phrase', 'coucher de '.repeat(200_000)],
    ['object names', '__proto__ constructor toString '.repeat(50_000)],
  ])('survives hostile input: %s', (_, prompt) => {
    const { scene, isNamed } = understandPrompt(prompt, 1);
    expect(describeScene(scene)).not.toBe('');
    expect(isNamed).toBe(false);
  });

  it('names the things that a scene carries', () => {
    const describes = (prompt: string) => describeScene(understandPrompt(prompt, 1).scene);
    expect(describes('a lighthouse at sunset, calm sea')).toContain('Mer ouverte, avec un phare');
    expect(describes('un port la nuit')).toContain('Ville au bord de la mer, avec des bateaux');
  });

  it('describes a scene in French', () => {
    const { scene } = understandPrompt('a mountain lake at sunset in autumn, misty', 1);
    expect(describeScene(scene)).toBe(
      'Lac au pied des montagnes, au coucher du soleil, en automne, dans la brume.',
    );
  });
});
