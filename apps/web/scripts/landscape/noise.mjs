/** Value noise with its slope, and the sums of octaves that terrain and clouds are made of. */
export function makeNoise(seed) {
  const hash = (x, y) => {
    let n = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1442695041);
    n = Math.imul(n ^ (n >>> 13), 1274126177);
    return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
  };

  const slope = new Float64Array(3);
  /** [value, d/dx, d/dy] at a point, in one reused array. */
  const withSlope = (x, y) => {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const fx = x - ix;
    const fy = y - iy;
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const du = 30 * fx * fx * (fx * (fx - 2) + 1);
    const dv = 30 * fy * fy * (fy * (fy - 2) + 1);
    const a = hash(ix, iy);
    const b = hash(ix + 1, iy);
    const c = hash(ix, iy + 1);
    const k = a - b - c + hash(ix + 1, iy + 1);
    slope[0] = a + (b - a) * u + (c - a) * v + k * u * v;
    slope[1] = du * (b - a + k * v);
    slope[2] = dv * (c - a + k * u);
    return slope;
  };

  /** Sum of octaves, about 0 to 1. */
  const cloud = (x, y, octaves = 5) => {
    let sum = 0;
    let weight = 0.5;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += weight * withSlope(x, y)[0];
      weight *= 0.5;
      [x, y] = [1.6 * x - 1.2 * y, 1.2 * x + 1.6 * y];
    }
    return sum;
  };

  /** Octaves fade on slopes already steep, which carves valleys as water does. */
  const eroded = (x, y, octaves = 10) => {
    let sum = 0;
    let weight = 1;
    let dx = 0;
    let dy = 0;
    for (let octave = 0; octave < octaves; octave += 1) {
      const n = withSlope(x, y);
      dx += n[1];
      dy += n[2];
      sum += (weight * n[0]) / (1 + dx * dx + dy * dy);
      weight *= 0.5;
      [x, y] = [1.6 * x - 1.2 * y, 1.2 * x + 1.6 * y];
    }
    return sum;
  };

  return { cloud, eroded, value: (x, y) => withSlope(x, y)[0] };
}
