import { type Build, drawParts } from './draw-parts.ts';
import { type Part, rectangle } from './part.ts';

/** Shares of the castle's height, or of a tower's width. */
type Tower = { x: number; wide: number; tall: number /** 0: flat, with crenels. */; roof: number };

const tower = {
  /** The side in shade. */
  shaded: 0.45,
  lit: 0.55,
  foot: 0.12,
  brim: 0.12,
  flag: { tall: 0.1, width: 0.004 },
  shade: { wall: 0.28, roof: 0.3 },
  light: 0.85,
  windows: { from: 0.24, apart: 0.2, belowTop: 0.1, x: 0.56, wide: 0.16, tall: 0.075 },
} as const;

const crenel = { wide: 0.075, tall: 0.045, least: 3, light: 0.7 } as const;

/** Walls, towers of unequal height with pointed roofs, a keep; set by eye. */
const castle: readonly Part[] = [
  ...towerParts({ x: 0.14, wide: 0.17, tall: 0.98, roof: 0.34 }),
  ...towerParts({ x: -0.3, wide: 0.3, tall: 0.74, roof: 0 }),
  { material: 'stone', light: 0.6, face: rectangle([-0.62, -0.16, 1.3, 0.5]) },
  ...crenels({ x: -0.62, wide: 1.3, tall: 0.34 }),
  ...towerParts({ x: -0.74, wide: 0.2, tall: 0.56, roof: 0.26 }),
  ...towerParts({ x: 0.52, wide: 0.22, tall: 0.62, roof: 0.28 }),
  ...towerParts({ x: -0.12, wide: 0.13, tall: 0.9, roof: 0.26 }),
  { material: 'gate', light: 0.4, face: rectangle([0.1, -0.16, 0.13, 0.26]) },
  { pane: [-0.42, 0.12, 0.045, 0.09] },
  { pane: [-0.26, 0.12, 0.045, 0.09] },
  { pane: [0.32, 0.12, 0.045, 0.09] },
];

export function drawCastle(build: Build): void {
  drawParts(build, castle);
}

function towerParts({ x, wide, tall, roof }: Tower): Part[] {
  const { shaded, lit, foot, shade, light, windows } = tower;
  const edge = x + wide * shaded;
  const left = rectangle([x, -foot, wide * shaded, tall + foot]);
  const right = rectangle([edge, -foot, wide * lit, tall + foot]);
  const parts: Part[] = [
    { material: 'stone', light: shade.wall, face: left },
    { material: 'stone', light, face: right },
    ...(roof > 0 ? roofParts({ x, wide, tall, roof }) : crenels({ x, wide, tall })),
  ];
  for (let y = windows.from; y < tall - windows.belowTop; y += windows.apart) {
    parts.push({ pane: [x + wide * windows.x, y, wide * windows.wide, windows.tall] });
  }
  return parts;
}

function roofParts({ x, wide, tall, roof }: Tower): Part[] {
  const { shaded, shade, light, flag } = tower;
  const edge = x + wide * shaded;
  const brim = wide * tower.brim;
  const middle = x + wide / 2;
  const tip = [middle, tall + roof] as const;
  const top = [middle, tall + roof + flag.tall] as const;
  return [
    { material: 'castleSlate', light: shade.roof, face: [[x - brim, tall], [edge, tall], tip] },
    { material: 'castleSlate', light, face: [[edge, tall], [x + wide + brim, tall], tip] },
    { material: 'castleSlate', bar: [tip, top], width: flag.width },
  ];
}

/** On a wall that begins at `x` and is `tall`. */
function crenels({ x, wide, tall }: Omit<Tower, 'roof'>): Part[] {
  const count = Math.max(crenel.least, Math.round(wide / crenel.wide));
  const step = wide / (count * 2 - 1);
  return Array.from({ length: count }, (_, i) => ({
    material: 'stone',
    light: crenel.light,
    face: rectangle([x + 2 * i * step, tall, step, crenel.tall]),
  }));
}
