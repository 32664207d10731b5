import type { Box } from '../picture/fill-contours.ts';
import { growthOf } from './ages.ts';
import { chin, headward, poseOf } from './grow.ts';
import type { Point } from './joints.ts';
import type { Look } from './looks.ts';
import type { PoseName } from './poses.ts';

type PlaceName = 'crown' | 'nose' | 'shoulder' | 'chest' | 'lap' | 'hand' | 'feet' | 'middle';

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
/** Where a figure ends below. */
const foot = 160;

export function figurePlaces(look: Look, name: PoseName, box: Box): FigurePlaces {
  const pose = poseOf(look, name);
  const growth = growthOf(look.person);
  const [wide, high] = growth.body;
  const toHead = headward(growth);
  const { lean, sink = 0 } = pose;
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
  return {
    ...{ crown: ofHead(onHead.crown), nose: ofHead(onHead.nose) },
    ...{ shoulder: ofBody(onBody.shoulder), chest: ofBody(onBody.chest) },
    ...{ lap: ofBody(onBody.lap), hand: ofBody(pose.hands[1]), middle: ofBody(onBody.middle) },
    feet: share([50, chin + (foot - chin) * high]),
    unit: 1 / (box.bottom - box.top),
  };
}
