import { darker, mixed } from '../people/tints.ts';
import { type BeastPosture, stances } from './beast-postures.ts';
import {
  type At,
  isDown as isOnGround,
  onTrunk,
  type Skeleton,
  shapeOf,
} from './beast-skeleton.ts';
import type { Beast } from './beasts.ts';
import { rainbow } from './body-parts.ts';
import type { Shape } from './drawing.ts';
import { type Knot, tube } from './tube.ts';

/** A tail of another colour is so to its tip. */
export function tailOf(whole: Beast, bones: Skeleton, posture: BeastPosture): Shape[] {
  const beast = withTailColour(whole);
  const isDown = isOnGround(posture);
  const [root, angle] = [onTrunk(beast, bones, -0.2, 0.35), stances[posture].tail];
  const from: At = [root[0] + beast.trunk[2] * 0.48, root[1]];
  const r = beast.trunk[2];
  // From where it leaves the body backward: so far, so high, so thick.
  const at = (back: number, up: number, thick: number): Knot => {
    const turn = (angle * Math.PI) / 180;
    const [x, y] = [back * r, up * r];
    const [bx, by] = isDown
      ? [x, y]
      : [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
    const low = isDown ? Math.min(-thick * r, from[1] - by) : from[1] - by;
    return [from[0] + bx, low, thick * r];
  };
  const draw = tails[beast.tail];
  return draw(
    beast,
    isDown ? (back, up, thick) => at(back, up * 1.1 - (up < 0 ? 0.2 : 0), thick) : at,
    isDown,
  );
}

export const withTailColour = (beast: Beast): Beast =>
  beast.tailColour === undefined
    ? beast
    : {
        ...beast,
        ...{ coat: beast.tailColour, light: beast.tailColour, markColour: beast.tailColour },
        dark: darker(beast.tailColour, 0.86),
      };

type Bent = (back: number, up: number, thick: number) => Knot;

/** How each kind hangs or is carried. */
const tails: Readonly<Record<Beast['tail'], (beast: Beast, at: Bent, isDown: boolean) => Shape[]>> =
  {
    bushy: ({ coat, light, dark }, at) => [
      shapeOf(
        darker(coat, 0.94),
        [
          tube(
            at(-0.3, 0.05, 0.22),
            at(0.7, -0.35, 0.38),
            at(1.6, -0.75, 0.46),
            at(2.3, -0.75, 0.2),
          ),
        ],
        true,
      ),
      shapeOf(chroma(coat) ? light : dark, [
        tube(at(1.75, -0.76, 0.4), at(2.05, -0.78, 0.3), at(2.42, -0.74, 0.12)),
      ]),
    ],
    long: ({ coat, dark, marks }, at) => [
      shapeOf(
        darker(coat, 0.94),
        [tube(at(-0.3, 0, 0.2), at(0.6, -0.6, 0.2), at(1.3, -0.5, 0.19), at(1.7, 0.3, 0.18))],
        true,
      ),
      ...(marks ? [shapeOf(dark, [tube(at(1.62, 0.06, 0.19), at(1.72, 0.36, 0.19))])] : []),
    ],
    tuft: ({ coat, dark }, at) => [
      shapeOf(
        darker(coat, 0.9),
        [tube(at(-0.2, 0, 0.13), at(0.5, -0.2, 0.11), at(0.72, -1.2, 0.1))],
        true,
      ),
      shapeOf(dark, [tube(at(0.72, -1.1, 0.16), at(0.72, -1.45, 0.24), at(0.7, -1.75, 0.08))]),
    ],
    stub: ({ coat, light, foot }, at) => [
      shapeOf(foot === 'hoof' ? darker(coat, 0.92) : mixed(coat, light, 0.5), [
        tube(at(-0.12, -0.1, 0.24), at(0.16, -0.06, 0.22)),
      ]),
    ],
    hair: ({ dark, markColour, hasRainbowHair }, at) =>
      hasRainbowHair
        ? rainbow.map((hex, nth) => {
            const by = (nth - 2.5) * 0.11;
            return shapeOf(hex, [
              tube(
                at(-0.1, 0.1, 0.1),
                at(0.45 + by, -0.1 + by, 0.11),
                at(0.8 + by, -1.1, 0.12),
                at(0.92 + by, -2.1, 0.04),
              ),
            ]);
          })
        : [
            shapeOf(markColour ?? dark, [
              tube(
                at(-0.1, 0.1, 0.16),
                at(0.45, -0.1, 0.26),
                at(0.8, -1.1, 0.32),
                at(0.92, -2.1, 0.1),
              ),
            ]),
          ],
    wag: ({ coat }, at) => [
      shapeOf(
        darker(coat, 0.94),
        [tube(at(-0.3, -0.1, 0.22), at(0.6, 0.3, 0.19), at(1.2, 1.0, 0.12))],
        true,
      ),
    ],
    curl: ({ coat, dark }, at) => [
      shapeOf(chroma(coat) ? dark : darker(coat, 0.9), [
        tube(
          at(0, 0, 0.1),
          at(0.4, 0.25, 0.1),
          at(0.55, 0.0, 0.09),
          at(0.38, -0.1, 0.08),
          at(0.42, 0.3, 0.07),
        ),
      ]),
    ],
    ringed: ({ coat, dark }, at) => [
      shapeOf(
        coat,
        [tube(at(-0.3, 0.05, 0.24), at(0.7, -0.3, 0.34), at(1.5, -0.55, 0.36), at(2.1, -0.4, 0.2))],
        true,
      ),
      shapeOf(dark, [
        tube(at(0.55, -0.24, 0.3), at(0.72, -0.31, 0.33)),
        tube(at(1.1, -0.46, 0.35), at(1.28, -0.5, 0.35)),
        tube(at(1.7, -0.56, 0.31), at(2.1, -0.4, 0.2)),
      ]),
    ],
    bare: ({ dark }, at) => [
      shapeOf(dark, [
        tube(at(0, -0.4, 0.1), at(0.8, -0.85, 0.08), at(1.5, -0.55, 0.06), at(2.1, -0.7, 0.04)),
      ]),
    ],
  };

/** Whether a coat has a colour at all. */
function chroma(hex: string): boolean {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...parts) - Math.min(...parts) > 60;
}
