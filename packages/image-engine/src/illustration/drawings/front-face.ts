import { darker } from '../people/tints.ts';
import type { BeastFace } from './beast-places.ts';
import type { Beast } from './beasts.ts';
import type { Shape } from './drawing.ts';
import type { FrontPlaces } from './front-places.ts';

const black = '#2c2227';

/** What is before a face, where its middle is and how large, in the skull's radii. */
export type Muzzled = {
  readonly kind:
    | ('cat' | 'dog' | 'fox' | 'jowls' | 'long' | 'snout' | 'sheep')
    | ('beak' | 'wide' | 'trunk');
  readonly wide: number;
  readonly high: number;
  readonly y: number;
};

export function muzzleOf({ head, foot, tail, wool, ears, beak, face, trunkNose }: Beast): Muzzled {
  const [, long, tip] = head;
  const kind = beak ? 'beak' : trunkNose ? 'trunk' : face === 'topEyes' ? 'wide' : null;
  if (kind) return { kind, wide: 0.4, high: 0.3, y: 0.4 };
  if (wool) return { kind: 'sheep', wide: 0.4, high: 0.3, y: 0.72 };
  if (foot === 'hoof' && tail === 'curl') return { kind: 'snout', wide: 0.42, high: 0.33, y: 0.34 };
  if (foot === 'hoof') return { kind: 'long', wide: 0.44 + tip * 0.22, high: 0.46, y: 1.06 };
  if (ears !== 'round' && long >= 1.4) return { kind: 'fox', wide: 0.36, high: 0.3, y: 0.58 };
  if (long < 0.7 && tip > 0.55) return { kind: 'jowls', wide: 0.5, high: 0.36, y: 0.42 };
  if (long <= 0.98) return { kind: 'cat', wide: 0.42, high: 0.26, y: 0.44 };
  return { kind: 'dog', wide: 0.34 + tip * 0.3, high: 0.36, y: 0.48 };
}

type Faced = Muzzled & { readonly face: BeastFace };

/** Nose, mouth, teeth and whiskers. */
export function frontMouth(beast: Beast, places: FrontPlaces, faced: Faced): Shape[] {
  const { fixed, disc, both, band, flat } = places;
  const { kind, y, wide, face } = faced;
  if (kind === 'beak') return beakOf(beast, places);
  if (kind === 'trunk') return [];
  if (kind === 'wide')
    return [
      fixed(black, smile(places, 0.3, face, 0.62), ...both((s) => disc(s * 0.1, 0.06, 0.045))),
    ];
  if (kind === 'long' || kind === 'snout') {
    const low = kind === 'long' ? y + 0.2 : y + 0.46;
    return [
      fixed(
        darker(beast.nose ?? beast.dark, 0.6),
        ...both((s) => disc(s * wide * 0.42, y - 0.06, 0.075, 0.1)),
      ),
      fixed(black, smile(places, low, face, 0.3)),
    ];
  }
  const top = kind === 'sheep' ? 0.66 : kind === 'cat' ? y - 0.2 : y - 0.22;
  const isBig = kind === 'dog' || kind === 'fox' || kind === 'jowls';
  const tint = beast.nose ?? (kind === 'cat' && !isLarge(beast) ? '#c9666a' : black);
  const nose = isBig
    ? disc(0, top, 0.2, 0.15)
    : flat([-0.15, top - 0.08], [0.15, top - 0.08], [0.04, top + 0.1], [-0.04, top + 0.1]);
  const low = top + (isBig ? 0.3 : 0.24);
  const line = beast.wool || isDark(beast) ? '#f2ece4' : black;
  const mouth = [
    fixed(line, band([0, top + 0.06, 0.03], [0, low, 0.03]), smile(places, low, face, 0.26)),
  ];
  const tongue =
    face === 'happy' && isBig ? [fixed('#e0707a', disc(0, low + 0.16, 0.13, 0.17))] : [];
  const teeth =
    face === 'angry'
      ? [
          fixed(
            '#ffffff',
            ...both((s) =>
              flat([s * 0.1, low + 0.02], [s * 0.24, low + 0.02], [s * 0.17, low + 0.22]),
            ),
          ),
        ]
      : [];
  const whiskers = isCat(beast, kind)
    ? [
        fixed(
          darker(beast.light, 0.78),
          ...[-0.06, 0.06, 0.17].flatMap((dy, at) =>
            both((s) =>
              band(
                [s * 0.5, y + dy * 0.6, 0.016],
                [s * 1.16, y + dy * 2 - 0.05 + at * 0.02, 0.008],
              ),
            ),
          ),
        ),
      ]
    : [];
  return [...tongue, ...mouth, ...teeth, ...whiskers, fixed(tint, nose)];
}

function beakOf(beast: Beast, { fixed, flat, disc, band }: FrontPlaces): Shape[] {
  const colour = beast.beakColour ?? '#eca13c';
  const under = fixed(darker(colour, 0.78), disc(0, 0.4, 0.16, 0.14));
  const wattle = beast.comb ? [fixed('#d8453c', disc(0, 0.68, 0.15, 0.22))] : [];
  switch (beast.beak) {
    case 'flat':
      return [
        fixed(darker(colour, 0.8), disc(0, 0.46, 0.34, 0.16)),
        fixed(colour, disc(0, 0.34, 0.46, 0.19)),
        fixed(darker(colour, 0.6), disc(-0.1, 0.27, 0.03), disc(0.1, 0.27, 0.03)),
      ];
    case 'hook':
      return [fixed(colour, band([0, 0.06, 0.17], [0, 0.28, 0.15], [0, 0.54, 0.02]))];
    default:
      return [...wattle, under, fixed(colour, flat([-0.24, 0.12], [0.24, 0.12], [0, 0.46]))];
  }
}

/** Two arcs that meet below the nose; sad, afraid and angry ones fall. */
function smile({ band }: FrontPlaces, low: number, face: BeastFace, wide: number) {
  const up = face === 'happy' ? -0.14 : /^(sad|afraid|angry)$/.test(face) ? 0.14 : -0.03;
  return band(
    [-wide * (face === 'happy' ? 1.3 : 1), low + up, 0.02],
    [-wide * 0.5, low + 0.08 - up * 0.2, 0.034],
    [0, low, 0.03],
    [wide * 0.5, low + 0.08 - up * 0.2, 0.034],
    [wide * (face === 'happy' ? 1.3 : 1), low + up, 0.02],
  );
}

const eyesAt: Partial<Record<Muzzled['kind'], readonly [number, number]>> = {
  ...{ long: [0.56, -0.16], sheep: [0.4, -0.06], wide: [0.56, -0.64], trunk: [0.5, -0.16] },
};

export function frontEyes(beast: Beast, places: FrontPlaces, { kind, face }: Faced): Shape[] {
  const { fixed, shape, disc, both, band } = places;
  const isLong = kind === 'long';
  const [x, y] = eyesAt[kind] ?? [0.42, -0.12];
  const r = kind === 'wide' ? 0.2 : isLong ? 0.15 : 0.17;
  const isOnDark = beast.wool || isDark(beast) || /^(patches|band)$/.test(beast.face ?? '');
  const line = isOnDark ? '#f2ece4' : black;
  if (face === 'asleep' || face === 'happy') {
    const bow = face === 'asleep' ? 0.13 : -0.15;
    return [
      fixed(
        line,
        ...both((s) =>
          band([s * x - 0.2, y, 0.035], [s * x, y + bow, 0.05], [s * x + 0.2, y, 0.035]),
        ),
      ),
    ];
  }
  const iris = beast.iris ?? null;
  const white = iris ?? (isOnDark || face === 'afraid' ? '#f6f1e8' : null);
  const wide = face === 'afraid' ? 1.5 : 1;
  const isSlit = iris !== null && kind === 'cat' && face !== 'afraid';
  const pupil = isSlit ? slit : [r * (iris ? 0.7 : 1), r * (iris ? 0.76 : 1.12)];
  const eyes = [
    ...(white ? [fixed(white, ...both((s) => disc(s * x, y, r * 1.28 * wide)))] : []),
    fixed(black, ...both((s) => disc(s * x, y, pupil[0]!, pupil[1]!))),
    fixed('#ffffff', ...both((s) => disc(s * x + r * 0.36, y - r * 0.42, r * 0.34))),
  ];
  const lid = (inner: number, outer: number, thick = 0.06) =>
    shape(
      darker(beast.wool ? beast.dark : beast.coat, 0.5),
      ...both((s) =>
        band(
          [s * (x - 0.24), y - 0.3 + inner, thick],
          [s * (x + 0.26), y - 0.3 + outer, thick * 0.8],
        ),
      ),
    );
  if (face === 'angry') return [...eyes, lid(0.14, -0.06, 0.08)];
  if (face === 'sad')
    return [
      ...eyes,
      lid(-0.12, 0.08),
      fixed('#8fd0f0', band([-x - 0.02, y + 0.3, 0.05], [-x - 0.03, y + 0.46, 0.09])),
    ];
  if (face === 'afraid') return [...eyes, lid(-0.22, -0.02)];
  if (face === 'tired')
    return [
      ...eyes,
      shape(darker(beast.coat, 0.88), ...both((s) => disc(s * x, y - r * 0.62, r * 1.45, r * 0.9))),
    ];
  return eyes;
}

const slit = [0.1, 0.16] as const;

/** With whiskers that are seen. */
const isCat = ({ iris }: Beast, kind: Muzzled['kind']): boolean =>
  kind === 'cat' && iris !== undefined;

/** A tiger's nose is no kitten's. */
const isLarge = ({ trunk }: Beast): boolean => trunk[0] > 15;

const isDark = ({ coat }: Beast): boolean =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(coat.slice(at, at + 2), 16), 0) < 210;
