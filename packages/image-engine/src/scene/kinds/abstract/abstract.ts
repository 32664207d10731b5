import { clamp, mix, smoothstep } from '../../../maths/interpolation.ts';
import { makeTableNoise, type Noise } from '../../../maths/noise.ts';
import { makeRandom } from '../../../maths/seeded-random.ts';
import { linearOfHex } from '../../../raster/colour.ts';
import { type Band, bandPass } from '../../../work/band-pass.ts';
import type { Frame } from '../../frame.ts';
import type { Rgb } from '../../light/rgb.ts';
import type { ColourName } from '../../scene-description.ts';
import type { ScenePlan } from '../../scene-plan.ts';

/** Poured paint, folded sheets or planes and discs, by the seed. Rows are the band. */
export const abstractPass = bandPass(import.meta.url, drawAbstract);

function drawAbstract({ plan, frame }: { plan: ScenePlan; frame: Frame }, band: Band): void {
  const palette = paletteOf(plan);
  const noise = makeTableNoise(plan.seed ^ 0xab57);
  const size = Math.sqrt(frame.width * frame.height);
  const surface = [pouredPaint, foldedSheets, planesAndDiscs][plan.seed % 3]!(
    noise,
    palette,
    plan.seed,
  );
  const here: Surface = { height: 0, r: 0, g: 0, b: 0 };
  const right: Surface = { height: 0, r: 0, g: 0, b: 0 };
  const below: Surface = { height: 0, r: 0, g: 0, b: 0 };
  const step = 1.2 / size;
  for (let row = band.from; row < band.to; row += 1) {
    for (let column = 0; column < frame.width; column += 1) {
      const x = (column - frame.width / 2) / size;
      const y = (row - frame.height / 2) / size;
      surface(x, y, here);
      surface(x + step, y, right);
      surface(x, y + step, below);
      const nx = (here.height - right.height) / step;
      const ny = (here.height - below.height) / step;
      const unit = 1 / Math.hypot(nx, ny, 1);
      const light = clamp((-0.5 * nx - 0.62 * ny + 0.75) * unit, 0, 1.4);
      const shine = clamp((-0.36 * nx - 0.45 * ny + 0.86) * unit * 1.0) ** 38 * 0.3;
      const at = row * frame.width + column;
      frame.colour[at * 3] = here.r * (0.3 + 1.05 * light) + shine;
      frame.colour[at * 3 + 1] = here.g * (0.3 + 1.05 * light) + shine;
      frame.colour[at * 3 + 2] = here.b * (0.33 + 1.02 * light) + shine;
      frame.depth[at] = 3 - here.height;
      frame.water[at] = -1;
    }
  }
}

type Surface = { height: number; r: number; g: number; b: number };
type SurfaceAt = (x: number, y: number, out: Surface) => void;

function pouredPaint(noise: Noise, palette: readonly Rgb[]): SurfaceAt {
  return (x, y, out) => {
    const ax = noise.fbm(x * 1.7 + 1, y * 1.7 + 4, 4) * 2.6;
    const ay = noise.fbm(x * 1.7 + 9, y * 1.7 + 2, 4) * 2.6;
    const bx = noise.fbm(x * 1.2 + ax, y * 1.2 + ay, 4);
    const by = noise.fbm(x * 1.2 + ay + 5, y * 1.2 - ax + 3, 4);
    const flow = noise.fbm(x * 1.3 + bx * 3.4, y * 1.3 + by * 3.4, 5);
    const bands = flow * 13 + bx * 4;
    out.height = 0.02 * Math.sin(bands * 3.1) * smoothstep(0.3, 0.6, by) + flow * 0.32;
    pick(palette, clamp((flow - 0.28) * 2.1 + (bx - 0.5) * 0.9, 0, 0.999), out);
  };
}

function foldedSheets(noise: Noise, palette: readonly Rgb[], seed: number): SurfaceAt {
  const tilt = ((seed % 7) - 3) * 0.16;
  const sheets = 9;
  return (x, y, out) => {
    let top = 0;
    let edge = 1;
    for (let sheet = 1; sheet < sheets; sheet += 1) {
      const line =
        -0.62 +
        (sheet * 1.24) / sheets +
        x * tilt +
        (noise.fbm(x * 1.4 + sheet * 3.7, sheet * 1.9, 3) - 0.5) * 0.62;
      if (y > line) {
        top = sheet;
        edge = y - line;
      }
    }
    const next =
      -0.62 +
      ((top + 1) * 1.24) / sheets +
      x * tilt +
      (noise.fbm(x * 1.4 + (top + 1) * 3.7, (top + 1) * 1.9, 3) - 0.5) * 0.62;
    const grain = noise.fbm(x * 160, y * 160, 2) - 0.5;
    out.height = 0.03 * Math.sqrt(clamp(edge * 9)) + grain * 0.0003;
    pick(palette, (top / (sheets - 1)) * 0.999, out);
    // The sheet in front throws a soft shadow on this one.
    const shade = 1 - 0.5 * Math.exp(-Math.max(0, next - y) * 26);
    const sheen = 0.82 + 0.3 * clamp(edge * 2.4);
    out.r *= shade * sheen;
    out.g *= shade * sheen;
    out.b *= shade * sheen;
  };
}

function planesAndDiscs(noise: Noise, palette: readonly Rgb[], seed: number): SurfaceAt {
  const random = makeRandom(seed ^ 0xd15c);
  const shapes = Array.from({ length: 13 }, (_, index) => ({
    x: (random() - 0.5) * 1.05,
    y: (random() - 0.5) * 0.95,
    size: mix(0.36, 0.05, index / 12) * (0.7 + 0.6 * random()),
    turn: (Math.round(random() * 4) * Math.PI) / 8,
    kind: index % 3,
    tone: random() * 0.999,
  }));
  return (x, y, out) => {
    const grain = noise.fbm(x * 120, y * 120, 3) - 0.5;
    const wash = noise.fbm(x * 2, y * 2, 4);
    out.height = grain * 0.00045;
    pick(palette, 0.9 + 0.099 * wash, out);
    for (const shape of shapes) {
      const dx = (x - shape.x) * Math.cos(shape.turn) + (y - shape.y) * Math.sin(shape.turn);
      const dy = -(x - shape.x) * Math.sin(shape.turn) + (y - shape.y) * Math.cos(shape.turn);
      const inside = shapeDistance(shape.kind, dx, dy, shape.size);
      const shadow = shapeDistance(shape.kind, dx - 0.012, dy - 0.018, shape.size);
      const dark = 1 - 0.34 * smoothstep(0.02, -0.02, shadow);
      const cover = smoothstep(0.0012, -0.0012, inside);
      const { r, g, b } = out;
      pick(palette, shape.tone, out);
      const ramp = 0.86 + (0.3 * (dx + shape.size)) / (2 * shape.size) + grain * 0.12;
      out.r = mix(r * dark, out.r * ramp, cover);
      out.g = mix(g * dark, out.g * ramp, cover);
      out.b = mix(b * dark, out.b * ramp, cover);
    }
  };
}

/** Disc, ring or bar: negative inside. */
function shapeDistance(kind: number, x: number, y: number, size: number): number {
  const round = Math.hypot(x, y) - size;
  if (kind === 0) return round;
  if (kind === 1) return Math.max(Math.abs(x) - size * 1.5, Math.abs(y) - size * 0.24);
  return Math.abs(round) - size * 0.09;
}

function pick(palette: readonly Rgb[], at: number, out: Surface): void {
  const place = at * (palette.length - 1);
  const index = Math.min(palette.length - 2, Math.floor(place));
  const share = smoothstep(0.25, 0.75, place - index);
  const from = palette[index]!;
  const to = palette[index + 1]!;
  out.r = mix(from[0], to[0], share);
  out.g = mix(from[1], to[1], share);
  out.b = mix(from[2], to[2], share);
}

function paletteOf({ description, seed }: ScenePlan): readonly Rgb[] {
  const { colours, mood, time } = description;
  if (colours.length > 0) {
    const own = colours.flatMap((name) => families[name]);
    return ['#141218', ...own, '#f1e7d6'].map(linearOfHex);
  }
  const choices = time === 'night' || mood === 'mysterious' ? dark : palettes;
  return choices[Math.floor(seed / 3) % choices.length]!.map(linearOfHex);
}

const palettes: readonly (readonly string[])[] = [
  ['#1d1a2f', '#5b2a6b', '#d1495b', '#edae49', '#f6ead0', '#2a7f9e'],
  ['#0e2a3b', '#1c6e7d', '#7fc8a9', '#f3e3b3', '#e8804a', '#b23a48'],
  ['#2b2d42', '#6d7aa8', '#edf0f7', '#f2b5a7', '#e4572e', '#f6e7cb'],
  ['#22333b', '#5e503f', '#c6ac8f', '#eae0d5', '#a44a3f', '#f0e4d0'],
];
const dark: readonly (readonly string[])[] = [
  ['#050816', '#14213d', '#31477e', '#7a5ea8', '#d98fb3', '#f1d9c0'],
  ['#0a0f0d', '#12372a', '#2a6f5a', '#8fb996', '#e0c879', '#f4efd9'],
];
const families: Record<ColourName, readonly string[]> = {
  red: ['#5d0e16', '#c1272d', '#ef6f5c'],
  orange: ['#7a3206', '#e2701b', '#f8b35f'],
  yellow: ['#8a6a0c', '#f2c230', '#fae28c'],
  green: ['#0f3d2a', '#3a8f57', '#a7cf8e'],
  turquoise: ['#07454e', '#1fa2a6', '#8fdcd3'],
  blue: ['#0b1f4d', '#2456a8', '#86b3e6'],
  violet: ['#2a1150', '#6d3fae', '#bb9be0'],
  pink: ['#6b1640', '#dd5c8f', '#f6b7cb'],
  white: ['#c9c4bb', '#f6f2ea'],
  black: ['#0a0a0c', '#2a2a30'],
  grey: ['#3b3e45', '#868b94', '#c8ccd2'],
  brown: ['#2f1c12', '#7b4f2e', '#c49a6c'],
  gold: ['#5d430e', '#c79a2b', '#f2d98a'],
};
