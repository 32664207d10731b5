import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../understand-illustration.ts';

const read = (prompt: string) => {
  const { description, unknown } = understandIllustration(prompt);
  return { ...description, ids: description.things.map(({ id }) => id), unknown };
};

describe('a designed sheet', () => {
  it.each([
    [
      'invitation de mariage avec des fleurs d’eucalyptus et « Camille & Thomas »',
      'card',
      'wedding',
    ],
    ['birthday invitation with dinosaurs that says "Max is turning 5!"', 'card', 'birthday'],
    ['affiche kermesse de l’école avec des ballons', 'event', 'school'],
    ['carte postale « Bons baisers de Bretagne » avec un phare', 'travel', undefined],
    ['book cover for a fantasy novel, a girl with a lantern', 'cover', undefined],
    ['menu de restaurant avec le titre « Menu de Noël »', 'menu', 'christmas'],
    ['planche de stickers : fusée, planète, étoile', 'sheet', undefined],
    ['set of weather icons, flat design', 'sheet', undefined],
  ])('is told from a scene: %s', (prompt, kind, occasion) => {
    const { design } = read(prompt);
    expect([design?.kind, design?.occasion]).toEqual([kind, occasion]);
  });

  it('keeps its wreath where gold is told as well', () => {
    const card = read('save the date card, "June 14", eucalyptus leaves and gold lettering');
    expect([card.design?.taste, card.unknown]).toEqual([undefined, []]);
  });

  it('shows what is taught or played', () => {
    expect(read('affiche cours de poterie samedi 14h').ids).toEqual(['amphora']);
    expect(read('affiche concours de pétanque').ids).toEqual(['petanque']);
  });

  it('has its occasion’s ornaments, and nothing of them stands in it', () => {
    const { ids, unknown } = read('faire-part de mariage avec eucalyptus et fleurs blanches');
    expect([ids, unknown]).toEqual([[], []]);
    expect(read('carte fête des mères avec des tulipes').ids).toEqual(['tulip']);
  });

  it.each([
    ['affiche fête de la musique 21 juin avec une guitare', ['Fête de la musique', '21 juin']],
    ['vide-grenier affiche « Dimanche 14 juin »', ['Vide-grenier', 'Dimanche 14 juin']],
    ['bake sale poster, saturday 10am, cupcakes', ['Bake sale', 'saturday 10am']],
    ['poster for a yoga class every tuesday 7pm', ['Yoga class', 'every tuesday 7pm']],
    ['affiche tournoi de tennis le 9 mai', ['Tournoi de tennis', 'le 9 mai']],
    ['save the date card, "June 14", eucalyptus', ['Save the date', 'June 14']],
    ['affiche de cirque avec un clown', ['Cirque']],
    ['un chat au cirque', []],
  ])('announces what it is for: %s', (prompt, text) => {
    expect(read(prompt).text).toEqual(text);
  });

  it.each([
    ['motif tricot de Noël avec des rennes', 'knit'],
    ['motif tartan vert et rouge', 'tartan'],
    ['motif géométrique art déco doré', 'fans'],
    ['motif à pois', 'dots'],
    ['pastel terrazzo texture', 'terrazzo'],
    ['white marble texture', 'marble'],
    ['leopard print', 'leopard'],
    ['texture de bois', 'boards'],
  ])('is a cloth: %s', (prompt, weave) => {
    expect(read(prompt).design?.weave).toBe(weave);
  });

  it('has a set of what its word names, and a face on what smiles', () => {
    expect(read('set of weather icons').ids).toContain('rainbow');
    expect(read('sticker cactus avec un sourire').things[0]?.face).toBe('smile');
    expect(read('autocollant d’une tasse de thé qui dort').things[0]?.face).toBe('asleep');
    expect(read('carte avec deux cornichons amoureux').things).toMatchObject([
      { count: 2, face: 'love', person: null },
    ]);
    expect(read('un chat mignon').things[0]?.face).toBeUndefined();
  });

  it.each([
    ['a birthday card for my dad', 'Happy birthday'],
    ['carte de vœux simple', 'Meilleurs vœux'],
    ['carte de vœux 2027', 'Meilleurs vœux 2027'],
    ['une carte de Noël avec un renne', 'Joyeux Noël'],
    ['carte d’anniversaire sans texte', ''],
    ['carte d’invitation pour un anniversaire', 'Invitation'],
    ['birthday invitation with balloons, no text', ''],
    ['poster for a dog show', 'Dog show'],
    ['affiche salon du livre', 'Salon du livre'],
    ['a playing card', ''],
    ['une carte « Bravo » pour un anniversaire', 'Bravo'],
  ])('greets where its words were left to us: %s', (prompt, text) => {
    expect(read(prompt).text.join(' ')).toBe(text);
  });
});
