import { makeTableNoise } from '../../../maths/noise.ts';
import { type Band, bandPass } from '../../../work/band-pass.ts';
import type { Frame } from '../../frame.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import { cityLight } from './city-light.ts';
import { planCity } from './plan-city.ts';
import { paintQuayColumn } from './quay-column.ts';
import { type CityPainting, paintTowerColumn } from './tower-column.ts';

/** Paints the towers over the sky, far to near, and marks the water before them. Columns are the band. */
export const cityPass = bandPass(import.meta.url, drawCity);

const noiseSalt = 0x70e5;

function drawCity({ plan, frame }: { plan: ScenePlan; frame: Frame }, band: Band): void {
  const { blocks, base } = planCity(plan);
  const noise = makeTableNoise(plan.seed ^ noiseSalt);
  const painting: CityPainting = { plan, frame, noise, light: cityLight(plan), base };
  for (const block of blocks) {
    const from = Math.max(band.from, Math.floor(block.left));
    const to = Math.min(band.to, Math.ceil(block.right));
    for (let column = from; column < to; column += 1) {
      const coverX = Math.min(1, column + 1 - block.left, block.right - column);
      paintTowerColumn(painting, block, { column, coverX });
    }
  }
  for (let column = band.from; column < band.to; column += 1) paintQuayColumn(painting, column);
}
