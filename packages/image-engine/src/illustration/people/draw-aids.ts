import type { Person } from '../illustration-description.ts';
import type { Pose } from './joints.ts';
import { seated } from './joints.ts';
import { elbowOf, shoulderOf } from './reach.ts';

type Aid = {
  /** Lines of a colour and a shape in a figure's units: behind the body, before the legs, before the hands. */
  readonly behind?: string;
  readonly hands?: string;
  /** How it makes one hold oneself. */
  readonly pose: (usual: Pose, isBusy: boolean) => Pose;
};

const wheel = (x: number) => `#2c2f38 o ${x} 128 7.4 33
#dfe3e8 o ${x} 128 4.6 28.6
#9aa6b4 k ${x} 100 ${x} 156 0.9 0.9
#6a7484 o ${x} 128 2.2 5.4`;

/** Seen from the front: its wheels stand at both sides, its plates bear the feet. */
const wheelchair: Aid = {
  behind: `#2c2f38 k 28 60 30 118 4 4
 #2c2f38 k 72 60 70 118 4 4
 #2c2f38 k 24 62 31 61 4.4 4.4
 #2c2f38 k 76 62 69 61 4.4 4.4
 #3f6fa8 r 29 64 42 48 6
 #35608f r 29 98 42 14 4
 ${wheel(19)}
 ${wheel(81)}
 #2c2f38 r 24 108 52 6 3
 #6a7484 k 36 112 38 152 3 3
 #6a7484 k 64 112 62 152 3 3
 #2c2f38 o 34 157 3.4 4.6
 #2c2f38 o 66 157 3.4 4.6`,
  hands: `#6a7484 k 23 92 23 109 3 3
 #6a7484 k 77 92 77 109 3 3
 #2c2f38 r 18 89 10 4.4 2.2
 #2c2f38 r 72 89 10 4.4 2.2
 #4a505e r 33 155 14 3.4 1.6
 #4a505e r 53 155 14 3.4 1.6`,
  pose: (usual, isBusy) => {
    const legs = {
      knees: [
        [seated[0], seated[1]],
        [seated[2], seated[3]],
      ],
      feet: onPlates,
    } as const;
    if (isBusy) return { ...usual, ...legs, lean: 0, tilt: 0 };
    const hands = [
      [22, 96],
      [78, 96],
    ] as const;
    const elbows = [
      elbowOf(shoulderOf(0, 0), hands[0], 0),
      elbowOf(shoulderOf(1, 0), hands[1], 1),
    ] as const;
    return { ...usual, ...legs, hands, elbows, lean: 0, tilt: 0 };
  },
};
const onPlates = [
  [40, 152],
  [60, 152],
] as const;

const crutch = (x: number) => `#9aa6b4 k ${x} 88 ${x} 157 3 2.6
#5f6b7a k ${x} 66 ${x} 90 3 3
#5f6b7a o ${x} 66 5 4
#2c2f38 r ${x - 6} 90 12 4.4 2.2
#2c2f38 o ${x} 158 2.8 2.2`;

const aids: Readonly<Record<NonNullable<Person['aid']>, Aid>> = {
  wheelchair,
  crutches: {
    hands: `${crutch(20)}\n ${crutch(80)}`,
    pose: (usual) => ({
      ...usual,
      elbows: [
        [22, 74],
        [78, 74],
      ],
      hands: [
        [20, 91],
        [80, 91],
      ],
    }),
  },
  cane: {
    hands: `#7a4a2c k 82 95 84 158 3 2.6
 #7a4a2c M80.4 97 C80 88 90 86 92 92 L89.4 93.4 C88.4 90.6 83.6 91 83.6 97Z
 #33303c o 84 158 2.4 1.8`,
    pose: (usual) => ({
      ...usual,
      elbows: [usual.elbows[0], [78, 73]],
      hands: [usual.hands[0], [82, 92]],
    }),
  },
};

export const aidOf = ({ aid }: Person): Aid | null => (aid ? aids[aid] : null);
