import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../understand-illustration.ts';

const read = (prompt: string) => understandIllustration(prompt).description;
const idsOf = (prompt: string) => read(prompt).things.map(({ id }) => id);

describe('words taken as the thing that is meant', () => {
  it.each([
    ['a crashed plane in the jungle', 'airliner'],
    ['laundry between the houses', 'clothesline'],
    ['du linge qui sèche sur un fil', 'clothesline'],
    ['une flûte et un violon', 'flute'],
    ['une pipe en bois sur une table', 'smoking-pipe'],
    ['a piece of chalk', 'chalk'],
    ['une fougere sur un rocher', 'fern'],
    ['hanging ferns in a greenhouse', 'hanging-plant'],
    ['un fer à cheval sur une porte', 'horseshoe'],
    ['une grue sur un chantier', 'tower-crane'],
    ['une cage avec un canari', 'bird-cage'],
    ['a pot of lavender', 'potted-plant'],
  ])('%s', (prompt, id) => {
    expect(idsOf(prompt)).toContain(id);
  });

  it.each([
    ['ferns hanging from the iron beams', 'clothes-iron'],
    ['un ciel d’orage avec des éclairs', 'eclair'],
    ['geometric low poly fox', 'circle-shape'],
    ['un enfant le nez collé contre la vitre', 'glue-bottle'],
    ['la buée de leur souffle', 'custard'],
    ['a whiteboard full of drawings of ducks', 'duck'],
    ['tout le monde danse', 'busts-in-silhouette'],
    ['un sceau de cire rouge sur une lettre', 'raincoat'],
    ['line art of a woman’s face', 'womans-clothes'],
    ['une équipe de basket', 'sneaker'],
    ['peinture chinoise à l’encre d’un arbre', 'artist-palette'],
    ['affiche de course, lettres « Grand Prix »', 'envelope'],
  ])('%s has no such thing in it', (prompt, id) => {
    expect(idsOf(prompt)).not.toContain(id);
  });

  it('knows a woman by her pronoun', () => {
    expect(read('a teacher with a book in her hand').things[0]!.person!.sex).toBe('woman');
    expect(read('a teacher with a book in his hand').things[0]!.person!.sex).toBe('man');
  });

  it('reads an old map as the picture', () => {
    expect(read('an old map with a compass rose').manner).toBe('carte');
  });
});
