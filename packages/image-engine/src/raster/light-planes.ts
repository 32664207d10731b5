import { clamp, smoothstep } from '../maths/interpolation.ts';
import { makeTableNoise } from '../maths/noise.ts';
import { makeRandom } from '../maths/seeded-random.ts';
import { blurPlane } from './blur-plane.ts';
import type { LabPlanes } from './lab-planes.ts';

/** In which light a whole picture is seen. */
export const lightNames = [
  ...(['dramatic', 'lowkey', 'highkey', 'soft', 'sunny', 'golden', 'rays', 'backlit'] as const),
  ...(['candle', 'moonlit', 'neon', 'stage', 'faded', 'cold', 'warm', 'vivid'] as const),
  ...(['pastel', 'muted', 'glow', 'fireflies', 'grain', 'mono', 'sepia'] as const),
] as const;
export type LightName = (typeof lightNames)[number];

/** Of OKLab's a and b. */
type Tint = readonly [a: number, b: number];

/** What a light does, amounts of OKLab; lengths as shares of the frame's shorter side. */
type Light = {
  /** About the middle grey, and how much is added to all. */
  readonly contrast?: number;
  readonly exposure?: number;
  /** No black is darker. */
  readonly lift?: number;
  readonly chroma?: number;
  /** Of what is dark, and of what is light. */
  readonly shadows?: Tint;
  readonly lights?: Tint;
  /** It is so much darker outside a round of this size about what is shown. */
  readonly pool?: { readonly size: number; readonly dark: number; readonly bright?: number };
  /** A lamp outside the frame, by its place in shares of it. */
  readonly from?: {
    readonly x: number;
    readonly y: number;
    readonly reach: number;
    readonly bright: number;
    readonly tint: Tint;
  };
  readonly rays?: { readonly bright: number; readonly tint: Tint };
  /** Behind what is shown: that is darker, with a bright rim, before a brighter middle. */
  readonly behind?: { readonly dark: number; readonly rim: number; readonly halo: number };
  /** From both sides in two colours. */
  readonly sides?: readonly [left: Tint, right: Tint];
  /** What is bright shines beyond its border. */
  readonly bloom?: number;
  readonly grain?: number;
  /** So many points of light hang in the air. */
  readonly points?: Points;
};

type Points = { readonly count: number; readonly tint: Tint };

const lamp: Tint = [0.022, 0.06];
const night: Tint = [-0.012, -0.055];

const lights: Readonly<Record<LightName, Light>> = {
  dramatic: {
    ...{ contrast: 1.22, exposure: -0.05, chroma: 1.08, shadows: [-0.008, -0.03] },
    ...{ lights: [0.008, 0.026], pool: { size: 0.72, dark: 0.3, bright: 0.05 } },
  },
  lowkey: {
    ...{ contrast: 1.16, exposure: -0.13, chroma: 0.72, shadows: [-0.004, -0.018] },
    pool: { size: 0.7, dark: 0.26, bright: 0.05 },
  },
  highkey: { contrast: 0.84, exposure: 0.11, lift: 0.3, chroma: 0.92 },
  soft: {
    ...{ contrast: 0.86, exposure: 0.025, lift: 0.2, chroma: 0.92, lights: [0.003, 0.014] },
    from: { x: 0.08, y: 0.02, reach: 1.25, bright: 0.09, tint: [0.006, 0.024] },
  },
  sunny: {
    ...{ contrast: 1.1, exposure: 0.02, chroma: 1.1, shadows: [0, -0.012], lights: [0.003, 0.02] },
    from: { x: 0.1, y: -0.05, reach: 1.1, bright: 0.07, tint: [0.004, 0.03] },
  },
  golden: {
    ...{ contrast: 1.06, chroma: 1.05, shadows: [0.02, -0.004], lights: [0.018, 0.05] },
    from: { x: 0.92, y: 0.3, reach: 1.2, bright: 0.12, tint: [0.016, 0.055] },
  },
  rays: {
    ...{ contrast: 1.05, exposure: -0.035, shadows: [0, -0.008] },
    rays: { bright: 0.17, tint: [0.008, 0.045] },
  },
  backlit: {
    ...{ contrast: 1.08, lights: [0.012, 0.034], shadows: [0.006, -0.012] },
    behind: { dark: 0.24, rim: 0.3, halo: 0.15 },
  },
  candle: {
    ...{ contrast: 1.1, exposure: -0.1, shadows: [0.016, 0.012], lights: lamp },
    pool: { size: 0.56, dark: 0.3, bright: 0.1 },
  },
  moonlit: {
    ...{ contrast: 1.02, exposure: -0.08, chroma: 0.72, shadows: night, lights: [-0.006, -0.022] },
    from: { x: 0.75, y: 0, reach: 1.1, bright: 0.1, tint: [-0.008, -0.02] },
  },
  neon: {
    ...{ contrast: 1.1, exposure: 0.01, chroma: 1.15, shadows: [0.02, -0.06] },
    ...{
      sides: [
        [0.075, -0.045],
        [-0.05, -0.055],
      ],
      bloom: 0.3,
    },
  },
  stage: {
    ...{ contrast: 1.16, exposure: -0.05, shadows: [0.008, -0.012], lights: [0.008, 0.03] },
    pool: { size: 0.62, dark: 0.3, bright: 0.08 },
    rays: { bright: 0.07, tint: [0.006, 0.025] },
  },
  faded: {
    ...{ contrast: 0.8, exposure: 0.02, lift: 0.26, chroma: 0.62 },
    ...{ shadows: [0.004, 0.012], lights: [0.006, 0.03], pool: { size: 0.95, dark: 0.1 } },
    grain: 0.035,
  },
  cold: { chroma: 0.82, shadows: [-0.012, -0.045], lights: [-0.014, -0.024] },
  warm: { chroma: 1.02, shadows: [0.014, 0.016], lights: [0.012, 0.036] },
  vivid: { contrast: 1.12, chroma: 1.28 },
  pastel: { contrast: 0.74, exposure: 0.1, lift: 0.4, chroma: 0.72 },
  muted: { contrast: 0.94, chroma: 0.34 },
  glow: { contrast: 0.92, exposure: 0.01, chroma: 0.96, bloom: 0.42 },
  fireflies: { exposure: -0.03, points: { count: 70, tint: [-0.02, 0.11] } },
  grain: { grain: 0.042 },
  mono: { contrast: 1.1, chroma: 0 },
  sepia: {
    ...{ contrast: 0.95, chroma: 0, lift: 0.16 },
    shadows: [0.012, 0.032],
    lights: [0.014, 0.05],
  },
};

/** Where the composed frame lies in the planes, pixels. */
type FrameOf = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;

export type Lit = {
  readonly frame: FrameOf;
  readonly seed: number;
  /** 1 where something stands before the scenery, 0 elsewhere; none where all is scenery. */
  readonly things?: Float32Array;
};

/** Lays each of these lights over a picture, in their order. */
export function lightPlanes(lab: LabPlanes, names: readonly LightName[], lit: Lit): void {
  const focus = focusOf(lab, lit);
  for (const name of names) lay(lab, lights[name], { ...lit, focus });
}

type Focus = { readonly x: number; readonly y: number };

/** The middle of what is shown, drawn toward the frame's; pixels. */
function focusOf({ width }: LabPlanes, { frame, things }: Lit): Focus {
  const middle = { x: frame.left + frame.width / 2, y: frame.top + frame.height * 0.52 };
  if (!things) return middle;
  let [sum, sx, sy] = [0, 0, 0];
  for (let i = 0; i < things.length; i += 1) {
    if (things[i] === 0) continue;
    sum += 1;
    sx += i % width;
    sy += Math.floor(i / width);
  }
  if (sum === 0) return middle;
  const toward = 0.7;
  return {
    x: middle.x + (sx / sum - middle.x) * toward,
    y: middle.y + (sy / sum - middle.y) * toward,
  };
}

const middleGrey = 0.58;
/** Lightness between which a tint goes over from shadows to lights. */
const tinted = { dark: 0.2, light: 0.9 };

function lay(lab: LabPlanes, light: Light, lit: Lit & { readonly focus: Focus }): void {
  const { l, a, b, width, height } = lab;
  const { frame, focus, things, seed } = lit;
  const { contrast = 1, exposure = 0, lift = 0, chroma = 1 } = light;
  const { shadows = [0, 0], lights: bright = [0, 0], pool, from, sides, behind } = light;
  const side = Math.min(frame.width, frame.height);
  const rim = behind && things ? rimOf(things, lab, side) : null;
  const rays = light.rays && raysIn(frame, seed);
  const noise = light.grain ? makeTableNoise(seed ^ 0x9a17) : null;
  if (light.bloom) bloom(lab, light.bloom, side);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      let level = middleGrey + (l[at]! - middleGrey) * contrast + exposure;
      let [green, blue] = [a[at]! * chroma, b[at]! * chroma];
      const isThing = things ? things[at]! : 0;
      if (pool) {
        const far = Math.hypot(x - focus.x, (y - focus.y) * 0.92) / side;
        const outside = smoothstep(pool.size * 0.35, pool.size, far);
        level += (pool.bright ?? 0) * (1 - outside) - pool.dark * outside * (0.35 + level * 0.65);
      }
      if (from) {
        const far = Math.hypot(
          (x - frame.left) / side - (from.x * frame.width) / side,
          (y - frame.top) / side - (from.y * frame.height) / side,
        );
        const near = 1 - smoothstep(0, from.reach, far);
        level += from.bright * (near - 0.35);
        green += from.tint[0] * near;
        blue += from.tint[1] * near;
      }
      if (behind) {
        const far = Math.hypot(x - focus.x, (y - focus.y) * 0.8) / side;
        const halo = behind.halo * (1 - smoothstep(0.1, 0.62, far)) * (1 - isThing);
        level += halo - behind.dark * isThing * smoothstep(0.1, 0.75, level);
        if (rim) {
          const edge = rim[at]! * isThing;
          level += behind.rim * edge;
          blue += 0.05 * edge;
          green += 0.012 * edge;
        }
        blue += 0.12 * halo;
      }
      if (rays) {
        const beam = rays(x, y) * (isThing ? 0.6 : 1);
        level += light.rays!.bright * beam;
        green += light.rays!.tint[0] * beam;
        blue += light.rays!.tint[1] * beam;
      }
      const share = smoothstep(tinted.dark, tinted.light, level);
      green += shadows[0] + (bright[0] - shadows[0]) * share;
      blue += shadows[1] + (bright[1] - shadows[1]) * share;
      if (sides) {
        const across = (x - frame.left) / frame.width;
        const [left, right] = [1 - smoothstep(0, 0.62, across), smoothstep(0.38, 1, across)];
        green += sides[0][0] * left + sides[1][0] * right;
        blue += sides[0][1] * left + sides[1][1] * right;
      }
      if (noise) level += light.grain! * (noise.cell(x, y, 3) - 0.5) * 1.6;
      l[at] = clamp(lift + level * (1 - lift), 0.02, 0.99);
      a[at] = green;
      b[at] = blue;
    }
  }
  if (light.points) layPoints(lab, light.points, lit);
}

/** Of what stands before the scenery, its border: 1 at the edge, 0 within. */
function rimOf(things: Float32Array, { width, height }: LabPlanes, side: number): Float32Array {
  const soft = blurPlane(things, width, height, side * 0.008);
  for (let i = 0; i < soft.length; i += 1) soft[i] = 1 - smoothstep(0.5, 0.86, soft[i]!);
  return soft;
}

/** Beams that spread from beyond the upper left corner: 0–1. */
function raysIn(frame: FrameOf, seed: number): (x: number, y: number) => number {
  const noise = makeTableNoise(seed ^ 0x7a15);
  const origin = { x: -0.16, y: -0.3 };
  return (x, y) => {
    const [u, v] = [(x - frame.left) / frame.width, (y - frame.top) / frame.height];
    const [dx, dy] = [u - origin.x, v - origin.y];
    const angle = Math.atan2(dy, dx);
    const beam = smoothstep(0.4, 0.68, noise.value(angle * 13 + 7, 3.5));
    const fine = 0.75 + 0.25 * noise.value(angle * 41, 9.5);
    return beam * fine * (1 - smoothstep(0.55, 1.65, Math.hypot(dx, dy)));
  };
}

function layPoints({ l, a, b, ...lab }: LabPlanes, { count, tint }: Points, lit: Lit): void {
  const spots = pointsOf({ l, a, b, ...lab }, count, lit);
  for (let i = 0; i < spots.length; i += 1) {
    const spot = spots[i]!;
    l[i] = l[i]! + spot * (0.99 - l[i]!);
    a[i] = a[i]! + tint[0] * spot;
    b[i] = b[i]! + tint[1] * spot;
  }
}

/** Points of light with their glow, larger toward the foreground: 0–1. */
function pointsOf({ width, height }: LabPlanes, count: number, { frame, seed }: Lit): Float32Array {
  const plane = new Float32Array(width * height);
  const random = makeRandom(seed ^ 0xf1e5);
  const side = Math.min(frame.width, frame.height);
  for (let point = 0; point < count; point += 1) {
    const cx = frame.left + frame.width * random();
    const cy = frame.top + frame.height * (0.2 + 0.75 * random());
    const core = side * (0.002 + 0.004 * random() ** 2);
    const glow = core * 5;
    for (let y = Math.max(0, Math.floor(cy - glow)); y < Math.min(height, cy + glow); y += 1)
      for (let x = Math.max(0, Math.floor(cx - glow)); x < Math.min(width, cx + glow); x += 1) {
        const far = Math.hypot(x + 0.5 - cx, y + 0.5 - cy);
        const shine = Math.max(
          1 - smoothstep(core * 0.6, core * 1.5, far),
          0.5 * (1 - far / glow) ** 2,
        );
        if (far < glow) plane[y * width + x] = Math.max(plane[y * width + x]!, shine);
      }
  }
  return plane;
}

/** From which lightness on something shines. */
const shining = { from: 0.66, to: 0.95 };

function bloom({ l, a, b, width, height }: LabPlanes, amount: number, side: number): void {
  const bright = new Float32Array(l.length);
  for (let i = 0; i < l.length; i += 1)
    bright[i] = smoothstep(shining.from, shining.to, l[i]!) * l[i]!;
  const shine = blurPlane(bright, width, height, side * 0.022, bright);
  for (let i = 0; i < l.length; i += 1) {
    l[i] = l[i]! + (1 - l[i]!) * amount * shine[i]!;
    a[i] = a[i]! * (1 - 0.2 * amount * shine[i]!);
    b[i] = b[i]! * (1 - 0.2 * amount * shine[i]!);
  }
}
