import type { ColumnProfile } from '../crop/crop-path.ts';
import { columns } from '../sample-grid.ts';

/** Of all that moves, for one of two subjects. */
const peakShare = 0.35;
/** Of the samples in which the two must be seen apart. */
const momentShare = 0.6;
/** Fewer samples with motion prove nothing. */
const fewestMoving = 3;
/** Between the two there is less than this share of their density. */
const valleyShare = 0.25;

/**
 * Two separated peaks, each with at least 35 % of what moves, that no crop holds together:
 * most of the time, since one subject that jumps is never in two places at once.
 */
export function hasTwoSubjects(profiles: readonly ColumnProfile[], widthColumns: number): boolean {
  const moving = profiles.filter((profile) => profile.some((value) => value > 0));
  const apart = moving.filter((profile) => areApart(profile, widthColumns));
  return moving.length >= fewestMoving && apart.length >= momentShare * profiles.length;
}

function areApart(profile: ColumnProfile, widthColumns: number): boolean {
  const sums = [0];
  for (const value of profile) sums.push(sums.at(-1)! + value);
  const all = sums.at(-1)!;
  const half = Math.max(2, Math.round(widthColumns / 2));
  const inside = (left: number) => (sums[left + half]! - sums[left]!) / all;
  for (let left = 0; left + half <= columns; left += 1) {
    if (inside(left) < peakShare) continue;
    // The far ends of the two peaks must be further apart than the crop is wide.
    for (let right = left + Math.ceil(widthColumns); right + half <= columns; right += 1) {
      if (inside(right) < peakShare) continue;
      const gap = right - left - half;
      const between = (sums[right]! - sums[left + half]!) / all / Math.max(1, gap);
      const density = (inside(left) + inside(right)) / (2 * half);
      if (between < valleyShare * density) return true;
    }
  }
  return false;
}
