import { makeRandom } from '../maths/seeded-random.ts';
import { createPlanes, type LabPlanes } from '../raster/lab-planes.ts';

/** Pixels about the middle of a patch. */
const reach = 3;
/** Below this many pixels a side nothing smaller is filled first. */
const smallest = 40;
const rounds = { coarse: 8, fine: 3 } as const;
const passes = 3;
/** Colours tell more than lightness, which shades. */
const chromaWeight = 1.6;
/** Of the mean difference of patches: how much worse ones count less. */
const voteSpread = 0.6;

/** Three numbers a pixel, and what of it is to be filled. */
type Level = {
  readonly width: number;
  readonly height: number;
  readonly colour: Float32Array;
  readonly hole: Uint8Array;
  /** Middles of patches without a pixel of the hole. */
  readonly isSource: Uint8Array;
  /** Middles of patches that meet the hole. */
  readonly targets: Int32Array;
};

/**
 * Fills a hole with patches of the rest of the picture, from coarse to fine (Wexler et al. 2007,
 * with PatchMatch, Barnes et al. 2009). Null where too little is left to take patches from.
 */
export function fillHole(planes: LabPlanes, hole: Uint8Array, seed: number): LabPlanes | null {
  const levels = pyramidOf(planes, hole);
  const random = makeRandom(seed);
  let nearest: Int32Array | null = null;
  for (let i = levels.length - 1; i >= 0; i -= 1) {
    const level = levels[i]!;
    const sources = level.isSource.reduce((sum, one) => sum + one, 0);
    if (sources < 16) {
      if (i === 0) return null;
      continue;
    }
    const coarser: Level | undefined = levels[i + 1];
    if (nearest && coarser) {
      nearest = enlargeNearest(nearest, coarser, level, random);
      vote(level, nearest);
    } else {
      diffuse(level);
      nearest = anyNearest(level, random);
    }
    for (let round = 0; round < (i === 0 ? rounds.fine : rounds.coarse); round += 1) {
      search(level, nearest, random);
      vote(level, nearest);
    }
  }
  return planesOf(levels[0]!);
}

function pyramidOf(planes: LabPlanes, hole: Uint8Array): Level[] {
  const { width, height } = planes;
  const colour = new Float32Array(3 * width * height);
  for (let i = 0; i < width * height; i += 1) {
    colour[3 * i] = planes.l[i]!;
    colour[3 * i + 1] = chromaWeight * planes.a[i]!;
    colour[3 * i + 2] = chromaWeight * planes.b[i]!;
  }
  const levels = [levelOf(width, height, colour, hole)];
  for (;;) {
    const last = levels.at(-1)!;
    if (Math.min(last.width, last.height) < 2 * smallest) return levels;
    levels.push(half(last));
  }
}

function half({ width, height, colour, hole }: Level): Level {
  const [wide, high] = [width >> 1, height >> 1];
  const small = new Float32Array(3 * wide * high);
  const smallHole = new Uint8Array(wide * high);
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const to = y * wide + x;
      let count = 0;
      for (let k = 0; k < 4; k += 1) {
        const from = (2 * y + (k >> 1)) * width + 2 * x + (k & 1);
        if (hole[from]) {
          smallHole[to] = 1;
          continue;
        }
        count += 1;
        for (let c = 0; c < 3; c += 1) small[3 * to + c]! += colour[3 * from + c]!;
      }
      for (let c = 0; c < 3; c += 1) small[3 * to + c]! /= Math.max(1, count);
    }
  }
  return levelOf(wide, high, small, smallHole);
}

function levelOf(width: number, height: number, colour: Float32Array, hole: Uint8Array): Level {
  const sums = new Int32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y + 1) * (width + 1) + x + 1;
      sums[at] =
        hole[y * width + x]! + sums[at - 1]! + sums[at - width - 1]! - sums[at - width - 2]!;
    }
  }
  const isSource = new Uint8Array(width * height);
  const targets: number[] = [];
  for (let y = reach; y < height - reach; y += 1) {
    for (let x = reach; x < width - reach; x += 1) {
      const [top, bottom] = [(y - reach) * (width + 1), (y + reach + 1) * (width + 1)];
      const [left, right] = [x - reach, x + reach + 1];
      const inside =
        sums[bottom + right]! - sums[bottom + left]! - sums[top + right]! + sums[top + left]!;
      if (inside === 0) isSource[y * width + x] = 1;
      else targets.push(y * width + x);
    }
  }
  const at = Int32Array.from(targets);
  return { width, height, colour: colour.slice(), hole, isSource, targets: at };
}

/** A first guess: what is around the hole, smoothly. */
function diffuse({ width, height, colour, hole }: Level): void {
  const inside = [...hole.keys()].filter((i) => hole[i]);
  const mean = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < hole.length; i += 1) {
    if (hole[i]) continue;
    count += 1;
    for (let c = 0; c < 3; c += 1) mean[c]! += colour[3 * i + c]!;
  }
  for (const i of inside) {
    for (let c = 0; c < 3; c += 1) colour[3 * i + c] = mean[c]! / Math.max(1, count);
  }
  for (let round = 0; round < width + height; round += 1) {
    for (const i of inside) {
      const x = i % width;
      const neighbours = [
        x > 0 ? i - 1 : i,
        x < width - 1 ? i + 1 : i,
        i >= width ? i - width : i,
        i < width * (height - 1) ? i + width : i,
      ];
      for (let c = 0; c < 3; c += 1) {
        let sum = 0;
        for (const one of neighbours) sum += colour[3 * one + c]!;
        colour[3 * i + c] = sum / 4;
      }
    }
  }
}

function anyNearest({ width, height, isSource, targets }: Level, random: () => number) {
  const nearest = new Int32Array(width * height).fill(-1);
  for (const target of targets) nearest[target] = anySource(isSource, random);
  return nearest;
}

function anySource(isSource: Uint8Array, random: () => number): number {
  for (;;) {
    const at = Math.floor(random() * isSource.length);
    if (isSource[at]) return at;
  }
}

function enlargeNearest(
  coarse: Int32Array,
  from: Level,
  to: Level,
  random: () => number,
): Int32Array {
  const nearest = new Int32Array(to.width * to.height).fill(-1);
  for (const target of to.targets) {
    const [x, y] = [target % to.width, Math.floor(target / to.width)];
    const [sx, sy] = [Math.min(from.width - 1, x >> 1), Math.min(from.height - 1, y >> 1)];
    const source = coarse[sy * from.width + sx]!;
    const at =
      (2 * Math.floor(source / from.width) + (y & 1)) * to.width +
      2 * (source % from.width) +
      (x & 1);
    nearest[target] = source >= 0 && to.isSource[at] ? at : anySource(to.isSource, random);
  }
  return nearest;
}

/** Neighbours lend their match, then ever nearer places are tried. */
function search(level: Level, nearest: Int32Array, random: () => number): void {
  const { width, height, targets, isSource } = level;
  const costs = new Float32Array(width * height);
  for (const target of targets) costs[target] = difference(level, target, nearest[target]!, 1e9);
  const attempt = (target: number, source: number) => {
    if (source < 0 || source >= isSource.length || !isSource[source]) return;
    const cost = difference(level, target, source, costs[target]!);
    if (cost >= costs[target]!) return;
    costs[target] = cost;
    nearest[target] = source;
  };
  for (let pass = 0; pass < passes; pass += 1) {
    const step = pass % 2 === 0 ? 1 : -1;
    for (let k = 0; k < targets.length; k += 1) {
      const target = targets[step > 0 ? k : targets.length - 1 - k]!;
      for (const beside of [target - step, target - step * width]) {
        const match = nearest[beside];
        if (match !== undefined && match >= 0) attempt(target, match + target - beside);
      }
      const own = nearest[target]!;
      const [x, y] = [own % width, Math.floor(own / width)];
      for (let radius = Math.max(width, height) / 2; radius >= 1; radius /= 2.5) {
        const nx = Math.round(x + (2 * random() - 1) * radius);
        const ny = Math.round(y + (2 * random() - 1) * radius);
        if (nx >= reach && ny >= reach && nx < width - reach && ny < height - reach) {
          attempt(target, ny * width + nx);
        }
      }
    }
  }
}

function difference({ width, colour }: Level, target: number, source: number, limit: number) {
  let sum = 0;
  for (let dy = -reach; dy <= reach; dy += 1) {
    let one = 3 * (target + dy * width - reach);
    let other = 3 * (source + dy * width - reach);
    for (let n = 0; n < 3 * (2 * reach + 1); n += 1, one += 1, other += 1) {
      const gap = colour[one]! - colour[other]!;
      sum += gap * gap;
    }
    if (sum >= limit) return sum;
  }
  return sum;
}

/** Each pixel of the hole becomes the mean of what the patches about it want there. */
function vote(level: Level, nearest: Int32Array): void {
  const { width, colour, hole, targets } = level;
  const sums = new Float32Array(colour.length);
  const weights = new Float32Array(hole.length);
  const costs = Float32Array.from(targets, (target) =>
    difference(level, target, nearest[target]!, 1e9),
  );
  const usual = Math.max(
    1e-5,
    costs.reduce((sum, one) => sum + one, 0) / Math.max(1, costs.length),
  );
  for (let k = 0; k < targets.length; k += 1) {
    const target = targets[k]!;
    const source = nearest[target]!;
    const weight = Math.exp(-costs[k]! / (voteSpread * usual)) + 1e-4;
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) {
        const to = target + dy * width + dx;
        if (!hole[to]) continue;
        const from = source + dy * width + dx;
        weights[to]! += weight;
        for (let c = 0; c < 3; c += 1) sums[3 * to + c]! += weight * colour[3 * from + c]!;
      }
    }
  }
  for (let i = 0; i < hole.length; i += 1) {
    if (!hole[i] || weights[i]! <= 0) continue;
    for (let c = 0; c < 3; c += 1) colour[3 * i + c] = sums[3 * i + c]! / weights[i]!;
  }
}

function planesOf({ width, height, colour }: Level): LabPlanes {
  const planes = createPlanes(width, height);
  for (let i = 0; i < width * height; i += 1) {
    planes.l[i] = colour[3 * i]!;
    planes.a[i] = colour[3 * i + 1]! / chromaWeight;
    planes.b[i] = colour[3 * i + 2]! / chromaWeight;
  }
  return planes;
}
