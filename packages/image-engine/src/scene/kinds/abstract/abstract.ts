import { clamp } from '../../../maths/interpolation.ts';
import { makeTableNoise } from '../../../maths/noise.ts';
import { type Band, bandPass } from '../../../work/band-pass.ts';
import type { Frame } from '../../frame.ts';
import { composedFrame, type ScenePlan } from '../../scene-plan.ts';
import { foldedSheets } from './folded-sheets.ts';
import { paletteOf } from './palettes.ts';
import { planesAndDiscs } from './planes-and-discs.ts';
import { pouredPaint } from './poured-paint.ts';
import type { Surface } from './surface.ts';

/** Poured paint, folded sheets or planes and discs, by the seed. Rows are the band. */
export const abstractPass = bandPass(import.meta.url, drawAbstract);

const manners = [pouredPaint, foldedSheets, planesAndDiscs];
const noiseSalt = 0xab57;

/** Light from the upper left, as in a gallery; slopes are taken over a little more than a pixel. */
const lamp = { x: -0.5, y: -0.62, z: 0.75, brightest: 1.4, slopePixels: 1.2 };
const sheen = { x: -0.36, y: -0.45, z: 0.86, exponent: 38, level: 0.3 };
/** A little more blue in the shade. */
const shade = { least: [0.3, 0.3, 0.33] as const, more: [1.05, 1.05, 1.02] as const };
/** Scene units from the eye to the sheet. */
const distance = 3;

function drawAbstract({ plan, frame }: { plan: ScenePlan; frame: Frame }, band: Band): void {
  const noise = makeTableNoise(plan.seed ^ noiseSalt);
  const { left, top, width, height } = composedFrame(plan);
  const size = Math.sqrt(width * height);
  const surface = manners[plan.seed % manners.length]!(noise, paletteOf(plan), plan.seed);
  const here: Surface = { height: 0, r: 0, g: 0, b: 0 };
  const right: Surface = { height: 0, r: 0, g: 0, b: 0 };
  const below: Surface = { height: 0, r: 0, g: 0, b: 0 };
  const step = lamp.slopePixels / size;
  for (let row = band.from; row < band.to; row += 1) {
    for (let column = 0; column < frame.width; column += 1) {
      const x = (column - left - width / 2) / size;
      const y = (row - top - height / 2) / size;
      surface(x, y, here);
      surface(x + step, y, right);
      surface(x, y + step, below);
      const nx = (here.height - right.height) / step;
      const ny = (here.height - below.height) / step;
      const at = row * frame.width + column;
      paint(frame.colour, at * 3, here, { nx, ny });
      frame.depth[at] = distance - here.height;
      frame.water[at] = -1;
    }
  }
}

type Slope = { readonly nx: number; readonly ny: number };

function paint(colour: Float32Array, at: number, { r, g, b }: Surface, { nx, ny }: Slope): void {
  const unit = 1 / Math.hypot(nx, ny, 1);
  const light = clamp((lamp.x * nx + lamp.y * ny + lamp.z) * unit, 0, lamp.brightest);
  const facing = clamp((sheen.x * nx + sheen.y * ny + sheen.z) * unit);
  const shine = facing ** sheen.exponent * sheen.level;
  colour[at] = r * (shade.least[0] + shade.more[0] * light) + shine;
  colour[at + 1] = g * (shade.least[1] + shade.more[1] * light) + shine;
  colour[at + 2] = b * (shade.least[2] + shade.more[2] * light) + shine;
}
