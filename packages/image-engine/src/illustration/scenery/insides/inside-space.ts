import type { Oklab } from '@armoni/colour/oklab';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { backdrop, cut, type Setting } from '../stage.ts';

/**
 * A room seen along its length. `at(x, h, z)`: x from −1 (left wall) to 1, h from 0 (floor) to 1 (where
 * the ceiling begins), z from 0 (before us) to 1 (the wall at the end).
 */
export type Space = {
  readonly at: (x: number, h: number, z: number) => readonly [x: number, y: number];
  /** How large something at z is beside what stands before us. */
  readonly near: (z: number) => number;
  readonly setting: Setting;
  readonly wall: Oklab;
  readonly floor: Oklab;
  readonly detail: Oklab;
  readonly profile: Profile;
};

/** What the ceiling is between the walls. */
export type Profile = 'flat' | 'gable' | 'round' | 'pointed';

/** Shares of the picture: half the width and the two edges of the wall before us, and the eye. */
const front = { half: 0.66, floor: 1.14, ceiling: 0.02, eye: 0.5 };

export function spaceOf(
  setting: Setting,
  { depth, profile }: { readonly depth: number; readonly profile: Profile },
  colours: Pick<Space, 'wall' | 'floor' | 'detail'>,
): Space {
  const { width, height } = setting;
  const near = (z: number) => 1 / (1 + depth * z);
  const [eye, low] = [height * front.eye, height * (front.floor - front.eye)];
  // A vault rises above the walls, which are lower for it.
  const high = height * (front.eye - front.ceiling + (profile === 'flat' ? 0.08 : -0.12));
  return {
    at: (x, h, z) => [
      width / 2 + x * width * front.half * near(z),
      eye + (low - (low + high) * h) * near(z),
    ],
    ...{ near, setting, profile, ...colours },
  };
}

/** A flat figure of corners in the room. */
export const quad = (
  { at }: Space,
  ...corners: readonly (readonly [x: number, h: number, z: number])[]
): string => `p ${corners.map(([x, h, z]) => at(x, h, z).join(' ')).join(' ')}`;

/** Shares of the room's height by which its ceiling rises in the middle. */
const rises: Readonly<Record<Profile, number>> = { flat: 0, gable: 0.5, round: 0.42, pointed: 0.6 };
const archSteps = 24;

/** The room's opening at z, made narrower by `inset`. */
function sectionAt(space: Space, z: number, inset = 0): string {
  const { profile, at } = space;
  const wide = 1 - inset;
  const top = 1 - inset * 0.6;
  const rise = rises[profile];
  const points: (readonly [number, number])[] = [
    [-wide, 0],
    [-wide, top],
  ];
  if (profile === 'gable') points.push([0, top + rise]);
  if (profile === 'round' || profile === 'pointed')
    for (let step = 1; step < archSteps; step += 1) {
      const turn = Math.PI * (1 - step / archSteps);
      const x = Math.cos(turn);
      const up = profile === 'round' ? Math.sin(turn) : 1 - Math.abs(x) ** 1.6;
      points.push([x * wide, top + rise * up]);
    }
  points.push([wide, top], [wide, 0]);
  return `p ${points.map(([x, h]) => at(x, h, z).join(' ')).join(' ')}`;
}

/** Walls and ceiling, darker toward us and lighter to the end, with a rib at every bay. */
export function shell(space: Space, bays: number, hasRibs: boolean): Group {
  const { wall, detail, setting } = space;
  const { isDark } = setting.palette;
  if (space.profile === 'flat' && !hasRibs) return planes(space);
  const cuts: CutOut[] = [cut(lighter(wall, -0.1), sectionAt(space, -0.3))];
  for (let bay = 0; bay < bays; bay += 1) {
    const [z, next] = [bay / bays, (bay + 1) / bays];
    if (hasRibs) {
      cuts.push(cut(lighter(detail, -0.04), sectionAt(space, z)));
      cuts.push(cut(lighter(wall, -0.08 + 0.09 * z), sectionAt(space, z + 0.12 / bays, 0.035)));
    } else cuts.push(cut(lighter(wall, -0.06 + 0.07 * z), sectionAt(space, z)));
    if (bay === bays - 1)
      cuts.push(cut(lighter(wall, isDark ? 0.01 : 0.04), sectionAt(space, next)));
  }
  return backdrop('walls', cuts);
}

/** Two walls, a ceiling and the wall at the end, each in another light. */
function planes(space: Space): Group {
  const { wall, detail, setting } = space;
  const side = (x: number) => quad(space, [x, 0, -0.5], [x, 1, -0.5], [x, 1, 1], [x, 0, 1]);
  const board = (x: number) => quad(space, [x, 0, -0.5], [x, 0.05, -0.5], [x, 0.05, 1], [x, 0, 1]);
  const skirting = lighter(blend(detail, wall, 0.5), 0.02);
  return backdrop('walls', [
    cut(lighter(wall, 0.06), quad(space, [-1, 1, -0.5], [1, 1, -0.5], [1, 1, 1], [-1, 1, 1])),
    cut(lighter(wall, -0.045), side(-1)),
    cut(lighter(wall, -0.025), side(1)),
    cut(
      lighter(wall, setting.palette.isDark ? 0.01 : 0.02),
      quad(space, [-1, 0, 1], [1, 0, 1], [1, 1, 1], [-1, 1, 1]),
    ),
    cut(
      skirting,
      board(-1),
      board(1),
      quad(space, [-1, 0, 1], [1, 0, 1], [1, 0.05, 1], [-1, 0.05, 1]),
    ),
  ]);
}

/** Before the first rib the room goes on beyond the frame. */
export const ground = (setting: Setting, fill: Oklab): Group => {
  const { width, height, beyond } = setting;
  return backdrop('room', [
    cut(
      fill,
      `r ${-60 - beyond.left} ${-60 - beyond.top} ${width + 120 + beyond.left + beyond.right} ${height + 120 + beyond.top + beyond.bottom}`,
    ),
  ]);
};

export type Flooring = 'boards' | 'flags' | 'checkered' | 'plain';

/** The floor to the end, in perspective; a carpet down its middle where there is one. */
export function flooring(space: Space, kind: Flooring, carpet: Oklab | null): Group {
  const { floor, setting } = space;
  const line = lighter(floor, setting.palette.isDark ? 0.05 : -0.06);
  const across = (z: number, wide: number) =>
    quad(space, [-1, 0, z], [1, 0, z], [1, 0, z + wide], [-1, 0, z + wide]);
  const along = (x: number, wide: number) =>
    quad(space, [x, 0, -0.2], [x + wide, 0, -0.2], [x + wide, 0, 1], [x, 0, 1]);
  const steps = Array.from({ length: 9 }, (_, at) => at / 8);
  const columns = Array.from({ length: 11 }, (_, at) => -1 + at / 5);
  const tiles =
    kind === 'checkered'
      ? Array.from({ length: 12 * 10 }, (_, index) => [index % 10, Math.floor(index / 10)] as const)
          .filter(([column, row]) => (column + row) % 2 === 0)
          .map(([column, row]) => {
            const [x, z] = [-1 + column / 5, -0.2 + row / 10];
            return quad(space, [x, 0, z], [x + 0.2, 0, z], [x + 0.2, 0, z + 0.1], [x, 0, z + 0.1]);
          })
      : [];
  const seams = [
    ...(kind === 'boards' || kind === 'flags' ? columns.map((x) => along(x, 0.012)) : []),
    ...(kind === 'flags' ? steps.map((z) => across(z, 0.012)) : []),
  ];
  return backdrop('floor', [
    cut(floor, across(-0.3, 1.3)),
    ...(tiles.length > 0 ? [cut(kind === 'checkered' ? tone('#f4efe4') : line, ...tiles)] : []),
    ...(seams.length > 0 ? [cut(line, ...seams)] : []),
    ...(carpet
      ? [
          cut(
            lighter(carpet, -0.05),
            quad(space, [-0.24, 0, -0.3], [0.24, 0, -0.3], [0.24, 0, 1], [-0.24, 0, 1]),
          ),
          cut(carpet, quad(space, [-0.2, 0, -0.3], [0.2, 0, -0.3], [0.2, 0, 1], [-0.2, 0, 1])),
        ]
      : []),
  ]);
}

export type Opening = 'arched' | 'square' | 'porthole' | 'stained';

/** A window in a side wall between two depths. */
function sideWindow(
  space: Space,
  side: 1 | -1,
  [z0, z1]: readonly [number, number],
  kind: Opening,
) {
  const [low, high] = kind === 'square' ? [0.42, 0.86] : [0.36, 0.74];
  const points: (readonly [number, number, number])[] = [];
  const x = side * 0.995;
  if (kind === 'porthole') {
    for (let step = 0; step < archSteps; step += 1) {
      const turn = (step / archSteps) * 2 * Math.PI;
      points.push([
        x,
        0.6 + 0.15 * Math.sin(turn),
        (z0 + z1) / 2 + ((z1 - z0) / 2) * Math.cos(turn),
      ]);
    }
  } else {
    points.push([x, low, z0], [x, high, z0]);
    if (kind !== 'square')
      for (let step = 1; step < 10; step += 1) {
        const share = step / 10;
        const up = Math.sin(share * Math.PI) * 0.18;
        points.push([x, high + up, z0 + (z1 - z0) * share]);
      }
    points.push([x, high, z1], [x, low, z1]);
  }
  return quad(space, ...points);
}

/** Rows of windows down both sides, and the light that falls from them. */
export function windows(space: Space, bays: number, kind: Opening, glass: Oklab): Group[] {
  const { setting, detail } = space;
  const spans = Array.from({ length: bays }, (_, bay) => bay);
  const of = (inset: number) =>
    spans.flatMap((bay) =>
      ([1, -1] as const).map((side) =>
        sideWindow(space, side, [(bay + 0.28 + inset) / bays, (bay + 0.84 - inset) / bays], kind),
      ),
    );
  const tints = ['#c8524a', '#3f7fb8', '#e0b23f', '#4f9d6a'].map((hex) =>
    blend(tone(hex), glass, 0.35),
  );
  const panes = of(0.05);
  const fills =
    kind === 'stained'
      ? tints.map((tint, at) => cut(tint, ...panes.filter((_, index) => index % 4 === at)))
      : [cut(glass, ...panes)];
  const light = spans.flatMap((bay) =>
    ([1, -1] as const).map((side) => {
      const [z0, z1] = [(bay + 0.3) / bays, (bay + 0.8) / bays];
      return quad(
        space,
        [side, 0, z0],
        [side, 0, z1],
        [side * 0.35, 0, z1 - 0.05],
        [side * 0.35, 0, z0 - 0.05],
      );
    }),
  );
  return [
    backdrop('windows', [cut(lighter(detail, -0.1), ...of(0)), ...fills]),
    ...(setting.palette.isDark
      ? []
      : [{ ...backdrop('light', [cut(blend(glass, space.floor, 0.72), ...light)]), isFlat: true }]),
  ];
}

/** Pillars that stand before the walls, joined by nothing but the ribs above. */
export function columns(space: Space, bays: number, x = 0.8): Group {
  const { detail } = space;
  const all: CutOut[] = [];
  for (let bay = bays - 1; bay >= 0; bay -= 1) {
    const z = (bay + 0.1) / bays;
    for (const side of [1, -1]) {
      const [left, right] = [side * x - 0.045, side * x + 0.045];
      const shaft = (from: number, to: number, wide: number) =>
        quad(
          space,
          [left - wide, from, z],
          [right + wide, from, z],
          [right + wide, to, z],
          [left - wide, to, z],
        );
      all.push(cut(lighter(detail, 0.02), shaft(0, 1, 0)));
      all.push(
        cut(
          lighter(detail, -0.07),
          quad(
            space,
            [side > 0 ? left : right - 0.03, 0, z],
            [side > 0 ? left + 0.03 : right, 0, z],
            [side > 0 ? left + 0.03 : right, 1, z],
            [side > 0 ? left : right - 0.03, 1, z],
          ),
        ),
      );
      all.push(cut(lighter(detail, 0.06), shaft(0, 0.05, 0.03), shaft(0.93, 1, 0.03)));
    }
  }
  return backdrop('columns', all);
}

/** Beams that cross below the ceiling, or trusses of a roof. */
export function beams(space: Space, bays: number, fill: Oklab): Group {
  const rise = rises[space.profile];
  const all: string[] = [];
  for (let bay = bays; bay >= 0; bay -= 1) {
    const z = (bay + 0.5) / (bays + 0.5);
    all.push(quad(space, [-1, 1, z], [1, 1, z], [1, 0.93, z], [-1, 0.93, z]));
    if (space.profile === 'gable') {
      const strut = (x0: number, h0: number, x1: number, h1: number) =>
        quad(space, [x0, h0, z], [x1, h1, z], [x1 + 0.04, h1, z], [x0 + 0.04, h0, z]);
      all.push(strut(-0.02, 0.96, -0.02, 1 + rise), strut(-0.5, 0.96, -0.02, 1 + rise * 0.7));
      all.push(strut(0.46, 0.96, -0.02, 1 + rise * 0.7));
    }
  }
  return backdrop('beams', [cut(fill, ...all)]);
}
