import { describe, expect, it } from 'vitest';
import { placeIllustration } from '../../../illustration/draw-illustration.ts';
import { choosePicture } from '../../choose-picture.ts';
import { describeIllustration } from '../../describe-illustration.ts';

function chosenFor(prompt: string) {
  const chosen = choosePicture(prompt, 11);
  if (chosen.kind === 'scene') throw new Error(`${prompt} is a scene`);
  return chosen;
}
const notesFor = (prompt: string) => chosenFor(prompt).notes([]).join(' ');

describe('words that nothing else reads', () => {
  it.each([
    ['feuilles mortes autour d’un banc vide', 'vide'],
    ['une vieille clé sur une partition de musique', 'musique'],
    ['handmade ceramic mug with steam', 'steam'],
    ['wireless headphones matte black, soft shadows', 'shadows'],
    ['an old radio, antenna up', 'antenna'],
    ['three candles in a row', 'row'],
    ['une pendule dessinée à l’encre', 'dessinée'],
  ])('are not named where the drawing shows them: %s', (prompt, word) => {
    expect(notesFor(prompt)).not.toContain(word);
  });

  it.each([
    ['a dog with an antenna', 'antenna'],
    ['une chaise qui fume de la vapeur', 'vapeur'],
  ])('are named where it does not: %s', (prompt, word) => {
    expect(notesFor(prompt)).toContain(word);
  });
});

describe('the light, the hour and the town of a picture', () => {
  it.each([
    ['une rue de Lisbonne avec un tramway jaune', 'façades colorées'],
    ['une rue de Colmar sous la pluie', 'colombages'],
    ['un chat sur un toit et la pleine lune', 'la nuit'],
    ['un renard en contre-jour dans la forêt', 'contre-jour'],
    ['une chambre de style scandinave', 'scandinave'],
    ['une rue, ambiance mélancolique', 'mélancolique'],
  ])('are told: %s', (prompt, told) => {
    const { illustration } = chosenFor(prompt);
    const placed = placeIllustration(illustration, { seed: 11, width: 384, height: 384 });
    expect(describeIllustration(placed, prompt)).toContain(told);
  });
});
