import { describe, expect, it } from 'vitest';
import { composePicture } from '../../../illustration/compose-picture.ts';
import { undrawnOf } from '../../../illustration/undrawn.ts';
import { unshownOf } from '../../../illustration/unshown.ts';
import { choosePicture } from '../../choose-picture.ts';
import { understandIllustration } from '../understand-illustration.ts';

const frame = { seed: 11, width: 96, height: 96 };
const wished = (prompt: string) => understandIllustration(prompt).description;
const ids = (prompt: string) => wished(prompt).things.map(({ id }) => id);

function namedIn(prompt: string): string {
  const chosen = choosePicture(prompt, 11);
  if (chosen.kind === 'scene') return chosen.notes().join(' ');
  const { illustration } = chosen;
  const composition = composePicture(illustration, frame);
  const undrawn = [...undrawnOf(illustration, frame, []), ...unshownOf(illustration, composition)];
  return chosen.notes(composition.leftOut, undrawn).join(' ');
}

describe('a word beside its neighbours', () => {
  it.each([
    ['un marché plein de monde', ['people']],
    ['il y a du monde dans la rue', ['people']],
    ['une carte du monde', ['world-map']],
    ['deux judokas, encre et pinceau', ['judoka']],
    ['une baignoire à pieds de lion', ['bathtub']],
    ['une infirmière à la fin de sa garde', ['person']],
  ])('means with them what it does not mean alone: %s', (prompt, things) => {
    expect(ids(prompt)).toEqual(things);
  });

  it.each([
    ['un sac en cuir camel', 'leather-bag', 'brown'],
    ['un canapé moutarde', 'sofa', 'yellow'],
    ['a coral armchair', 'armchair', 'orange'],
    ['une théière en porcelaine bleue', 'teapot', 'blue'],
    ['un fauteuil en velours vert bouteille', 'armchair', 'green'],
  ])('is a shade, and nothing beside the thing: %s', (prompt, id, colour) => {
    expect(wished(prompt).things.map((thing) => [thing.id, thing.colour])).toEqual([[id, colour]]);
  });

  it('stays food and animals where they are meant', () => {
    expect(ids('un camel et un citron')).toEqual(['camel', 'lemon']);
    expect(ids('une tarte au citron')).toEqual(['lemon-tart']);
  });

  it.each([
    ['cinq canetons derrière leur mère', ['duckling', 'duck']],
    ['une maman renard et ses petits', ['fox', 'fox']],
    ['deux poussins et leur mère', ['baby-chick', 'chicken']],
  ])('is an animal of the same kind: %s', (prompt, expected) => {
    expect(ids(prompt)).toEqual(expected);
  });

  it('is a human mother where there are people', () => {
    const { things } = wished('un garçon et sa mère avec un chien');
    expect(things.filter(({ person }) => person)).toHaveLength(2);
  });

  it.each([
    ['une guerrière viking, style manga', 'style manga'],
    ['un château, anime', 'anime'],
  ])('is a style at the end, and no book: %s', (prompt, said) => {
    expect(ids(prompt)).not.toContain('books');
    expect(namedIn(prompt)).toContain(said);
  });

  it.each([
    ['a castle, detailed fantasy painting', 'gouache'],
    ['un chat, rendu 3d', 'volume'],
    ['un chat, aquarelle', 'aquarelle'],
    ['un chat, peinture à l’huile', 'huile'],
    ['un chat, dessin au crayon', 'crayon'],
  ])('is a manner at the end: %s', (prompt, manner) => {
    expect(wished(prompt).manner).toBe(manner);
    expect(wished(prompt).things).toHaveLength(1);
  });

  it('is a book where somebody reads it', () => {
    expect(wished('une fille qui lit un manga').things[0]!.person?.doing).toBe('read');
    expect(namedIn('une fille qui lit un manga')).not.toContain('style');
  });

  it('is worn against blows or for music', () => {
    const hat = (prompt: string) => wished(prompt).things[0]!.person?.hatKind;
    expect(hat('une fille avec un casque sur un chantier')).toBe('helmet');
    expect(hat('une fille avec un casque qui écoute de la musique')).toBe('headphones');
    expect(ids('une grimpeuse, casque blanc et corde bleue')).toEqual(['woman-climbing']);
    expect(namedIn('une grimpeuse, casque blanc et corde bleue')).toMatch(/blanc.+bleue/);
  });

  it('is what a sign says, and stands not behind it', () => {
    expect(ids('un panneau de randonnée avec écrit "Col"')).toEqual([]);
  });

  it('is one person by sex and trade', () => {
    const [one, ...others] = wished('a female firefighter').things;
    expect([one?.person?.sex, others]).toEqual(['woman', []]);
    expect(wished('guerriere viking').things[0]!.person?.sex).toBe('woman');
  });

  it('is read as English in an English sentence', () => {
    expect(ids('a small cabin with one window lit')).not.toContain('bed');
  });
});

describe('the hour and the sky of a wish', () => {
  it.each(['un mariage dans un champ, vers 22h', 'un arbre dans le désert, ciel étoilé'])(
    'are drawn by night: %s',
    (prompt) => {
      expect(wished(prompt).time).toBe('night');
    },
  );

  it('leave the place what it is', () => {
    expect(wished('un arbre dans le désert, ciel étoilé').place).toBe('desert');
  });

  it('lie over what stands below them, and are blue where that is said', () => {
    expect(wished('une surfeuse sur une vague, ciel orageux').place).toBeNull();
    expect(wished('une montgolfière dans le ciel').place).toBe('sky');
    expect(wished('a kite in the blue sky').skyColour).toBe('blue');
  });

  it('have the colour that is told', () => {
    const sky = (prompt: string) =>
      composePicture(wished(prompt), frame).picture.groups.find(({ name }) => name === 'sky')!
        .cutOuts[0]!.fill;
    const [pink, green] = [sky('un chat sous un ciel rose'), sky('un chat sous un ciel vert')];
    expect(pink.a).toBeGreaterThan(0.04);
    expect(green.a).toBeLessThan(-0.02);
  });
});

describe('what is named because the layout does not show it', () => {
  it.each([
    ['un chat sur une île, quatre lunes dans le ciel', 'quatre'],
    ['une falaise vue d’en dessous', 'en dessous'],
    ['un astronaute assis sur un croissant de lune', 'sur'],
    ['northern lights over a small cabin, snow, one window', 'window'],
    ['une chambre avec un tapis étoilé', 'étoilé'],
    ['un chat et un gobelet en dentelle', 'en dentelle'],
    ['un escalier sur la troisième marche', 'marche'],
  ])('%s', (prompt, said) => {
    expect(namedIn(prompt)).toMatch(new RegExp(`« [^»]*${said}[^»]* »`, 'iu'));
  });

  it('and is not named where it is', () => {
    expect(namedIn('deux corbeaux, un cheval, un aigle au-dessus de lui')).not.toContain('lui');
    expect(namedIn('un dragon rouge qui dort')).toBe('');
  });
});

describe('ties to who was named before', () => {
  it('lie above him and behind her', () => {
    const told = wished('un cheval, deux aigles au-dessus de lui');
    expect(told.relations).toMatchObject([{ of: 1, kind: 'above', to: 0 }]);
  });

  it('lie on the roof of a house that is there', () => {
    expect(wished('a castle, a cat sleeping on the roof').relations).toMatchObject([
      { of: 1, kind: 'on', to: 0 },
    ]);
  });

  it('are of who sells, and not of what he sells', () => {
    expect(wished('un nain qui vend des potions derrière un comptoir').relations).toContainEqual(
      expect.objectContaining({ of: 0, kind: 'behind', to: 2 }),
    );
  });
});

describe('letters', () => {
  it('have the colour that is told of them', () => {
    const told = wished('affiche avec le texte "Grand" en grosses lettres rouges');
    expect([told.textColour, told.colours]).toEqual(['red', []]);
  });
});
