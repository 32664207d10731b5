import type { ColumnProfile } from './crop/crop-path.ts';
import { cells, columns, rows } from './sample-grid.ts';

/** Roots, so that one glaring cell does not outweigh a whole subject. */
export function columnProfile(energy: Float32Array): ColumnProfile {
  const profile = new Float64Array(columns);
  for (let cell = 0; cell < cells; cell += 1) {
    const column = cell % columns;
    profile[column] = profile[column]! + Math.sqrt(energy[cell]!) / Math.sqrt(rows);
  }
  return profile;
}
