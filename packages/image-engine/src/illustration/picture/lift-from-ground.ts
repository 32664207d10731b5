import type { Oklab } from '@armoni/colour/oklab';
import { distanceOf, lighter } from '../palette/tones.ts';
import { dotsOfShorterSide, silhouetteOf } from './measure-visible.ts';
import type { CutOut, Group, Picture } from './picture.ts';

/** OKLab distance below which an edge is not seen, and how far apart in lightness it is brought. */
const blends = 0.055;
const lifted = 0.085;
/** Dots of edge that have to touch the ground, and their share that has to blend. */
const least = { dots: 5, share: 0.4 };
/** Grounds lighter than this have darker things before them. */
const paleGround = 0.6;

/**
 * Pieces of things whose edge has the colour of what lies behind them become lighter or darker, and with them what has the
 * same colour in the same thing. Groups of the same picture from `from` on, `count` of them things.
 */
export function liftFromGround(picture: Picture, from: number, count: number): Picture {
  if (count === 0) return picture;
  const { width, height, groups } = picture;
  const scale = dotsOfShorterSide / Math.min(width, height);
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const canvas = { wide, high, scale, dots: new Uint16Array(wide * high) };
  const thing = { ...canvas, dots: new Uint16Array(wide * high) };
  // By these numbers dots know their colour.
  const fills: Oklab[] = [picture.paper];
  const raised = groups.map((group, at) => {
    if (group.isFlat || at >= from + count) return group;
    const first = fills.length;
    fills.push(...group.cutOuts.map(({ fill }) => fill));
    if (at < from) {
      paint(canvas, group, first);
      return group;
    }
    thing.dots.fill(0);
    paint(thing, group, first);
    const moves = movesOf(thing, canvas, fills);
    for (const [spot, dot] of thing.dots.entries()) if (dot > 0) canvas.dots[spot] = dot;
    return moves.length === 0 ? group : { ...group, cutOuts: group.cutOuts.map(movedBy(moves)) };
  });
  return { ...picture, groups: raised };
}

type Canvas = {
  readonly wide: number;
  readonly high: number;
  readonly scale: number;
  readonly dots: Uint16Array;
};

function paint({ wide, high, scale, dots }: Canvas, { cutOuts }: Group, first: number): void {
  for (const [piece, cutOut] of cutOuts.entries()) {
    const { left, top, columns, dots: own } = silhouetteOf([cutOut], scale);
    for (let dot = 0; dot < own.length; dot += 1) {
      if (own[dot] === 0) continue;
      const x = left + (dot % columns);
      const y = top + Math.floor(dot / columns);
      if (x >= 0 && y >= 0 && x < wide && y < high) dots[y * wide + x] = first + piece;
    }
  }
}

type Move = { readonly fill: Oklab; readonly by: number };

/** Of each colour of a thing whose edge is not seen before its ground: how much lighter it is to be. */
function movesOf(
  { wide, dots }: Canvas,
  { dots: ground }: Canvas,
  fills: readonly Oklab[],
): readonly Move[] {
  const edges = new Map<Oklab, { dots: number; blending: number; light: number }>();
  const touch = (own: number, next: number) => {
    const fill = fills[own]!;
    const behind = fills[ground[next]!]!;
    const edge = edges.get(fill) ?? { dots: 0, blending: 0, light: 0 };
    edges.set(fill, edge);
    edge.dots += 1;
    if (distanceOf(fill, behind) >= blends) return;
    edge.blending += 1;
    edge.light += behind.l;
  };
  for (let spot = 0; spot < dots.length; spot += 1) {
    const own = dots[spot]!;
    if (own === 0) continue;
    const x = spot % wide;
    if (x > 0 && dots[spot - 1] === 0) touch(own, spot - 1);
    if (x < wide - 1 && dots[spot + 1] === 0) touch(own, spot + 1);
    if (dots[spot - wide] === 0) touch(own, spot - wide);
    if (dots[spot + wide] === 0) touch(own, spot + wide);
  }
  return [...edges].flatMap(([fill, { dots: all, blending, light }]) => {
    if (blending < least.dots || blending < least.share * all) return [];
    const mean = light / blending;
    const isDarker = mean > paleGround || fill.l - mean < -0.02;
    return [{ fill, by: isDarker ? mean - lifted - fill.l : mean + lifted - fill.l }];
  });
}

const movedBy =
  (moves: readonly Move[]) =>
  (cutOut: CutOut): CutOut => {
    const move = moves.find(({ fill }) => distanceOf(fill, cutOut.fill) < 0.004);
    return move ? { ...cutOut, fill: lighter(cutOut.fill, move.by) } : cutOut;
  };
