import { lighter } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { skyOf } from '../outdoors/sky.ts';
import { lobe } from '../outdoors/trees.ts';
import { lit } from '../set-pieces.ts';
import { backdrop, below, cut, type Setting, type Stage } from '../stage.ts';
import { outdoors, put } from './put-out.ts';

/** Boards to a rail, a mast with its sails and ropes, the open sea. */
export function shipDeck(setting: Setting): Stage {
  const { width, height, random } = setting;
  const timber = lit(setting, '#b07d4c', 0.05);
  const sea = lit(setting, '#3f86a8', 0.14);
  const rail = height * 0.64;
  const side = random() < 0.5 ? -1 : 1;
  const seams = Array.from({ length: 15 }, (_, at) => (at - 7) / 7).map(
    (share) =>
      `p ${width * (0.5 + share * 0.5)} ${height * 0.745} ${width * (0.5 + share * 0.5) + 3} ${height * 0.745} ${width * (0.5 + share * 1.3) + 7} ${height * 1.06} ${width * (0.5 + share * 1.3)} ${height * 1.06}`,
  );
  return outdoors(
    setting,
    [
      ...skyOf(setting, { horizon: 0.56 }),
      backdrop('sea', [
        cut(sea, below(setting, height * 0.56)),
        cut(
          lighter(sea, 0.07),
          ...Array.from({ length: 14 }, (_, at) =>
            lobe(width * random(), height * (0.575 + 0.01 * at), 30 + 40 * random(), 2.6),
          ),
        ),
      ]),
      ...rigging(setting, side),
      backdrop('rail', [
        cut(
          lighter(timber, -0.07),
          ...Array.from(
            { length: 15 },
            (_, at) => `r ${width * (at / 14) - 9} ${rail} 18 ${height * 0.11} 7`,
          ),
          `r -60 ${height * 0.725} ${width + 120} ${height * 0.03}`,
        ),
        cut(lighter(timber, 0.05), `r -60 ${rail - 16} ${width + 120} 24 8`),
      ]),
      backdrop('deck', [
        cut(timber, `r -60 ${height * 0.745} ${width + 120} ${height}`),
        cut(lighter(timber, -0.08), ...seams),
      ]),
      ...put(setting, 'ring-buoy', [0.5 - side * 0.34, 0.73, 0.1, 0]),
      ...put(setting, 'rope-coil', [0.5 - side * 0.4, 0.95, 0.1, 0]),
      ...put(setting, 'barrel', [0.5 + side * 0.4, 0.86, 0.17, 0]),
    ],
    { base: height * 0.9, horizon: height * 0.56 },
  );
}

/** A mast, its sails and ropes. */
function rigging(setting: Setting, side: number): Group[] {
  const { width, height } = setting;
  const timber = lit(setting, '#b07d4c', 0.05);
  const rail = height * 0.64;
  const x = (share: number) => width * (0.5 + side * share);
  const sail = lit(setting, '#f4ead6', 0.06);
  return [
    backdrop('sails', [
      cut(
        lighter(sail, -0.05),
        `M${x(0.34)} -60 L${x(0.3)} ${height * 0.46} Q${x(0.02)} ${height * 0.36} ${x(-0.16)} -60Z`,
      ),
      cut(
        sail,
        `M${x(0.34)} -60 L${x(0.31)} ${height * 0.43} Q${x(0.08)} ${height * 0.33} ${x(-0.08)} -60Z`,
        `M${x(0.4)} -60 L${x(0.4)} ${height * 0.4} Q${x(0.56)} ${height * 0.3} ${x(0.62)} -60Z`,
      ),
    ]),
    backdrop('mast', [
      cut(lighter(timber, -0.1), `r ${x(0.36) - 22} -60 44 ${height * 0.86} 8`),
      cut(lighter(timber, -0.03), `r ${x(0.36) - 22} -60 16 ${height * 0.86} 8`),
      cut(
        lit(setting, '#d9c59a', 0.05),
        `k ${x(0.35)} ${height * 0.05} ${x(-0.6)} ${rail} 5 5`,
        `k ${x(0.35)} ${height * 0.2} ${x(-0.36)} ${rail} 4 4`,
        ...[0.08, 0.16].map(
          (dy) =>
            `k ${x(0.36) - 26} ${height * (0.55 + dy)} ${x(0.36) + 26} ${height * (0.54 + dy)} 9 9`,
        ),
      ),
    ]),
  ];
}
