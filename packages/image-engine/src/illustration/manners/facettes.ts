import { makeTableNoise } from '../../maths/noise.ts';
import type { LaidPicture, Laying } from '../picture/lay-picture.ts';

/** Low poly: flat triangles whose corners lie on what they show. */
export const layingOfFacettes: Laying = { hasGroundShadow: true };

/** Units between corners; how far one goes to reach an edge, as a share of that. */
const cell = 32;
const reach = 0.62;
/** Of OKLab's lightness: what the light makes of a facet, and chance. */
const lit = { form: 0.13, chance: 0.035, shadow: 0.1 };

export function drawFacettes(laid: LaidPicture, seed: number): void {
  const { lab, form, shade, scale, frame } = laid;
  const { width, height } = lab;
  const side = Math.max(3, cell * scale);
  const noise = makeTableNoise(seed ^ 0x10b0);
  const own = { l: lab.l.slice(), a: lab.a.slice(), b: lab.b.slice() };
  const from = { x: Math.floor(-frame.left / side) - 1, y: Math.floor(-frame.top / side) - 1 };
  const across = Math.ceil(width / side) + 3;
  const down = Math.ceil(height / side) + 3;
  const corner = (i: number, j: number) => {
    const [cx, cy] = [i + from.x, j + from.y];
    const x =
      frame.left + (cx + 0.7 * (noise.cell(cx, cy, 1) - 0.5) + (cy % 2 === 0 ? 0 : 0.5)) * side;
    const y = frame.top + (cy + 0.7 * (noise.cell(cx, cy, 2) - 0.5)) * side;
    return toEdge(laid, x, y, side * reach);
  };
  const corners = Array.from({ length: across * down }, (_, at) =>
    corner(at % across, Math.floor(at / across)),
  );
  const paint = (one: Point, two: Point, three: Point, chance: number) => {
    const [mx, my] = [(one.x + two.x + three.x) / 3, (one.y + two.y + three.y) / 3];
    const at = clampTo(Math.round(my), height) * width + clampTo(Math.round(mx), width);
    const l =
      own.l[at]! + lit.form * form[at]! + lit.chance * (chance - 0.5) - lit.shadow * shade[at]!;
    fillTriangle([one, two, three], { width, height }, (i) => {
      lab.l[i] = l;
      lab.a[i] = own.a[at]!;
      lab.b[i] = own.b[at]!;
    });
  };
  for (let j = 0; j + 1 < down; j += 1) {
    for (let i = 0; i + 1 < across; i += 1) {
      const [a, b] = [corners[j * across + i]!, corners[j * across + i + 1]!];
      const [c, d] = [corners[(j + 1) * across + i]!, corners[(j + 1) * across + i + 1]!];
      const isOdd = (j + from.y) % 2 !== 0;
      const chance = (n: number) => noise.cell(i + from.x, j + from.y, n);
      if (isOdd) {
        paint(a, b, d, chance(3));
        paint(a, d, c, chance(4));
      } else {
        paint(a, b, c, chance(3));
        paint(b, d, c, chance(4));
      }
    }
  }
}

type Point = { readonly x: number; readonly y: number };
const clampTo = (at: number, size: number) => Math.min(size - 1, Math.max(0, at));

/** The nearest place where one piece ends; where it is when there is none. */
function toEdge(
  { piece, lab: { width, height } }: LaidPicture,
  x: number,
  y: number,
  most: number,
): Point {
  const [px, py] = [Math.round(x), Math.round(y)];
  let best = { x, y };
  let nearest = most * most;
  for (let v = Math.max(0, Math.ceil(py - most)); v < Math.min(height - 1, py + most); v += 1) {
    for (let u = Math.max(0, Math.ceil(px - most)); u < Math.min(width - 1, px + most); u += 1) {
      const at = v * width + u;
      if (piece[at] === piece[at + 1] && piece[at] === piece[at + width]) continue;
      const away = (u - x) ** 2 + (v - y) ** 2;
      if (away < nearest) [nearest, best] = [away, { x: u, y: v }];
    }
  }
  return best;
}

function fillTriangle(
  points: readonly [Point, Point, Point],
  { width, height }: { readonly width: number; readonly height: number },
  set: (at: number) => void,
): void {
  const top = Math.max(0, Math.floor(Math.min(...points.map(({ y }) => y))));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(...points.map(({ y }) => y))));
  for (let y = top; y <= bottom; y += 1) {
    let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let i = 0; i < 3; i += 1) {
      const [one, two] = [points[i]!, points[(i + 1) % 3]!];
      const [low, high] = one.y < two.y ? [one, two] : [two, one];
      if (y < low.y - 0.5 || y > high.y + 0.5) continue;
      const t =
        high.y - low.y < 1e-6 ? 0 : Math.min(1, Math.max(0, (y - low.y) / (high.y - low.y)));
      const x = low.x + (high.x - low.x) * t;
      left = Math.min(left, x);
      right = Math.max(right, x);
      if (high.y - low.y < 1) [left, right] = [Math.min(left, high.x), Math.max(right, high.x)];
    }
    const end = Math.min(width - 1, Math.ceil(right));
    for (let x = Math.max(0, Math.floor(left)); x <= end; x += 1) set(y * width + x);
  }
}
