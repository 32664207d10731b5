import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { backdrop, cut } from '../stage.ts';
import { quad, type Space } from './inside-space.ts';

type Side = 1 | -1;
const sides: readonly Side[] = [1, -1];
const depths = [0.72, 0.46, 0.2, -0.06];

/** On a cupboard's front along a wall, between two depths and two heights. */
const face = (
  space: Space,
  x: number,
  [low, high]: readonly [number, number],
  [z0, z1]: readonly [number, number],
) => quad(space, [x, low, z0], [x, high, z0], [x, high, z1], [x, low, z1]);

/** Upright, across the room. */
const across = (
  space: Space,
  [x0, x1]: readonly [number, number],
  [low, high]: readonly [number, number],
  z: number,
) => quad(space, [x0, low, z], [x1, low, z], [x1, high, z], [x0, high, z]);

/** Cupboards along both walls, each with what its maker put on it. */
const cupboards =
  (
    name: string,
    hex: string,
    front: (space: Space, x: number, z: number, nth: number) => CutOut[],
    high = 0.78,
  ) =>
  (space: Space): Group[] => {
    const body = blend(tone(hex), space.wall, 0.1);
    return depths.map((z, nth) =>
      backdrop(
        name,
        sides.flatMap((side) => {
          const [inner, outer] = [side * 0.66, side];
          return [
            cut(lighter(body, -0.06), across(space, [inner, outer], [0, high], z)),
            cut(body, face(space, inner, [0, high], [z, z + 0.2])),
            cut(
              lighter(body, 0.08),
              quad(
                space,
                [inner, high, z],
                [outer, high, z],
                [outer, high, z + 0.2],
                [inner, high, z + 0.2],
              ),
            ),
            ...front(space, inner, z, nth),
          ];
        }),
      ),
    );
  };

/** Machines with lights that blink. */
const racks = cupboards(
  'server racks',
  '#2b323c',
  (space, x, z, nth) => [
    cut(
      tone('#3d4753'),
      ...[0.1, 0.22, 0.34, 0.46, 0.58, 0.7].map((low) =>
        face(space, x, [low - 0.04, low + 0.04], [z + 0.02, z + 0.18]),
      ),
    ),
    ...['#4fe0a0', '#58b8f0', '#f0b84a'].map((hex, kind) =>
      cut(
        tone(hex),
        ...[0.1, 0.22, 0.34, 0.46, 0.58, 0.7]
          .filter((_, row) => (row + nth) % 3 === kind)
          .flatMap((low) =>
            [0.04, 0.08, 0.12].map((by) =>
              face(space, x, [low - 0.008, low + 0.012], [z + by, z + by + 0.02]),
            ),
          ),
      ),
    ),
  ],
  0.84,
);

const screens = ['#58d0e8', '#f06aa8', '#8fe060', '#f0b840'];
/** Games that shine. */
const games = cupboards('arcade machines', '#3a2f5c', (space, x, z, nth) => [
  cut(
    tone(screens[(nth + (x > 0 ? 1 : 0)) % 4]!),
    face(space, x, [0.42, 0.62], [z + 0.03, z + 0.17]),
  ),
  cut(tone(screens[(nth + 2) % 4]!), face(space, x, [0.67, 0.75], [z + 0.01, z + 0.19])),
  cut(tone('#1e1830'), face(space, x, [0.3, 0.37], [z, z + 0.2])),
  cut(tone('#f05a5a'), face(space, x, [0.32, 0.35], [z + 0.05, z + 0.07])),
  cut(tone('#f0d850'), face(space, x, [0.32, 0.35], [z + 0.11, z + 0.13])),
]);

/** Machines with three reels. */
const reels = cupboards(
  'slot-machine',
  '#8f2a3a',
  (space, x, z) => [
    cut(tone('#e0b84a'), face(space, x, [0.66, 0.76], [z + 0.01, z + 0.19])),
    cut(tone('#f8f4e6'), face(space, x, [0.4, 0.58], [z + 0.02, z + 0.18])),
    cut(
      tone('#d8403c'),
      ...[0.03, 0.085, 0.14].map((by) => face(space, x, [0.45, 0.53], [z + by, z + by + 0.03])),
    ),
    cut(tone('#3a2024'), face(space, x, [0.28, 0.34], [z + 0.04, z + 0.16])),
  ],
  0.8,
);

/** Narrow doors with vents. */
const lockers = cupboards('lockers', '#5f8fa8', (space, x, z) => [
  cut(
    tone('#3f6478'),
    ...[0.066, 0.133].map((by) => face(space, x, [0.02, 0.76], [z + by, z + by + 0.005])),
  ),
  cut(
    tone('#3f6478'),
    ...[0.62, 0.66, 0.7].flatMap((low) =>
      [0.02, 0.086, 0.153].map((by) => face(space, x, [low, low + 0.012], [z + by, z + by + 0.03])),
    ),
  ),
]);

/** Doors down both walls of a passage, and a rail. */
function doors(space: Space): Group[] {
  const leaf = blend(space.detail, tone('#ffffff'), 0.35);
  return [
    backdrop(
      'doors',
      sides.flatMap((side) => [
        cut(
          lighter(space.detail, -0.08),
          ...[0.66, 0.3, -0.04].map((z) =>
            face(space, side * 0.995, [0, 0.74], [z - 0.02, z + 0.2]),
          ),
        ),
        cut(
          leaf,
          ...[0.66, 0.3, -0.04].map((z) => face(space, side * 0.99, [0, 0.71], [z, z + 0.18])),
        ),
        cut(
          tone('#dfe9ea'),
          ...[0.66, 0.3, -0.04].map((z) =>
            face(space, side * 0.985, [0.44, 0.62], [z + 0.06, z + 0.12]),
          ),
        ),
      ]),
    ),
    backdrop(
      'rails',
      sides.map((side) => cut(space.detail, face(space, side * 0.97, [0.3, 0.335], [-0.3, 1]))),
    ),
    backdrop('tube lamps', [
      cut(
        tone('#fbfdf6'),
        ...[0.74, 0.42, 0.08].map((z) =>
          quad(
            space,
            [-0.16, 0.995, z],
            [0.16, 0.995, z],
            [0.16, 0.995, z + 0.14],
            [-0.16, 0.995, z + 0.14],
          ),
        ),
      ),
    ]),
  ];
}

/** Seats of an airliner to both sides of the aisle, lockers above. */
function airliner(space: Space): Group[] {
  const cloth = blend(tone('#3f6f9f'), space.wall, 0.1);
  const bins = sides.map((side) =>
    cut(
      lighter(space.wall, 0.02),
      quad(
        space,
        [side, 0.8, -0.4],
        [side * 0.5, 0.88, -0.4],
        [side * 0.5, 0.88, 1],
        [side, 0.8, 1],
      ),
    ),
  );
  const seams = sides.flatMap((side) =>
    [0.8, 0.6, 0.4, 0.2, 0].map((z) =>
      quad(
        space,
        [side, 0.8, z],
        [side * 0.5, 0.88, z],
        [side * 0.5, 0.88, z + 0.012],
        [side, 0.8, z + 0.012],
      ),
    ),
  );
  return [
    backdrop('lockers', [...bins, cut(lighter(space.wall, -0.12), ...seams)]),
    ...[0.85, 0.68, 0.51, 0.34, 0.17, 0].map((z) =>
      backdrop(
        'seats',
        sides.flatMap((side) =>
          [0.3, 0.54, 0.78].flatMap((x) => [
            cut(cloth, across(space, [side * (x - 0.1), side * (x + 0.1)], [0.04, 0.42], z)),
            cut(
              lighter(cloth, 0.08),
              across(space, [side * (x - 0.085), side * (x + 0.085)], [0.3, 0.4], z),
            ),
            cut(
              tone('#f0f2f2'),
              across(space, [side * (x - 0.075), side * (x + 0.075)], [0.37, 0.42], z),
            ),
          ]),
        ),
      ),
    ),
  ];
}

const awnings = ['#c8524a', '#3f8f84', '#e0a83f', '#4f7fb0'];
const fruits = ['#e0643f', '#8fb34a', '#f0c84a', '#b0457a', '#f2ead4'];
/** Stalls under awnings to both sides of a hall. */
function stands(space: Space): Group[] {
  const timber = blend(tone('#9a6b3e'), space.wall, 0.1);
  return [0.74, 0.48, 0.22, -0.04].map((z, nth) =>
    backdrop(
      'market-stall',
      sides.flatMap((side) => {
        const [inner, outer] = [side * 0.5, side * 0.98];
        const canopy = (from: number, to: number) =>
          quad(
            space,
            [inner * 0.92, 0.5, z + from],
            [outer, 0.62, z + from],
            [outer, 0.62, z + to],
            [inner * 0.92, 0.5, z + to],
          );
        return [
          cut(lighter(timber, -0.06), across(space, [inner, outer], [0, 0.2], z)),
          cut(timber, face(space, inner, [0, 0.2], [z, z + 0.2])),
          cut(
            lighter(timber, 0.1),
            quad(
              space,
              [inner, 0.2, z],
              [outer, 0.28, z],
              [outer, 0.28, z + 0.2],
              [inner, 0.2, z + 0.2],
            ),
          ),
          ...fruits.map((hex, kind) =>
            cut(
              tone(hex),
              ...[0, 1, 2, 3, 4]
                .filter((at) => (at + nth) % 5 === kind)
                .map((at) => {
                  const x = inner + (outer - inner) * (0.06 + 0.19 * at);
                  return quad(
                    space,
                    [x, 0.22, z + 0.01],
                    [x + (outer - inner) * 0.15, 0.25, z + 0.01],
                    [x + (outer - inner) * 0.15, 0.29, z + 0.18],
                    [x, 0.26, z + 0.18],
                  );
                }),
            ),
          ),
          cut(tone('#5a4636'), across(space, [inner, inner + side * 0.02], [0.2, 0.52], z)),
          cut(tone(awnings[(nth + (side > 0 ? 1 : 0)) % 4]!), canopy(0, 0.2)),
          cut(tone('#f6efe0'), canopy(0.04, 0.07), canopy(0.12, 0.15)),
        ];
      }),
    ),
  );
}

/** Benches of a court or of who waits. */
function waiting(space: Space): Group[] {
  const cloth = blend(tone('#4f8f9f'), space.wall, 0.15);
  return [0.6, 0.3, 0].map((z) =>
    backdrop(
      'chairs',
      sides.flatMap((side) =>
        [0.42, 0.62, 0.82].flatMap((x) => [
          cut(
            tone('#7d868e'),
            across(space, [side * (x - 0.07), side * (x - 0.055)], [0, 0.16], z),
            across(space, [side * (x + 0.055), side * (x + 0.07)], [0, 0.16], z),
          ),
          cut(
            lighter(cloth, -0.06),
            across(space, [side * (x - 0.085), side * (x + 0.085)], [0.2, 0.38], z + 0.06),
          ),
          cut(
            cloth,
            quad(
              space,
              [side * (x - 0.085), 0.17, z],
              [side * (x + 0.085), 0.17, z],
              [side * (x + 0.085), 0.19, z + 0.07],
              [side * (x - 0.085), 0.19, z + 0.07],
            ),
          ),
        ]),
      ),
    ),
  );
}

export const sideRows = { racks, games, reels, lockers, doors, airliner, stands, waiting };
