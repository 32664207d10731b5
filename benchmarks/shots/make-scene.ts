/** A number in [0, 1), the same series for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const frameWidth = 320;
export const frameHeight = 180;
const plateWidth = 512;
const plateHeight = 320;

/** Draws the scene's frame `index` into an RGB picture. */
export type Scene = (index: number, rgb: Float32Array) => void;

export type Camera = {
  /** Pixels a frame. */
  readonly pan: number;
  /** Share a frame. */
  readonly zoom: number;
  /** Pixels of random shake. */
  readonly shake: number;
};

/** A textured place with forms, seen by a moving camera, and one body moving through it. */
export function makeScene(seed: number, camera: Camera): Scene {
  const random = seeded(seed);
  const plate = paintPlate(random);
  const angle = random() * 2 * Math.PI;
  const zoomDirection = random() < 0.5 ? -1 : 1;
  const startX = 60 + random() * 60;
  const startY = 40 + random() * 50;
  const body = { size: 12 + random() * 22, speed: 1 + random() * 2, row: 30 + random() * 110 };
  const colour = [random() * 255, random() * 255, random() * 255];
  return (index, rgb) => {
    const scale = Math.max(0.6, Math.min(1.6, 1 + zoomDirection * camera.zoom * index));
    const shakeX = (random() - 0.5) * 2 * camera.shake;
    const shakeY = (random() - 0.5) * 2 * camera.shake;
    const x0 = startX + Math.cos(angle) * camera.pan * index + shakeX;
    const y0 = startY + Math.sin(angle) * camera.pan * 0.5 * index + shakeY;
    const bodyX = ((body.speed * index) % (frameWidth + 80)) - 40;
    for (let y = 0; y < frameHeight; y += 1) {
      const py = wrap(Math.round(y0 + (y - 90) * scale + 90), plateHeight);
      for (let x = 0; x < frameWidth; x += 1) {
        const px = wrap(Math.round(x0 + (x - 160) * scale + 160), plateWidth);
        const isBody = (x - bodyX) ** 2 + (y - body.row) ** 2 < body.size ** 2;
        const from = 3 * (py * plateWidth + px);
        const to = 3 * (y * frameWidth + x);
        for (let c = 0; c < 3; c += 1) rgb[to + c] = isBody ? colour[c]! : plate[from + c]!;
      }
    }
  };
}

/**
 * Somebody who moves before a plain wall, seen by a camera that stands. Scenes of one wall differ only in where
 * that is and how: cuts between them are jump cuts.
 */
export function makeWallScene(wallSeed: number, seed: number, camera: Camera): Scene {
  const wall = seeded(wallSeed);
  const paint = [90 + wall() * 120, 90 + wall() * 120, 90 + wall() * 120] as const;
  const clothes = Array.from({ length: 3 }, () => [0, 1, 2].map(() => wall() * 255));
  const skin = [120 + wall() * 100, 90 + wall() * 80, 70 + wall() * 70];
  const random = seeded(seed);
  const height = 60 + random() * 90;
  const startX = 40 + random() * 240;
  const baseY = 150 + random() * 20;
  const walk = (random() - 0.5) * 2 * (1 + camera.pan * 2);
  const swing = 0.15 + random() * 0.35;
  const phase = random() * 6;
  return (index, rgb) => {
    const lean = Math.sin(phase + swing * index);
    const x = startX + 30 * Math.sin((walk * index) / 40) + 4 * lean;
    const parts = figure(x, baseY + 2 * Math.abs(lean), height, lean);
    for (let y = 0; y < frameHeight; y += 1) {
      for (let column = 0; column < frameWidth; column += 1) {
        const light = 1 + 0.12 * (column / frameWidth - 0.5) - 0.1 * (y / frameHeight - 0.5);
        const part = parts.findLast(
          ({ left, top, width, tall }) =>
            ((column - left) / width) ** 2 + ((y - top) / tall) ** 2 < 1,
        );
        const colour = part === undefined ? paint : part.colour < 0 ? skin : clothes[part.colour]!;
        const to = 3 * (y * frameWidth + column);
        const shade = part === undefined ? light : 1 - 0.25 * Math.sin((column + y) / 5);
        for (let c = 0; c < 3; c += 1) rgb[to + c] = colour[c]! * shade;
      }
    }
  };
}

/** Legs, trunk, arms and head as ellipses, which swing. */
function figure(x: number, base: number, height: number, lean: number) {
  const at = (across: number, up: number, width: number, tall: number, colour: number) => ({
    ...{ left: x + across * height, top: base - up * height },
    ...{ width: width * height, tall: tall * height, colour },
  });
  return [
    at(-0.07 - 0.08 * lean, 0.2, 0.06, 0.24, 0),
    at(0.07 + 0.08 * lean, 0.2, 0.06, 0.24, 0),
    at(0, 0.6, 0.13, 0.24, 1),
    at(-0.17, 0.6 + 0.12 * lean, 0.05, 0.2, 2),
    at(0.17, 0.6 - 0.12 * lean, 0.05, 0.2, 2),
    at(0.02 * lean, 0.92, 0.08, 0.1, -1),
  ];
}

/** Reflects, so that a long pan turns back instead of jumping. */
function wrap(value: number, size: number): number {
  const period = 2 * size - 2;
  const at = ((value % period) + period) % period;
  return at < size ? at : period - at;
}

function paintPlate(random: () => number): Float32Array {
  const plate = new Float32Array(plateWidth * plateHeight * 3);
  const base = [40 + random() * 150, 40 + random() * 150, 40 + random() * 150];
  const tint = [random() - 0.5, random() - 0.5, random() - 0.5];
  const contrast = 30 + random() * 70;
  const cell = 10 + random() * 50;
  const noise = valueNoise(random);
  for (let y = 0; y < plateHeight; y += 1) {
    for (let x = 0; x < plateWidth; x += 1) {
      const value = noise(x / cell, y / cell) + 0.5 * noise((2.3 * x) / cell, (2.3 * y) / cell);
      const sky = 40 * (0.5 - y / plateHeight);
      for (let c = 0; c < 3; c += 1) {
        plate[3 * (y * plateWidth + x) + c] =
          base[c]! + contrast * (value - 0.75) * (1 + tint[c]!) + sky * tint[c]! * 2;
      }
    }
  }
  for (let form = 0; form < 10; form += 1) paintForm(plate, random);
  return plate;
}

function paintForm(plate: Float32Array, random: () => number): void {
  const left = random() * plateWidth;
  const top = random() * plateHeight;
  const width = 15 + random() * 90;
  const height = 15 + random() * 90;
  const colour = [random() * 255, random() * 255, random() * 255];
  const isRound = random() < 0.5;
  for (let y = Math.floor(top); y < Math.min(plateHeight, top + height); y += 1) {
    for (let x = Math.floor(left); x < Math.min(plateWidth, left + width); x += 1) {
      const u = (x - left) / width - 0.5;
      const v = (y - top) / height - 0.5;
      if (isRound && u * u + v * v > 0.25) continue;
      for (let c = 0; c < 3; c += 1) {
        const at = 3 * (y * plateWidth + x) + c;
        plate[at] = 0.3 * plate[at]! + 0.7 * colour[c]!;
      }
    }
  }
}

function valueNoise(random: () => number): (x: number, y: number) => number {
  const size = 64;
  const lattice = Float32Array.from({ length: size * size }, random);
  const at = (x: number, y: number) => lattice[(y & (size - 1)) * size + (x & (size - 1))]!;
  return (x, y) => {
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    const u = x - x0;
    const v = y - y0;
    const upper = at(x0, y0) * (1 - u) + at(x0 + 1, y0) * u;
    const lower = at(x0, y0 + 1) * (1 - u) + at(x0 + 1, y0 + 1) * u;
    return upper * (1 - v) + lower * v;
  };
}
