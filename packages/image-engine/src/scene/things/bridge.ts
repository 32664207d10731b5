import { mix } from '../../maths/interpolation.ts';
import { makeRandom } from '../../maths/seeded-random.ts';
import type { Rgb } from '../light/rgb.ts';
import type { Planting } from './plant-foreground.ts';
import { mixed } from './plants.ts';
import { addShape, addStroke } from './strokes.ts';

type Corner = readonly [number, number];

/** Scene units. */
const depth = 2.5;
const deck = 0.33;
const bay = 0.58;
const pier = 0.075;

/** An old stone bridge from shore to shore, with its mirror image in the water. */
export function bridge(planting: Planting): void {
  const { plan, list, tools } = planting;
  const { camera, width } = plan;
  const scale = camera.focal / depth;
  const water = camera.horizon + camera.eye * scale;
  const set = tools([0.25, 0.215, 0.17], depth);
  const face = mixed(set.shade, set.lit, 0.6);
  const under = mixed(set.shade, set.lit, 0.12);
  const reach = width / 2 / scale + bay;
  const bays = Math.ceil(reach / bay);
  const draw = (flip: number, alpha: number) => {
    const at = ([x, y]: Corner): Corner => [width / 2 + x * scale, water - flip * y * scale];
    const fill = (corners: readonly Corner[], colour: Rgb) =>
      addShape(list, corners.map(at), { colour, depth, alpha });
    const tones = makeRandom(plan.seed);
    for (let index = -bays; index < bays; index += 1) {
      const left = (index + 0.5) * bay;
      const rise = deck * (0.6 + 0.16 * camber(left + bay / 2, reach));
      const top = deckAt(left, reach);
      const nextTop = deckAt(left + bay, reach);
      // The vault's far edge, seen through the arch; then the wall in front of it.
      fill(archWall(left, top, nextTop, rise, 0), under);
      fill(archWall(left, top, nextTop, rise, 0.028), face);
      for (const [x, y] of blocks({ left, top: Math.min(top, nextTop), rise }, tones)) {
        const corners: Corner[] = [
          [x, y],
          [x + 0.052, y],
          [x + 0.052, y + 0.02],
          [x, y + 0.02],
        ];
        fill(corners, mixed(face, tones() < 0.5 ? under : set.lit, 0.08 + 0.2 * tones()));
      }
      const [x, y] = at([left, top + 0.012]);
      const [toX, toY] = at([left + bay, nextTop + 0.012]);
      const rail = { width: scale * 0.011, colour: set.lit, depth, alpha };
      addStroke(list, { x, y, toX, toY, ...rail });
      for (const side of [-1, 1]) {
        const isLit = side === set.lightSide;
        fill(cutwater(left, side), mixed(set.shade, set.lit, isLit ? 0.75 : 0.35));
      }
      voussoirs(left, rise).forEach(([from, to]) => {
        const [jx, jy] = at(from);
        const [kx, ky] = at(to);
        const joint = { width: 0.35, colour: under, depth, alpha: alpha * 0.8 };
        addStroke(list, { x: jx, y: jy, toX: kx, toY: ky, ...joint });
      });
    }
  };
  draw(-0.92, 0.4);
  ripples(planting, water, scale);
  draw(1, 1);
}

/** The mirror image is cut by small waves that show the sky. */
function ripples({ plan, list, random, unit }: Planting, water: number, scale: number): void {
  const { width, light } = plan;
  for (let wave = 0; wave < 260; wave += 1) {
    const t = random();
    const long = scale * (0.02 + 0.1 * random()) * (0.4 + t);
    const [x, y] = [random() * width, water + t * deck * 1.2 * scale];
    const ripple = { toX: x + long, toY: y, width: unit * (0.4 + 0.5 * t), toWidth: 0.2 };
    addStroke(list, { x, y, ...ripple, colour: light.middle, alpha: 0.14 + 0.2 * t, depth });
  }
}

/** The deck rises towards the middle. */
function camber(x: number, reach: number): number {
  return Math.cos((Math.min(1, Math.abs(x / reach)) * Math.PI) / 2);
}

function deckAt(x: number, reach: number): number {
  return deck * (0.86 + 0.24 * camber(x, reach));
}

/** One bay: the wall with its arch cut out; `thick` lowers the arch towards the eye. */
function archWall(
  left: number,
  top: number,
  nextTop: number,
  rise: number,
  thick: number,
): Corner[] {
  const corners: Corner[] = [
    [left, -0.01],
    [left, top],
    [left + bay, nextTop],
    [left + bay, -0.01],
  ];
  const from = left + bay - pier / 2;
  const to = left + pier / 2 + (thick > 0 ? 0 : -thick);
  for (let step = 0; step <= 20; step += 1) {
    const t = step / 20;
    const angle = Math.PI * t;
    const middle = (from + to) / 2;
    corners.push([
      middle + ((from - to) / 2 - (thick === 0 ? 0.02 : 0)) * Math.cos(angle),
      mix(-0.01, rise - (thick === 0 ? 0.022 : 0), Math.sin(angle)),
    ]);
  }
  return corners;
}

/** One face of a pier's foot, which is pointed against the current. */
function cutwater(x: number, side: number): Corner[] {
  const edge = x + (side * pier) / 2;
  return [
    [x, -0.01],
    [x, 0.1],
    [edge, 0.07],
    [edge, -0.01],
  ];
}

/** Where single stones differ from the wall, clear of the arch. */
function blocks(
  { left, top, rise }: { left: number; top: number; rise: number },
  random: () => number,
): Corner[] {
  const stones: Corner[] = [];
  const half = (bay - pier) / 2 + 0.03;
  for (let y = 0.02; y < top - 0.015; y += 0.024) {
    for (let x = 0.01 + 0.03 * random(); x < bay - 0.04; x += 0.062) {
      const off = (x + 0.02 - bay / 2) / half;
      const isClear = off * off + (y / (rise + 0.035)) ** 2 > 1.05;
      if (isClear && random() < 0.75) stones.push([left + x, y]);
    }
  }
  return stones;
}

/** Joints of the stones around an arch. */
function voussoirs(left: number, rise: number): [Corner, Corner][] {
  const half = (bay - pier) / 2;
  const middle = left + bay / 2;
  return Array.from({ length: 13 }, (_, index) => {
    const angle = (Math.PI * (index + 1)) / 14;
    const along = (grow: number): Corner => [
      middle + (half + grow) * Math.cos(angle),
      (rise + grow) * Math.sin(angle),
    ];
    return [along(0), along(0.026)];
  });
}
