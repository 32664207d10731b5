import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../maths/seeded-random.ts';
import { understandPrompt } from '../../prompt/understand-prompt.ts';
import { planScene } from '../plan-scene.ts';
import { addStroke } from './strokes/stroke-list.ts';
import {
  emptyList,
  lookAtDifference,
  lookAtStrokes,
  pictureSize,
  planOf,
  strokesOf,
} from './testing/look.ts';
import { recognise, type Thing } from './testing/recognise.ts';
import { lengthOf, partsOf, type Run, silhouetteOf } from './testing/silhouette.ts';

/** Its church stands highest, which tells a village from a few houses. */
const villageSeed = 10;

const things: readonly (readonly [place: string, thing: string, seen: Thing])[] = [
  ['la mer, sans bateaux ni oiseaux', 'phare', 'lighthouse'],
  ['la montagne, sans sapins', 'village', 'village'],
  ['le désert', 'château', 'castle'],
  ['la campagne, sans oiseaux', 'moulin', 'windmill'],
  ['un paysage de neige, sans sapins', 'chalet', 'house'],
  ['un lac, sans bateaux ni oiseaux', 'château', 'castle'],
  ['un lac, sans bateaux ni oiseaux', 'pont', 'bridge'],
  ['un lac, sans bateaux ni oiseaux', 'torrent et une cascade', 'waterfall'],
  ['le désert', 'couple', 'couple'],
  ['une plage, sans palmiers ni bateaux ni oiseaux', 'couple', 'couple'],
  ['un paysage de neige, sans sapins', 'couple', 'couple'],
  ['un ciel étoilé', 'couple', 'couple'],
];

/** Scene units from the eye. */
const firstBoat = 2.6;

function strokeCount(prompt: string): number {
  return strokesOf(planOf(prompt)).count[0]!;
}

describe('what stands in a landscape', () => {
  it.each([
    'une plage à midi sans palmiers ni bateaux ni oiseaux',
    'une mer à midi sans bateaux ni oiseaux',
  ])('leaves out what must not be there: %s', (prompt) => {
    expect(strokeCount(prompt)).toBe(0);
  });

  it.each(things)('adds to « %s » a « %s », and nothing else', (place, thing, seen) => {
    const seed = seen === 'village' ? villageSeed : undefined;
    const look = lookAtDifference(planOf(`${place}, avec un ${thing}`, seed), planOf(place, seed));
    expect(recognise(look)).toEqual([seen]);
  });

  it('is no thing when it is noise', () => {
    const random = makeRandom(1);
    const strokes = emptyList();
    for (let stroke = 0; stroke < 600; stroke += 1) {
      const [x, y] = [180 + 80 * random(), 100 + 120 * random()];
      const [toX, toY] = [x + 20 * (random() - 0.5), y + 20 * (random() - 0.5)];
      addStroke(strokes, { x, y, toX, toY, width: 2, colour: [0.5, 0.1, 0.1], depth: 1 });
    }
    expect(recognise(lookAtStrokes(pictureSize, strokes))).toEqual([]);
  });

  it('is no thing where nothing was asked for', () => {
    const plan = planOf('un lac, sans bateaux ni oiseaux');
    expect(recognise(lookAtDifference(plan, plan))).toEqual([]);
  });

  it.each([
    ['un bateau', 1],
    ['deux bateaux', 2],
    ['trois bateaux', 3],
  ])('draws as many boats as were asked for: %s', (words, count) => {
    const look = lookAtDifference(
      planOf(`${words} sur la mer, sans oiseaux`),
      planOf('la mer, sans bateaux ni oiseaux'),
    );
    expect(partsOf(look, 40)).toHaveLength(count);
  });

  it('stands a boat on the water, over its paler and shorter mirror image', () => {
    const plan = planOf('un bateau sur la mer à midi, sans oiseaux');
    const look = lookAtDifference(plan, planOf('la mer à midi, sans bateaux ni oiseaux'));
    const form = silhouetteOf(look)!;
    const { horizon, focal, eye } = plan.camera;
    const waterline = horizon + (focal * eye) / firstBoat;
    const above = waterline - form.top;
    const below = form.top + form.tall - waterline;
    expect(above).toBeGreaterThan(waterline - horizon);
    expect(below / above).toBeGreaterThan(0.7);
    expect(below / above).toBeLessThan(0.9);
    const mast = form.left + Math.round(form.wide / 2) + 2;
    const strengthAt = (y: number) => {
      const [r, g] = look.colour(mast, Math.round(y));
      return Math.abs(r - 0.35) + Math.abs(g - 0.6);
    };
    expect(strengthAt(waterline + 0.4 * below)).toBeLessThan(
      strengthAt(waterline - 0.4 * above) / 2,
    );
  });

  it('plants palms where they were asked for, on beaches of warm and fair days else', () => {
    const bare = 'une plage sans palmiers ni bateaux ni oiseaux';
    const cold = 'une plage en automne, sans bateaux ni oiseaux';
    const asked = 'une plage en automne avec des palmiers, sans bateaux ni oiseaux';
    expect(strokeCount(cold)).toBe(strokeCount(bare));
    const plan = planOf(asked);
    const { left, wide, rows } = silhouetteOf(lookAtDifference(plan, planOf(cold)))!;
    const inHeavyHalf =
      plan.heavySide > 0 ? left > plan.width / 3 : left + wide < (plan.width * 2) / 3;
    expect(inHeavyHalf).toBe(true);
    // Two crowns, and the trunks below them.
    const crown = rows[Math.floor(rows.length * 0.2)]!;
    const trunks = rows[Math.floor(rows.length * 0.65)]!;
    expect(widthOf(crown)).toBeGreaterThan(4 * widthOf(trunks));
  });

  it.each([
    'la mer, avec un phare',
    'un lac sous la pluie',
    'un paysage de neige, il neige',
    'une plage avec des palmiers',
  ])('draws the same strokes again: %s', (prompt) => {
    const [once, again] = [strokesOf(planOf(prompt)), strokesOf(planOf(prompt))];
    expect(once.count[0]).toBeGreaterThan(0);
    expect(again.data).toEqual(once.data);
  });

  it('draws another foreground from another seed', () => {
    const scene = understandPrompt('un lac', 5).scene;
    const [one, other] = [5, 6].map((seed) =>
      strokesOf(planScene(scene, { seed, ...pictureSize })),
    );
    expect(other!.data.subarray(0, 160)).not.toEqual(one!.data.subarray(0, 160));
  });
});

function widthOf(runs: readonly Run[]): number {
  return runs.reduce((sum, run) => sum + lengthOf(run), 0);
}
