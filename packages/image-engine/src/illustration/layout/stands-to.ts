import type { RelationKind } from '../illustration-description.ts';
import type { Box } from '../picture/fill-contours.ts';

const middle = ({ top, bottom }: Box) => (top + bottom) / 2;
const overlap = (a: number, b: number, c: number, d: number) => Math.min(b, d) - Math.max(a, c);
const across = (one: Box, about: Box) =>
  overlap(one.left, one.right, about.left, about.right) /
  Math.min(one.right - one.left, about.right - about.left);
const along = (one: Box, about: Box) =>
  overlap(one.top, one.bottom, about.top, about.bottom) /
  Math.min(one.bottom - one.top, about.bottom - about.top);
/** Touch, or nearly. */
export const meet = (one: Box, about: Box) =>
  across(one, about) > -0.05 && along(one, about) > -0.05;

/** Neither far off nor within each other. */
export const isNextTo = (one: Box, about: Box) => {
  const apart = -overlap(one.left, one.right, about.left, about.right);
  const wide = Math.max(one.right - one.left, about.right - about.left);
  return apart < 0.8 * wide && along(one, about) > -0.4 && across(one, about) < 0.9;
};

/** In the midst of them, from the left to the right; of one alone before or within it. */
export const isBetween = (some: readonly Box[], about: readonly Box[]): boolean => {
  const centre = ({ left, right }: Box) => (left + right) / 2;
  const [from, to] =
    about.length === 1
      ? [about[0]!.left, about[0]!.right]
      : [Math.min(...about.map(centre)), Math.max(...about.map(centre))];
  return some.some((one) => centre(one) >= from && centre(one) <= to);
};

/** Whether one stands to the other as it was said. */
export const standsTo: Readonly<Record<RelationKind, (one: Box, about: Box) => boolean>> = {
  on: (one, about) =>
    across(one, about) > 0.25 &&
    along(one, about) > -0.1 &&
    one.top < about.top + 0.6 * (about.bottom - about.top),
  in: (one, about) => across(one, about) > 0.4 && along(one, about) > 0.15,
  above: (one, about) => middle(one) < about.top + 0.25 * (about.bottom - about.top),
  under: (one, about) => across(one, about) > 0.2 && middle(one) > middle(about),
  before: (one, about) => across(one, about) > 0.1 && one.bottom >= about.bottom - 2,
  // Some of it is hidden, or it looks out above.
  behind: (one, about) => across(one, about) > 0.3 && one.bottom <= about.bottom + 2,
  beside: () => true,
  // By all of them at once (`isBetween`).
  between: () => true,
  around: (one, about) => across(one, about) > -0.2 && along(one, about) > 0,
  breathes: (one, about) => across(one, about) > -0.3 && along(one, about) > 0,
  holds: meet,
  acts: isNextTo,
  wears: meet,
  merges: meet,
};
