import { mix } from '../../maths/interpolation.ts';
import type { Rgb } from '../light/rgb.ts';
import { addStroke, type StrokeList } from './strokes.ts';

export type PlantTools = {
  readonly list: StrokeList;
  readonly random: () => number;
  /** Colour of a leaf in full light and in shade, scene light included. */
  readonly lit: Rgb;
  readonly shade: Rgb;
  readonly bark: Rgb;
  /** −1 the light comes from the left, 1 from the right. */
  readonly lightSide: number;
  readonly depth: number;
  /** Pixels per pixel of a 1024-pixel picture. */
  readonly unit: number;
  /** 0–1: snow on the branches. */
  readonly snow?: { readonly share: number; readonly colour: Rgb };
};

/** A plant's foot and height, pixels. */
export type Place = { readonly x: number; readonly y: number; readonly tall: number };

/** A conifer with drooping branches and hanging needles. `y` is its foot, pixels. */
export function plantPine(tools: PlantTools, { x, y, tall }: Place): void {
  const { list, random, bark, depth } = tools;
  const lean = (random() - 0.5) * 0.04 * tall;
  addStroke(list, {
    x,
    y,
    toX: x + lean,
    toY: y - tall,
    width: Math.max(0.7, tall * 0.014),
    toWidth: 0.4,
    colour: bark,
    depth,
  });
  const tiers = Math.round(12 + Math.min(26, tall / 13));
  const girth = 0.15 + 0.07 * random();
  for (let tier = 0; tier < tiers; tier += 1) {
    const t = 0.06 + (0.93 * (tier + random() * 0.5)) / tiers;
    const reach = tall * girth * (1 - t) ** 0.82 * (0.72 + 0.5 * random());
    const around = 7;
    for (let branch = 0; branch < around; branch += 1) {
      const turn = mix(-1, 1, (branch + random()) / around);
      pineBranch(tools, { x: x + lean * t, y: y - tall * t, tall: reach }, turn);
    }
  }
}

function pineBranch(tools: PlantTools, { x, y, tall: reach }: Place, turn: number): void {
  const { list, random, lit, shade, lightSide, depth, snow } = tools;
  const tipX = x + turn * reach;
  const tipY = y + reach * (0.2 + 0.22 * (1 - Math.abs(turn)) + 0.1 * random());
  const bright = 0.5 + 0.5 * turn * lightSide;
  const colour = mixed(shade, lit, bright * (0.35 + 0.65 * random()));
  const width = Math.max(0.5, reach * 0.028);
  const bendY = y - reach * 0.04;
  addStroke(list, {
    x,
    y,
    bendX: (x + tipX) / 2,
    bendY,
    toX: tipX,
    toY: tipY,
    width,
    toWidth: 0.4,
    colour: shade,
    toColour: colour,
    depth,
  });
  const needles = Math.max(2, Math.min(11, Math.round(reach / 2.8)));
  for (let needle = 0; needle < needles; needle += 1) {
    const s = (needle + 0.4 + 0.6 * random()) / needles;
    const nx = mix(x, tipX, s);
    const ny = mix(mix(y, bendY, s), tipY, s);
    const drop = reach * (0.1 + 0.13 * random()) * (1.1 - 0.6 * s) + 0.6;
    const tone = mixed(shade, lit, bright * s * (0.3 + 0.7 * random()));
    const thick = Math.max(0.55, reach * 0.034);
    addStroke(list, {
      x: nx,
      y: ny,
      toX: nx + turn * drop * 0.55,
      toY: ny + drop,
      width: thick,
      toWidth: 0.35,
      colour: shade,
      toColour: tone,
      depth,
    });
    if (snow && random() < snow.share) {
      addStroke(list, {
        x: nx - turn * 1.2,
        y: ny - thick,
        toX: nx + turn * drop * 0.4,
        toY: ny + drop * 0.25,
        width: thick * 1.1,
        toWidth: 0.3,
        colour: snow.colour,
        depth,
        alpha: 0.9,
      });
    }
  }
}

/** A broad-leaved tree: branches that fork, leaves around their ends. */
export function plantTree(tools: PlantTools, { x, y, tall }: Place, leafy = 1): void {
  const { list, random } = tools;
  const grow = (fromX: number, fromY: number, angle: number, length: number, level: number) => {
    const toX = fromX + Math.cos(angle) * length;
    const toY = fromY - Math.sin(angle) * length;
    const width = Math.max(0.4, length * (level === 0 ? 0.11 : 0.065));
    addStroke(list, {
      x: fromX,
      y: fromY,
      bendX: mix(fromX, toX, 0.5) + (random() - 0.5) * length * 0.2,
      bendY: mix(fromY, toY, 0.5),
      toX,
      toY,
      width,
      toWidth: level >= 4 ? 0.35 : width * 0.6,
      colour: tools.bark,
      depth: tools.depth,
    });
    if (level >= 2) leaves(tools, { x: toX, y: toY, tall: length }, leafy);
    if (level >= 5 || length < 2) return;
    const forks = level === 0 ? 4 : random() < 0.4 ? 3 : 2;
    for (let fork = 0; fork < forks; fork += 1) {
      const spread = (fork / (forks - 1) - 0.5) * (level === 0 ? 1.5 : 1.15);
      grow(
        toX,
        toY,
        angle - spread + (random() - 0.5) * 0.35,
        length * (0.62 + 0.2 * random()),
        level + 1,
      );
    }
  };
  grow(x, y, Math.PI / 2 + (random() - 0.5) * 0.1, tall * 0.3, 0);
}

function leaves(
  { list, random, lit, shade, lightSide, depth, unit }: PlantTools,
  { x, y, tall }: Place,
  leafy: number,
): void {
  // Near leaves are many, not large.
  const largest = Math.min(0.7 + tall * 0.11, 4.4 * unit);
  const count = Math.round((7 + random() * 6) * leafy * Math.min(3, (0.7 + tall * 0.11) / largest));
  for (let leaf = 0; leaf < count; leaf += 1) {
    const angle = random() * Math.PI * 2;
    const off = Math.sqrt(random()) * tall * 0.85;
    const lx = x + Math.cos(angle) * off;
    const ly = y + Math.sin(angle) * off * 0.8;
    const bright = 0.5 + (0.34 * (lightSide * Math.cos(angle) - Math.sin(angle)) * off) / tall;
    const size = largest * (0.55 + 0.9 * random());
    addStroke(list, {
      x: lx,
      y: ly,
      toX: lx + (random() - 0.5) * size * 2.4,
      toY: ly + (random() - 0.3) * size,
      width: size * 0.62,
      toWidth: size * 0.3,
      colour: mixed(shade, lit, bright * (0.4 + 0.6 * random())),
      depth,
    });
  }
}

/** A palm: a bent trunk and feathered fronds. */
export function plantPalm(tools: PlantTools, { x, y, tall }: Place, lean: number): void {
  const { list, random, bark, depth } = tools;
  const topX = x + lean * tall * 0.5;
  const topY = y - tall;
  addStroke(list, {
    x,
    y,
    bendX: x + lean * tall * 0.06,
    bendY: y - tall * 0.55,
    toX: topX,
    toY: topY,
    width: tall * 0.021,
    toWidth: tall * 0.012,
    colour: bark,
    depth,
  });
  trunkRings(tools, { x, y, tall }, lean);
  const fronds = Array.from({ length: 21 }, () => ({
    turn: random() * Math.PI * 2,
    rise: mix(-0.35, 1.15, random()),
    long: tall * (0.36 + 0.14 * random()),
  }));
  // Those that point away from the eye lie behind.
  fronds.sort((a, b) => Math.sin(b.turn) - Math.sin(a.turn));
  for (const frond of fronds) palmFrond(tools, { x: topX, y: topY, tall }, frond);
}

type Frond = { readonly turn: number; readonly rise: number; readonly long: number };

/** A rib that rises and bends under its weight, with leaflets that hang from both sides. */
function palmFrond(tools: PlantTools, { x, y, tall }: Place, { turn, rise, long }: Frond): void {
  const { list, random, lit, shade, depth, lightSide } = tools;
  const level = 0.35 + 0.3 * Math.cos(turn) * lightSide + 0.25 * Math.max(0, rise);
  const across = Math.cos(turn) * Math.cos(rise) * long;
  const at = (t: number) => ({
    x: x + across * t * (1 - 0.15 * t),
    y: y - (Math.sin(rise) * t - 0.75 * t * t) * long,
  });
  const leaflets = 46;
  let from = at(0);
  for (let leaflet = 1; leaflet <= leaflets; leaflet += 1) {
    const t = leaflet / leaflets;
    const to = at(t);
    const rib = { width: Math.max(0.5, tall * 0.004 * (1.2 - t)), depth };
    addStroke(list, { ...from, toX: to.x, toY: to.y, colour: mixed(shade, lit, 0.35), ...rib });
    const along = Math.atan2(to.y - from.y, to.x - from.x);
    const size = long * 0.27 * Math.sin(Math.PI * (0.1 + 0.84 * t)) * (0.75 + 0.4 * random());
    for (const side of [-1, 1]) {
      const angle = along + side * (0.95 - 0.35 * t + 0.2 * random());
      const tipX = to.x + Math.cos(angle) * size;
      const tipY = to.y + Math.sin(angle) * size * 0.8;
      addStroke(list, {
        x: to.x,
        y: to.y,
        bendX: mix(to.x, tipX, 0.6),
        bendY: mix(to.y, tipY, 0.6) - size * 0.06,
        toX: tipX,
        toY: tipY + size * (0.3 + 0.2 * random()),
        width: Math.max(0.5, tall * 0.0034),
        toWidth: 0.3,
        colour: mixed(shade, lit, level * 0.35),
        toColour: mixed(shade, lit, Math.min(1, level * (0.6 + 0.7 * random()))),
        depth,
      });
    }
    from = to;
  }
}

/** Scars of old leaves around a palm's trunk. */
function trunkRings(
  { list, random, bark, depth }: PlantTools,
  { x, y, tall }: Place,
  lean: number,
): void {
  const topX = x + lean * tall * 0.5;
  const topY = y - tall;
  for (let ring = 1; ring < 34; ring += 1) {
    const t = ring / 34;
    const u = 1 - t;
    const rx = u * u * x + 2 * u * t * (x + lean * tall * 0.06) + t * t * topX;
    const ry = u * u * y + 2 * u * t * (y - tall * 0.55) + t * t * topY;
    const half = mix(tall * 0.02, tall * 0.012, t);
    const colour = mixed([0, 0, 0], bark, 0.45 + 0.3 * random());
    const width = Math.max(0.4, tall * 0.0022);
    addStroke(list, { x: rx - half, y: ry, toX: rx + half, toY: ry, width, colour, depth });
  }
}

/** A blade of grass that bends in the wind. */
export function plantBlade(
  { list, random, lit, shade, depth }: PlantTools,
  { x, y, tall }: Place,
  wind: number,
): void {
  const bend = (random() - 0.5 + wind) * tall * 0.7;
  const tone = 0.3 + 0.7 * random();
  addStroke(list, {
    x,
    y,
    bendX: x + bend * 0.15,
    bendY: y - tall * 0.6,
    toX: x + bend,
    toY: y - tall * (0.8 + 0.2 * random()),
    width: Math.max(0.5, tall * 0.02),
    toWidth: 0.25,
    colour: mixed(shade, lit, 0.12),
    toColour: mixed(shade, lit, tone),
    depth,
  });
}

/** A flower on its stem: petals around a heart, seen at a slant. */
export function plantFlower(
  tools: PlantTools,
  { x, y, tall }: Place,
  petal: Rgb,
  heart: Rgb,
): void {
  const { list, random, lit, shade, depth } = tools;
  const headX = x + (random() - 0.5) * tall * 0.35;
  const headY = y - tall;
  addStroke(list, {
    x,
    y,
    bendX: x,
    bendY: y - tall * 0.6,
    toX: headX,
    toY: headY,
    width: Math.max(0.45, tall * 0.016),
    toWidth: 0.4,
    colour: shade,
    toColour: mixed(shade, lit, 0.6),
    depth,
  });
  const size = tall * (0.1 + 0.06 * random());
  const slant = 0.45 + 0.4 * random();
  const count = size < 2 ? 3 : 6 + Math.floor(random() * 3);
  const turn = random() * 6;
  for (let i = 0; i < count; i += 1) {
    const angle = turn + (i * Math.PI * 2) / count;
    const tipX = headX + Math.cos(angle) * size;
    const tipY = headY + Math.sin(angle) * size * slant;
    const level = 0.72 + 0.4 * random();
    const colour: Rgb = [petal[0] * level, petal[1] * level, petal[2] * level];
    addStroke(list, {
      x: headX,
      y: headY,
      toX: tipX,
      toY: tipY,
      width: Math.max(0.4, size * 0.2),
      toWidth: Math.max(0.5, size * 0.32),
      colour,
      depth,
    });
  }
  addStroke(list, {
    x: headX,
    y: headY,
    toX: headX,
    toY: headY - 0.3,
    width: Math.max(0.5, size * 0.26),
    colour: heart,
    depth,
  });
}

export function mixed(a: Rgb, b: Rgb, t: number): Rgb {
  return [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)];
}
