import { beastNamed, drawBeast } from './beast-body.ts';
import { type BeastPosture, stances } from './beast-postures.ts';
import { type At, onTrunk, skeletonOf } from './beast-skeleton.ts';

/** Shares of the drawing's box from its upper left corner. */
export type Landmarks = {
  /** Middle of the eyes, width of the head and where its top is. */
  readonly head: {
    readonly x: number;
    readonly y: number;
    readonly wide: number;
    readonly top: number;
    /** Half way up the neck, of who is seen from the side. */
    readonly neck?: { readonly x: number; readonly y: number; readonly wide: number };
  };
  readonly mouth: { readonly x: number; readonly y: number };
  readonly back: { readonly x: number; readonly y: number };
};

export function landmarksOf(id: string, posture: BeastPosture, isYoung = false): Landmarks | null {
  const beast = beastNamed(id, isYoung);
  const drawing = beast && drawBeast(id, posture, { face: 'calm', isYoung });
  if (!beast || !drawing) return null;
  const stance = stances[posture];
  const bones = skeletonOf(beast, stance, posture);
  const { left, right, top, bottom } = drawing.box;
  const share = ([x, y]: At) => ({ x: (x - left) / (right - left), y: (y - top) / (bottom - top) });
  const [radius, muzzle] = beast.head;
  const [x, y] = bones.head;
  const turn = (stance.head * Math.PI) / 180;
  const ahead = (by: number, down: number): At => [
    x - radius * (Math.cos(turn) * by + Math.sin(turn) * down),
    y + radius * (Math.cos(turn) * down - Math.sin(turn) * by),
  ];
  const [low, high] = [onTrunk(beast, bones, 1, 0.3), bones.head];
  const [, , root, thin] = beast.neck;
  const neck: At = [low[0] + (high[0] - low[0]) * upNeck, low[1] + (high[1] - low[1]) * upNeck];
  const thick = root + (thin - root) * upNeck;
  return {
    head: {
      ...share(ahead(0.36, -0.16)),
      wide: (2.1 * radius) / (right - left),
      top: share([x, y - radius * 0.95]).y,
      neck: { ...share(neck), wide: (girth * thick) / (right - left) },
    },
    mouth: share(ahead(muzzle, muzzle > 1.5 ? 0.8 : 0.62)),
    back: share(onTrunk(beast, bones, 0.56, 0.86)),
  };
}

/** Of the neck's length: where a scarf is wound. */
const upNeck = 0.55;
/** Of the neck's radius: how wide it is there. */
const girth = 2.9;
