import type { Rgb } from './rgb.ts';

/** Everything that lights a scene. Angles in degrees; azimuth 0 is straight ahead, + to the right. */
export type Light = {
  readonly zenith: Rgb;
  readonly middle: Rgb;
  readonly horizon: Rgb;
  /** Light that arrives from the sun (or the moon). */
  readonly sun: Rgb;
  /** Glow of the sky around the sun. */
  readonly glow: Rgb;
  /** Light from the whole sky on what lies in shade. */
  readonly ambient: Rgb;
  readonly elevation: number;
  readonly azimuth: number;
  /** 0–1: how much of the sun's disc shows. */
  readonly disc: number;
  /** 0–1. */
  readonly stars: number;
  readonly exposure: number;
  /** Share of the sky behind clouds, 0–1. */
  readonly cover: number;
  /** Thin high clouds, 0–1. */
  readonly veil: number;
  /** Factor on the air's own haze; 1 is a clear day. */
  readonly haze: number;
};

/** Degrees: below, the sun stands within the frame and reddens. */
const highSun = 10;

/** Too high to stand in the picture. */
export function isHighSun({ elevation }: Pick<Light, 'elevation'>): boolean {
  return elevation >= highSun;
}

/** The sun stands in the picture, and things are seen against it. */
export function isLow({ elevation, azimuth = 0 }: Partial<Light> & Pick<Light, 'elevation'>) {
  return !isHighSun({ elevation }) && Math.abs(azimuth) < 90;
}

/** Unit vector to the sun: right, up, forward. */
export function sunDirection({
  azimuth,
  elevation,
}: Pick<Light, 'azimuth' | 'elevation'>): [number, number, number] {
  const turn = (azimuth * Math.PI) / 180;
  const rise = (elevation * Math.PI) / 180;
  return [Math.sin(turn) * Math.cos(rise), Math.sin(rise), Math.cos(turn) * Math.cos(rise)];
}
