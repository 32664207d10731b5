/**
 * Gaussian blur of one plane, edges repeated. Small sigmas with the true kernel, larger ones with
 * three box passes. Writes into `into`, which may be the plane itself.
 */
export function blurPlane(
  plane: Float32Array,
  width: number,
  height: number,
  sigma: number,
  into: Float32Array = new Float32Array(plane.length),
): Float32Array {
  if (sigma <= 0) {
    if (into !== plane) into.set(plane);
    return into;
  }
  if (sigma < 2.2) return blurWithKernel(plane, width, height, sigma, into);
  let source = plane;
  for (const radius of boxRadii(sigma)) {
    boxRows(source, width, height, radius, into);
    boxColumns(into, width, height, radius);
    source = into;
  }
  return into;
}

/** Three odd box widths whose repeated mean has the wanted deviation (Kovesi 2010). */
function boxRadii(sigma: number): number[] {
  const ideal = Math.sqrt(4 * sigma * sigma + 1);
  let small = Math.floor(ideal);
  if (small % 2 === 0) small -= 1;
  const smaller = Math.round(
    (12 * sigma * sigma - 3 * small * small - 12 * small - 9) / (-4 * small - 4),
  );
  return [0, 1, 2].map((pass) => ((pass < smaller ? small : small + 2) - 1) / 2);
}

function boxRows(
  from: Float32Array,
  width: number,
  height: number,
  radius: number,
  into: Float32Array,
): void {
  const row = new Float32Array(width);
  const scale = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y += 1) {
    const start = y * width;
    for (let x = 0; x < width; x += 1) row[x] = from[start + x]!;
    const first = row[0]!;
    const last = row[width - 1]!;
    let sum = first * radius;
    for (let x = 0; x < radius; x += 1) sum += x < width ? row[x]! : last;
    for (let x = 0; x < width; x += 1) {
      sum += x + radius < width ? row[x + radius]! : last;
      into[start + x] = sum * scale;
      sum -= x - radius >= 0 ? row[x - radius]! : first;
    }
  }
}

/** In place: rows that the window has yet to leave are kept as they were. */
function boxColumns(plane: Float32Array, width: number, height: number, radius: number): void {
  const scale = 1 / (2 * radius + 1);
  const keptRows = radius + 1;
  const kept = new Float32Array(keptRows * width);
  const sum = new Float64Array(width);
  const rowAt = (y: number) => Math.min(height - 1, Math.max(0, y)) * width;
  for (let y = -radius; y < radius; y += 1) {
    const start = rowAt(y);
    for (let x = 0; x < width; x += 1) sum[x]! += plane[start + x]!;
  }
  for (let y = 0; y < height; y += 1) {
    const entering = rowAt(y + radius);
    const leaving = (Math.max(0, y - radius) % keptRows) * width;
    const start = y * width;
    kept.set(plane.subarray(start, start + width), (y % keptRows) * width);
    for (let x = 0; x < width; x += 1) {
      sum[x]! += plane[entering + x]!;
      plane[start + x] = sum[x]! * scale;
      sum[x]! -= kept[leaving + x]!;
    }
  }
}

/** Row by row downwards: as many blurred rows are kept as the kernel is high. */
function blurWithKernel(
  from: Float32Array,
  width: number,
  height: number,
  sigma: number,
  into: Float32Array,
): Float32Array {
  const kernel = gaussian(sigma);
  const radius = (kernel.length - 1) / 2;
  const blurred = new Float32Array(kernel.length * width);
  const padded = new Float32Array(width + 2 * radius);
  const blurRow = (y: number) => {
    const start = y * width;
    padded.fill(from[start]!, 0, radius);
    padded.set(from.subarray(start, start + width), radius);
    padded.fill(from[start + width - 1]!, radius + width);
    const target = (y % kernel.length) * width;
    for (let x = 0; x < width; x += 1) {
      const middle = x + radius;
      let sum = kernel[radius]! * padded[middle]!;
      for (let k = 1; k <= radius; k += 1) {
        sum += kernel[radius + k]! * (padded[middle - k]! + padded[middle + k]!);
      }
      blurred[target + x] = sum;
    }
  };
  const sums = new Float32Array(width);
  const rowAt = (y: number) => (y % kernel.length) * width;
  for (let y = 0; y < Math.min(radius, height); y += 1) blurRow(y);
  for (let y = 0; y < height; y += 1) {
    if (y + radius < height) blurRow(y + radius);
    const start = y * width;
    const middle = rowAt(y);
    const own = kernel[radius]!;
    for (let x = 0; x < width; x += 1) sums[x] = own * blurred[middle + x]!;
    for (let k = 1; k <= radius; k += 1) {
      const above = rowAt(Math.max(0, y - k));
      const below = rowAt(Math.min(height - 1, y + k));
      const weight = kernel[radius + k]!;
      for (let x = 0; x < width; x += 1) {
        sums[x]! += weight * (blurred[above + x]! + blurred[below + x]!);
      }
    }
    into.set(sums, start);
  }
  return into;
}

function gaussian(sigma: number): Float32Array {
  const radius = Math.max(1, Math.ceil(sigma * 3));
  const kernel = Float32Array.from({ length: 2 * radius + 1 }, (_, i) =>
    Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma)),
  );
  const sum = kernel.reduce((total, weight) => total + weight, 0);
  return kernel.map((weight) => weight / sum);
}
