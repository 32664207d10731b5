import { type Composition, composePicture, type Frame } from './compose-picture.ts';
import type { IllustrationDescription, Place } from './illustration-description.ts';

const circumstances = ['time', 'season', 'weather', 'mood', 'colours'] as const;
/** An ordinary day: what is drawn where nothing is said. */
const usual: ReadonlySet<string> = new Set(['clear', 'morning', 'noon', 'afternoon', 'summer']);

/** Always shown by night. */
const nightly: ReadonlySet<Place> = new Set<Place>(['neon', 'stage', 'space', 'moon', 'graveyard']);

/** Which circumstances of a wish leave no trace in its picture: rain in a room, mist anywhere. */
export function undrawnOf(
  wish: IllustrationDescription,
  frame: Frame,
  earlier: readonly IllustrationDescription[],
): (typeof circumstances)[number][] {
  const told = circumstances.filter((one) => {
    const value = wish[one];
    if (one === 'colours') return wish.colours.length > 0;
    const isSoAnyhow = value === 'night' && wish.place !== null && nightly.has(wish.place);
    const isToldTwice = value === 'winter' && (wish.weather === 'snow' || wish.place === 'snow');
    return value !== null && !usual.has(`${value}`) && !isSoAnyhow && !isToldTwice;
  });
  if (told.length === 0) return [];
  // Without one of them it is a change of this wish: else chance would be another.
  const before = earlier.length > 0 ? earlier : [wish];
  const shown = sceneryOf(composePicture({ ...wish }, frame, before));
  return told.filter(
    (one) =>
      sceneryOf(
        composePicture({ ...wish, [one]: one === 'colours' ? [] : null }, frame, before),
      ) === shown,
  );
}

const sceneryOf = ({ picture: { groups, ink, paper } }: Composition): string =>
  JSON.stringify([ink, paper, groups.filter(({ kind }) => kind === 'backdrop')]);
