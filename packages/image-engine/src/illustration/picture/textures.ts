import { clamp, smoothstep } from '../../maths/interpolation.ts';
import { makeTableNoise } from '../../maths/noise.ts';
import { matters, type Texture } from '../vocabulary/matters.ts';
import { boxOf } from './fill-contours.ts';
import type { CutOut } from './picture.ts';

/** What a texture does to a fill at one point, in OKLab; `alpha` lets through what lies behind. */
type Touch = { l: number; a: number; b: number; chroma: number; alpha: number };

/** Where a point lies: units of the picture, and shares of the piece from its upper left. */
type Spot = { x: number; y: number; u: number; v: number; isDark: boolean };

type Draw = (at: Spot, touch: Touch) => void;

/** Of what has no texture. */
export const plain: Readonly<Touch> = { l: 0, a: 0, b: 0, chroma: 1, alpha: 1 };

/** Sides in units at which a texture is as coarse as it was drawn, and how much finer or coarser it gets. */
const usual = { side: 260, finest: 0.4, coarsest: 1.5 };
/** How much closer together the back of a floor lies than its front. */
const aslant = { far: 0.6, deep: 1.6 };

/** What a cut-out's stuff does at a place of the picture, units; null where nothing was said of it. */
export function textureOn({
  contours,
  fill,
  matter,
  isFloor,
}: CutOut): ((x: number, y: number) => Touch) | null {
  if (!matter) return null;
  const draw = textures[matters[matter][1]];
  const { left, top, right, bottom } = boxOf(contours);
  const [wide, high] = [Math.max(1, right - left), Math.max(1, bottom - top)];
  const size = clamp(Math.sqrt(wide * high) / usual.side, usual.finest, usual.coarsest);
  const touch: Touch = { ...plain };
  const spot: Spot = { x: 0, y: 0, u: 0, v: 0, isDark: fill.l < 0.45 };
  const middle = (left + right) / 2;
  return (x, y) => {
    Object.assign(touch, plain);
    [spot.u, spot.v] = [(x - left) / wide, (y - top) / high];
    const { v } = spot;
    const across = isFloor ? middle + (x - middle) / (aslant.far + (1 - aslant.far) * v) : x;
    const down = isFloor ? high * aslant.deep * Math.log1p(aslant.deep * v) : y;
    [spot.x, spot.y] = [across / size, down / size];
    draw(spot, touch);
    return touch;
  };
}

/** One field for all: what is made of wood has its own grain by where it lies. */
const noise = makeTableNoise(0x3a7e);
const between = (x: number, y: number) => noise.value(x, y) - 0.5;
const dim = (touch: Touch, l: number) => {
  touch.l += l;
};

/** A bright line of so much width about a place. */
const band = (at: number, middle: number, wide: number) =>
  Math.max(0, 1 - Math.abs(at - middle) / wide);

const textures: Readonly<Record<Texture, Draw>> = {
  grain: ({ x, y }, touch) => {
    const bend = noise.fbm(x / 420, y / 60, 2) * 3.4;
    const ring = Math.abs(((((y / 26 + bend) % 1) + 1) % 1) - 0.5) * 2;
    dim(touch, 0.03 - 0.075 * smoothstep(0.6, 1, ring) + 0.055 * between(x / 44, y / 2.2));
  },
  veins: ({ x, y, isDark }, touch) => {
    const bend = noise.fbm(x / 120, y / 120, 3) * 2.4;
    const vein = Math.abs(noise.value(x / 170 + bend, y / 110 + bend) - 0.5);
    const fine = Math.abs(noise.value(x / 70 - bend * 1.6, y / 60 + bend + 7) - 0.5);
    const deep = 0.12 * (1 - smoothstep(0, 0.045, vein)) + 0.05 * (1 - smoothstep(0, 0.03, fine));
    touch.a -= deep * 0.01;
    touch.b += deep * 0.03;
    touch.l -= (isDark ? -1.5 : 1) * deep - 0.05 * between(x / 150, y / 150);
  },
  speckle: ({ x, y }, touch) => {
    const spot = noise.value(x / 3.1, y / 3.1);
    const other = noise.value(x / 5.3 + 40, y / 5.3);
    dim(touch, 0.11 * smoothstep(0.7, 0.9, spot) - 0.13 * smoothstep(0.72, 0.9, other));
    dim(touch, 0.06 * between(x / 60, y / 60));
  },
  layers: ({ x, y }, touch) => {
    const bend = noise.fbm(x / 90, y / 60, 3);
    dim(touch, 0.075 * (Math.abs(((y / 42 + bend * 3) % 1) - 0.5) - 0.25));
    dim(
      touch,
      0.06 * smoothstep(0.72, 0.9, noise.value(x / 22, y / 2.6)) + 0.03 * between(x / 4, y / 4),
    );
  },
  // As a bright room is seen in what is round: a window, the dark floor, light from behind.
  gleam: ({ u, v }, touch) => {
    const across = clamp(u * 0.86 + v * 0.14);
    const light = 0.2 * band(across, 0.24, 0.15) + 0.1 * band(across, 0.86, 0.1);
    touch.l += light - 0.15 * smoothstep(0.4, 0.64, across) * (1 - smoothstep(0.7, 0.84, across));
    touch.chroma *= 1 - 1.6 * light;
  },
  cast: ({ x, y, u }, touch) => {
    dim(touch, 0.05 * (noise.value(x / 5, y / 5) - 0.5) + 0.1 * band(u, 0.27, 0.2));
  },
  rust: ({ x, y }, touch) => {
    const patch = smoothstep(0.42, 0.62, noise.fbm(x / 40, y / 40, 3));
    touch.l += 0.09 * patch - 0.06 + 0.06 * between(x / 4, y / 4);
    touch.a += 0.02 * patch;
    touch.b += 0.045 * patch;
  },
  // Thin in the middle, thick toward its edge, with a window in it.
  glass: ({ u, v }, touch) => {
    const rim = Math.max(
      smoothstep(0.3, 0.5, Math.abs(u - 0.5)),
      smoothstep(0.4, 0.5, Math.abs(v - 0.5)),
    );
    const shine =
      band(u - v * 0.06, 0.2, 0.07) * smoothstep(0.08, 0.2, v) * (1 - smoothstep(0.62, 0.8, v));
    touch.alpha *= 0.56 + 0.34 * Math.max(rim, shine);
    touch.l += 0.22 * shine - 0.07 * rim + 0.05 * band(u, 0.8, 0.12);
  },
  frost: ({ x, y, u }, touch) => {
    touch.alpha *= 0.84;
    dim(
      touch,
      0.05 * band(u, 0.25, 0.25) + 0.035 * between(x / 3, y / 3) - 0.04 * smoothstep(0.6, 1, u),
    );
  },
  leather: ({ x, y, u, v }, touch) => {
    const crease =
      Math.abs(noise.value(x / 9, y / 8) - 0.5) + Math.abs(noise.value(x / 5 + 9, y / 5) - 0.5);
    dim(touch, 0.07 * (smoothstep(0.02, 0.16, crease) - 0.75));
    dim(touch, 0.09 * band(u * 0.7 + v * 0.5, 0.34, 0.24));
  },
  // Its pile takes the light along its edges and swallows it elsewhere.
  velvet: ({ x, y }, touch) => {
    const fold = noise.value(x / 150 + y / 420, y / 300 + 3) - 0.5;
    touch.l += 0.24 * fold * Math.abs(fold) * 2.4 - 0.02 + 0.03 * between(x / 3, y / 3);
    touch.chroma *= 1.08;
  },
  knit: ({ x, y }, touch) => {
    const side = 15;
    const column = Math.abs(((((x / side) % 1) + 1) % 1) - 0.5) * 2;
    const stitch = ((((y + column * 7) / 11) % 1) + 1) % 1;
    dim(touch, 0.1 * (Math.abs(stitch - 0.5) * 2 - 0.5) * -1 - 0.09 * smoothstep(0.8, 1, column));
  },
  weave: ({ x, y }, touch) => {
    const [column, row] = [x / 22, y / 15];
    const isOver = (Math.floor(column) + Math.floor(row)) % 2 === 0;
    const along = (((isOver ? column : row) % 1) + 1) % 1;
    const across = (((isOver ? row : column) % 1) + 1) % 1;
    dim(
      touch,
      0.11 * Math.sin(along * Math.PI) -
        0.05 -
        0.13 * smoothstep(0.34, 0.5, Math.abs(across - 0.5)),
    );
  },
  cloth: ({ x, y }, touch) => {
    const thread = 0.5 * Math.sin(x * 1.05) + 0.5 * Math.sin(y * 1.05);
    const fold = noise.fbm(x / 190 + y / 420, y / 260, 2);
    dim(touch, 0.022 * thread + 0.03 * between(x / 2, y / 14) + 0.1 * (fold - 0.5));
  },
  silk: ({ x, y }, touch) => {
    const fold = noise.fbm(x / 240 + y / 200, y / 300, 2) * 5;
    dim(touch, 0.11 * Math.sin(fold * Math.PI * 2));
  },
  fibre: ({ x, y }, touch) => {
    const fleck = noise.value(x / 9, y / 2.2) * noise.value(x / 3 + 50, y / 7);
    dim(
      touch,
      0.05 * between(x / 20, y / 16) -
        0.1 * smoothstep(0.5, 0.7, fleck) +
        0.03 * between(x / 2, y / 2),
    );
  },
  // A glaze: the window in it, and a darker foot.
  gloss: ({ u, v }, touch) => {
    const spot = Math.hypot((u - 0.27) * 1.5, (v - 0.26) * 1.1);
    const shine = 1 - smoothstep(0.08, 0.19, spot);
    touch.l += 0.17 * shine + 0.05 * band(u, 0.88, 0.08) - 0.07 * smoothstep(0.55, 1, v);
    touch.chroma *= 1 - 0.5 * shine;
  },
  matte: ({ x, y }, touch) => {
    dim(touch, 0.03 * between(x / 2.4, y / 2.4));
    touch.chroma *= 0.94;
  },
  mosaic: ({ x, y }, touch) => {
    const side = 26;
    const [cx, cy] = [Math.floor(x / side), Math.floor(y / side)];
    const [du, dv] = [Math.abs(x / side - cx - 0.5), Math.abs(y / side - cy - 0.5)];
    const isJoint = Math.max(du, dv) > 0.44;
    touch.l += isJoint ? 0.16 : 0.16 * (noise.cell(cx, cy, 1) - 0.5);
    touch.chroma *= isJoint ? 0.3 : 0.6 + 0.8 * noise.cell(cx, cy, 2);
  },
  petals: ({ x, y }, touch) => {
    const side = 62;
    const [cx, cy] = [Math.floor(x / side), Math.floor(y / side)];
    const turn = noise.cell(cx, cy, 3) * 6.28;
    const [dx, dy] = [x / side - cx - 0.5, y / side - cy - 0.5];
    const [px, py] = [
      dx * Math.cos(turn) + dy * Math.sin(turn),
      dy * Math.cos(turn) - dx * Math.sin(turn),
    ];
    const inside = 1 - smoothstep(0.4, 0.52, Math.hypot(px * 1.5, py));
    touch.l +=
      inside * (0.09 * (noise.cell(cx, cy, 4) - 0.3) + 0.12 * (px + 0.1)) - 0.05 * (1 - inside);
  },
  ripples: ({ x, y }, touch) => {
    const bend = noise.fbm(x / 130, y / 90, 2) * 3;
    dim(touch, 0.05 * Math.sin((y / 11 + bend * 2) * 1.4) + 0.07 * between(x / 2.2, y / 2.2));
  },
  cubes: ({ x, y }, touch) => {
    const side = 44;
    const [sx, sy] = [x + 12 * between(y / 30, 3), y + 12 * between(x / 30, 8)];
    const [cx, cy] = [Math.floor(sx / side), Math.floor(sy / side)];
    const [du, dv] = [sx / side - cx, sy / side - cy];
    const lean = noise.cell(cx, cy, 5) - 0.5;
    dim(
      touch,
      0.16 * (0.5 - dv) +
        0.14 * lean * (du - 0.3) * 2 -
        0.09 * smoothstep(0.4, 0.5, Math.max(Math.abs(du - 0.5), Math.abs(dv - 0.5))),
    );
    touch.alpha *= 0.96;
  },
  // Light falls on the middle of a wall.
  glow: ({ u, v }, touch) => {
    dim(
      touch,
      0.07 - 0.19 * smoothstep(0.05, 0.85, Math.hypot((u - 0.5) * 1.05, (v - 0.44) * 1.05)),
    );
  },
  dew: (_, touch) => {
    touch.alpha *= 0.62;
  },
  ramp: ({ u, v }, touch) => {
    dim(touch, 0.16 - 0.34 * clamp(0.75 * v + 0.25 * u));
  },
};
