import type { Contour } from '../../picture/parse-path.ts';
import type { Group } from '../../picture/picture.ts';
import { backdrop, type Setting } from '../stage.ts';
import { boatFrom } from './craft.ts';
import { box, type Point, turned } from './parts.ts';
import { type Told, told } from './told.ts';

export const sea = '#2f8fb3';
export const boats = /boat|ship|canoe|sail|kayak|yacht|ferry|speedboat|rowing/;
export const isSail = (asked: Told | null) => /sail/.test(asked?.id ?? '');
export const hulls = ['#c8463a', '#f1ece2', '#3f6fa5', '#e2b23c', '#4f8a7a'];

export const swells = ({ width, height, random }: Setting, count: number): Contour[] =>
  Array.from({ length: count }, () => {
    const [x, y, w] = [width * random(), height * random(), 26 + 60 * random()];
    return turned(box(w, 4), [x, y], -0.12);
  });

/** Those that were asked for, else none. */
export function boatsOn(setting: Setting, spots: readonly Point[], long: number): Group[] {
  const asked = told(setting, boats);
  if (!asked) return [];
  return [
    backdrop(
      'boats',
      spots
        .slice(0, asked.count)
        .flatMap((at, index) =>
          boatFrom(
            setting,
            { at, long, turn: -1.2 + 0.7 * index, hex: asked.hex ?? hulls[index % hulls.length]! },
            { sea, isUnderWay: true, hasSail: isSail(asked) },
          ),
        ),
    ),
  ];
}
