import { mix, smoothstep } from '../../../maths/interpolation.ts';
import type { Noise } from '../../../maths/noise.ts';
import { makeRandom } from '../../../maths/seeded-random.ts';
import type { Rgb } from '../../light/rgb.ts';
import { pickColour } from './palettes.ts';
import { paletteEnd, type SurfaceAt } from './surface.ts';

const salt = 0xd15c;

/** Lengths in shares of the picture's size; from one large shape to many small ones, by eye. */
const shapes = {
  count: 13,
  width: 1.05,
  height: 0.95,
  sizes: { first: 0.36, last: 0.05 },
  /** A shape is this much of its size, at least and more. */
  vary: { least: 0.7, more: 0.6 },
  /** Turns of a sixteenth of the circle. */
  turns: 4,
};
const paper = { frequency: 120, octaves: 3, height: 0.00045, tone: 0.12 };
/** The ground: the lightest end of the palette, a little uneven. */
const ground = { frequency: 2, octaves: 4, from: 0.9, more: 0.099 };
const shadow = { x: 0.012, y: 0.018, soft: 0.02, dark: 0.34 };
/** Half the width of a border, so that none is jagged. */
const border = 0.0012;
/** Each shape is lighter towards its right. */
const ramp = { from: 0.86, more: 0.3 };
/** Of a shape's size. */
const bar = { long: 1.5, thick: 0.24 };
const ringHalf = 0.09;

export function planesAndDiscs(noise: Noise, palette: readonly Rgb[], seed: number): SurfaceAt {
  const all = arrange(seed);
  return (x, y, out) => {
    const grain = noise.fbm(x * paper.frequency, y * paper.frequency, paper.octaves) - 0.5;
    const wash = noise.fbm(x * ground.frequency, y * ground.frequency, ground.octaves);
    out.height = grain * paper.height;
    pickColour(palette, ground.from + ground.more * wash, out);
    for (const shape of all) {
      const { kind, size, cos, sin } = shape;
      const dx = (x - shape.x) * cos + (y - shape.y) * sin;
      const dy = -(x - shape.x) * sin + (y - shape.y) * cos;
      const under = distanceTo(kind, dx - shadow.x, dy - shadow.y, size);
      const dark = 1 - shadow.dark * smoothstep(shadow.soft, -shadow.soft, under);
      const cover = smoothstep(border, -border, distanceTo(kind, dx, dy, size));
      const { r, g, b } = out;
      pickColour(palette, shape.tone, out);
      const light = ramp.from + (ramp.more * (dx + size)) / (2 * size) + grain * paper.tone;
      out.r = mix(r * dark, out.r * light, cover);
      out.g = mix(g * dark, out.g * light, cover);
      out.b = mix(b * dark, out.b * light, cover);
    }
  };
}

const kinds = ['disc', 'bar', 'ring'] as const;
type Kind = (typeof kinds)[number];

function arrange(seed: number) {
  const random = makeRandom(seed ^ salt);
  const { sizes, vary } = shapes;
  return Array.from({ length: shapes.count }, (_, index) => {
    const x = (random() - 0.5) * shapes.width;
    const y = (random() - 0.5) * shapes.height;
    const share = index / (shapes.count - 1);
    const size = mix(sizes.first, sizes.last, share) * (vary.least + vary.more * random());
    const turn = (Math.round(random() * shapes.turns) * Math.PI) / 8;
    const kind = kinds[index % kinds.length]!;
    const tone = random() * paletteEnd;
    return { x, y, size, kind, tone, cos: Math.cos(turn), sin: Math.sin(turn) };
  });
}

/** Negative inside. */
function distanceTo(kind: Kind, x: number, y: number, size: number): number {
  if (kind === 'bar')
    return Math.max(Math.abs(x) - size * bar.long, Math.abs(y) - size * bar.thick);
  const round = Math.hypot(x, y) - size;
  return kind === 'disc' ? round : Math.abs(round) - size * ringHalf;
}
