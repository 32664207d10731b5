import { describe, expect, it } from 'vitest';
import { choosePicture } from '../../choose-picture.ts';
import { understandIllustration } from '../understand-illustration.ts';

const idsOf = (prompt: string) =>
  understandIllustration(prompt).description.things.map(({ id }) => id);

describe('words that name something else than what is meant', () => {
  it.each([
    ['un loup cherche pendant qu’un mouton dort', 'wolf sheep'],
    ['plage de Bretagne, peinture à l’aquarelle', ''],
    ['a cat, soft pencil and watercolour', 'cat'],
    ['a skincare bottle', 'lotion-bottle'],
    ['un flacon de sérum', 'lotion-bottle'],
    ['a man with a short dark beard', 'person'],
    ['elf archer girl', 'person bow-and-arrow'],
    ['a green tree frog', 'frog'],
    ['un chien berger couché', 'border-collie'],
    ['chambre de bébé, lit en bois clair', 'cradle'],
    ['a handmade leather wallet', 'wallet'],
    ['une charrette', 'hand-cart'],
    ['un chat devant une ferme', 'cat farmhouse'],
    ['camping-car, rideaux à fleurs aux fenêtres', 'camper-van'],
    ['a runner with number 7 on her shirt', 'woman-running'],
    ['two blue chairs and a yellow chair', 'design-chair design-chair'],
    ['a mechanic girl smiling', 'person'],
    ['tacos with salsa', 'taco'],
    ['une sorcière qui prépare une soupe dans son chaudron', 'person cauldron'],
    ['cactuses in terracotta pots', 'cactus flowerpot'],
    ['kids book page of a lighthouse', 'lighthouse'],
    ['a girl who loves dinosaurs', 'person t-rex'],
    ['students in graduation gowns', 'person'],
    ['two floor lamps, rain on the window', 'floor-lamp'],
    ['four workers eating lunch on a steel beam', 'people girder'],
    ['a street musician playing the saxophone', 'singer'],
    ['a girl about 7 riding a snail', 'person snail'],
    ['motif feuilles tropicales', 'monstera palm-leaf'],
    ['colorful spices in bowls', 'spice-bowls'],
    ['halloween pumpkin patch', 'jack-o-lantern'],
    ['astronaut riding a horse', 'person horse'],
    ['an astronaut on the moon', 'astronaut'],
    ['un chevalier assis sous un arbre', 'person deciduous-tree'],
  ])('%s', (prompt, ids) => {
    expect(idsOf(prompt).join(' ')).toBe(ids);
  });

  it('leave the land that is named under what is in the sky', () => {
    const placeOf = (prompt: string) => understandIllustration(prompt).description.place;
    expect(placeOf('un lac gelé avec des aurores boréales dans le ciel')).toBe('ice');
    expect(placeOf('des montgolfières dans le ciel')).toBe('sky');
  });

  it('say of several what they do, and how old one is', () => {
    const [cars] = understandIllustration('a futuristic city with flying cars').description.things;
    expect(cars).toMatchObject({ id: 'automobile', posture: 'flying' });
    const [girl, snail] = understandIllustration('a girl about 7 riding a snail').description
      .things;
    expect([girl?.person?.age, snail?.count]).toEqual(['child', 1]);
  });

  it('say where it is done', () => {
    const placeOf = (prompt: string) => understandIllustration(prompt).description.place;
    expect(placeOf('a boxing gym')).toBe('ring');
    expect(placeOf('a cat on a windowsill')).toBe('windowsill');
    expect(placeOf('une tarte sur le rebord d’une fenêtre')).toBe('windowsill');
    expect(placeOf('rue de village en Provence')).toBe('alley');
    expect(placeOf('une ville futuriste avec des jardins')).toBe('neon');
    expect(placeOf('des couples dansent au bord de la Marne')).toBe('river');
    expect(placeOf('a logo for a boxing gym')).toBeNull();
  });

  it('make an abstract painting in a room no abstract picture', () => {
    const kindOf = (prompt: string) => choosePicture(prompt, 1).kind;
    expect(kindOf('a living room with an abstract painting above the sofa')).toBe('illustration');
    expect(kindOf('abstract painting in blue and gold')).toBe('scene');
  });

  it('are no slips where they are regions', () => {
    expect(choosePicture('plage en normandie', 1).notes().join(' ')).not.toContain('normandy');
  });
});
