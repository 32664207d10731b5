import { mix } from '../../maths/interpolation.ts';
import type { Noise, Slope } from '../../maths/noise.ts';
import { along } from '../../maths/ramp.ts';

/** Slope of the surface to the right and away, and how far it stands over the level. */
export type Wave = { readonly x: number; readonly z: number; readonly lift: number };

type WavePlace = {
  readonly x: number;
  readonly z: number;
  /** 0 a pond – 1 a rough sea. */
  readonly swell: number;
  /** Pixels. */
  readonly focal: number;
};

/** Trains of waves, each about half as long and as high as the one before; by eye. */
const trains = {
  count: 8,
  /** Of the longest: waves per scene unit, height in scene units; from a pond to a rough sea. */
  scale: [6, 3],
  height: [0.01, 0.06],
  finer: 2.03,
  lower: 0.53,
  /** Crests lie across the view: along them a wave is that much longer. */
  across: 0.42,
  /** From one train to the next on the noise's table. */
  shiftX: 7.7,
  shiftZ: 3.1,
  /** No crest is straight: how far it bends, and how fast. */
  bend: 1.2,
  bendX: 0.6,
  bendZ: 0.4,
  /** Stands for foam and for light within: of height, so that a crest is about 0.5. */
  lift: 9,
} as const;

/** Waves per row of pixels between which a train fades out, and rows a wave must have. */
const finest = [0.12, 0.5] as const;
const rowsPerWave = 7;

/** Slopes of several trains of waves; those finer than a pixel fade out. */
export function waveAt(noise: Noise, { x, z, swell, focal }: WavePlace): Wave {
  const slope: Slope = { value: 0, x: 0, y: 0 };
  let slopeX = 0;
  let slopeZ = 0;
  let lift = 0;
  let scale = mix(trains.scale[0], trains.scale[1], swell);
  let height = mix(trains.height[0], trains.height[1], swell);
  for (let train = 0; train < trains.count; train += 1) {
    // Rows get foreshortened by z², so that is what limits how fine a wave can be seen.
    const seen = 1 - along(finest, (scale * z * z * rowsPerWave) / focal);
    if (seen <= 0) break;
    const wide = scale * trains.across;
    const px = x * wide + train * trains.shiftX;
    const bend = noise.value(px * trains.bendX, z * scale * trains.bendZ) * trains.bend;
    const pz = z * scale + train * trains.shiftZ + bend;
    noise.slope(px, pz, slope);
    const amount = height * scale * seen;
    slopeX += slope.x * amount * trains.across;
    slopeZ += slope.y * amount;
    lift += (slope.value - 0.5) * height * trains.lift * seen;
    scale *= trains.finer;
    height *= trains.lower;
  }
  return { x: slopeX, z: slopeZ, lift };
}
