import { makeRandom } from '@armoni/image-engine/maths/seeded-random';
import sharp from 'sharp';

/** Square, sRGB, three bytes a pixel. */
export type Pixels = Uint8Array;
export const side = 512;
const count = side * side;
const raw = { raw: { width: side, height: side, channels: 3 } } as const;

/** Ways of drawing that share no code and no algorithm with the engine's treatments. */
export const foreignManners: Readonly<
  Record<string, (photo: Pixels, seed: number) => Promise<Pixels>>
> = {
  /** Dodged by its own blurred negative, hatched where it is dark. */
  async pencil(photo) {
    const grey = greyOf(photo);
    const soft = await blurred(grey, 9);
    return each((i) => {
      const [x, y] = [i % side, Math.floor(i / side)];
      const dodged = Math.min(255, (grey[i]! * 255) / (soft[i]! + 1));
      const dark = Math.max(0, 0.55 - soft[i]! / 255);
      const stroke = 1 + Math.sin((x + y) * 0.9 + 2 * Math.sin(y * 0.05));
      return tone(Math.min(246, 255 - (255 - dodged) * 1.35 - 100 * dark * stroke));
    });
  },
  /** Grain on a broad tone, smeared along the edges. */
  async charcoal(photo, seed) {
    const grey = await blurred(greyOf(photo), 2);
    const grain = await blurred(noise(seed), 1.2);
    const edges = await blurred(edgesOf(grey), 2.5);
    return each((i) => {
      const base = clamp((grey[i]! - 110) * 1.7 + 150) - edges[i]! * 1.1;
      const rough = (grain[i]! - 128) * (base < 215 ? 2.2 : 0.7);
      return tone(Math.max(18, Math.min(236, base + rough)));
    });
  },
  /** Straight strokes stamped along the isophotes, long ones first. */
  async oil(photo, seed) {
    const random = makeRandom(seed);
    const soft = new Uint8Array(await sharp(photo, raw).blur(4).raw().toBuffer());
    const grey = await blurred(greyOf(photo), 3);
    const painted = soft.slice();
    for (const [length, width, strokes] of stamps) {
      for (let stroke = 0; stroke < strokes; stroke += 1) {
        const x = 2 + Math.floor(random() * (side - 4));
        const y = 2 + Math.floor(random() * (side - 4));
        const at = y * side + x;
        const across = Math.atan2(
          grey[at + side]! - grey[at - side]!,
          grey[at + 1]! - grey[at - 1]!,
        );
        const tint = (random() - 0.5) * 26;
        const turn = across + Math.PI / 2;
        stamp(painted, soft.subarray(3 * at, 3 * at + 3), { x, y, length, width, turn, tint });
      }
    }
    return painted;
  },
  /** Every tone on one line from violet to salmon. */
  async duotone(photo) {
    const grey = greyOf(photo);
    return each((i) => {
      const t = Math.max(0, Math.min(1, (grey[i]! - 20) / 215));
      return [36 + 216 * t, 18 + 178 * t, 92 + 68 * t];
    });
  },
  /** Sixty-four squares a side in fourteen colours. */
  async pixels(photo) {
    const small = await sharp(photo, raw)
      .resize(64, 64)
      .modulate({ saturation: 1.4 })
      .png({ palette: true, colours: 14, dither: 0 })
      .toBuffer();
    const large = sharp(small).resize(side, side, { kernel: 'nearest' });
    return new Uint8Array(await large.removeAlpha().raw().toBuffer());
  },
  /** Steps of lightness in strong colours, with dark lines where it grows lighter at once. */
  async cel(photo) {
    const flat = sharp(photo, raw)
      .median(9)
      .modulate({ saturation: 1.7, brightness: 1.12 })
      .blur(1.2);
    const plain = new Uint8Array(await flat.raw().toBuffer());
    const grey = greyOf(plain);
    const [near, far] = [await blurred(grey, 1.2), await blurred(grey, 3.2)];
    return each((i) => {
      const step = (Math.floor(grey[i]! / 36) * 36 + 22) / Math.max(20, grey[i]!);
      const line = far[i]! - near[i]! > 5 ? 0.22 : 1;
      return [0, 1, 2].map((channel) => plain[3 * i + channel]! * step * line);
    });
  },
};

/** Pixels: length and width of a stroke, and how many there are. */
const stamps = [
  [34, 9, 2500],
  [20, 5, 7000],
  [11, 3, 13_000],
] as const;

type Stroke = {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
  /** Radians. */
  readonly turn: number;
  readonly tint: number;
};

function stamp(
  painted: Uint8Array,
  colour: Uint8Array,
  { x, y, length, width, turn, tint }: Stroke,
): void {
  const [along, across] = [Math.cos(turn), Math.sin(turn)];
  for (let u = -length / 2; u < length / 2; u += 1) {
    for (let v = -width / 2; v < width / 2; v += 1) {
      const column = Math.round(x + u * along - v * across);
      const row = Math.round(y + u * across + v * along);
      if (column < 0 || row < 0 || column >= side || row >= side) continue;
      const bristle = tint + 10 * Math.sin(v * 2.1);
      for (let channel = 0; channel < 3; channel += 1)
        painted[3 * (row * side + column) + channel] = clamp(colour[channel]! + bristle);
    }
  }
}

const clamp = (value: number) => Math.max(0, Math.min(255, value));
const tone = (value: number): readonly number[] => [value, value, value * 0.98];

function each(colourAt: (index: number) => readonly number[]): Pixels {
  const drawn = new Uint8Array(count * 3);
  for (let i = 0; i < count; i += 1)
    for (const [channel, value] of colourAt(i).entries()) drawn[3 * i + channel] = clamp(value);
  return drawn;
}

/** 0–255, by luma of BT.601. */
export function greyOf(photo: Pixels): Float32Array {
  const at = (_: unknown, i: number) =>
    0.299 * photo[3 * i]! + 0.587 * photo[3 * i + 1]! + 0.114 * photo[3 * i + 2]!;
  return Float32Array.from({ length: photo.length / 3 }, at);
}

async function blurred(grey: Float32Array, sigma: number): Promise<Float32Array> {
  const one = { raw: { width: side, height: side, channels: 1 } } as const;
  const soft = sharp(Uint8Array.from(grey), one).blur(sigma).toColourspace('b-w');
  return Float32Array.from(await soft.raw().toBuffer());
}

function noise(seed: number): Float32Array {
  const random = makeRandom(seed);
  return Float32Array.from({ length: count }, () => 255 * random());
}

function edgesOf(grey: Float32Array): Float32Array {
  return grey.map((_, i) => {
    if (i < side || i >= count - side) return 0;
    const [x, y] = [grey[i + 1]! - grey[i - 1]!, grey[i + side]! - grey[i - side]!];
    return Math.min(255, 3 * Math.hypot(x, y));
  });
}
