/** 0–1 → 0–1, as CSS `cubic-bezier(x1, y1, x2, y2)`. */
export type Easing = (share: number) => number;

/** Halvings of the curve's parameter: 1/4096 moves nothing by a pixel. */
const halvings = 12;

/** https://www.w3.org/TR/css-easing-1/#cubic-bezier-easing-functions */
export function cubicBezier(x1: number, y1: number, x2: number, y2: number): Easing {
  const at = (t: number, a: number, b: number) =>
    3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t ** 2 * b + t ** 3;
  return (share) => {
    if (share <= 0) return 0;
    if (share >= 1) return 1;
    let low = 0;
    let high = 1;
    for (let step = 0; step < halvings; step += 1) {
      const middle = (low + high) / 2;
      if (at(middle, x1, x2) < share) low = middle;
      else high = middle;
    }
    return at((low + high) / 2, y1, y2);
  };
}
