import type { Oklab } from '@armoni/colour/oklab';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { backdrop, cut } from '../stage.ts';
import type { Space } from './inside-space.ts';

/** The wall at the end: units of the picture. */
export type Wall = {
  readonly left: number;
  readonly top: number;
  readonly w: number;
  readonly h: number;
  readonly space: Space;
  readonly sky: Oklab;
};

export const wood = (wall: Wall) => blend(tone('#8f6238'), wall.space.wall, 0.2);

/** A rectangle in shares of the wall. */
export const box = (
  { left, top, w, h }: Wall,
  x: number,
  y: number,
  wide: number,
  high: number,
  r = 0,
) => `r ${left + w * x} ${top + h * y} ${w * wide} ${h * high} ${r}`;

/** Walls behind counters: shelves with goods, mirrors, machines. */
export const soldAt = {
  loaves: (wall: Wall) => {
    const bread = ['#c98f4a', '#dba862', '#b87a3a'].map((hex) =>
      blend(tone(hex), wall.space.wall, 0.1),
    );
    const { left, top, w, h } = wall;
    const rows = [0.2, 0.42, 0.64];
    return [
      backdrop('shelves', [
        cut(lighter(wood(wall), -0.05), box(wall, 0.06, 0.06, 0.88, 0.72)),
        cut(lighter(wood(wall), 0.1), ...rows.map((y) => box(wall, 0.06, y + 0.07, 0.88, 0.025))),
      ]),
      backdrop(
        'loaves',
        bread.map((fill, nth) =>
          cut(
            fill,
            ...rows.flatMap((y, row) =>
              Array.from({ length: 8 }, (_, at) => at)
                .filter((at) => (at + row) % 3 === nth)
                .map((at) => {
                  const [x, foot] = [left + w * (0.12 + 0.107 * at), top + h * (y + 0.07)];
                  return row === 1
                    ? `k ${x - w * 0.03} ${foot - h * 0.13} ${x + w * 0.02} ${foot - h * 0.015} ${w * 0.035}`
                    : `o ${x} ${foot - h * 0.045} ${w * 0.046} ${h * 0.045}`;
                }),
            ),
          ),
        ),
      ),
    ];
  },
  mirrors: (wall: Wall) => {
    const glass = blend(tone('#dcebee'), wall.space.wall, 0.15);
    return [
      backdrop('mirrors', [
        cut(wood(wall), ...[0.06, 0.38, 0.7].map((x) => box(wall, x, 0.1, 0.24, 0.5, 8))),
        cut(glass, ...[0.08, 0.4, 0.72].map((x) => box(wall, x, 0.13, 0.2, 0.44, 5))),
        cut(
          lighter(glass, 0.05),
          ...[0.1, 0.42, 0.74].map((x) => box(wall, x, 0.17, 0.03, 0.34, 4)),
        ),
        cut(lighter(wood(wall), 0.05), box(wall, 0, 0.64, 1, 0.06)),
        cut(
          tone('#ffe2a0'),
          ...[0.18, 0.5, 0.82].map(
            (x) =>
              `o ${wall.left + wall.w * x} ${wall.top + wall.h * 0.05} ${wall.w * 0.025} ${wall.w * 0.025}`,
          ),
        ),
      ]),
      backdrop(
        'flasks',
        ['#c8524a', '#4f8f84', '#d9a441'].map((hex, nth) =>
          cut(
            blend(tone(hex), wall.space.wall, 0.2),
            ...[0.07, 0.39, 0.71].map((x) => box(wall, x + 0.05 * nth, 0.55, 0.025, 0.09, 3)),
          ),
        ),
      ),
    ];
  },
  washers: (wall: Wall) => {
    const { left, top, w, h, space } = wall;
    const white = blend(tone('#f4f5f2'), space.wall, 0.1);
    const all = [0.2, 0.6].flatMap((y) =>
      [0.04, 0.236, 0.432, 0.628, 0.824].map((x) => [x, y] as const),
    );
    const round = (r: number) =>
      all.map(([x, y]) => `o ${left + w * (x + 0.088)} ${top + h * (y + 0.22)} ${w * r} ${w * r}`);
    return [
      backdrop('washing machines', [
        cut(lighter(space.detail, -0.05), box(wall, 0.02, 0.18, 0.96, 0.82)),
        cut(white, ...all.map(([x, y]) => box(wall, x, y, 0.176, 0.38, 5))),
        cut(
          lighter(white, -0.12),
          ...all.map(([x, y]) => box(wall, x + 0.015, y + 0.03, 0.1, 0.035, 2)),
        ),
        cut(
          tone('#d8604f'),
          ...all.map(
            ([x, y]) =>
              `o ${left + w * (x + 0.15)} ${top + h * (y + 0.048)} ${w * 0.01} ${w * 0.01}`,
          ),
        ),
        cut(tone('#8d98a3'), ...round(0.064)),
        cut(blend(tone('#3f6f8f'), space.wall, 0.1), ...round(0.05)),
        cut(
          blend(tone('#cfe6f0'), tone('#3f6f8f'), 0.45),
          ...all.map(
            ([x, y]) =>
              `o ${left + w * (x + 0.075)} ${top + h * (y + 0.2)} ${w * 0.016} ${w * 0.024} 30`,
          ),
        ),
      ]),
    ];
  },
  shelves: (wall: Wall) =>
    goods(wall, ['#d96a54', '#e0b04a', '#6aa38f', '#7f9cc4', '#c58ab0'], false),
  bottles: (wall: Wall) =>
    goods(wall, ['#5b7f4e', '#9a5a32', '#d9a441', '#7a3b4b', '#4f7f86'], true),
};

/** Jars or bottles on three shelves. */
function goods(wall: Wall, hexes: readonly string[], isTall: boolean): Group[] {
  const { left, top, w, h, space } = wall;
  const rows = [0.22, 0.45, 0.68];
  const high = isTall ? 0.16 : 0.12;
  const spots = rows.flatMap((y, row) =>
    Array.from({ length: isTall ? 14 : 10 }, (_, at) => ({
      x: left + w * (0.09 + (0.83 * at) / (isTall ? 14 : 10)),
      foot: top + h * (y + 0.07),
      high: h * high * (0.74 + (((at * 7 + row * 3) % 5) / 5) * 0.3),
      kind: (at * 3 + row) % hexes.length,
    })),
  );
  const wide = w * (isTall ? 0.032 : 0.058);
  return [
    backdrop('shelves', [
      cut(lighter(wood(wall), -0.06), box(wall, 0.06, 0.04, 0.88, 0.78)),
      cut(
        lighter(wood(wall), 0.1),
        ...rows.map((y) => box(wall, 0.06, y + 0.07, 0.88, 0.022)),
        box(wall, 0.05, 0.02, 0.9, 0.03),
      ),
    ]),
    backdrop(
      'goods',
      hexes.map((hex, kind) =>
        cut(
          blend(tone(hex), space.wall, 0.15),
          ...spots
            .filter((one) => one.kind === kind)
            .flatMap(({ x, foot, high: tall }) =>
              isTall
                ? [
                    `r ${x} ${foot - tall * 0.7} ${wide} ${tall * 0.7} 3`,
                    `r ${x + wide * 0.34} ${foot - tall} ${wide * 0.32} ${tall * 0.4}`,
                  ]
                : [`r ${x} ${foot - tall} ${wide} ${tall} 6`],
            ),
        ),
      ),
    ),
    ...(isTall
      ? []
      : [
          backdrop('lids', [
            cut(
              tone('#f2e6cf'),
              ...spots.map(
                ({ x, foot, high: tall }) => `r ${x - 2} ${foot - tall - 5} ${wide + 4} 9 3`,
              ),
            ),
          ]),
        ]),
  ];
}
