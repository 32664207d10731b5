import type { Shape } from '../drawings/drawing.ts';
import { mapped } from './move-shapes.ts';

/** What makes one face another than the next, by chance. */
export type Face = {
  /** Jaw and brow against the usual: −1 narrow … 1 broad; how long the face is. */
  readonly jaw: number;
  readonly brow: number;
  readonly long: number;
  /** Sizes of eyes, mouth and brows, about 1. */
  readonly eyes: number;
  readonly mouth: number;
  readonly brows: number;
  readonly nose: NoseName;
  /** In three-quarter view: −1 left … 1 right. */
  readonly turn: number;
};

export type NoseName = 'straight' | 'button' | 'broad' | 'long';

/** Most look past us. */
const turns = [0, 0.55, -0.55, 0.9, -0.9, 0.3, -0.75] as const;
const noses = ['straight', 'button', 'long', 'straight', 'broad'] as const;

export function decideFace(random: () => number): Face {
  const around = (most: number) => (random() * 2 - 1) * most;
  return {
    ...{ jaw: around(1), brow: around(1), long: around(1) },
    ...{ eyes: 1 + around(0.09), mouth: 1 + around(0.12), brows: 1 + around(0.35) },
    nose: noses[Math.floor(random() * noses.length)]!,
    turn: turns[Math.floor(random() * turns.length)]!,
  };
}

/** A small child's cheeks are broad and its chin is short. */
export const asInfant = (face: Face): Face => ({
  ...face,
  jaw: 3 + face.jaw / 2,
  brow: 3,
  long: -2.4,
});

/** In a head's units: where temples and chin are, and how far the shapes of faces differ. */
const temple = 42;
const chin = 82;
const crown = 10;
const most = { jaw: 0.075, brow: 0.04, long: 1.9 } as const;

/** A head and all that is on it, as broad and long as this face is. */
export function shaped(shapes: readonly Shape[], { jaw, brow, long }: Face): Shape[] {
  return shapes.map((one) =>
    mapped(one, (x, y) => {
      const down = Math.min(1, Math.max(0, (y - temple) / (chin - temple)));
      const up = Math.min(1, Math.max(0, (temple - y) / (temple - crown)));
      const wide = 1 + most.jaw * jaw * down + most.brow * brow * (1 - down) * (1 - 0.4 * up);
      return [50 + (x - 50) * wide, y + most.long * long * down];
    }),
  );
}

/** About a point of its own, larger or smaller. */
export const sizedAbout = (
  shapes: readonly Shape[],
  [cx, cy]: readonly [number, number],
  by: number,
): Shape[] =>
  by === 1
    ? [...shapes]
    : shapes.map((one) => mapped(one, (x, y) => [cx + (x - cx) * by, cy + (y - cy) * by]));
