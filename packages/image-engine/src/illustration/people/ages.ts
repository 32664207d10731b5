import type { Person } from '../illustration-description.ts';
import type { Point } from './joints.ts';

export type Age = Person['age'];

/** How an age is built. A head is 74 units high, an adult's body 117 below the chin. */
export type Growth = {
  /** A head's units → a figure's: an adult is 4½ heads high, a child 3½, a baby under 3. */
  readonly head: number;
  /** How much lower it sits: the neck of the small is hardly seen. */
  readonly sunk?: number;
  /** Of an adult's body below the chin: how wide and how high. */
  readonly body: Point;
  /** How much lower the eyes are, how large eyes, nose and mouth are. */
  readonly face: {
    readonly down: number;
    readonly eyes: number;
    readonly nose: number;
    readonly mouth: number;
  };
};

const grown = { down: 0, eyes: 1, nose: 1, mouth: 1 } as const;

const growths: Readonly<Record<Age, Growth>> = {
  baby: {
    head: 0.54,
    sunk: 6,
    body: [0.74, 0.5],
    face: { down: 6, eyes: 1.26, nose: 0.8, mouth: 0.8 },
  },
  toddler: {
    ...{ head: 0.51, sunk: 3, body: [0.76, 0.6] },
    face: { down: 5.4, eyes: 1.24, nose: 0.84, mouth: 0.84 },
  },
  child: { head: 0.5, body: [0.8, 0.78], face: { down: 4.4, eyes: 1.18, nose: 0.9, mouth: 0.9 } },
  teen: {
    head: 0.48,
    body: [0.86, 0.94],
    face: { down: 1.4, eyes: 1.08, nose: 0.94, mouth: 0.96 },
  },
  young: { head: 0.47, body: [0.97, 1], face: grown },
  adult: { head: 0.47, body: [1, 1], face: grown },
  old: { head: 0.48, body: [1.03, 0.93], face: { down: 0, eyes: 0.92, nose: 1.12, mouth: 0.97 } },
};

/** An animal that stands as people do is mostly head. */
const beast: Growth = { head: 0.64, body: [0.86, 0.74], face: grown };

export const growthOf = (person: Pick<Person, 'age' | 'beast'>): Growth =>
  person.beast ? beast : growths[person.age];

/** Who has a child's round face. */
export const isChild = ({ age }: { readonly age: Age }): boolean =>
  age === 'child' || age === 'toddler' || age === 'baby';

export const isInfant = ({ age }: { readonly age: Age }): boolean =>
  age === 'toddler' || age === 'baby';

/** How much taller or smaller somebody is than others of his age. */
export const statureOf = ({ stature }: Pick<Person, 'stature'>): number =>
  stature === 'tall' ? 1.13 : stature === 'short' ? 0.84 : 1;
