import { describe, expect, it } from 'vitest';
import { understandPrompt } from '../../prompt/understand-prompt.ts';
import { makeTerrain } from '../ground/make-terrain.ts';
import { planScene } from '../plan-scene.ts';
import { composeForeground } from './compose-foreground.ts';
import { findSite } from './find-site.ts';
import { capacityOf } from './strokes/stroke-list.ts';

function planOf(prompt: string) {
  return planScene(understandPrompt(prompt, 5).scene, { seed: 5, width: 160, height: 120 });
}

function strokesOf(prompt: string): number {
  const strokes = { data: new Float32Array(capacityOf(60_000)), count: new Float32Array(1) };
  composeForeground({ plan: planOf(prompt), strokes });
  return strokes.count[0]!;
}

describe('what stands in a landscape', () => {
  it.each([
    ['une plage à midi sans palmiers ni bateaux ni oiseaux', 0],
    ['une mer à midi sans bateaux ni oiseaux', 0],
  ])('leaves out what must not be there: %s', (prompt, count) => {
    expect(strokesOf(prompt)).toBe(count);
  });

  it.each([
    ['la mer, sans bateaux ni oiseaux', 'phare'],
    ['la montagne', 'village'],
    ['le désert', 'château'],
    ['la campagne, sans oiseaux', 'moulin'],
    ['un paysage de neige, sans sapins', 'chalet'],
    ['un lac, sans bateaux ni oiseaux', 'château'],
    ['un lac, sans bateaux ni oiseaux', 'pont'],
    ['un lac, sans bateaux ni oiseaux', 'torrent et une cascade'],
    ['le désert', 'couple'],
    ['une plage, sans palmiers ni bateaux ni oiseaux', 'couple'],
    ['un paysage de neige, sans sapins', 'couple'],
    ['un ciel étoilé', 'couple'],
  ])('adds to « %s » a « %s »', (place, thing) => {
    expect(strokesOf(`${place}, avec un ${thing}`)).toBeGreaterThan(strokesOf(place) + 20);
  });

  it('draws as many boats as were asked for', () => {
    const boats = (count: string) => strokesOf(`${count} sur la mer, sans oiseaux`);
    const one = boats('un bateau') - strokesOf('la mer, sans bateaux ni oiseaux');
    expect(boats('trois bateaux')).toBeGreaterThan(boats('un bateau') + one * 0.8);
  });

  it('plants palms where they were asked for, on beaches of warm and fair days else', () => {
    const bare = strokesOf('une plage sans palmiers ni bateaux ni oiseaux');
    const cold = strokesOf('une plage en automne, sans bateaux ni oiseaux');
    const asked = strokesOf('une plage en automne avec des palmiers, sans bateaux ni oiseaux');
    expect(cold).toBe(bare);
    expect(asked).toBeGreaterThan(bare + 500);
  });

  it('finds ground that is dry and in sight, and none on the open sea', () => {
    const plan = planOf('un phare sur la côte');
    const terrain = makeTerrain(plan);
    const search = { from: 2, to: 14, isHigh: true };
    const heavy = 0.5 + plan.heavySide * 0.42;
    const site = findSite(plan, terrain, { across: [heavy], ...search });
    expect(site?.y).toBeLessThan(plan.camera.horizon + 4);
    const open = 0.5 - plan.heavySide * 0.3;
    expect(findSite(plan, terrain, { across: [open], ...search })).toBeNull();
  });
});
