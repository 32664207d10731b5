import { type Contour, parsePath } from '../picture/parse-path.ts';

/** Pieces of a round line: enough for a shape as large as the picture. */
const roundPieces = 72;

/** `turn` in degrees, clockwise. */
export function ellipse(cx: number, cy: number, rx: number, ry = rx, turn = 0): Contour {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return Array.from({ length: roundPieces }, (_, piece) => {
    const at = (piece / roundPieces) * 2 * Math.PI;
    const [x, y] = [rx * Math.cos(at), ry * Math.sin(at)];
    return [cx + cos * x - sin * y, cy + sin * x + cos * y];
  }).flat();
}

export function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 0,
): Contour {
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) return [x, y, x + width, y, x + width, y + height, x, y + height];
  const corner = (cx: number, cy: number, from: number) =>
    Array.from({ length: 9 }, (_, step) => {
      const at = ((from + (step / 8) * 90) * Math.PI) / 180;
      return [cx + r * Math.cos(at), cy + r * Math.sin(at)];
    }).flat();
  return [
    ...corner(x + width - r, y + r, -90),
    ...corner(x + width - r, y + height - r, 0),
    ...corner(x + r, y + height - r, 90),
    ...corner(x + r, y + r, 180),
  ];
}

/** A line as thick as `width`, with round ends; thinner toward its end where `endWidth` says so. */
export function capsule(
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  width: number,
  endWidth = width,
): Contour {
  const angle = Math.atan2(y1 - y0, x1 - x0);
  const half = (cx: number, cy: number, r: number, from: number) =>
    Array.from({ length: 11 }, (_, step) => {
      const at = from + (step / 10) * Math.PI;
      return [cx + r * Math.cos(at), cy + r * Math.sin(at)];
    }).flat();
  return [
    ...half(x1, y1, endWidth / 2, angle - Math.PI / 2),
    ...half(x0, y0, width / 2, angle + Math.PI / 2),
  ];
}

/**
 * One shape as a line of text tells it: `o cx cy rx ry turn`, `r x y width height radius`,
 * `p x y x y …`, `k x0 y0 x1 y1 width endWidth`, or an SVG path.
 */
export function readShape(text: string): readonly Contour[] {
  const kind = text[0]!;
  const v = text
    .slice(1)
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (kind === 'o') return [ellipse(v[0]!, v[1]!, v[2]!, v[3], v[4])];
  if (kind === 'r') return [rectangle(v[0]!, v[1]!, v[2]!, v[3]!, v[4])];
  if (kind === 'p') return [v];
  if (kind === 'k') return [capsule([v[0]!, v[1]!], [v[2]!, v[3]!], v[4]!, v[5])];
  return parsePath(text, 1);
}
