import { mixed } from '../people/tints.ts';
import { earOf, hornsOf } from './beast-ears.ts';
import { eyeOf, faceMarks, mouthOf, noseOf } from './beast-face.ts';
import { type BeastFace, placesAt } from './beast-places.ts';
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
  const hood = beast.wool ? beast.dark : beast.coat;
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
  const hasCheek = beast.foot === 'paw';
  return [
    ...earOf(beast, at, true),
    ...hornsOf(beast, at),
    ...(beast.wool ? [shape(beast.coat, disc(0.5, -0.5, 0.75), disc(0.1, -0.85, 0.6))] : []),
    shape(hood, ...skull),
    ...(hasCheek && beast.light !== beast.coat ? [shape(beast.light, under)] : []),
    ...(isLong && beast.foot === 'hoof' && !beast.wool
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
    ...(beast.mane === 'flowing'
      ? [
          shape(
            beast.markColour ?? beast.dark,
            tube(k(0.2, -1.05, 0.3), k(-0.3, -0.85, 0.26), k(-0.62, -0.35, 0.1)),
          ),
        ]
      : []),
    ...noseOf(beast, at, { end, drop, tip }),
    ...mouthOf(beast, at, { end, drop, tip }, face),
    ...eyeOf(beast, at, face),
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
