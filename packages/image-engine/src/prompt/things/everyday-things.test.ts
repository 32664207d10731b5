import { describe, expect, it } from 'vitest';
import { findDrawing } from '../../illustration/drawings/find-drawing.ts';
import { choosePicture } from '../choose-picture.ts';
import { understandIllustration } from './understand-illustration.ts';

const idsOf = (wish: string) => understandIllustration(wish).description.things.map(({ id }) => id);

describe('everyday things', () => {
  it.each([
    ['a fiddle leaf fig in a living room', 'fiddle-leaf-fig'],
    ['une commode en bois', 'chest-of-drawers'],
    ['a low coffee table', 'low-table'],
    ['un canard en plastique dans le bain', 'rubber-duck'],
    ['une saucisse grillée', 'grilled-sausages'],
    ['a blueberry muffin', 'muffin-baked'],
    ['une figue coupée', 'fig-cut'],
    ['solar panels on a field', 'solar-panel'],
    ['une éolienne dans un champ', 'wind-turbine'],
    ['un abri de jardin', 'garden-shed'],
    ['a traffic cone', 'traffic-cone'],
    ['a red double decker bus', 'double-decker'],
  ])('%s: %s', (wish, id) => {
    expect(idsOf(wish)[0]).toBe(id);
    expect(findDrawing(id)).not.toBeNull();
    expect(choosePicture(wish, 11).notes().join(' ')).not.toContain('Faute de');
  });

  it('are one thing where their name has several words', () => {
    expect(idsOf('busy street, red double decker bus')).toEqual(['double-decker']);
    expect(idsOf('a rubber duck')).toEqual(['rubber-duck']);
  });
});
