/** For each step along: how far across the cheapest connected path runs (dynamic programming). */
export function cheapestPath(
  length: number,
  breadth: number,
  costAt: (along: number, across: number) => number,
): Int32Array {
  const costs = new Float64Array(length * breadth);
  for (let i = 0; i < length; i += 1) {
    for (let j = 0; j < breadth; j += 1) {
      const before = i === 0 ? 0 : leastAround(costs, (i - 1) * breadth, j, breadth).cost;
      costs[i * breadth + j] = before + costAt(i, j);
    }
  }
  const path = new Int32Array(length);
  let across = 0;
  for (let j = 1; j < breadth; j += 1) {
    if (costs[(length - 1) * breadth + j]! < costs[(length - 1) * breadth + across]!) across = j;
  }
  for (let i = length - 1; i >= 0; i -= 1) {
    path[i] = across;
    if (i > 0) across = leastAround(costs, (i - 1) * breadth, across, breadth).across;
  }
  return path;
}

function leastAround(costs: Float64Array, row: number, across: number, breadth: number) {
  let best = across;
  for (const other of [across - 1, across + 1]) {
    if (other >= 0 && other < breadth && costs[row + other]! < costs[row + best]!) best = other;
  }
  return { cost: costs[row + best]!, across: best };
}
