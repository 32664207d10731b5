import type { Box } from '../picture/fill-contours.ts';
import { toolTip } from './act-tools.ts';
import { actOf } from './acts.ts';
import { growthOf } from './ages.ts';
import { chin, headward, poseOf } from './grow.ts';
import type { Point } from './joints.ts';
import type { Look } from './looks.ts';
import { turnedAbout } from './move-shapes.ts';
import type { PoseName } from './poses.ts';
import type { StationName } from './stations.ts';

type PlaceName =
  | 'crown'
  | 'nose'
  | 'shoulder'
  | 'chest'
  | 'lap'
  | 'hand'
  | 'tip'
  | 'feet'
  | 'middle';

/** Where something may touch a figure: shares of its drawing's box; `unit` is one of the figure's own of its height. */
export type FigurePlaces = Readonly<
  Record<PlaceName, { readonly x: number; readonly y: number }>
> & {
  readonly unit: number;
};

/** In a figure's units: on the head, as large as poses have it. */
const onHead = { crown: [50, -5], nose: [50, 33] } as const satisfies Record<string, Point>;
/** On the body, before it is grown. */
const onBody = {
  ...{ shoulder: [72, 53], chest: [50, 70], lap: [50, 112], middle: [50, 95] },
} as const satisfies Record<string, Point>;
/** Where what is led or pulled is tied. */
const stationEnds: Partial<Record<StationName, Point>> = { rope: [132, 118], leash: [134, 122] };
/** Where a figure ends below. */
const foot = 160;

export function figurePlaces(look: Look, name: PoseName, box: Box): FigurePlaces {
  const pose = poseOf(look, name);
  const growth = growthOf(look.person);
  const [wide, high] = growth.body;
  const toHead = headward(growth);
  const { lean, sink = 0, tilt = 0, drop = 0 } = pose;
  const share = ([x, y]: Point) => ({
    x: (x - box.left) / (box.right - box.left),
    y: (y - box.top) / (box.bottom - box.top),
  });
  const sunk = sink * high;
  const ofHead = (at: Point) => {
    const [x, y] = toHead(...at);
    return share([x + lean * 1.2, y + sunk]);
  };
  const ofBody = ([x, y]: Point) => share([50 + (x - 50) * wide, chin + (y - chin) * high + sunk]);
  const bend = turnedAbout([50, chin + (95 + drop - chin) * high], tilt);
  // They go along where he bends.
  const ofHand = ([x, y]: Point) => {
    const [bx, by] = bend(50 + (x - 50) * wide, chin + (y - chin) * high);
    return share([bx, by + sunk]);
  };
  const { tool, station } = actOf(name) ?? {};
  const end = (station && stationEnds[station]) ?? pose.hands[1];
  return {
    ...{ crown: ofHead(onHead.crown), nose: ofHead(onHead.nose) },
    ...{ shoulder: ofBody(onBody.shoulder), chest: ofBody(onBody.chest) },
    ...{ lap: ofBody(onBody.lap), hand: ofHand(pose.hands[1]), middle: ofBody(onBody.middle) },
    tip: ofHand(tool ? toolTip(tool[0], pose.hands[1], tool[1]) : end),
    feet: share([50, chin + (foot - chin) * high]),
    unit: 1 / (box.bottom - box.top),
  };
}
