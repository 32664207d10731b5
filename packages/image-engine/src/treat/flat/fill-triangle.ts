/** Calls `fill(y, from, to)` for the pixel centres of each row inside the triangle; `to` excluded. */
export function fillTriangle(
  corners: readonly [x0: number, y0: number, x1: number, y1: number, x2: number, y2: number],
  size: { readonly width: number; readonly height: number },
  fill: (y: number, from: number, to: number) => void,
): void {
  const [x0, y0, x1, y1, x2, y2] = corners;
  const top = Math.max(0, Math.ceil(Math.min(y0, y1, y2) - 0.5));
  const bottom = Math.min(size.height - 1, Math.ceil(Math.max(y0, y1, y2) - 0.5) - 1);
  for (let y = top; y <= bottom; y += 1) {
    const middle = y + 0.5;
    let left = Number.POSITIVE_INFINITY;
    let right = Number.NEGATIVE_INFINITY;
    const cross = (ax: number, ay: number, bx: number, by: number) => {
      // Half-open, so that a row through a corner meets each side once.
      if (ay <= middle === by <= middle) return;
      // Always from the upper end, so that both triangles of a side get the same number.
      const x =
        ay < by
          ? ax + ((middle - ay) / (by - ay)) * (bx - ax)
          : bx + ((middle - by) / (ay - by)) * (ax - bx);
      left = Math.min(left, x);
      right = Math.max(right, x);
    };
    cross(x0, y0, x1, y1);
    cross(x1, y1, x2, y2);
    cross(x2, y2, x0, y0);
    const from = Math.max(0, Math.ceil(left - 0.5));
    const to = Math.min(size.width, Math.ceil(right - 0.5));
    if (to > from) fill(y, from, to);
  }
}
