import { srgbToLinear } from '@armoni/colour/srgb';
import { makeRandom } from '../../maths/seeded-random.ts';
import { encodePng } from '../../origin/encode-png.ts';
import { createImage, type LinearImage } from '../../raster/linear-image.ts';
import type { TrainingPicture } from '../training-picture.ts';

export const kinds = ['vector', 'hatching', 'wash', 'photograph', 'graphite', 'squares'] as const;
export type Kind = (typeof kinds)[number];

/** Small pictures in six manners, all different, made on the spot. */
export async function makeTrainingPictures(
  kind: Kind,
  count: number,
  side = 384,
): Promise<TrainingPicture[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, i) => ({
      name: `${kind}-${i + 1}.png`,
      bytes: await encodePng(drawPicture(kind, i + 1, side)),
    })),
  );
}

export function drawPicture(kind: Kind, seed: number, side: number): LinearImage {
  return drawEach(
    side,
    { vector, hatching, wash, photograph, graphite, squares }[kind](seed, side),
  );
}

type Shade = (x: number, y: number) => readonly [r: number, g: number, b: number];

function drawEach(side: number, shade: Shade): LinearImage {
  const image = createImage(side, side);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const colour = shade(x, y).map((value) => srgbToLinear(Math.min(1, Math.max(0, value))));
      image.data.set(colour, (y * side + x) * 3);
    }
  }
  return image;
}

/** Half planes of even colour with crisp borders. */
function vector(seed: number, side: number): Shade {
  const random = makeRandom(seed * 31);
  const planes = Array.from({ length: 6 }, () => {
    const turn = 2 * Math.PI * random();
    return {
      x: Math.cos(turn),
      y: Math.sin(turn),
      at: side * (0.05 + 0.3 * random()),
      colour: [0.2 + 0.6 * random(), 0.3 + 0.4 * random(), 0.3 + 0.6 * random()] as const,
    };
  });
  return (x, y) => {
    const over = planes.findLast(
      (plane) => plane.x * (x - side / 2) + plane.y * (y - side / 2) > plane.at,
    );
    return over?.colour ?? [0.9, 0.75, 0.4];
  };
}

/** Black lines on paper, thicker where the drawn hills are darker. */
function hatching(seed: number, side: number): Shade {
  const random = makeRandom(seed * 53);
  const hills = Array.from({ length: 5 }, () => ({
    x: side * random(),
    y: side * random(),
    reach: side * (0.12 + 0.25 * random()),
    depth: 1.1 * random() - 0.35,
  }));
  const period = 7 + 2 * random();
  return (x, y) => {
    let tone = 0.3;
    for (const { x: left, y: top, reach, depth } of hills) {
      tone += depth * Math.exp(-((x - left) ** 2 + (y - top) ** 2) / reach ** 2);
    }
    const wave = 0.5 + 0.5 * Math.sin(((x + y) * 2 * Math.PI) / period);
    return wave < Math.min(0.92, tone) ? [0.12, 0.1, 0.1] : [0.95, 0.93, 0.87];
  };
}

/** Soft grey strokes on paper, more of them where the drawn hills are darker. */
function graphite(seed: number, side: number): Shade {
  const random = makeRandom(seed * 41);
  const hills = Array.from({ length: 4 }, () => ({
    x: side * random(),
    y: side * random(),
    reach: side * (0.1 + 0.14 * random()),
  }));
  return (x, y) => {
    let tone = 0;
    for (const hill of hills) {
      tone += Math.exp(-((x - hill.x) ** 2 + (y - hill.y) ** 2) / hill.reach ** 2);
    }
    const wave = 0.5 + 0.5 * Math.sin((x + 0.8 * y) * 1.7 + 3 * Math.sin(y / 37 + seed));
    const grey = 0.94 - Math.min(1, tone) * (0.16 + 0.34 * wave * (0.6 + 0.4 * random()));
    return [grey, grey * 0.99, grey * 0.96];
  };
}

/** Forty squares across, in eight colours that all pictures share. */
function squares(seed: number, side: number): Shade {
  const random = makeRandom(seed * 19);
  const spots = Array.from({ length: 14 }, () => ({ x: random(), y: random() }));
  const colours = [0x1a1c2c, 0x5d275d, 0xb13e53, 0xef7d57, 0xffcd75, 0x38b764, 0x3b5dc9, 0xf4f4f4];
  return (x, y) => {
    const [u, v] = [x, y].map((place) => (Math.floor((place * 40) / side) + 0.5) / 40) as [
      number,
      number,
    ];
    const far = spots.map((spot) => (spot.x - u) ** 2 + (spot.y - v) ** 2);
    const colour = colours[far.indexOf(Math.min(...far)) % colours.length]!;
    return [(colour >> 16) / 255, ((colour >> 8) & 255) / 255, (colour & 255) / 255];
  };
}

/** Soft clouds of colour with an even grain and a margin of paper. */
function wash(seed: number, side: number): Shade {
  const random = makeRandom(seed);
  const spots = Array.from({ length: 7 }, () => ({
    x: side * random(),
    y: side * random(),
    reach: side * (0.15 + 0.2 * random()),
    colour: [0.5 * random(), 0.4 + 0.3 * random(), 0.5 * random()],
  }));
  const phase = 9 * random();
  return (x, y) => {
    const inside = Math.min(x, y, side - 1 - x, side - 1 - y);
    if (inside < side * 0.05) return [0.97, 0.95, 0.9];
    const colour = [0.75, 0.8, 0.85];
    for (const spot of spots) {
      const near = Math.exp(-((x - spot.x) ** 2 + (y - spot.y) ** 2) / spot.reach ** 2);
      for (let c = 0; c < 3; c += 1) colour[c]! += 0.5 * near * (spot.colour[c]! - colour[c]!);
    }
    const pool = 0.06 * Math.sin(x * 0.13 + phase) * Math.sin(y * 0.15 + 2 * phase);
    const grain = pool + 0.03 * (random() - 0.5);
    return [colour[0]! + grain, colour[1]! + grain, colour[2]! + grain];
  };
}

/** A sharp, detailed middle before a soft background. */
function photograph(seed: number, side: number): Shade {
  const random = makeRandom(seed * 77);
  const [across, down, phase] = [3 + 9 * random(), 2 + 8 * random(), 10 * random()];
  const tint = [0.7 + 0.5 * random(), 0.7 + 0.3 * random(), 0.4 + 0.5 * random()] as const;
  const centre = side * (0.3 + 0.4 * random());
  return (x, y) => {
    const far = Math.hypot(x - centre, y - side * 0.55) / side;
    const ground =
      0.45 + 0.3 * Math.sin((x * across) / side + phase) * Math.cos((y * down) / side + 2 * phase);
    const leaves = Math.sin(x * 0.7 + phase) * Math.sin(y * 0.6 + x * 0.11) * (random() + 0.4);
    const value = ground + (far < 0.36 ? 0.34 * leaves : 0.03 * Math.sin(x * 0.2));
    return [value * tint[0], value * tint[1], value * tint[2]];
  };
}
