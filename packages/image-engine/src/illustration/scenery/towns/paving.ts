import type { Oklab } from '@armoni/colour/oklab';
import { lighter } from '../../palette/tones.ts';
import type { CutOut } from '../../picture/picture.ts';
import { cut, type Setting } from '../stage.ts';
import { groundDrop, type View } from './street-view.ts';

type Strip = (left: number, right: number, near: number, far: number) => string;

/** Broad stripes from kerb to kerb, near the eye. */
export const crossing = (kerb: number, strip: Strip) =>
  Array.from({ length: 7 }, (_, at) => {
    const left = -kerb + (2 * kerb * (at + 0.22)) / 7;
    return strip(left, left + (kerb * 2 * 0.56) / 7, 0.84, 0.56);
  });

export function puddlesOf(setting: Setting, view: View): string[] {
  const { width, height, random } = setting;
  const y = (near: number) => height * (view.y + groundDrop * near);
  const x = (share: number, near: number) => width * (view.x + share * near);
  return Array.from({ length: 14 }, () => {
    const near = 0.4 + 0.7 * random();
    const [cx, cy] = [x((random() - 0.5) * 0.6, near), y(near)];
    return `o ${cx} ${cy} ${width * 0.075 * near} ${height * 0.012 * near}`;
  });
}

/** Lamps and windows shine down the wet road. */
export function shineOf({ width, height, random }: Setting, view: View): string[] {
  const y = (near: number) => height * (view.y + groundDrop * near);
  return [0.34, 0.48, 0.62, 0.8].flatMap((near) =>
    [-1, 1].map((side) => {
      const cx = width * (view.x + side * view.kerb * (0.66 + 0.2 * random()) * near);
      return `k ${cx} ${y(near)} ${cx} ${y(near) + height * 0.16 * near} ${width * 0.026 * near} ${width * 0.008 * near}`;
    }),
  );
}

export function cobblesOf(setting: Setting, view: View, stone: Oklab): CutOut[] {
  const { width, height, random } = setting;
  const y = (near: number) => height * (view.y + groundDrop * near);
  const x = (share: number, near: number) => width * (view.x + share * near);
  return Array.from({ length: 60 }, () => {
    const near = 0.24 + 0.9 * random() ** 1.5;
    const [cx, cy] = [x((random() - 0.5) * 1.7 * view.wall, near), y(near)];
    return cut(
      lighter(stone, random() < 0.5 ? -0.035 : 0.03),
      `r ${cx} ${cy} ${width * 0.05 * near} ${height * 0.012 * near} 4`,
    );
  });
}

/** Stones across the road in courses, each set half a stone aside. */
export function settsOf(asphalt: Oklab, kerb: number, strip: Strip): CutOut[] {
  const courses = [0.24, 0.27, 0.305, 0.345, 0.39, 0.44, 0.5, 0.565, 0.64, 0.725, 0.82, 0.93, 1.05];
  return [-0.045, 0.04].map((by, turn) =>
    cut(
      lighter(asphalt, by),
      ...courses.flatMap((near, row) =>
        Array.from({ length: 11 }, (_, column) => column)
          .filter((column) => (column * 7 + row * 3) % 3 === turn)
          .map((column) => {
            const share = kerb * (-1 + (2 * (column + 0.08 + 0.5 * (row % 2))) / 11.5);
            return strip(share, share + kerb * 0.15, near * 1.085, near * 1.01);
          }),
      ),
    ),
  );
}
