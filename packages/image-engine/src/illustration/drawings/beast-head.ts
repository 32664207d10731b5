import { mixed } from '../people/tints.ts';
import { earOf, hornsOf } from './beast-ears.ts';
import { eyeOf, faceMarks, mouthOf, noseOf } from './beast-face.ts';
import { type BeastFace, type Places, placesAt } from './beast-places.ts';
import type { Beast } from './beasts.ts';
import type { Shape } from './drawing.ts';
import { tube } from './tube.ts';

/** About the middle of the skull, in its radii; turned by the degrees by which the nose is up. */
export function drawBeastHead(
  beast: Beast,
  [cx, cy]: readonly [number, number],
  turn: number,
  face: BeastFace,
): Shape[] {
  const [radius, muzzle, tip] = beast.head;
  const at = placesAt([cx, cy], radius, { turn, coat: beast.coat });
  const { k, disc, shape } = at;
  const isLong = muzzle > 1.5;
  const hood = beast.wool ? beast.dark : beast.face === 'hood' ? beast.light : beast.coat;
  const end = -muzzle;
  const drop = isLong ? 0.62 : 0.34;
  const skull = [
    disc(0, 0, 1),
    tube(k(-0.1, 0.12, 0.86), k(end * 0.62, drop * 0.72, (0.86 + tip) / 2.1), k(end, drop, tip)),
  ];
  const under = tube(
    k(0.1, 0.62, 0.26),
    k(end * 0.5, drop + 0.24, 0.3),
    k(end + tip * 0.1, drop + tip * 0.42, tip * 0.5),
  );
  const hasCheek = beast.foot === 'paw' && !beast.beak;
  return [
    ...earOf(beast, at, true),
    ...(beast.horns === 'spiral' ? [] : hornsOf(beast, at)),
    ...(beast.wool ? [shape(beast.coat, disc(0.5, -0.5, 0.75), disc(0.1, -0.85, 0.6))] : []),
    shape(hood, ...(beast.trunkNose ? [disc(0, 0, 1), nosed(at)] : skull)),
    ...(hasCheek && beast.light !== beast.coat ? [shape(beast.light, under)] : []),
    ...(isLong && (beast.foot === 'hoof' || beast.nose) && beast.foot !== 'paw' && !beast.wool
      ? [
          shape(
            beast.nose ?? mixed(beast.light, beast.coat, 0.2),
            disc(end * 0.94, drop + 0.02, tip * 0.98, tip * 0.94),
          ),
        ]
      : []),
    ...faceMarks(beast, at, { end, drop }),
    ...(beast.wool
      ? [shape(beast.coat, disc(0.35, -0.82, 0.5), disc(-0.05, -0.9, 0.42), disc(0.72, -0.5, 0.46))]
      : []),
    ...earOf(beast, at, false),
    ...forelock(beast, at),
    ...(beast.beak ? beakOf(beast, at) : []),
    ...(beast.trunkNose ? tusk(at) : []),
    ...(beast.beak || beast.trunkNose
      ? []
      : [
          ...noseOf(beast, at, { end, drop, tip }),
          ...mouthOf(beast, at, { end, drop, tip }, face),
        ]),
    ...eyeOf(beast, at, face),
    ...(beast.horns === 'spiral' ? hornsOf(beast, at) : []),
    ...(beast.ears === 'fan' ? fan(beast, at) : []),
    ...(beast.beard
      ? [
          shape(
            beast.dark,
            tube(k(end * 0.72, drop + tip, 0.22), k(end * 0.6, drop + tip + 0.75, 0.06)),
          ),
        ]
      : []),
  ];
}

/** An elephant's, down to the ground and rolled in at its end. */
const nosed = ({ k }: Places) =>
  tube(
    k(-0.3, 0.15, 0.78),
    k(-0.92, 0.75, 0.5),
    k(-1.12, 1.6, 0.36),
    k(-1.1, 2.35, 0.27),
    k(-1.32, 2.75, 0.22),
    k(-1.62, 2.6, 0.16),
  );

const tusk = ({ k, fixed }: Places): Shape[] => [
  fixed('#f6efdf', tube(k(-0.62, 0.82, 0.17), k(-1.05, 1.3, 0.15), k(-1.7, 1.32, 0.04))),
];

/** Over the shoulder. */
const fan = ({ dark, coat, light }: Beast, { k, shape }: Places): Shape[] => [
  shape(
    mixed(coat, dark, 0.55),
    tube(k(0.5, -0.45, 0.42), k(1.05, 0.1, 0.78), k(0.95, 0.85, 0.52), k(0.7, 1.4, 0.14)),
  ),
  shape(
    mixed(mixed(coat, dark, 0.4), light, 0.4),
    tube(k(0.6, -0.35, 0.24), k(1.05, 0.1, 0.52), k(0.95, 0.75, 0.32), k(0.76, 1.1, 0.1)),
  ),
];

/** Of a griffin: hooked, its corner below the eye. */
const beakOf = ({ beakColour = '#e9a93c' }: Beast, { k, fixed }: Places): Shape[] => [
  fixed(
    beakColour,
    tube(k(-0.55, 0.22, 0.42), k(-1.15, 0.2, 0.36), k(-1.55, 0.5, 0.2), k(-1.55, 0.85, 0.04)),
  ),
  fixed('#5a3a24', tube(k(-0.5, 0.42, 0.04), k(-0.95, 0.5, 0.05), k(-1.3, 0.56, 0.03))),
];

const forelock = ({ mane, markColour, dark }: Beast, { k, shape }: Places): Shape[] =>
  mane === 'flowing'
    ? [
        shape(
          markColour ?? dark,
          tube(k(0.2, -1.05, 0.3), k(-0.3, -0.85, 0.26), k(-0.62, -0.35, 0.1)),
        ),
      ]
    : [];
