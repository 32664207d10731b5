import { lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { lit, ridge } from '../set-pieces.ts';
import { backdrop, below, cut, type Setting, type Stage } from '../stage.ts';
import { fence } from './fence.ts';
import { landStage } from './land-stage.ts';
import { skyOf } from './sky.ts';
import { crown } from './trees-and-lilies.ts';

type Row = 'cabbage' | 'tomato' | 'carrot' | 'lettuce' | 'pumpkin' | 'leek';

/** Beds that run toward a shed and a fence, each of another vegetable, a path between them. */
export function allotment(setting: Setting): Stage {
  const { width, height, random } = setting;
  const side = random() < 0.5 ? -1 : 1;
  const soil = lit(setting, '#7d5b42', 0.05);
  const kinds = kindsIn(setting);
  const lanes = [-0.62, -0.36, -0.15, 0.15, 0.36, 0.62];
  const vanish = width * (0.5 + 0.05 * side);
  const at = (lane: number, near: number) => vanish + width * lane * near * 1.5;
  const y = (near: number) => height * (0.55 + 0.52 * near);
  const beds = lanes.map((lane) => {
    const half = 0.082;
    return cut(
      soil,
      `p ${at(lane - half, 0.2)} ${y(0.2)} ${at(lane + half, 0.2)} ${y(0.2)} ${at(lane + half, 1.1)} ${y(1.1)} ${at(lane - half, 1.1)} ${y(1.1)}`,
    );
  });
  const order = [4, 2, 0, 1, 3, 5];
  const plants = Array.from({ length: 9 }, (_, row) => 0.22 + 0.78 * (row / 8) ** 1.5).flatMap(
    (near) =>
      lanes.flatMap((lane, index) =>
        vegetable(setting, kinds[order.indexOf(index) % kinds.length]!, {
          x: at(lane, near),
          y: y(near),
          r: width * 0.075 * near,
        }),
      ),
  );
  return landStage(
    setting,
    [
      ...skyOf(setting, { horizon: 0.5 }),
      backdrop('hedge', [
        ridge(setting, { hex: '#7fa86a', air: 0.3, at: 0.5, swell: 24, waves: 2.6 }),
        ridge(setting, { hex: '#5f8f55', air: 0.15, at: 0.575, swell: 14, waves: 4.4 }),
      ]),
      fence(setting, 0.635),
      crown(setting, {
        x: width * (0.5 - 0.36 * side),
        base: height * 0.66,
        high: height * 0.4,
        hex: blossomOf(setting),
      }),
      shed(setting, width * (0.5 + 0.3 * side), height * 0.665, height * 0.27),
      backdrop('grass', [
        cut(lit(setting, '#86ad5c', 0.05), below(setting, height * 0.645, { swell: 4, waves: 1 })),
      ]),
      backdrop('beds', beds),
      backdrop('vegetables', plants),
    ],
    { base: height * 0.88, horizon: height * 0.5 },
  );
}

const blossomOf = ({ shown, season }: Setting): string =>
  shown.has('cherry-tree') || season === 'spring'
    ? '#f4bccb'
    : season === 'autumn'
      ? '#d98a3c'
      : '#7fae5c';

/** What was asked for comes first. */
function kindsIn({ shown }: Setting): readonly Row[] {
  const first: Row[] = [
    ...(shown.has('leafy-green') ? (['cabbage'] as const) : []),
    ...(shown.has('tomato') || shown.has('tomato-plants') ? (['tomato'] as const) : []),
    ...(shown.has('carrot') ? (['carrot'] as const) : []),
    ...(shown.has('jack-o-lantern') ? (['pumpkin'] as const) : []),
  ];
  return [...new Set<Row>([...first, 'cabbage', 'tomato', 'carrot', 'lettuce', 'leek', 'pumpkin'])];
}

function vegetable(
  setting: Setting,
  kind: Row,
  { x, y, r }: { x: number; y: number; r: number },
): CutOut[] {
  const green = (hex: string, by = 0) => lighter(lit(setting, hex, 0.04), by);
  if (kind === 'cabbage' || kind === 'lettuce') {
    const hex = kind === 'cabbage' ? '#5fa07a' : '#9cc65a';
    return [
      cut(
        green(hex, -0.06),
        `o ${x - r * 0.55} ${y - r * 0.2} ${r * 0.6} ${r * 0.4} 25`,
        `o ${x + r * 0.55} ${y - r * 0.2} ${r * 0.6} ${r * 0.4} -25`,
      ),
      cut(green(hex), `o ${x} ${y - r * 0.4} ${r * 0.62} ${r * 0.56}`),
      cut(green(hex, 0.07), `o ${x - r * 0.12} ${y - r * 0.5} ${r * 0.34} ${r * 0.34}`),
    ];
  }
  if (kind === 'tomato') {
    const up = r * 2.1;
    return [
      cut(green('#b98a5c'), `r ${x - r * 0.05} ${y - up} ${r * 0.1} ${up}`),
      cut(
        green('#4f8a4a'),
        `o ${x - r * 0.28} ${y - up * 0.36} ${r * 0.36} ${r * 0.34}`,
        `o ${x + r * 0.26} ${y - up * 0.5} ${r * 0.38} ${r * 0.36}`,
        `o ${x - r * 0.1} ${y - up * 0.78} ${r * 0.34} ${r * 0.34}`,
      ),
      cut(
        green('#d8432f'),
        `o ${x - r * 0.34} ${y - up * 0.26} ${r * 0.15} ${r * 0.15}`,
        `o ${x + r * 0.3} ${y - up * 0.38} ${r * 0.16} ${r * 0.16}`,
        `o ${x + r * 0.02} ${y - up * 0.62} ${r * 0.14} ${r * 0.14}`,
      ),
    ];
  }
  if (kind === 'pumpkin')
    return [
      cut(green('#5f9a4f'), `o ${x + r * 0.5} ${y - r * 0.2} ${r * 0.5} ${r * 0.3}`),
      cut(
        green('#e0802f'),
        `o ${x - r * 0.3} ${y - r * 0.3} ${r * 0.36} ${r * 0.38}`,
        `o ${x + r * 0.16} ${y - r * 0.3} ${r * 0.36} ${r * 0.38}`,
      ),
      cut(green('#f09a44'), `o ${x - r * 0.07} ${y - r * 0.3} ${r * 0.28} ${r * 0.4}`),
    ];
  const blades = [-0.7, -0.35, 0, 0.35, 0.7].map(
    (lean) =>
      `k ${x} ${y} ${x + lean * r * 0.9} ${y - r * (1.15 - Math.abs(lean) * 0.4)} ${r * 0.13} ${r * 0.06}`,
  );
  return kind === 'carrot'
    ? [
        cut(green('#e8813a'), `o ${x} ${y - r * 0.06} ${r * 0.2} ${r * 0.16}`),
        cut(green('#5fa34f'), ...blades),
      ]
    : [
        cut(green('#6f9f7f'), ...blades),
        cut(green('#eef2e2'), `r ${x - r * 0.1} ${y - r * 0.3} ${r * 0.2} ${r * 0.34}`),
      ];
}

function shed(setting: Setting, x: number, base: number, high: number): Group {
  const wood = lit(setting, '#a97c52', 0.06);
  const w = high * 0.92;
  const boards = Array.from(
    { length: 6 },
    (_, index) => `r ${x - w / 2 + (w / 6) * index} ${base - high * 0.62} 3 ${high * 0.62}`,
  );
  return backdrop('shed', [
    cut(
      wood,
      `p ${x - w / 2} ${base} ${x - w / 2} ${base - high * 0.6} ${x} ${base - high * 0.95} ${x + w / 2} ${base - high * 0.6} ${x + w / 2} ${base}`,
    ),
    cut(lighter(wood, -0.05), ...boards),
    cut(
      lit(setting, '#7a4a3c', 0.06),
      `p ${x - w * 0.6} ${base - high * 0.54} ${x} ${base - high} ${x + w * 0.6} ${base - high * 0.54} ${x + w * 0.56} ${base - high * 0.47} ${x} ${base - high * 0.87} ${x - w * 0.56} ${base - high * 0.47}`,
    ),
    cut(
      lit(setting, '#4f7f86', 0.06),
      `r ${x - w * 0.32} ${base - high * 0.46} ${w * 0.26} ${high * 0.46} 2`,
    ),
    cut(
      setting.palette.isDark ? tone('#ffd27a') : lit(setting, '#cfe3ea', 0.06),
      `r ${x + w * 0.08} ${base - high * 0.46} ${w * 0.28} ${high * 0.2} 2`,
    ),
  ]);
}
