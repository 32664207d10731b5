import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../understand-illustration.ts';

/** Whoever is named first, and what he does. */
const doingOf = (wish: string) =>
  understandIllustration(wish).description.things.find(({ person }) => person)?.person?.doing;

/** Where something is on somebody: whose, and where. */
const touchesOf = (wish: string) => {
  const { things, relations } = understandIllustration(wish).description;
  return relations.flatMap(({ of, to, at }) =>
    at ? [`${things[of]!.id} ${at} ${things[to]!.id}`] : [],
  );
};

describe('what touches somebody', () => {
  it.each([
    ['un chat sur les genoux de sa maîtresse', 'cat lap person'],
    ['a cat on grandma’s lap', 'cat lap person'],
    ['une dame avec un lapin dans les bras', 'rabbit arms person'],
    ['a woman carrying a sleeping child', 'person arms person'],
    ['un père porte sa fille sur ses épaules', 'person shoulders person'],
    ['un bébé sur le dos de sa maman', 'person back person'],
    ['un chien couché aux pieds de son maître', 'dog feet person'],
    ['a bear leaning against a tree', 'bear side deciduous-tree'],
    ['un chien qui lèche la main d’un enfant', 'dog nose person'],
    // It lies on its own.
    ['une fille et un chien sur le dos', undefined],
    ['un homme avec un chapeau sur la tête', undefined],
  ])('%s: %s', (wish, touch) => {
    expect(touchesOf(wish)[0]).toBe(touch);
  });
});

describe('each of two', () => {
  const peopleOf = (wish: string) =>
    understandIllustration(wish).description.things.flatMap(({ person }) => person ?? []);
  it.each([
    ['a tall thin man and a short chubby man shaking hands', 'stature', ['tall', 'short']],
    ['a tall thin man and a short chubby man', 'build', ['slim', 'stout']],
    ['two friends, one in a wheelchair, racing down a hill', 'aid', ['wheelchair', undefined]],
    [
      "deux enfants qui font un bonhomme de neige, l'un avec un bonnet rouge, l'autre avec une écharpe jaune",
      'doing',
      ['snowman', 'snowman'],
    ],
    ['elle arrose les plantes et lui il tond la pelouse', 'doing', ['water', 'mow']],
    ['un vieux et un jeune', 'age', ['old', 'young']],
    ['une femme devant un grand arbre', 'stature', [undefined]],
  ] as const)('%s: %s', (wish, what, told) => {
    expect(peopleOf(wish).map((person) => person[what])).toEqual(told);
  });
});

describe('what is worked on', () => {
  const idsOf = (wish: string) =>
    understandIllustration(wish).description.things.map(({ id }) => id);
  it.each([
    ['a boy polishing his shoes', ['person', 'sneaker']],
    ['a carpenter sanding a table', ['person', 'table']],
    ['un artisan répare une montre', ['person', 'wristwatch']],
    ['a barber shaving a man', ['person', 'person']],
    ['un dentiste examine un patient', ['person', 'person']],
    // It is in the picture of who does it.
    ['a man digging a hole', ['person']],
  ])('%s: %s', (wish, ids) => {
    expect(idsOf(wish)).toEqual(ids);
  });
});

describe('two things at once', () => {
  it.each([
    ['une femme qui boit son café en lisant le journal', 'readPaper', 'sip'],
    ['a man carrying a ladder while talking on the phone', 'haul', 'call'],
    ['a teen texting while walking down the street', 'text', 'walk'],
    ['un homme qui mange une glace en téléphonant', 'eatIce', 'call'],
    ['un cuisinier qui remue la soupe en chantant', 'stir', 'sing'],
    // Both need both hands.
    ['une dame qui tricote en jouant du violon', 'violin', undefined],
  ])('%s: %s and %s', (wish, doing, also) => {
    const { person } = understandIllustration(wish).description.things[0]!;
    expect([person?.doing, person?.also]).toEqual([doing, also]);
  });
});

describe('what somebody does to something', () => {
  it.each([
    ['un menuisier qui rabote une planche', 'plane'],
    ['un lapin qui arrose des carottes', 'water'],
    ['a carpenter sanding a table', 'sandDown'],
    ['a boy painting a fence', 'paintObject'],
    ['a boy painting a landscape', 'paint'],
    ['un jardinier taille une haie', 'prune'],
    ['a waiter serving soup', 'serveDish'],
    ['a waitress serving drinks', 'serve'],
    ['une fille plante un arbre', 'plantTree'],
    ['un chirurgien opère', 'operate'],
    ['un homme enlève son manteau', 'coatOff'],
    ['a woman putting on her hat', 'hatOff'],
    ['un garçon fait la vaisselle', 'washUp'],
    ['a man pouring tea', 'pourHot'],
    // Said of what it is done to.
    ['une moto réparée par un mécanicien', 'repair'],
    ['a fence being painted by a boy', 'paintObject'],
    ['des tomates qui sont arrosées par une dame', 'water'],
    ['a mural by a painter', undefined],
    ['a carpenter planing a plank', 'plane'],
    ['deux filles qui nourrissent des poules', 'feed'],
    ['a girl who feeds the hens', 'feed'],
    ['un homme en train de réparer une moto', 'repair'],
    ['une maman qui coiffe sa fille', 'comb'],
    ['un petit garçon qui souffle les bougies de son gâteau', 'blowOut'],
    ['une dame qui remet les clés à un couple', 'giveKeys'],
    ['a grandmother lighting candles', 'light'],
    ['un pompier lave son camion', 'wash'],
    ['une femme qui joue du violoncelle', 'cello'],
    ['des élèves qui lèvent la main', 'raiseHand'],
    ['a female scientist looking through a microscope', 'study'],
    ["une maîtresse d'école devant un tableau noir", 'teach'],
    ['un homme qui demande sa copine en mariage', 'propose'],
    ['un homme qui se brosse les dents', 'brushTeeth'],
    ['a woman combing her hair', 'combSelf'],
    ['a boy eating an ice cream', 'eatIce'],
    ['une ado qui regarde son téléphone', 'text'],
    ['a girl skipping rope', 'skipRope'],
    ['deux femmes qui discutent', 'talk'],
    ['a couple arguing', 'argue'],
    ['un serveur qui trébuche', 'trip'],
    ['two men carrying a sofa', 'haul'],
    ['a policeman chasing a thief', 'chase'],
    ['un garçon qui aide une vieille dame', 'linkArms'],
    // Nothing is done there.
    ['une femme devant le soleil qui se lève', undefined],
    ['a man in dramatic lighting', undefined],
    ['une femme avec une coupe de champagne', undefined],
    ['a superhero on top of a building', undefined],
  ])('%s: %s', (wish, doing) => {
    expect(doingOf(wish)).toBe(doing);
  });
});
