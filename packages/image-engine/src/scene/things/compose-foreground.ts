import { bandPass } from '../../work/band-pass.ts';
import type { SceneKind } from '../scene-description.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { drawAccents } from './draw-accents.ts';
import { type Foreground, makeForeground, withOwnChance } from './foreground.ts';
import { moveStrokes, type StrokeList } from './strokes/stroke-list.ts';
import { drawBeachPalms } from './vegetation/beach-palms.ts';
import { drawForest } from './vegetation/forest.ts';
import { drawEdgeGrass, drawFramingConifers, drawLoneTree } from './vegetation/framing.ts';
import { drawMeadow } from './vegetation/meadow.ts';
import { drawWinterStalks } from './vegetation/winter-stalks.ts';
import { drawWeather } from './weather/draw-weather.ts';

/** How tall the conifers are that frame a scene; the forest has rows of its own. */
const framingConifers: Partial<Record<SceneKind, number>> = {
  lake: 1,
  'night-sky': 1,
  snow: 1.1,
  mountains: 0.8,
};

/** Writes all strokes of a scene, far to near. */
export const foregroundPass = bandPass(import.meta.url, composeForeground);

export function composeForeground({
  plan,
  strokes,
}: {
  plan: ScenePlan;
  strokes: StrokeList;
}): void {
  const foreground = makeForeground(plan, strokes);
  const { kind } = plan.description;
  // Grass first: a house stands in it, not under it.
  drawGround(withOwnChance(foreground, 'ground'));
  if (kind === 'forest')
    drawForest(withOwnChance(foreground, 'forest'), () => drawAccents(foreground));
  else drawAccents(foreground);
  const conifers = framingConifers[kind];
  if (conifers) drawFramingConifers(withOwnChance(foreground, 'conifers'), conifers);
  if (kind === 'lake' || kind === 'night-sky')
    drawEdgeGrass(withOwnChance(foreground, 'edgeGrass'));
  if (kind === 'countryside') drawLoneTree(withOwnChance(foreground, 'tree'));
  if (kind === 'beach') drawBeachPalms(withOwnChance(foreground, 'palms'));
  drawWeather(withOwnChance(foreground, 'weather'));
  moveStrokes(strokes, plan.around.left, plan.around.top);
}

function drawGround(foreground: Foreground): void {
  const { kind, season } = foreground.plan.description;
  if (kind === 'mountains' || kind === 'countryside') drawMeadow(foreground, season !== 'winter');
  if (kind === 'snow') drawWinterStalks(foreground);
}
