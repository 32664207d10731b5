const side = 48;
const clusters = 6;
const rounds = 24;
const smallestShare = 0.02;

/**
 * The palette of a picture as the look defines it: k-means in OKLab on 48×48 px, k = 6, clusters
 * under 2 % dropped, dark to light. `pixels` is 48×48 RGB bytes.
 */
export function measureAccord(pixels) {
  const points = Array.from({ length: side * side }, (_, i) => toOklab(pixels, i * 3));
  return cluster(points)
    .filter(({ share }) => share >= smallestShare)
    .sort((a, b) => a.centre[0] - b.centre[0]);
}

/** Of a film's shot: the three most telling colours, a little more vivid. */
export function measureShotAccord(pixels) {
  const chroma = ({ centre }) => Math.hypot(centre[1], centre[2]);
  return measureAccord(pixels)
    .filter(({ centre }) => centre[0] > 0.27)
    .sort((a, b) => b.share * (chroma(b) + 0.035) - a.share * (chroma(a) + 0.035))
    .slice(0, 3)
    .map(({ centre: [l, a, b], share }) => ({ centre: [l, a * 1.15, b * 1.15], share }))
    .sort((a, b) => a.centre[0] - b.centre[0]);
}

/** Shares of 1 and sRGB colours. */
export function toStripes(accord) {
  const total = accord.reduce((sum, { share }) => sum + share, 0);
  return accord.map(({ centre, share }) => ({
    colour: toHex(centre),
    share: Math.round((share / total) * 1000) / 1000,
  }));
}

function cluster(points) {
  const sorted = points.toSorted((a, b) => a[0] - b[0]);
  let centres = Array.from(
    { length: clusters },
    (_, i) => sorted[Math.floor(((i + 0.5) / clusters) * sorted.length)],
  );
  let groups = [];
  for (let round = 0; round < rounds; round += 1) {
    groups = centres.map(() => []);
    for (const point of points) groups[nearest(centres, point)].push(point);
    centres = groups.map((group, i) => (group.length ? mean(group) : centres[i]));
  }
  return centres.map((centre, i) => ({ centre, share: groups[i].length / points.length }));
}

function nearest(centres, point) {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, c] of centres.entries()) {
    const d = (c[0] - point[0]) ** 2 + (c[1] - point[1]) ** 2 + (c[2] - point[2]) ** 2;
    if (d < least) [best, least] = [i, d];
  }
  return best;
}

function mean(group) {
  return [0, 1, 2].map((i) => group.reduce((sum, point) => sum + point[i], 0) / group.length);
}

// Björn Ottosson's OKLab matrices.
function toOklab(bytes, at) {
  const [r, g, b] = [0, 1, 2].map((i) => (bytes[at + i] / 255) ** 2.2);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([L, a, b]) {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const light = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = light.map((v) => Math.round(255 * Math.min(1, Math.max(0, v)) ** (1 / 2.2)));
  return `#${bytes.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}
