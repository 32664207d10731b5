import { mixed } from '../people/tints.ts';
import type { BeastFace } from './beast-places.ts';
import type { Beast } from './beasts.ts';
import type { Shape } from './drawing.ts';
import { frontEars, frontHorns, hangsBefore } from './front-ears.ts';
import { frontEyes, frontMouth, type Muzzled, muzzleOf } from './front-face.ts';
import { frontMarks } from './front-marks.ts';
import { type FrontPlaces, frontPlaces } from './front-places.ts';

/** A beast's head looks at us: about the middle of the skull, whose radius is told. */
export function drawFrontHead(
  beast: Beast,
  middle: readonly [number, number],
  { radius, face }: { readonly radius: number; readonly face: BeastFace },
): Shape[] {
  const places = frontPlaces(middle, radius, beast.coat);
  const muzzled = muzzleOf(beast);
  return [
    ...(beast.mane === 'lion' ? lionMane(beast, places) : []),
    ...(beast.spines ? spinesOf(beast, places) : []),
    ...(beast.comb ? combOf(places) : []),
    ...frontHorns(beast, places),
    ...(hangsBefore(beast) ? [] : frontEars(beast, places)),
    ...skull(beast, places, muzzled),
    ...frontMarks(beast, places),
    ...muzzle(beast, places, muzzled),
    ...(hangsBefore(beast) ? frontEars(beast, places) : []),
    ...(beast.spines ? spinedBrow(beast, places) : []),
    ...crown(beast, places),
    ...(beast.trunkNose ? trunkOf(beast, places) : []),
    ...frontMouth(beast, places, { ...muzzled, face }),
    ...frontEyes(beast, places, { ...muzzled, face }),
  ];
}

/** How far down the chin is below the middle of the skull, in its radii. */
export const chinOf = (beast: Beast): number => {
  const kind = muzzleOf(beast).kind;
  return kind === 'long' ? 1.5 : kind === 'sheep' ? 1.2 : 0.94;
};

function skull(beast: Beast, { shape, disc, band, both }: FrontPlaces, { kind }: Muzzled): Shape[] {
  const { coat, dark } = beast;
  if (kind === 'long')
    return [
      shape(
        coat,
        disc(0, -0.22, 0.84, 0.8),
        band([0, -0.25, 0.78], [0, 0.55, 0.58], [0, 1.02, 0.5]),
      ),
    ];
  if (kind === 'sheep')
    return [shape(dark, band([0, -0.25, 0.78], [0, 0.35, 0.64], [0, 0.72, 0.44]))];
  if (kind === 'wide')
    return [shape(coat, disc(0, 0.1, 1.12, 0.8), ...both((s) => disc(s * 0.56, -0.62, 0.4)))];
  if (kind === 'beak' || kind === 'trunk') return [shape(coat, disc(0, -0.02, 1, 0.96))];
  const ruff =
    kind === 'fox'
      ? both((s) => band([s * 0.5, 0.16, 0.5], [s * 0.98, 0.36, 0.24], [s * 1.3, 0.44, 0.03]))
      : kind === 'cat'
        ? both((s) => disc(s * 0.52, 0.28, 0.56, 0.5))
        : both((s) => disc(s * 0.36, 0.38, 0.54, 0.5));
  const hair = beast.ruff
    ? [0.12, 0.4, 0.66].flatMap((y, at) =>
        both((s) =>
          band(
            [s * 0.6, y - 0.06, 0.34],
            [s * (1.02 - at * 0.1), y + 0.06, 0.2],
            [s * (1.34 - at * 0.2), y + 0.2, 0.03],
          ),
        ),
      )
    : [];
  return [shape(coat, disc(0, -0.06, 1.02, 0.92), ...ruff, ...hair)];
}

function muzzle(beast: Beast, places: FrontPlaces, { kind, wide, high, y }: Muzzled): Shape[] {
  const { shape, disc, both, band, flat } = places;
  const { light, coat, nose } = beast;
  switch (kind) {
    case 'sheep':
    case 'beak':
    case 'trunk':
      return [];
    case 'wide':
      return [shape(light, disc(0, 0.42, 0.8, 0.4))];
    case 'long':
      return [shape(nose ?? mixed(light, coat, 0.25), disc(0, y, wide, high))];
    case 'snout':
      return [shape(nose ?? light, disc(0, y, wide, high))];
    case 'fox':
      return [
        shape(
          light,
          ...both((s) =>
            band([s * 0.16, 0.62, 0.24], [s * 0.62, 0.42, 0.24], [s * 1.12, 0.4, 0.04]),
          ),
          flat([-0.3, 0.3], [0, -0.1], [0.3, 0.3], [0.3, 0.8], [-0.3, 0.8]),
          disc(0, 0.62, 0.34, 0.3),
        ),
      ];
    case 'jowls':
      return [
        shape(
          beast.face === 'muzzle' ? (beast.markColour ?? light) : light,
          ...both((s) => disc(s * 0.27, y + 0.08, wide * 0.8, high)),
          disc(0, y - 0.06, wide * 0.8, high * 0.9),
        ),
      ];
    case 'cat':
      return [
        shape(
          beast.face === 'muzzle' ? (beast.markColour ?? light) : light,
          ...both((s) => disc(s * 0.21, y, wide * 0.72, high)),
          disc(0, y + 0.22, 0.22, 0.17),
        ),
      ];
    default:
      return [
        shape(
          beast.face === 'muzzle' ? (beast.markColour ?? light) : light,
          disc(0, y, wide, high),
          disc(0, y - high * 0.5, wide * 0.66, high * 0.7),
        ),
      ];
  }
}

/** Wool, a forelock, a tuft of mane between the ears. */
function crown(beast: Beast, { shape, disc, band }: FrontPlaces): Shape[] {
  const hair = beast.markColour && beast.marks === undefined ? beast.markColour : beast.dark;
  if (beast.wool)
    return [
      shape(
        beast.coat,
        ...[-0.72, -0.36, 0, 0.36, 0.72].map((x) =>
          disc(x, -0.78 + Math.abs(x) * 0.34, 0.36, 0.34),
        ),
      ),
    ];
  if (beast.curls)
    return [
      shape(
        beast.coat,
        ...[-0.4, 0, 0.4].map((x) => disc(x, -0.92 + Math.abs(x) * 0.3, 0.38, 0.36)),
        disc(0, -1.16, 0.36),
      ),
    ];
  if (beast.mane === 'flowing' || beast.mane === 'upright')
    return [
      shape(
        hair,
        band([0.1, -1.08, 0.24], [-0.1, -0.8, 0.25], [-0.2, -0.42, 0.06]),
        band([0.12, -1.08, 0.2], [0.2, -0.82, 0.2], [0.16, -0.5, 0.05]),
      ),
    ];
  return [];
}

function combOf({ fixed, disc }: FrontPlaces): Shape[] {
  return [
    fixed(
      '#d8453c',
      disc(-0.26, -0.92, 0.2, 0.24),
      disc(0, -1.04, 0.24, 0.28),
      disc(0.26, -0.92, 0.2, 0.24),
    ),
  ];
}

/** A hedgehog's. */
function spinesOf(beast: Beast, { shape, flat, disc }: FrontPlaces): Shape[] {
  const spikes = Array.from({ length: 17 }, (_, at) => {
    const turn = (at / 16) * 1.2 * Math.PI + 0.9 * Math.PI;
    const on = (by: number, far: number) =>
      [Math.cos(turn + by) * far, Math.sin(turn + by) * far] as const;
    return flat(on(-0.16, 1), on(0, 1.48), on(0.16, 1));
  });
  return [shape(beast.dark, ...spikes), shape(beast.dark, disc(0, -0.24, 1.12, 1))];
}

/** Where they begin, above the brow. */
function spinedBrow(beast: Beast, { shape, flat }: FrontPlaces): Shape[] {
  const row = Array.from({ length: 7 }, (_, at) => {
    const x = (at - 3) * 0.28;
    const low = -0.34 - 0.1 * Math.cos(x * 1.6);
    return flat([x - 0.16, -0.5], [x, low + 0.1], [x + 0.16, -0.5]);
  });
  const cap = flat(
    ...Array.from({ length: 15 }, (_, at): readonly [number, number] => {
      const turn = Math.PI + (at / 14) * Math.PI;
      return [Math.cos(turn) * 1.04, -0.44 + Math.sin(turn) * 0.62];
    }),
  );
  return [shape(beast.dark, cap), shape(beast.dark, ...row)];
}

/** An elephant's, hanging a little to a side. */
function trunkOf(beast: Beast, { shape, band }: FrontPlaces): Shape[] {
  const dusk = mixed(beast.coat, beast.dark, 0.35);
  return [
    shape(dusk, band([0, 0.06, 0.3], [0, 0.62, 0.25], [0.04, 1.1, 0.2], [0.34, 1.36, 0.14])),
    shape(
      beast.dark,
      ...[0.42, 0.64, 0.86].map((y) =>
        band([-0.16, y, 0.02], [0, y + 0.05, 0.03], [0.16, y, 0.02]),
      ),
    ),
  ];
}

function lionMane(beast: Beast, { shape, disc }: FrontPlaces): Shape[] {
  const tufts = Array.from({ length: 14 }, (_, at) => {
    const turn = (at / 14) * 2 * Math.PI;
    return disc(1.24 * Math.cos(turn), 0.08 + 1.2 * Math.sin(turn), 0.46);
  });
  return [shape(beast.dark, ...tufts, disc(0, 0.08, 1.36, 1.32))];
}
