import { darker, mixed } from '../people/tints.ts';
import type { Contour } from '../picture/parse-path.ts';
import type { Landmarks } from './beast-landmarks.ts';
import type { BeastFace } from './beast-places.ts';
import { shapeOf } from './beast-skeleton.ts';
import type { Beast } from './beasts.ts';
import { type Drawing, drawingOf, type Shape } from './drawing.ts';
import { chinOf, drawFrontHead } from './front-head.ts';
import { frontTail } from './front-tail.ts';
import { ellipse } from './shapes.ts';
import { tube } from './tube.ts';

/** Of a skull seen from the side: from the front it is nearer, and its face is what counts. */
const headShare = 1.32;
/** However small a head is, of the chest's radius. */
const leastHead = 1.06;

/** Measures of who sits before us; y = 0 is the ground, x = 0 the middle. */
export type Sitter = {
  readonly chest: number;
  readonly rump: number;
  /** Where the shoulders are. */
  readonly high: number;
  readonly shin: number;
  readonly head: { readonly x: number; readonly y: number; readonly radius: number };
};

export function sitterOf(beast: Beast): Sitter {
  const [chest, , rump] = beast.trunk;
  const [long, , shin] = beast.legs;
  const radius = Math.max(beast.head[0] * headShare, chest * leastHead);
  const high = long * 0.62 + chest * 0.86;
  const rise = radius * (chinOf(beast) * 0.72) + beast.neck[0] * 0.22;
  return {
    ...{ chest, rump, high, shin: shin * 1.12 },
    head: { x: 0, y: -high - rise, radius },
  };
}

/** On its haunches, looking at us: how a pet is usually drawn. */
export function drawFrontSitting(beast: Beast, face: BeastFace): Drawing {
  const sitter = sitterOf(beast);
  const { head } = sitter;
  return drawingOf([
    ...frontTail(beast, sitter.rump),
    ...body(beast, sitter),
    ...drawFrontHead(beast, [head.x, head.y], { radius: head.radius, face }),
  ]);
}

/** Head, mouth and back as shares of the drawing's box, where things are worn and held. */
export function frontLandmarks(beast: Beast, isBust: boolean): Landmarks {
  const { box } = isBust ? drawFrontBust(beast, 'calm') : drawFrontSitting(beast, 'calm');
  const sitter = sitterOf(beast);
  const { x, y, radius } = isBust ? { x: 0, y: 0, radius: bustRadius } : sitter.head;
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const share = (dx: number, dy: number) => ({
    x: (x + dx * radius - box.left) / wide,
    y: (y + dy * radius - box.top) / high,
  });
  return {
    head: {
      ...share(0, -0.12),
      wide: (2 * radius) / wide,
      top: share(0, beast.mane === 'lion' ? -1.2 : -0.88).y,
    },
    mouth: share(0, chinOf(beast) * 0.8),
    back: { x: share(0, 0).x, y: (-sitter.high * 0.5 - box.top) / high },
  };
}

const both = (draw: (side: -1 | 1) => Contour): Contour[] => [draw(-1), draw(1)];

function body(beast: Beast, { chest, rump, high, shin, head }: Sitter): Shape[] {
  const { coat, light } = beast;
  const dark = mixed(coat, '#1b1420', 0.1);
  const thigh = both((s) =>
    ellipse(s * rump * 0.86, -rump * 0.6, rump * 0.58, rump * 0.64, s * 14),
  );
  const foot = beast.footColour ?? beast.shin ?? coat;
  const hind = both((s) => ellipse(s * rump * 0.98, -shin * 0.74, shin * 1.5, shin * 0.78));
  const leg = (s: -1 | 1) =>
    tube(
      [s * chest * 0.5, -high * 0.62, chest * 0.34],
      [s * chest * 0.46, -high * 0.3, shin * 1.24],
      [s * chest * 0.46, -shin, shin * 1.06],
    );
  const trunk = tube(
    [0, head.y, chest * 0.6],
    [0, -high * 0.94, chest * 0.8],
    [0, -high * 0.5, chest * 1.02],
    [0, -rump, rump * 0.98],
  );
  const bib = tube(
    [0, -high * 1.06, chest * 0.5],
    [0, -high * 0.74, chest * 0.52],
    [0, -high * 0.36, chest * 0.3],
  );
  return [
    shapeOf(dark, thigh),
    shapeOf(coat, [trunk, ...hairsOf(beast, chest, high)], true),
    ...flankMarks(beast, { chest, rump, high }),
    ...(light === coat ? [] : [shapeOf(light, [bib])]),
    shapeOf(foot === coat ? mixed(coat, '#1b1420', 0.05) : foot, hind),
    shapeOf(mixed(coat, '#1b1420', 0.05), both(leg)),
    ...(beast.shin
      ? [
          shapeOf(
            beast.shin,
            both((s) =>
              tube(
                [s * chest * 0.46, -high * 0.26, shin * 1.18],
                [s * chest * 0.46, -shin, shin * 1.06],
              ),
            ),
          ),
        ]
      : []),
    shapeOf(
      foot,
      both((s) => ellipse(s * chest * 0.48, -shin * 0.74, shin * 1.3, shin * 0.76)),
    ),
    shapeOf(
      darker(foot, 0.72),
      both((s) => toes(s * chest * 0.48, shin)).concat(both((s) => toes(s * rump * 0.98, shin))),
    ),
  ];
}

/** Long hair along both sides. */
const hairsOf = (beast: Beast, chest: number, high: number): Contour[] =>
  (beast.ruff ? [0.72, 0.52, 0.32] : []).flatMap((up) =>
    both((s) =>
      tube(
        [s * chest * 0.6, -high * up - chest * 0.1, chest * 0.4],
        [s * chest * 1.3, -high * up + chest * 0.34, chest * 0.04],
      ),
    ),
  );

/** Between two toes. */
const toes = (x: number, shin: number): Contour =>
  tube([x, -shin * 0.62, shin * 0.07], [x, -shin * 0.16, shin * 0.09]);

function flankMarks(
  beast: Beast,
  { chest, rump, high }: Pick<Sitter, 'chest' | 'rump' | 'high'>,
): Shape[] {
  const colour = beast.markColour ?? beast.dark;
  if (beast.marks === 'stripes' || beast.marks === 'zebra')
    return [
      shapeOf(
        colour,
        [0.22, 0.4, 0.58, 0.76].flatMap((up) => {
          const wide = up < 0.3 ? rump * 0.94 : chest * 0.94;
          return both((s) =>
            tube(
              [s * wide, -high * up, chest * 0.09],
              [s * wide * 0.58, -high * (up - 0.05), chest * 0.02],
            ),
          );
        }),
      ),
    ];
  if (beast.marks === 'spots')
    return [
      shapeOf(
        colour,
        flankSpots.flatMap(([x, up, size]) =>
          both((s) =>
            ellipse(
              s * chest * x,
              -high * (s < 0 ? up : up + 0.05),
              chest * size,
              chest * size * 0.86,
            ),
          ),
        ),
      ),
    ];
  if (beast.marks === 'patches')
    return [
      shapeOf(colour, [
        ellipse(-chest * 0.6, -high * 0.62, chest * 0.4, chest * 0.5),
        ellipse(rump * 0.6, -high * 0.3, rump * 0.44, rump * 0.5),
      ]),
    ];
  if (beast.marks === 'saddle')
    return [
      shapeOf(
        colour,
        both((s) => ellipse(s * chest * 0.8, -high * 0.56, chest * 0.3, high * 0.3)),
      ),
    ];
  // A panda's shoulders.
  if (beast.face === 'patches')
    return [
      shapeOf(colour, [
        tube([-chest * 0.6, -high * 0.8, chest * 0.3], [chest * 0.6, -high * 0.8, chest * 0.3]),
      ]),
    ];
  return [];
}

/** Beside the bib, of the chest's width, up the height, and how large. */
const flankSpots: readonly (readonly [x: number, up: number, size: number])[] = [
  ...([[0.72, 0.8, 0.11]] as const),
  ...([[0.84, 0.6, 0.12]] as const),
  ...([[0.62, 0.48, 0.1]] as const),
  ...([[0.9, 0.38, 0.12]] as const),
  ...([[0.96, 0.2, 0.12]] as const),
];

const bustRadius = 30;

/** Neck and chest below a head that fills the frame; ends where the edge cuts it off. */
export function drawFrontBust(beast: Beast, face: BeastFace): Drawing {
  const r = bustRadius;
  const chin = chinOf(beast) * r;
  const wide = beast.foot === 'hoof' ? 1.05 : 1.2;
  const trunk = tube(
    [0, 0, r * 0.72],
    [0, chin + r * 0.5, r * wide * 0.96],
    [0, chin + r * 2.1, r * wide * 1.7],
  );
  const cut = (contour: Contour): Contour =>
    contour.map((value, at) => (at % 2 === 0 ? value : Math.min(value, chin + r * 1.25)));
  const bib = tube(
    [0, chin * 0.7, r * 0.5],
    [0, chin + r * 0.7, r * 0.66],
    [0, chin + r * 2.0, r * 0.5],
  );
  return drawingOf([
    shapeOf(beast.coat, [cut(trunk)], true),
    ...(beast.light === beast.coat || beast.foot === 'hoof'
      ? []
      : [shapeOf(beast.light, [cut(bib)])]),
    ...drawFrontHead(beast, [0, 0], { radius: r, face }),
  ]);
}
