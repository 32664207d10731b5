import { toldColours } from '../../palette/colour-drawing.ts';
import { blend, lighter } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { lit, piece } from '../set-pieces.ts';
import { backdrop, cut, liesSnow, type Setting, snowIn } from '../stage.ts';
import { growth } from './growth.ts';
import { crown, firs, lilyPads, palm } from './trees-and-lilies.ts';

/** What stands about a lake lies at its sides and behind it, never before who is on it. */

const asked = ({ pieces }: Setting, id: string): boolean => pieces?.has(id) ?? false;

const leafy = (setting: Setting): string | null => {
  const { season, pieces } = setting;
  const told = (['deciduous-tree', 'apple-tree', 'cherry-tree'] as const).flatMap(
    (id) => pieces?.get(id)?.colour ?? [],
  )[0];
  if (told) return toldColours[told];
  if (asked(setting, 'cherry-tree')) return '#f3b5c8';
  if (!asked(setting, 'deciduous-tree') && !asked(setting, 'apple-tree')) return null;
  return season === 'autumn' ? '#d9873a' : season === 'winter' ? '#c9d2d8' : '#82ad5c';
};

/** Small and pale along the other shore, before a mountain that was named. */
export function onFarBank(setting: Setting, foot: number): Group[] {
  const { width, height, random } = setting;
  const peak = ['mount-fuji', 'volcano', 'mountain', 'peaks'].find((id) => asked(setting, id));
  const hex = leafy(setting);
  const spots = Array.from({ length: 9 }, (_, at) => (at + 0.2 + 0.6 * random()) / 9);
  return [
    ...(peak
      ? [
          piece(setting, peak, {
            x: width * 0.5,
            base: height * (foot + 0.005),
            high: height * 0.36,
            air: 0.28,
          }),
        ]
      : []),
    ...(asked(setting, 'evergreen-tree')
      ? firs(
          setting,
          spots.map((at) => ({
            at: width * at,
            base: foot,
            high: 0.1 + 0.06 * random(),
            air: 0.28,
          })),
        )
      : hex
        ? spots
            .filter((_, at) => at % 2 === 0 || Math.abs(spots[at]! - 0.5) > 0.3)
            .map((at) =>
              crown(setting, {
                x: width * at,
                base: height * (foot + 0.004),
                high: height * (0.1 + 0.04 * random()),
                hex,
              }),
            )
        : [growth(setting, foot + 0.002)]),
  ];
}

/** A bridge from shore to shore, leaves that lie on the water. */
export function overWater(setting: Setting, foot: number): Group[] {
  const { width, height } = setting;
  const bridge = ['stone-bridge', 'garden-bridge'].find((id) => asked(setting, id));
  const isInBloom = asked(setting, 'lotus') || asked(setting, 'white-flower');
  return [
    ...(bridge
      ? [
          piece(setting, bridge, {
            x: width * 0.5,
            base: height * foot,
            high: Math.min(width * 0.24, height * 0.2),
            air: 0.08,
          }),
        ]
      : []),
    ...(isInBloom
      ? [
          backdrop(
            'lilies',
            lilyPads(setting, [
              [0.14, 0.74],
              [0.3, 0.72],
              [0.22, 0.78],
              [0.7, 0.72],
              [0.84, 0.76],
              [0.62, 0.765],
              [0.42, 0.775],
            ]),
          ),
        ]
      : []),
  ];
}

/** Trees in the lower corners, on a bank of their own. */
export function onNearBanks(setting: Setting): Group[] {
  const { width, height, beyond } = setting;
  const hex = leafy(setting);
  const isFir = asked(setting, 'evergreen-tree');
  const isPalm = asked(setting, 'palm-tree');
  const isReed = asked(setting, 'bamboo') || asked(setting, 'lotus');
  if (!hex && !isFir && !isPalm && !isReed) return [];
  const green = lit(setting, '#6f9a55', 0.05);
  const bank = liesSnow(setting) ? blend(green, snowIn(setting), 0.9) : green;
  const low = height + beyond.bottom + 60;
  const mound = (side: -1 | 1) => {
    const edge = side < 0 ? -60 - beyond.left : width + 60 + beyond.right;
    const reach = side < 0 ? width * 0.25 : width * 0.77;
    return `M${edge} ${height * 0.84} C${(edge + reach) / 2} ${height * 0.84} ${reach - side * width * 0.03} ${height * 0.9} ${reach} ${low} L${edge} ${low}Z`;
  };
  return [
    backdrop('near banks', [
      cut(bank, mound(-1), mound(1)),
      cut(
        lighter(bank, -0.04),
        `o ${width * 0.1} ${height * 0.93} 30 8`,
        `o ${width * 0.93} ${height * 0.94} 34 8`,
      ),
    ]),
    ...(isFir
      ? firs(setting, [
          { at: width * 0.13, base: 0.9, high: 0.36, air: 0.06 },
          { at: width * 0.03, base: 0.95, high: 0.52, air: 0.03 },
          { at: width * 0.9, base: 0.9, high: 0.32, air: 0.06 },
          { at: width * 0.985, base: 0.95, high: 0.46, air: 0.03 },
        ])
      : []),
    ...(isPalm
      ? [
          palm(setting, { x: width * 0.05, foot: height * 0.92, h: height * 0.6, air: 0.04 }, 0.16),
          palm(
            setting,
            { x: width * 0.96, foot: height * 0.92, h: height * 0.5, air: 0.04 },
            -0.14,
          ),
        ]
      : []),
    ...(hex
      ? [
          crown(setting, { x: width * 0.03, base: height * 0.93, high: height * 0.5, hex }),
          crown(setting, { x: width * 0.97, base: height * 0.94, high: height * 0.42, hex }),
        ]
      : []),
    ...(isReed ? [reedsOf(setting)] : []),
  ];
}

function reedsOf(setting: Setting): Group {
  const { width, height } = setting;
  const reeds = [0.02, 0.06, 0.1, 0.13, 0.88, 0.92, 0.96].map(
    (s, at) =>
      `k ${width * s} ${height * 0.95} ${width * s + 6 * (at % 3) - 6} ${height * (0.78 - 0.02 * (at % 3))} 7 3`,
  );
  const cats = [0.06, 0.13, 0.92].map((s) => `o ${width * s} ${height * 0.775} 8 24`);
  return backdrop('reeds', [
    cut(lit(setting, '#5f8a45', 0.04), ...reeds),
    cut(lit(setting, '#8a5f3c', 0.04), ...cats),
  ]);
}

/** Palms that lean over a beach from both sides. */
export function besideBeach(setting: Setting): Group[] {
  const { width, height } = setting;
  if (!asked(setting, 'palm-tree')) return [];
  return [
    palm(setting, { x: width * 0.83, foot: height * 0.77, h: height * 0.36, air: 0.1 }, -0.12),
    palm(setting, { x: width * 0.08, foot: height * 0.86, h: height * 0.62, air: 0.03 }, 0.16),
    palm(setting, { x: width * 0.95, foot: height * 0.88, h: height * 0.56, air: 0.03 }, -0.2),
  ];
}
