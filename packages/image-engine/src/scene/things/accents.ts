import { makeRandom } from '../../maths/seeded-random.ts';
import { type Rgb, scaled } from '../light/rgb.ts';
import type { Detail } from '../scene-description.ts';
import { bridge } from './bridge.ts';
import { addBuildings } from './buildings.ts';
import { people } from './people.ts';
import type { Planting } from './plant-foreground.ts';
import { mixed } from './plants.ts';
import { addShape, addStroke } from './strokes.ts';
import { waterfall } from './waterfall.ts';

/** The one small thing that the eye finds: a sail, a house, a tent; and birds. */
export function addAccents(planting: Planting): void {
  const { plan, random } = planting;
  const { kind, details, without, counts, time, weather } = plan.description;
  const hasWater = kind === 'sea' || kind === 'lake' || kind === 'beach' || kind === 'city';
  const chance = random();
  const mayHave = (detail: Detail) => !without.includes(detail);
  if (details.includes('waterfall')) waterfall(apart(planting));
  if (details.includes('bridge')) bridge(apart(planting));
  addBuildings(planting);
  const isUsual = kind !== 'city' && chance < 0.55 && weather !== 'storm' && mayHave('boat');
  // What was named is the accent; a sail would only compete with it.
  const isFree = !details.some((one) => accents.includes(one));
  if (hasWater && (details.includes('boat') || (isUsual && isFree))) {
    fleet(planting, counts.boat ?? (details.includes('coast') ? 5 : 1));
  }
  if (kind === 'night-sky' && mayHave('house')) tent(planting);
  if (details.includes('people')) people(apart(planting));
  const isOpen = ['sea', 'beach', 'countryside', 'lake'].includes(kind);
  const hasBirds = isOpen && time !== 'night' && weather !== 'storm' && chance > 0.5;
  if (details.includes('birds') || (hasBirds && mayHave('birds'))) birds(planting);
}

/** The first boat stands at the third; others around it, further off and nearer. */
function fleet(planting: Planting, count: number): void {
  const { plan, random } = planting;
  const first = plan.description.kind === 'beach' ? 4.5 : 2.6;
  const boats = Array.from({ length: Math.min(12, count) }, (_, index) => ({
    share:
      0.5 + plan.heavySide * (0.14 + 0.1 * random()) - (index === 0 ? 0 : (random() - 0.5) * 0.7),
    depth: index === 0 ? first : first * (0.75 + 1.5 * random()),
  }));
  boats.sort((a, b) => b.depth - a.depth);
  for (const boat of boats) sail(planting, boat);
}

/** Chance of its own: with such a thing or without, all else stands where it stood. */
function apart(planting: Planting): Planting {
  return { ...planting, random: makeRandom(planting.plan.seed ^ 0x9a17) };
}

const accents: readonly Detail[] = ['lighthouse', 'castle', 'waterfall', 'bridge'];

type Boat = { share: number; depth: number };

function sail({ plan, list, unit }: Planting, { share, depth }: Boat): void {
  const { width, camera, light } = plan;
  const x = width * share;
  const y = camera.horizon + (camera.focal * camera.eye) / depth;
  const size = Math.max((60 * unit) / depth, (camera.focal * 0.16) / depth);
  const isLow = light.elevation < 10;
  const shade = scaled(light.ambient, isLow ? 0.12 : 0.3);
  const cloth: Rgb = isLow
    ? mixed(scaled(light.ambient, 0.2), light.glow, 0.12)
    : [
        light.sun[0] * 0.26 + light.ambient[0] * 0.6,
        light.sun[1] * 0.26 + light.ambient[1] * 0.6,
        light.sun[2] * 0.26 + light.ambient[2] * 0.6,
      ];
  const draw = (up: number, alpha: number) => {
    const at = (dx: number, dy: number) => [x + dx * size, y - up * dy * size] as const;
    addShape(list, [at(-0.36, 0.1), at(0.42, 0.12), at(0.3, -0.02), at(-0.28, -0.02)], {
      colour: shade,
      depth,
      alpha,
    });
    addShape(list, [at(0.03, 1.25), at(0.36, 0.2), at(0.03, 0.18)], {
      colour: cloth,
      lowColour: scaled(cloth, 0.8),
      depth,
      alpha,
    });
    addShape(list, [at(-0.02, 1.12), at(-0.3, 0.2), at(-0.02, 0.18)], {
      colour: scaled(cloth, 0.85),
      lowColour: scaled(cloth, 0.62),
      depth,
      alpha,
    });
    const [mastX, mastTop] = at(0, 1.3);
    addStroke(list, {
      x: mastX,
      y,
      toX: mastX,
      toY: mastTop,
      width: Math.max(0.4, size * 0.012),
      colour: shade,
      depth,
      alpha,
    });
  };
  draw(-0.8, 0.3);
  draw(1, 1);
}

function tent({ plan, list }: Planting): void {
  const { width, height, heavySide } = plan;
  const size = Math.min(width, height) * 0.075;
  const x = width / 2 - heavySide * width * 0.12;
  const y = height * 0.955;
  const glow: Rgb = [1.1, 0.52, 0.14];
  const ground: Rgb = [0.0012, 0.0016, 0.003];
  addShape(list, bank(plan, y), { colour: ground, depth: 0.6 });
  addShape(
    list,
    [
      [x - size, y],
      [x - size * 0.1, y - size * 0.95],
      [x + size * 0.15, y],
    ],
    { colour: scaled(glow, 0.55), lowColour: glow, depth: 0.6 },
  );
  addShape(
    list,
    [
      [x + size * 0.15, y],
      [x - size * 0.1, y - size * 0.95],
      [x + size * 0.95, y - size * 0.05],
    ],
    { colour: scaled(glow, 0.2), lowColour: scaled(glow, 0.5), depth: 0.6 },
  );
  const seam = { width: Math.max(0.5, size * 0.012), colour: scaled(glow, 0.12), depth: 0.6 };
  addStroke(list, { x: x - size * 0.42, y, toX: x - size * 0.1, toY: y - size * 0.95, ...seam });
}

/** The near shore, gently uneven. */
function bank({ width, height, seed }: Planting['plan'], y: number): [number, number][] {
  const points: [number, number][] = [[0, height + 2]];
  for (let step = 0; step <= 24; step += 1) {
    const rise = Math.sin(step * 0.7 + seed) * 0.5 + Math.sin(step * 1.9 + seed * 2) * 0.3;
    points.push([(width * step) / 24, y - height * 0.012 - rise * height * 0.006]);
  }
  points.push([width, height + 2]);
  return points;
}

function birds({ plan, list, random, unit }: Planting): void {
  const { width, camera, light } = plan;
  const colour = scaled(light.ambient, 0.1);
  const startX = width * (0.3 + 0.4 * random());
  const startY = camera.horizon * (0.3 + 0.3 * random());
  const count = Math.min(60, plan.description.counts.birds ?? 4 + Math.floor(random() * 5));
  for (let bird = 0; bird < count; bird += 1) {
    const size = unit * (5 + 6 * random());
    const spread = Math.sqrt(count / 6);
    const x = startX + (random() - 0.5) * width * 0.22 * spread;
    const y = startY + (random() - 0.5) * camera.horizon * 0.2 * spread;
    const lift = 0.25 + 0.5 * random();
    for (const side of [-1, 1]) {
      addStroke(list, {
        x,
        y,
        bendX: x + side * size * 0.5,
        bendY: y - size * lift * 1.5,
        toX: x + side * size * 1.2,
        toY: y - size * (lift - 0.35),
        width: size * 0.11 + 0.35,
        toWidth: 0.3,
        colour,
        depth: 20,
      });
    }
  }
}
