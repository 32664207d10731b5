import { clamp, mix, smoothstep } from '../../../maths/interpolation.ts';
import { makeTableNoise } from '../../../maths/noise.ts';
import { makeRandom } from '../../../maths/seeded-random.ts';
import { type Band, bandPass } from '../../../work/band-pass.ts';
import type { Frame } from '../../frame.ts';
import { blend, type Rgb, scaled } from '../../light/rgb.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import { addStroke, type StrokeList } from '../../things/strokes/stroke-list.ts';

/** Head and shoulders in profile: where, how large, looking which way. */
type Pose = {
  readonly x: number;
  readonly y: number;
  /** Pixels from chin to crown. */
  readonly size: number;
  /** −1 looks left, 1 right. */
  readonly side: number;
};

export function poseOf(plan: ScenePlan): Pose {
  const { width, height, heavySide } = plan;
  const size = Math.min(height * 0.5, width * 0.58);
  // Looks into the open part of the picture.
  return { x: width / 2 + heavySide * width * 0.1, y: height * 0.66, size, side: -heavySide };
}

export function outlineOf(plan: ScenePlan): Float32Array {
  const { x, y, size, side } = poseOf(plan);
  const smooth = smoothed(profile, 7);
  // Down to the picture's lower edge and beyond, however tall the picture is.
  return Float32Array.from(
    smooth.flatMap(([px, py]) => [x - side * px * size, y + (py > 1.2 ? py * 3 : py) * size]),
  );
}

/** The body as a dark form that swells towards the eye, with light along its edge. Rows are the band. */
export const figurePass = bandPass(import.meta.url, drawFigure);

function drawFigure(
  { plan, frame, outline }: { plan: ScenePlan; frame: Frame; outline: Float32Array },
  band: Band,
): void {
  const { x, size, side } = poseOf(plan);
  const noise = makeTableNoise(plan.seed ^ 0xface);
  const look = lookOf(plan);
  const near = { distance: 0, x: 0, y: 0, isInside: false };
  for (let row = band.from; row < band.to; row += 1) {
    for (let column = 0; column < frame.width; column += 1) {
      nearest(outline, column + 0.5, row + 0.5, near);
      const cover = clamp(0.5 + (near.isInside ? near.distance : -near.distance));
      if (cover <= 0) continue;
      const nx = (near.x - column) / (near.distance + 0.5);
      const ny = (near.y - row) / (near.distance + 0.5);
      const back = clamp(nx * look.sunX + ny * look.sunY);
      const edge = Math.exp(-near.distance / (size * 0.008));
      const soft = Math.exp(-near.distance / (size * 0.026));
      const sunlit = back * (edge * 0.9 + soft * 0.15) + edge * 0.03;
      const cloth = 0.85 + 0.3 * noise.fbm(column / (size * 0.05), row / (size * 0.05), 4);
      const at = row * frame.width + column;
      // Light from the sky in front falls on the face and fades towards the nape.
      const fill = 0.3 + 0.5 * smoothstep(-0.1, -0.55, ((x - column) * side) / size);
      for (let i = 0; i < 3; i += 1) {
        const body = look.body[i]! * fill * cloth + look.rim[i]! * sunlit;
        frame.colour[at * 3 + i] = mix(frame.colour[at * 3 + i]!, body, cover);
      }
      if (cover > 0.5) frame.depth[at] = 1;
    }
  }
}

type Look = { body: Rgb; rim: Rgb; sunX: number; sunY: number };

function lookOf({ light }: ScenePlan): Look {
  return {
    body: blend(scaled(light.ambient, 0.16), scaled(light.middle, 0.1), 0.3),
    rim: blend(scaled(light.sun, 0.5), light.glow, 0.3),
    sunX: Math.sign(light.azimuth) * 0.8,
    sunY: -0.6,
  };
}

type Nearest = { distance: number; x: number; y: number; isInside: boolean };

/** Nearest point of a closed outline, and on which side of it. */
function nearest(outline: Float32Array, x: number, y: number, out: Nearest): void {
  let best = Number.POSITIVE_INFINITY;
  let isInside = false;
  const length = outline.length;
  let fromX = outline[length - 2]!;
  let fromY = outline[length - 1]!;
  for (let i = 0; i < length; i += 2) {
    const toX = outline[i]!;
    const toY = outline[i + 1]!;
    const dx = toX - fromX;
    const dy = toY - fromY;
    const t = clamp(((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy + 1e-9));
    const px = fromX + t * dx;
    const py = fromY + t * dy;
    const square = (px - x) ** 2 + (py - y) ** 2;
    if (square < best) {
      best = square;
      out.x = px;
      out.y = py;
    }
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) / dy) * dx) isInside = !isInside;
    fromX = toX;
    fromY = toY;
  }
  out.distance = Math.sqrt(best);
  out.isInside = isInside;
}

/** Hair: many strands from the scalp, dark inside, lit where they end. One list, in order. */
export const hairPass = bandPass(import.meta.url, combHair);

function combHair({ plan, strokes }: { plan: ScenePlan; strokes: StrokeList }): void {
  const random = makeRandom(plan.seed ^ 0x4a12);
  const { x, y, size, side } = poseOf(plan);
  const look = lookOf(plan);
  const style = plan.seed % 3;
  const at = (px: number, py: number): [number, number] => [x - side * px * size, y + py * size];
  const strands = 6400;
  const noise = makeTableNoise(plan.seed ^ 0x10c5);
  for (let strand = 0; strand < strands; strand += 1) {
    const layer = strand / strands;
    const along = random();
    const [rootX, rootY] = scalp(along);
    // Down to the ear: a rim of hair alone would be a cap.
    const inset = (1 - layer) * 0.62 * random();
    const root = at(mix(rootX, 0.08, inset), mix(rootY, -0.5, inset));
    const [bend, tip] = flow(style, along, random);
    const from = at(...bend);
    const to = at(...tip);
    const lit = smoothstep(0.8, 1, layer) * random() ** 2 * 0.06;
    // Neighbouring hairs hang together in locks, which the light tells apart.
    const tone = 0.25 + 2.1 * noise.fbm(along * 13 + 3, layer * 2, 3) ** 1.6 + 0.25 * random();
    addStroke(strokes, {
      x: root[0],
      y: root[1],
      bendX: from[0],
      bendY: from[1],
      toX: to[0],
      toY: to[1],
      width: size * 0.0042,
      toWidth: 0.35,
      colour: scaled(look.body, 0.24 * tone),
      toColour: blend(scaled(look.body, 0.28 * tone), look.rim, lit * 0.3),
      alpha: 0.9,
      depth: 1,
    });
  }
  wisps({ strokes, random, at, size, rim: look.rim });
}

type Wisps = {
  strokes: StrokeList;
  random: () => number;
  at: (x: number, y: number) => [number, number];
  size: number;
  rim: Rgb;
};

/** Loose hairs that catch the light outside the form. */
function wisps({ strokes, random, at, size, rim }: Wisps): void {
  for (let hair = 0; hair < 110; hair += 1) {
    const along = random();
    const [rootX, rootY] = scalp(along);
    const out = 0.02 + 0.05 * random() ** 2;
    const [x, y] = at(rootX, rootY);
    const [bendX, bendY] = at(rootX + 0.08, rootY - out * (1.2 - along));
    const [toX, toY] = at(rootX + 0.12 + 0.1 * random(), rootY + 0.08 * along + out * along);
    addStroke(strokes, {
      x,
      y,
      bendX,
      bendY,
      toX,
      toY,
      width: size * 0.0011 + 0.2,
      toWidth: 0.2,
      colour: scaled(rim, 0.3),
      alpha: 0.16,
      depth: 1,
    });
  }
}

/** From the forehead over the crown down to the nape. */
function scalp(along: number): [number, number] {
  const angle = mix(2.72, -0.62, along);
  return [0.045 + 0.4 * Math.cos(angle), -0.565 - 0.43 * Math.sin(angle)];
}

type Point = [number, number];

/** Where a strand bends and ends: a knot, long hair, or a bob. */
function flow(style: number, along: number, random: () => number): [Point, Point] {
  const loose = (random() - 0.5) * 0.06;
  if (style === 0) {
    const angle = random() * 6.283;
    const around = 0.12 * Math.sqrt(random());
    const bend: Point = [mix(0.02, 0.47, along) + loose, mix(-1.08, -0.3, along) + loose];
    return [bend, [0.5 + around * Math.cos(angle), -0.62 + around * Math.sin(angle)]];
  }
  if (style === 1) {
    const deep = random();
    const bend: Point = [mix(0.3, 0.62, deep) + loose, mix(-1.12, -0.3, along)];
    return [bend, [mix(0.2, 0.62, deep) + loose * 1.5, mix(0.3, 0.62, random() ** 0.6) + loose]];
  }
  const deep = random();
  const bend: Point = [mix(0.24, 0.6, deep) + loose, mix(-1.12, -0.42, along)];
  return [bend, [mix(0.06, 0.46, deep) + loose, mix(-0.16, 0.1, random() ** 0.5) - deep * 0.05]];
}

/** Catmull–Rom through a closed row of points. */
function smoothed(points: readonly Point[], steps: number): Point[] {
  const count = points.length;
  return points.flatMap((from, index) => {
    const before = points[(index + count - 1) % count]!;
    const to = points[(index + 1) % count]!;
    const after = points[(index + 2) % count]!;
    return Array.from({ length: steps }, (_, step): Point => {
      const t = step / steps;
      return [
        curve(before[0], from[0], to[0], after[0], t),
        curve(before[1], from[1], to[1], after[1], t),
      ];
    });
  });
}

function curve(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 *
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
  );
}

/** A face that looks to the left; the chin is near 0, the crown at −1. */
const profile: readonly Point[] = [
  [0.05, -0.985],
  [-0.17, -0.945],
  [-0.32, -0.83],
  [-0.385, -0.7],
  [-0.405, -0.6],
  [-0.41, -0.545],
  [-0.385, -0.49],
  [-0.405, -0.44],
  [-0.455, -0.37],
  [-0.505, -0.305],
  [-0.495, -0.278],
  [-0.425, -0.255],
  [-0.418, -0.225],
  [-0.445, -0.19],
  [-0.44, -0.17],
  [-0.412, -0.155],
  [-0.432, -0.132],
  [-0.428, -0.105],
  [-0.392, -0.082],
  [-0.395, -0.045],
  [-0.392, -0.005],
  [-0.355, 0.035],
  [-0.28, 0.05],
  [-0.17, 0.075],
  [-0.105, 0.115],
  [-0.1, 0.19],
  [-0.12, 0.29],
  [-0.165, 0.375],
  [-0.32, 0.455],
  [-0.55, 0.57],
  [-0.68, 0.8],
  [-0.7, 1.4],
  [1.0, 1.4],
  [0.98, 0.84],
  [0.88, 0.58],
  [0.66, 0.42],
  [0.44, 0.34],
  [0.3, 0.25],
  [0.255, 0.14],
  [0.26, 0.03],
  [0.32, -0.1],
  [0.405, -0.28],
  [0.44, -0.5],
  [0.41, -0.71],
  [0.3, -0.88],
];
