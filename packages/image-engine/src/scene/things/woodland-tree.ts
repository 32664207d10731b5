import { mix } from '../../maths/interpolation.ts';
import { type Rgb, scaled } from '../light/rgb.ts';
import { mixed, type Place, type PlantTools } from './plants.ts';
import { addStroke } from './strokes.ts';

/** A tall tree of a wood: a round trunk, branches high up, leaves in flat sprays. */
export function plantWoodlandTree(
  tools: PlantTools,
  { x, y, tall }: Place,
  /** Bark in full light, scene light included. */
  barkLit: Rgb,
): void {
  const { random } = tools;
  const trunk = {
    x,
    y,
    topX: x + (random() - 0.5) * 0.13 * tall,
    topY: y - tall,
    bend: (random() - 0.5) * 0.05 * tall,
    half: tall * 0.017 * (0.7 + 0.6 * random()),
  };
  roundTrunk(tools, trunk, barkLit);
  const branches = 15;
  for (let branch = 0; branch < branches; branch += 1) {
    const t = mix(0.3, 0.98, (branch + random()) / branches);
    const side = branch % 2 === 0 ? -1 : 1;
    const long = tall * (0.24 - 0.16 * t) * (0.6 + 0.8 * random());
    const from = alongTrunk(trunk, t);
    const toX = from.x + side * long;
    const toY = from.y - long * (0.05 + 0.5 * random());
    addStroke(tools.list, {
      x: from.x,
      y: from.y,
      bendX: mix(from.x, toX, 0.5),
      bendY: mix(from.y, toY, 0.5) - long * 0.12,
      toX,
      toY,
      width: trunk.half * 0.3 * (1.1 - t),
      toWidth: 0.3,
      colour: tools.bark,
      depth: tools.depth,
    });
    for (let spray = 1; spray <= 4; spray += 1) {
      const s = 0.25 + 0.22 * spray;
      leafSpray(tools, { x: mix(from.x, toX, s), y: mix(from.y, toY, s), tall: long * 0.34 });
    }
  }
  for (let spray = 0; spray < 16; spray += 1) {
    const top = alongTrunk(trunk, 0.72 + 0.3 * random());
    const off = (random() + random() - 1) * tall * 0.11;
    leafSpray(tools, { x: top.x + off, y: top.y - tall * 0.02, tall: tall * 0.05 });
  }
}

type Trunk = { x: number; y: number; topX: number; topY: number; bend: number; half: number };

function alongTrunk({ x, y, topX, topY, bend }: Trunk, t: number): { x: number; y: number } {
  return { x: mix(x, topX, t) + 2 * bend * t * (1 - t), y: mix(y, topY, t) };
}

/** Strips from the shaded side to the lit one, then scars in the bark, then the roots. */
function roundTrunk(tools: PlantTools, trunk: Trunk, barkLit: Rgb): void {
  const { list, random, bark, lightSide, depth } = tools;
  const { x, y, topX, topY, bend, half } = trunk;
  const strips = half > 2 ? 7 : 3;
  for (let strip = 0; strip < strips; strip += 1) {
    const u = (strip / (strips - 1)) * 2 - 1;
    const off = u * half * 0.82;
    const light = Math.max(0, u * lightSide) ** 1.6 * 0.75 + 0.08;
    addStroke(list, {
      x: x + off * 1.25,
      y,
      bendX: (x + topX) / 2 + bend + off,
      bendY: (y + topY) / 2,
      toX: topX + off * 0.3,
      toY: topY,
      width: Math.max(0.4, (half * 1.3) / strips),
      toWidth: Math.max(0.3, (half * 0.4) / strips),
      colour: mixed(bark, barkLit, light),
      depth,
    });
  }
  for (const side of [-1, 1]) {
    const toX = x + side * half * 2.1;
    addStroke(list, {
      x: x + side * half * 0.6,
      y: y - half * 2,
      bendX: x + side * half,
      bendY: y,
      toX,
      toY: y + half * 0.5,
      width: half * 0.5,
      toWidth: 0.4,
      colour: mixed(bark, barkLit, side === lightSide ? 0.4 : 0.05),
      depth,
    });
  }
  if (half < 2.5) return;
  for (let scar = 0; scar < 46; scar += 1) {
    const at = alongTrunk(trunk, random() ** 1.4 * 0.8);
    const u = (random() * 2 - 1) * 0.8;
    const wide = half * (0.1 + 0.3 * random());
    const colour = mixed(scaled(bark, 0.5), barkLit, Math.max(0, u * lightSide) * 0.4 * random());
    addStroke(list, {
      x: at.x + u * half,
      y: at.y,
      toX: at.x + u * half + wide,
      toY: at.y + wide * 0.5,
      width: half * 0.035 + 0.2,
      toWidth: 0.2,
      colour,
      alpha: 0.6,
      depth,
    });
  }
}

/** Leaves lie in layers; those the light falls through are brighter than any lit from the front. */
function leafSpray(tools: PlantTools, { x, y, tall: reach }: Place): void {
  const { list, random, lit, shade, depth, unit } = tools;
  const size = Math.min(0.6 + reach * 0.09, 3.6 * unit);
  const count = Math.round(9 + Math.min(26, (reach / size) * 1.1));
  const bright = random() ** 1.5;
  for (let leaf = 0; leaf < count; leaf += 1) {
    const angle = random() * 6.283;
    const off = Math.sqrt(random()) * reach;
    const lx = x + Math.cos(angle) * off * 1.5;
    const ly = y + Math.sin(angle) * off * 0.5;
    const wide = size * (0.6 + 0.9 * random());
    addStroke(list, {
      x: lx,
      y: ly,
      toX: lx + wide * (random() - 0.5) * 2.2,
      toY: ly + wide * (0.2 + 0.7 * random()),
      width: wide * 0.55,
      toWidth: wide * 0.18,
      colour: mixed(shade, scaled(lit, 1.45), bright * (0.35 + 0.65 * random())),
      depth,
    });
  }
}
