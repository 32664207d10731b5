import { type Rgb, scaled } from '../../light/rgb.ts';
import { type Brush, type Foreground, inTheOpen } from '../foreground.ts';
import { drawGrassBlade } from '../plants/grass-blade.ts';
import { drawPalm } from '../plants/palm.ts';
import type { Plant } from '../plants/plant.ts';
import { triangular, vary } from '../vary.ts';

/** Linear RGB albedos. */
const albedos = {
  frond: [0.075, 0.13, 0.03],
  bark: [0.2, 0.15, 0.1],
  grass: [0.16, 0.17, 0.06],
} as const satisfies Record<string, Rgb>;

/** Scene units. */
const depth = 0.8;
const barkLevel = 0.6;
/** Not every beach lies in the tropics. */
const tropicalShare = 0.6;

/** Two at the heavy edge, by eye: shares of the picture's width, height and lesser side. */
const palms = [
  { inwards: 0.13, foot: 0.9, tall: [0.6, 0.1], lean: 0.5 },
  { inwards: 0.02, foot: 0.98, tall: [0.7, 0.12], lean: 0.34 },
] as const;

/** Dune grass at a palm's foot; shares of the picture's lesser side. */
const duneGrass = { blades: 110, across: 0.07, down: [0.012, 0.012], tall: [0.02, 0.05] } as const;

/** Palms that lean out over a warm beach, or over any when they were asked for. */
export function drawBeachPalms(foreground: Foreground): void {
  const { plan, brush, random } = foreground;
  if (!hasPalms(foreground)) return;
  const { width, height, heavySide } = plan;
  const edge = heavySide > 0 ? width : 0;
  const size = Math.min(width, height);
  const bark = scaled(inTheOpen(plan, albedos.bark), barkLevel);
  const palm = { ...brush(albedos.frond, depth), bark };
  const grass = brush(albedos.grass, depth);
  const standing = palms.map(({ inwards, foot, tall, lean }) => ({
    x: edge - heavySide * width * inwards,
    y: height * foot,
    tall: size * vary(random, tall),
    lean: -heavySide * lean,
  }));
  for (const { lean, ...plant } of standing) {
    drawPalm(palm, plant, lean);
    drawDuneGrass(grass, plant, size);
  }
}

function hasPalms({ plan, random }: Foreground): boolean {
  const { season, details, without, weather } = plan.description;
  // A tower on the headland stands where the palms would.
  const isTaken = details.some(
    (one) => one === 'lighthouse' || one === 'castle' || one === 'village',
  );
  const isCold = season === 'winter' || season === 'autumn';
  const isFair = weather === 'clear' || weather === 'cloudy';
  const isMild = !isCold && isFair && random() < tropicalShare;
  if (without.includes('palms')) return false;
  return details.includes('palms') || (!isTaken && isMild);
}

function drawDuneGrass(grass: Brush, { x, y }: Plant, size: number): void {
  const { random } = grass;
  for (let blade = 0; blade < duneGrass.blades; blade += 1) {
    const off = triangular(random) * size * duneGrass.across;
    const foot = y + size * vary(random, duneGrass.down);
    const tall = size * vary(random, duneGrass.tall);
    drawGrassBlade(grass, { x: x + off, y: foot, tall }, off / size);
  }
}
