import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../prompt/things/understand-illustration.ts';
import { skyBeside } from './keep-told.ts';
import { rewordPicture } from './reword-picture.ts';

const table = 'trois pommes, une bouteille et un chat sur une table';
const street = 'une rue de Paris avec une voiture rouge et un café';
const poster = 'affiche "Fête du Village" avec un accordéon';
const woman = "portrait d'une femme rousse souriante avec des lunettes";

describe('what takes the place of something told is told in its place', () => {
  it.each([
    [
      table,
      'remplace le chat par un chien',
      'trois pommes, une bouteille et un chien sur une table',
    ],
    [
      table,
      'mets des oranges à la place des pommes',
      'trois oranges, une bouteille et un chat sur une table',
    ],
    [table, 'replace the apples with a melon', 'a melon, une bouteille et un chat sur une table'],
    [table, 'enlève une pomme', 'deux pommes, une bouteille et un chat sur une table'],
    [table, 'cinq pommes au lieu de trois', 'cinq pommes, une bouteille et un chat sur une table'],
    [table, 'add two more apples', 'cinq pommes, une bouteille et un chat sur une table'],
    [
      street,
      'put the car on the right',
      'une rue de Paris avec une voiture rouge à droite et un café',
    ],
    [street, 'la voiture plus grande', 'une rue de Paris avec une grande voiture rouge et un café'],
    ['un renard roux en forêt', 'move it to the left', 'un renard roux à gauche en forêt'],
    ['a dog and a cat', 'swap the dog and the cat', 'a dog à droite and a cat à gauche'],
    [
      'un ours dans une rivière',
      'mets-lui un chapeau',
      'un ours portant un chapeau dans une rivière',
    ],
    ['a cat on a sofa', 'make the cat bigger and', 'a grande cat on a sofa'],
    [woman, 'enlève les lunettes', "portrait d'une femme rousse souriante"],
    [poster, 'remplace "Village" par "Quartier"', 'affiche "Fête du Quartier" avec un accordéon'],
    [poster, 'écris « Bal » à la place', 'affiche « Bal » avec un accordéon'],
    ['un logo de chien', 'use a poodle instead', 'un logo de poodle'],
    ['un flacon sur une table', 'le flacon plus grand', 'un grand flacon sur une table'],
    [poster, 'change it to "Bal"', 'affiche « Bal » avec un accordéon'],
    ['un pull gris', 'en bleu marine plutôt', 'un pull bleu marine'],
    [
      'old green pickup truck in a field',
      'move the truck a bit to the right',
      'old green pickup truck à droite in a field',
    ],
    [
      'un jardinier qui taille une haie',
      'donne-lui une salopette bleue',
      'un jardinier portant une salopette bleue qui taille une haie',
    ],
    [
      'une boulangère qui sort le pain du four',
      'change le tablier en bleu marine',
      'une boulangère portant un tablier bleu marine qui sort le pain du four',
    ],
    [poster, 'change the title to "Summer Fair"', 'affiche « Summer Fair » avec un accordéon'],
    [poster, 'enlève le texte', 'affiche avec un accordéon'],
    [street, 'make the car yellow', 'une rue de Paris avec une voiture yellow et un café'],
    ['un chat', 'transforme-le en lion', 'un lion'],
  ])('%s: « %s »', (told, change, expected) => {
    expect(rewordPicture(told, change)).toEqual({ told: expected, left: '' });
  });

  it.each([
    ['mets-lui une couronne', 'avec une couronne'],
    ['make her wear a tuxedo', 'avec a tuxedo'],
    ['habille-la en sari rouge', 'avec sari rouge'],
    ['rase-lui la tête', 'chauve'],
    ['ferme-lui les yeux', 'les yeux fermés'],
    ['fais-la tirer la langue', 'qui tire la langue'],
    ['mets-lui un chat', 'mets-lui un chat'],
  ])('of somebody %s is told as what is worn, had or done', (change, left) => {
    expect(rewordPicture(woman, change)).toEqual({ told: woman, left });
  });

  it('and what only adds something, or is not there, is left to be heard', () => {
    for (const change of ['ajoute un chien', 'la voiture en bleu']) {
      expect(rewordPicture(table, change)).toEqual({ told: table, left: change });
    }
  });

  it('what is not there is exchanged for nothing', () => {
    const change = 'remplace le lion par un tigre';
    expect(rewordPicture(table, change)).toEqual({ told: table, left: '', missed: [change] });
  });

  it('of an age all that is said beside it is heard, or told as not done', () => {
    expect(rewordPicture('un plombier', 'make him older with a white beard')).toEqual({
      told: 'un vieil plombier',
      left: 'with a white beard',
    });
    expect(rewordPicture('un vieux plombier', 'plus jeune, environ 25 ans')).toEqual({
      told: 'un jeune plombier',
      left: '',
      missed: ['environ 25 ans'],
    });
  });

  it('clothes are of another colour on whoever wears them', () => {
    const colours = (told: string, change: string) => {
      const reworded = rewordPicture(told, change);
      const words = `${reworded.told}, ${reworded.left}`;
      return understandIllustration(words).description.things.map(({ id, colour }) => [id, colour]);
    };
    expect(colours("portrait d'une femme", 'change son pull pour un rouge')).toEqual([
      ['person', 'red'],
    ]);
    const [player, change] = ['une joueuse de handball', 'change le maillot en blanc'];
    expect(rewordPicture(player, change)).toEqual({ told: player, left: '', missed: [change] });
  });

  it('another weather takes nothing away', () => {
    expect(skyBeside('un phare', 'en pleine tempête')).toBe('tempête');
    expect(skyBeside('un chat', 'en pleine tempête')).toBe('en pleine tempête');
  });

  it('what cannot be done to one of several, to walls or in a second colour is told', () => {
    for (const [told, change] of [
      ['trois poules dans une cour', 'rends la poule du milieu toute blanche'],
      ['une chambre avec un bureau', 'peins les murs en bleu'],
      ['une mariée dans un champ', 'ajoute une couronne de fleurs'],
    ] as const)
      expect(rewordPicture(told, change)).toEqual({ told, left: '', missed: [change] });
    expect(rewordPicture('a garden', 'add balloons in gold and black').missed).toEqual(['gold']);
  });

  it('weather is taken away, or comes without anything else', () => {
    expect(rewordPicture('un bus dans la brume', 'enlève la brume')).toEqual({
      told: 'un bus',
      left: '',
    });
    expect(rewordPicture('un bus rouge', 'enlève la brume')).toEqual({
      told: 'un bus rouge',
      left: 'enlève la brume',
    });
    expect(rewordPicture('une chaise', 'temps gris et vent')).toEqual({
      told: 'une chaise',
      left: 'overcast',
      missed: ['vent'],
    });
  });

  it('hair is dyed, and nobody is another', () => {
    for (const change of ['make her hair black', 'change ses cheveux en noir']) {
      expect(rewordPicture(woman, change)).toEqual({ told: woman, left: 'les cheveux noirs' });
    }
  });

  it('a colour is a colour, also where a fruit or a flower is called so', () => {
    const shown = (change: string) => {
      const { told, left } = rewordPicture('un chat sur un canapé', change);
      const { things } = understandIllustration(`${told}, ${left}`).description;
      return things.map(({ id, colour }) => [id, colour !== null]);
    };
    expect(shown('change le chat en orange')[0]).toEqual(['cat', true]);
    expect(shown('le canapé en rose')[1]).toEqual(['sofa', true]);
    expect(shown('turn the cat into pink')[0]).toEqual(['cat', true]);
    expect(shown('remplace le chat par une orange')[0]?.[0]).toBe('tangerine');
  });

  it('clause by clause', () => {
    const { told, left } = rewordPicture(table, 'remplace le chat par un chien et ajoute un vase');
    expect(told).toContain('un chien');
    expect(left).toBe('ajoute un vase');
  });

  it('what is added where the picture would come out as another is added elsewhere, and told so', () => {
    const cafe = "un café au coin d'une rue à Paris";
    expect(rewordPicture(cafe, 'ajoute un vélo devant le café')).toEqual({
      told: cafe,
      left: 'ajoute un vélo',
      missed: ['devant le café'],
    });
  });
});

describe('what is put on somebody', () => {
  const seen = (told: string, change: string) => {
    const { told: words, left } = rewordPicture(told, change);
    return understandIllustration(left === '' ? words : `${words}, ${left}`).description.things;
  };

  it.each([
    ['un apiculteur devant ses ruches', 'mets-lui un chapeau de paille'],
    ['une femme dans un jardin', 'donne-lui un chapeau rouge'],
    ['un vieux monsieur qui nourrit les pigeons', 'ajoute-lui une canne'],
  ])('%s: « %s » lies beside nobody', (told, change) => {
    const before = understandIllustration(told).description.things;
    const after = seen(told, change);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[0]!.person).not.toEqual(before[0]!.person);
  });

  it('what is no thing of the picture by itself is not put there once more', () => {
    expect(rewordPicture('kids flying kites on the beach', 'make the kites bigger')).toEqual({
      told: 'kids flying kites on the beach',
      left: '',
      missed: ['make the kites bigger'],
    });
  });
});
