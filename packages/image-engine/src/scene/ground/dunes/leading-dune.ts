import { along } from '../../../maths/ramp.ts';
import type { ScenePlan } from '../../scene-plan.ts';

/** Scene units; by eye: its crest leaves the picture's edge at a third and ends in the middle. */
const leading = {
  ends: 9,
  /** The crest's line winds: swing, turns per depth, and where it stands. */
  swing: 0.34,
  phases: 13,
  perPhase: 0.48,
  swings: 7,
  perSwing: 0.03,
  turns: 0.95,
  swingBegins: [0.4, 3],
  drift: 0.1,
  offset: 0.18,
  height: { least: 0.1, more: 0.62, begins: [0.3, 4.2], falls: 5.5 },
  /** Slopes: the lee side as steep as sand lies, which is tan 31°. */
  lee: 0.6,
  windward: 0.42,
  below: 0.36,
} as const;

const nothing = -1;

/**
 * The dune that leads into the picture: its crest winds from the foreground to the middle, one
 * side in the sun, the other, as steep as sand lies, in its own shade.
 */
export function makeLeadingDune({
  heavySide,
  seed,
}: Pick<ScenePlan, 'heavySide' | 'seed'>): (x: number, z: number) => number {
  const phase = (seed % leading.phases) * leading.perPhase;
  const swing = leading.swing + leading.perSwing * (seed % leading.swings);
  const { height, ends } = leading;
  return (x, z) => {
    if (z > ends) return nothing;
    const winding = swing * Math.sin(z * leading.turns + phase) * along(leading.swingBegins, z);
    const crest = winding - leading.drift * z + leading.offset;
    const off = x * heavySide - crest;
    const tall =
      height.least + height.more * along(height.begins, z) * (1 - along([height.falls, ends], z));
    const slope = off > 0 ? tall - leading.lee * off : tall * (1 + leading.windward * off);
    return slope - leading.below;
  };
}
