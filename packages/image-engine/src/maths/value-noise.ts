/** Smooth noise of several octaves on the plane, about −1 … 1, repeatable. */
export function makeNoise(seed: number): (x: number, y: number, octaves: number) => number {
  const value = (x: number, y: number) => {
    let mixed = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(seed, 0x9e3779b1);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2_147_483_648 - 1;
  };
  const smooth = (x: number, y: number) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const u = ease(x - column);
    const v = ease(y - row);
    const top = value(column, row) * (1 - u) + value(column + 1, row) * u;
    const bottom = value(column, row + 1) * (1 - u) + value(column + 1, row + 1) * u;
    return top * (1 - v) + bottom * v;
  };
  return (x, y, octaves) => {
    let sum = 0;
    let scale = 1;
    for (let octave = 0; octave < octaves; octave += 1) {
      // Turned a little each time, so that the grid cannot be seen.
      sum +=
        smooth((0.8 * x - 0.6 * y) / scale + 17.3 * octave, (0.6 * x + 0.8 * y) / scale) * scale;
      scale /= 2;
    }
    return sum / 1.6;
  };
}

function ease(share: number): number {
  return share * share * share * (share * (share * 6 - 15) + 10);
}
