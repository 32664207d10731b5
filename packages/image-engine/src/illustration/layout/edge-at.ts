import type { Cluster, Item } from './cluster.ts';

/** Of its height: as far above and below its outline is looked for. */
const band = 0.06;
/** Of its height: whoever reaches over it meets what is this far below its top. */
const belowTop = 0.12;

/** How far to the left what is set there reaches at a height: up is negative. */
export function leftAt(cluster: Cluster, y: number): number {
  const high = -cluster.top;
  const at = Math.max(y, cluster.top + belowTop * high);
  const found = cluster.items.map((item) => leftOf(item, at - band * high, at + band * high));
  const left = Math.min(...found);
  return Number.isFinite(left) ? left : cluster.left;
}

function leftOf({ drawing, x, base, height, isFlipped }: Item, from: number, to: number): number {
  const { box, shapes } = drawing;
  const scale = height / (box.bottom - box.top);
  const middle = (box.left + box.right) / 2;
  const across = (at: number) => x + (isFlipped ? middle - at : at - middle) * scale;
  const [top, bottom] = [from, to].map((at) => box.bottom + (at - base) / scale) as [
    number,
    number,
  ];
  let left = Number.POSITIVE_INFINITY;
  for (const { contours } of shapes)
    for (const line of contours)
      for (let i = 0; i < line.length; i += 2) {
        const next = i + 2 === line.length ? 0 : i + 2;
        const [x0, y0, x1, y1] = [line[i]!, line[i + 1]!, line[next]!, line[next + 1]!];
        const [low, high] = [Math.max(top, Math.min(y0, y1)), Math.min(bottom, Math.max(y0, y1))];
        if (low > high) continue;
        const along = (y: number) => (y1 === y0 ? x0 : x0 + ((x1 - x0) * (y - y0)) / (y1 - y0));
        left = Math.min(left, across(along(low)), across(along(high)));
      }
  return left;
}
