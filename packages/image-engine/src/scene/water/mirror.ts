import { clamp, mix } from '../../maths/interpolation.ts';
import type { Frame } from '../frame.ts';
import { composedFrame, type ScenePlan } from '../scene-plan.ts';
import type { Wave } from './waves.ts';

export type Mirror = {
  readonly plan: Pick<ScenePlan, 'camera' | 'width' | 'height' | 'around'>;
  readonly frame: Pick<Frame, 'width'>;
  /** The frame's colour before any water was drawn. */
  readonly mirror: Float32Array;
  /** Per column, the first row of water under the far shore, pixels. */
  readonly shores: Float32Array;
  /** 0 a pond – 1 a rough sea. */
  readonly swell: number;
};

type Place = {
  readonly column: number;
  readonly row: number;
  readonly wave: Wave;
  readonly z: number;
};

/** By eye, from a pond to a rough sea. */
const bending = {
  strength: [0.8, 1.5],
  /** Shares of the focal length per slope. */
  across: 0.3,
  down: 0.55,
  /** Further to the side with each tap. */
  perTap: 0.1,
} as const;

/** A mirror image is drawn out towards the eye: rows between taps, in a picture 900 rows high. */
const spreading = { rows: [1.2, 5], pictureHeight: 900, nearby: 2, nearest: 0.6 } as const;

const taps = { reach: 2, count: 5 } as const;

/** Little sparkles of the mirrored sun are glitter's; the mirror itself never burns out. */
const brightest = 1.7;
const loss = 0.94;

/** Five taps down the mirrored picture, bent by the waves and drawn out towards the eye. */
export function mirrored(
  { plan, frame, mirror, shores, swell }: Mirror,
  { column, row, wave, z }: Place,
  out: number[],
): void {
  const { horizon, focal } = plan.camera;
  const { top, height } = composedFrame(plan);
  const shore = Math.max(0, shores[column]! - horizon);
  const strength = mix(bending.strength[0], bending.strength[1], swell);
  const bendX = wave.x * focal * bending.across * strength;
  const bendY = Math.abs(wave.z) * focal * bending.down * strength;
  const rows = mix(spreading.rows[0], spreading.rows[1], swell);
  const spread =
    rows * (height / spreading.pictureHeight) * (1 + spreading.nearby / (spreading.nearest + z));
  const sum = [0, 0, 0];
  for (let tap = -taps.reach; tap <= taps.reach; tap += 1) {
    const up = row - horizon - 2 * shore + bendY + tap * spread;
    let y = Math.round(horizon - Math.max(1 - shore, up));
    // Steeper than the picture is high: fold back into it, where the sky is plain anyway.
    if (y < top) y = top + clamp((top - y) >> 1, 0, horizon - top - 1);
    const bent = Math.round(column + bendX + tap * bendX * bending.perTap);
    const x = clamp(bent, 0, frame.width - 1);
    const at = (y * frame.width + x) * 3;
    sum[0]! += mirror[at]!;
    sum[1]! += mirror[at + 1]!;
    sum[2]! += mirror[at + 2]!;
  }
  for (let i = 0; i < 3; i += 1) out[i] = Math.min(brightest, sum[i]! / taps.count) * loss;
}
