import { darker } from '../people/tints.ts';
import { type BeastFace, flat, type Muzzle, type Places } from './beast-places.ts';
import type { Beast } from './beasts.ts';
import type { Shape } from './drawing.ts';
import { tube } from './tube.ts';

const black = '#2c2227';

export function faceMarks(beast: Beast, { k, disc, shape }: Places, { end }: Muzzle): Shape[] {
  const colour = beast.markColour ?? beast.dark;
  switch (beast.marks) {
    case 'stripes':
      return [
        shape(
          colour,
          tube(k(0.1, -0.92, 0.1), k(0.1, -0.5, 0.03)),
          tube(k(0.5, -0.72, 0.1), k(0.42, -0.36, 0.03)),
          tube(k(0.92, 0.1, 0.1), k(0.5, 0.16, 0.03)),
          tube(k(0.8, 0.5, 0.09), k(0.44, 0.42, 0.03)),
        ),
      ];
    case 'zebra':
      return [
        shape(
          colour,
          tube(k(0.1, -0.9, 0.12), k(0.2, 0.2, 0.06)),
          tube(k(-0.5, -0.55, 0.1), k(-0.45, 0.5, 0.05)),
          tube(k(end * 0.55, -0.2, 0.09), k(end * 0.55, 0.8, 0.05)),
          tube(k(0.66, -0.6, 0.12), k(0.7, 0.4, 0.06)),
        ),
      ];
    case 'spots':
      return [
        shape(
          colour,
          disc(0.3, -0.55, 0.1),
          disc(0.6, -0.1, 0.1),
          disc(0.35, 0.3, 0.09),
          disc(-0.1, -0.75, 0.08),
        ),
      ];
    case 'patches':
      return [shape(colour, disc(0.3, -0.2, 0.62, 0.7))];
    case 'mask':
      return [shape(colour, disc(-0.36, -0.02, 0.4, 0.3, -24))];
    default:
      return [];
  }
}

export function noseOf(
  beast: Beast,
  { disc, fixed, shape }: Places,
  { end, drop, tip }: Required<Muzzle>,
): Shape[] {
  if (beast.ears === 'pointed' && beast.nose && beast.tail === 'curl')
    // A snout.
    return [
      shape(beast.nose, disc(end - tip * 0.75, drop - 0.02, tip * 0.42, tip * 0.85)),
      fixed(
        black,
        disc(end - tip * 0.82, drop - 0.16, 0.06, 0.09),
        disc(end - tip * 0.82, drop + 0.16, 0.06, 0.09),
      ),
    ];
  if (beast.foot !== 'paw')
    return [fixed(black, disc(end - tip * 0.45, drop - tip * 0.2, 0.1, 0.13))];
  return [fixed(beast.nose ?? black, disc(end - tip * 0.62, drop - tip * 0.55, 0.26, 0.21))];
}

export function mouthOf(
  beast: Beast,
  { k, fixed }: Places,
  { end, drop, tip }: Required<Muzzle>,
  face: BeastFace,
): Shape[] {
  const by = face === 'happy' ? -0.26 : face === 'sad' || face === 'afraid' ? 0.16 : -0.02;
  const [x, y] = [end - tip * 0.5, drop + tip * 0.38];
  const line = tube(k(x, y, 0.05), k(x + 0.4, y + 0.16, 0.06), k(x + 0.85, y + by, 0.04));
  const teeth =
    face === 'angry' && beast.foot === 'paw'
      ? [
          fixed(
            '#ffffff',
            flat(k(x + 0.16, y + 0.06), k(x + 0.26, y + 0.38), k(x + 0.38, y + 0.12)),
          ),
        ]
      : [];
  const tusk =
    beast.horns === 'tusks'
      ? [
          fixed(
            '#f4ecd8',
            tube(k(x + 0.5, y, 0.12), k(x + 0.2, y - 0.3, 0.1), k(x + 0.15, y - 0.55, 0.03)),
          ),
        ]
      : [];
  return [fixed(black, line), ...teeth, ...tusk];
}

export function eyeOf(beast: Beast, { k, disc, fixed, shape }: Places, face: BeastFace): Shape[] {
  const [x, y, r] = [
    -0.36,
    -0.16,
    beast.foot === 'hoof' ? 0.23 : beast.foot === 'pad' ? 0.15 : 0.2,
  ];
  const line = beast.wool || beast.marks === 'mask' ? '#f2ece4' : black;
  if (face === 'asleep')
    return [
      fixed(line, tube(k(x - 0.26, y, 0.05), k(x, y + 0.14, 0.06), k(x + 0.26, y - 0.02, 0.05))),
    ];
  if (face === 'happy')
    return [
      fixed(
        line,
        tube(k(x - 0.26, y + 0.12, 0.06), k(x, y - 0.1, 0.07), k(x + 0.26, y + 0.1, 0.06)),
      ),
    ];
  const ground =
    beast.wool || beast.marks === 'mask' || beast.marks === 'patches' || isDarkCoat(beast)
      ? [fixed('#f2ece4', disc(x, y, r * 1.45))]
      : [];
  const wide = face === 'afraid' ? 1.5 : 1;
  const white = face === 'afraid' ? [fixed('#ffffff', disc(x, y, r * 1.75))] : [];
  const eye = [
    ...ground,
    ...white,
    fixed(black, disc(x, y, r * (face === 'afraid' ? 0.8 : 1), r * 1.1)),
    fixed('#ffffff', disc(x - r * 0.35, y - r * 0.4, r * 0.32)),
  ];
  const lid = (rise: number) =>
    shape(
      darker(beast.wool ? beast.dark : beast.coat, 0.55),
      tube(k(x - 0.36, y - 0.3 * wide - rise, 0.08), k(x + 0.32, y - 0.34 * wide + rise, 0.07)),
    );
  if (face === 'angry') return [...eye, lid(-0.16)];
  if (face === 'sad')
    return [
      ...eye,
      lid(0.14),
      fixed('#8fd0f0', tube(k(x - 0.02, y + 0.42, 0.06), k(x - 0.04, y + 0.62, 0.11))),
    ];
  if (face === 'afraid') return [...eye, lid(0.14)];
  if (face === 'tired')
    return [...eye, shape(darker(beast.coat, 0.9), disc(x, y - r * 0.55, r * 1.4, r * 0.8))];
  return eye;
}

const isDarkCoat = ({ coat }: Beast): boolean =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(coat.slice(at, at + 2), 16), 0) < 190;
