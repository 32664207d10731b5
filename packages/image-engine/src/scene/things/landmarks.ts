import { mix } from '../../maths/interpolation.ts';
import { type Rgb, scaled } from '../light/rgb.ts';
import { type Build, box, type Corner, drafter, stone } from './draft-building.ts';
import { addStroke } from './strokes.ts';

/** Walls, towers of unequal height with pointed roofs, a keep. */
export function castle(build: Build): void {
  const { fill, pane, roofOf, line } = drafter(build);
  const slate = roofOf([0.1, 0.1, 0.13]);
  const tower = (x: number, wide: number, tall: number, roof: number) => {
    fill(box(x, -0.12, wide * 0.45, tall + 0.12), stone, 0.28);
    fill(box(x + wide * 0.45, -0.12, wide * 0.55, tall + 0.12), stone, 0.85);
    if (roof > 0) {
      const middle = x + wide / 2;
      const brim = wide * 0.12;
      const tip: Corner = [middle, tall + roof];
      fill([[x - brim, tall], [x + wide * 0.45, tall], tip], slate, 0.3);
      fill([[x + wide * 0.45, tall], [x + wide + brim, tall], tip], slate, 0.85);
      line(tip, [middle, tall + roof + 0.1], 0.004, slate);
    } else crenels(x, wide, tall);
    for (let y = 0.24; y < tall - 0.1; y += 0.2) pane([x + wide * 0.56, y], wide * 0.16, 0.075);
  };
  const crenels = (x: number, wide: number, y: number) => {
    const count = Math.max(3, Math.round(wide / 0.075));
    const step = wide / (count * 2 - 1);
    for (let i = 0; i < count; i += 1) fill(box(x + 2 * i * step, y, step, 0.045), stone, 0.7);
  };
  tower(0.14, 0.17, 0.98, 0.34);
  tower(-0.3, 0.3, 0.74, 0);
  fill(box(-0.62, -0.16, 1.3, 0.5), stone, 0.6);
  crenels(-0.62, 1.3, 0.34);
  tower(-0.74, 0.2, 0.56, 0.26);
  tower(0.52, 0.22, 0.62, 0.28);
  tower(-0.12, 0.13, 0.9, 0.26);
  fill(box(0.1, -0.16, 0.13, 0.26), [0.04, 0.035, 0.03], 0.4);
  for (const x of [-0.42, -0.26, 0.32]) pane([x, 0.12], 0.045, 0.09);
}

/** Tapering, banded, with its gallery and lamp; at night the beam. */
export function lighthouse(build: Build): void {
  const { fill, pane, line, isDark, at, lamp } = drafter(build);
  const half = (y: number) => mix(0.085, 0.055, y);
  const bands = 5;
  for (let band = 0; band < bands; band += 1) {
    const low = (0.78 * band) / bands - (band === 0 ? 0.05 : 0);
    const high = (0.78 * (band + 1)) / bands;
    const colour: Rgb = band % 2 === 0 ? [0.66, 0.64, 0.6] : [0.5, 0.07, 0.05];
    const strips = 4;
    for (let strip = 0; strip < strips; strip += 1) {
      const a = (strip / strips) * 2 - 1;
      const b = ((strip + 1) / strips) * 2 - 1;
      const corners: Corner[] = [
        [a * half(low), low],
        [b * half(low) + 0.002, low],
        [b * half(high) + 0.002, high],
        [a * half(high), high],
      ];
      fill(corners, colour, [0.25, 0.55, 0.95, 0.8][strip]!);
    }
  }
  fill(box(-0.085, 0.78, 0.17, 0.018), [0.1, 0.1, 0.1], 0.5);
  line([-0.085, 0.84], [0.085, 0.84], 0.003, [0.1, 0.1, 0.1]);
  pane([-0.042, 0.8], 0.084, 0.09);
  const cap: Corner[] = [
    [-0.06, 0.89],
    [0.06, 0.89],
    [0, 0.97],
  ];
  fill(cap, [0.42, 0.06, 0.045], 0.6);
  pane([-0.012, 0.3], 0.024, 0.04);
  pane([-0.012, 0.58], 0.024, 0.04);
  fill(box(0.08, -0.05, 0.22, 0.12), [0.6, 0.57, 0.5], 0.8);
  fill(
    [
      [0.06, 0.07],
      [0.32, 0.07],
      [0.27, 0.14],
      [0.11, 0.14],
    ],
    [0.35, 0.1, 0.07],
    0.7,
  );
  if (isDark) beam(build, at([0, 0.845]), lamp);
}

/** Two shafts of light that fade out over the water, and the lamp itself. */
function beam({ planting, site, size }: Build, [x, y]: Corner, lamp: Rgb): void {
  const { list, plan } = planting;
  const { z: depth } = site;
  for (const reach of [-0.75, 0.5]) {
    for (let ray = 0; ray < 9; ray += 1) {
      addStroke(list, {
        x,
        y,
        toX: x + plan.width * reach,
        toY: y + ((ray - 4) * 0.012 - 0.03) * plan.width,
        width: size * 0.006,
        toWidth: plan.width * 0.012,
        colour: lamp,
        toColour: scaled(lamp, 0.5),
        alpha: 0.035,
        depth,
      });
    }
  }
  addStroke(list, { x, y, toX: x, toY: y, width: size * 0.03, colour: scaled(lamp, 3), depth });
}

export function windmill(build: Build): void {
  const { fill, pane, line, roofOf } = drafter(build);
  fill(
    [
      [-0.3, -0.06],
      [0, -0.08],
      [0, 0.92],
      [-0.19, 0.92],
    ],
    stone,
    0.3,
  );
  fill(
    [
      [0, -0.08],
      [0.3, -0.06],
      [0.19, 0.92],
      [0, 0.92],
    ],
    stone,
    0.85,
  );
  fill(
    [
      [-0.23, 0.9],
      [0.23, 0.9],
      [0.05, 1.2],
      [-0.05, 1.2],
    ],
    roofOf([0.16, 0.09, 0.06]),
    0.7,
  );
  fill(box(0.02, -0.08, 0.14, 0.3), [0.12, 0.07, 0.04], 0.4);
  pane([0.05, 0.5], 0.09, 0.12);
  const wood: Rgb = [0.2, 0.15, 0.1];
  const hub: Corner = [0.06, 0.94];
  for (let sail = 0; sail < 4; sail += 1) {
    const angle = 0.5 + (sail * Math.PI) / 2;
    const point = (along: number, off: number): Corner => [
      hub[0] + Math.cos(angle) * along - Math.sin(angle) * off,
      hub[1] + Math.sin(angle) * along + Math.cos(angle) * off,
    ];
    fill(
      [point(0.2, 0), point(0.95, 0), point(0.95, 0.2), point(0.2, 0.2)],
      [0.6, 0.56, 0.47],
      0.6,
    );
    line(hub, point(0.97, 0), 0.016, wood);
    for (let rung = 0.2; rung <= 0.96; rung += 0.15)
      line(point(rung, 0), point(rung, 0.2), 0.005, wood);
  }
}
