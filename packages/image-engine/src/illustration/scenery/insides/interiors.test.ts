import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../../../prompt/things/understand-illustration.ts';
import { composePicture } from '../../compose-picture.ts';
import type { Place } from '../../illustration-description.ts';
import type { ToldParts } from '../../palette/part-names.ts';
import type { Finish } from '../../room-finish.ts';

const frame = { seed: 11, width: 96, height: 96 };
const placeOf = (prompt: string) => understandIllustration(prompt).description.place;

describe('the inside of a building', () => {
  it.each<readonly [string, Place | null]>([
    ['dans une cathédrale vide', 'church'],
    ['a violinist inside an old church', 'church'],
    ['un cheval dans une écurie', 'barn'],
    ['une voiture rouge dans un garage', 'garage'],
    ['cave à vin voûtée avec des tonneaux', 'cellar'],
    ['interior of a barber shop with leather chairs', 'barber'],
    ['salle de classe vide', 'classroom'],
    ['épicerie avec des bocaux sur le comptoir', 'shop'],
    ['a robot inside a spaceship', 'spaceship'],
    // Seen from outside.
    ['une grange', null],
    ['un chien devant une église', null],
    ['la vitrine d’une boulangerie', 'shopWindow'],
  ])('%s', (prompt, place) => {
    expect(placeOf(prompt)).toBe(place);
  });

  it.each<readonly [string, Finish]>([
    ['salon avec murs en briques et poutres apparentes', { wall: 'brick', ceiling: 'beams' }],
    ['chambre avec vue sur la mer', { windows: 'large', view: 'sea' }],
    ['a bedroom with a checkered floor', { floor: 'checkered' }],
  ])('%s', (prompt, finish) => {
    expect(understandIllustration(prompt).description.finish).toEqual(finish);
  });

  it('has things in their true sizes: a book is lower than its armchair, which is lower than the shelves', () => {
    const wish = understandIllustration(
      'un salon avec un fauteuil, une armoire et une pile de livres',
    );
    const { things } = composePicture(wish.description, frame);
    const high = (id: RegExp) => {
      const box = things.find(({ item }) => id.test(item.name))!.box;
      return box.bottom - box.top;
    };
    expect(high(/livres/)).toBeLessThan(high(/fauteuil/) * 0.6);
    expect(high(/fauteuil/)).toBeLessThan(high(/armoire/) * 0.7);
  });

  it.each<readonly [string, ToldParts]>([
    ['a house with a red roof and blue shutters', { roof: 'red', shutters: 'blue' }],
    ['une grange au toit vert', { roof: 'green' }],
    ['un chalet avec les fenêtres allumées', { windows: 'lit' }],
  ])('%s: of the house that has them', (prompt, parts) => {
    expect(understandIllustration(prompt).description.things[0]?.parts).toEqual(parts);
  });
});
