import type { LabSquare } from './lab-square.ts';

/** Families of colour a person would name. Hues are degrees in OKLab; the last one is closed. */
const hues = [
  { name: 'roses', until: 12 },
  { name: 'rouges', until: 42 },
  { name: 'orangés', until: 78 },
  { name: 'jaunes', until: 112 },
  { name: 'verts', until: 165 },
  { name: 'turquoises', until: 218 },
  { name: 'bleus', until: 282 },
  { name: 'violets', until: 328 },
  { name: 'roses', until: 360 },
] as const;

const depths = ['profonds', '', 'clairs'] as const;
const deepBelow = 0.45;
const lightAbove = 0.78;
/** Less chroma than this has no hue for the eye. */
const greyBelow = 0.035;

const hueNames = [...new Set(hues.map(({ name }) => name))];
const greys = ['noirs', 'gris', 'blancs'] as const;

/** Every family's name, as `colourShares` orders them. */
export const familyNames: readonly string[] = [
  ...hueNames.flatMap((hue) => depths.map((depth) => (depth ? `${hue} ${depth}` : hue))),
  ...greys,
];

/** The share of a picture in each family; they add up to 1. */
export function colourShares({ l, a, b }: LabSquare): number[] {
  const counts = new Array<number>(familyNames.length).fill(0);
  const step = 4;
  for (let i = 0; i < l.length; i += step) counts[familyOf(l[i]!, a[i]!, b[i]!)]! += 1;
  const total = Math.ceil(l.length / step);
  return counts.map((count) => count / total);
}

function familyOf(l: number, a: number, b: number): number {
  const depth = l < deepBelow ? 0 : l > lightAbove ? 2 : 1;
  if (Math.hypot(a, b) < greyBelow) return hueNames.length * depths.length + depth;
  const degrees = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  const hue = hues.find(({ until }) => degrees < until) ?? hues[0];
  return hueNames.indexOf(hue.name) * depths.length + depth;
}
