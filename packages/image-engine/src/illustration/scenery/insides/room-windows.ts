import { blend, lighter } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { curtainCloth } from '../set-pieces.ts';
import { backdrop, cut, isWet, liesSnow, type Setting } from '../stage.ts';
import { floorLine } from './room-pieces.ts';
import { pictureWindow } from './window-views.ts';

/** A window with its curtains; lengths in units. */
export type Opening = {
  readonly left: number;
  readonly right: number;
  /** Its lower edge. */
  readonly sill: number;
  readonly groups: readonly Group[];
};

/** Windows differ from wish to wish: one at a side, two, a wide one, or a wall without any. */
export function openingsOf(setting: Setting, random: () => number): readonly Opening[] {
  const { width, height, finish = {}, shown, weather, season, place } = setting;
  const chance = random();
  const isTurned = random() < 0.5;
  const short = Math.min(width, height);
  const isLarge =
    finish.windows === 'large' || finish.style === 'modern' || finish.use === 'veranda';
  const isLookedOut =
    shown.has('window') ||
    shown.has('curtain') ||
    isWet(setting) ||
    liesSnow(setting) ||
    weather !== null ||
    season === 'winter';
  if (isLarge) {
    // From wall to wall, or so that a wall is left beside it.
    const wide = finish.use === 'veranda' ? 0.92 : chance < 0.45 ? 0.78 : 0.56;
    const left = wide > 0.7 ? (1 - wide) / 2 : isTurned ? 0.97 - wide : 0.03;
    return [
      opening(setting, { x: left * width, w: wide * width, top: 0.08, low: floorLine - 0.012 }),
    ];
  }
  const w = Math.min(0.3 * short, 0.32 * width);
  const side = (isRight: boolean) =>
    opening(setting, {
      ...{ x: isRight ? width * 0.9 - w : width * 0.1, w, top: 0.11 },
      low: chance < 0.5 ? 0.5 : 0.56,
    });
  const isTwo = chance > 0.8 || (width > 1.4 * height && chance > 0.4);
  if (isTwo) return [side(false), side(true)];
  const isNone = chance < 0.26 && !isLookedOut && place !== 'bedroom';
  return isNone ? [] : [side(isTurned)];
}

type Pane = { readonly x: number; readonly w: number; readonly top: number; readonly low: number };

function opening(setting: Setting, { x, w, top, low }: Pane): Opening {
  const { height, width, finish = {}, furnishings, palette } = setting;
  const [high, sill] = [height * top, height * low];
  const hasCurtains =
    setting.shown.has('curtain') || (finish.style !== 'bare' && finish.use !== 'veranda');
  const fold = Math.min(w * 0.26, width * 0.085);
  const cloth = curtainCloth(
    setting,
    palette.isDark
      ? lighter(furnishings.linen, -0.16)
      : blend(furnishings.linen, furnishings.second, 0.35),
  );
  const foot = height * (floorLine + 0.012);
  const drop = (from: number, side: number) =>
    `M${from} ${high - 20} L${from + side * fold} ${high - 20} C${from + side * fold * 0.94} ${high + (foot - high) * 0.5} ${from + side * fold * 0.72} ${foot - 40} ${from + side * fold * 0.8} ${foot} L${from} ${foot}Z`;
  const pleat = (from: number, side: number, at: number) =>
    `M${from + side * fold * at} ${high - 20} L${from + side * fold * (at + 0.09)} ${high - 20} L${from + side * fold * at * 0.86} ${foot} L${from + side * fold * (at * 0.86 - 0.06)} ${foot}Z`;
  const [one, other] = [x - fold * 0.55, x + w + fold * 0.55];
  return {
    ...{ left: hasCurtains ? one : x - 12, right: hasCurtains ? other : x + w + 12, sill },
    groups: [
      ...pictureWindow(setting, { left: x, top: high, w, h: sill - high }),
      ...(hasCurtains
        ? [
            backdrop('curtains', [
              cut(cloth, drop(one, 1), drop(other, -1)),
              cut(
                lighter(cloth, palette.isDark ? -0.035 : -0.045),
                ...[0.28, 0.6].flatMap((at) => [pleat(one, 1, at), pleat(other, -1, at)]),
              ),
              cut(
                furnishings.metal,
                `r ${one - 22} ${high - 27} ${other - one + 44} 9 4`,
                `o ${one - 24} ${high - 22.5} 9 9`,
                `o ${other + 24} ${high - 22.5} 9 9`,
              ),
            ]),
          ]
        : []),
    ],
  };
}
