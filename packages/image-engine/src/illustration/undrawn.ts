import { type Composition, composePicture, type Frame } from './compose-picture.ts';
import type { IllustrationDescription, Place } from './illustration-description.ts';

const circumstances = ['time', 'season', 'weather', 'mood', 'colours'] as const;
/** What else is said of a whole picture. */
const surroundings = [
  ...(['town', 'view', 'hasPeaks', 'isPaved', 'isCrossed', 'skyColour', 'ground', 'wall'] as const),
  ...(['isFromAbove', 'isThroughWindow'] as const),
];
/** What is said of a thing and seen only where it stands. */
const ofThings = ['isWet'] as const;
/** An ordinary day: what is drawn where nothing is said. */
const usual: ReadonlySet<string> = new Set(['clear', 'morning', 'noon', 'afternoon', 'summer']);

/** Always shown by night. */
const nightly: ReadonlySet<Place> = new Set<Place>(['neon', 'stage', 'space', 'moon', 'graveyard']);

/**
 * Which parts of a wish that say how all of it is seen leave no trace in its picture: rain in a room, mist
 * anywhere, the houses of a town where none stand; `finish.wall` of a room, `thing 1 isWet`.
 */
export function undrawnOf(
  wish: IllustrationDescription,
  frame: Frame,
  earlier: readonly IllustrationDescription[],
): string[] {
  const told = toldIn(wish);
  if (told.length === 0) return [];
  // Without one of them it is a change of this wish: else chance would be another.
  const before = earlier.length > 0 ? earlier : [wish];
  const compose = (one: IllustrationDescription) => composePicture(one, frame, before);
  const whole = compose({ ...wish });
  const shown = new Map([sceneryOf, allOf].map((see) => [see, see(whole)]));
  return told
    .filter(({ see, without }) => see(compose({ ...wish, ...without })) === shown.get(see))
    .map(({ part }) => part);
}

type Told = {
  readonly part: string;
  readonly without: Partial<IllustrationDescription>;
  /** What it may change. */
  readonly see: (of: Composition) => string;
};

function toldIn(wish: IllustrationDescription): Told[] {
  const { things, finish = {} } = wish;
  const lacking = (at: number, part: (typeof ofThings)[number]) =>
    things.map((thing, other) => (other === at ? { ...thing, [part]: undefined } : thing));
  return [
    ...circumstances
      .filter((part) => isTold(wish, part))
      .map((part) => ({
        ...{ part, see: sceneryOf },
        without: { [part]: part === 'colours' ? [] : null },
      })),
    ...surroundings
      // All of a sheet may be the slate.
      .filter(
        (part) => Boolean(wish[part]) && !(part === 'ground' && wish.design?.taste === 'slate'),
      )
      .map((part) => ({ part, see: allOf, without: { [part]: undefined } })),
    ...Object.keys(finish).map((part) => ({
      ...{ part: `finish.${part}`, see: allOf },
      without: { finish: { ...finish, [part]: undefined } },
    })),
    ...things.flatMap((thing, at) =>
      ofThings
        .filter((part) => thing[part])
        .map((part) => ({
          ...{ part: `thing ${at} ${part}`, see: allOf },
          without: { things: lacking(at, part) },
        })),
    ),
  ];
}

function isTold(wish: IllustrationDescription, one: (typeof circumstances)[number]): boolean {
  const value = wish[one];
  if (one === 'colours') return wish.colours.length > 0;
  const isSoAnyhow = value === 'night' && wish.place !== null && nightly.has(wish.place);
  const isToldTwice = value === 'winter' && (wish.weather === 'snow' || wish.place === 'snow');
  return value !== null && !usual.has(`${value}`) && !isSoAnyhow && !isToldTwice;
}

const sceneryOf = ({ picture: { groups, ink, paper } }: Composition): string =>
  JSON.stringify([ink, paper, groups.filter(({ kind }) => kind === 'backdrop')]);
const allOf = ({ picture: { groups, ink, paper } }: Composition): string =>
  JSON.stringify([ink, paper, groups]);
