import { type Composition, composePicture } from '../illustration/compose-picture.ts';
import { isCelestial, isFlying } from '../illustration/layout/habits.ts';
import { understandIllustration } from '../prompt/things/understand-illustration.ts';

/** What is wrong with how a picture is composed, by the names of its things. */
export type WeighedComposition = {
  /** The main subject, where it is lower than a quarter of the picture and no wider than a third. */
  readonly small: readonly string[];
  /** More than two fifths of them behind others that have nothing to do with them. */
  readonly hidden: readonly string[];
  /** More than a sixth of them beyond the picture. */
  readonly cut: readonly string[];
  /** In the air, though they neither fly nor hang. */
  readonly unsupported: readonly string[];
  readonly cost: number;
};

const least = { high: 0.25, wide: 0.34 };
const most = { hidden: 0.4, cut: 1 / 6 };
const frame = { seed: 11, width: 256, height: 256 };

type Box = Composition['things'][number]['box'];

/** Boxes alone: what is seen through the gaps of a drawing counts as hidden. */
export function weighComposition(prompt: string): WeighedComposition {
  const wish = understandIllustration(prompt).description;
  const composition = composePicture(wish, frame);
  const { things, cast, picture, isPortrait } = composition;
  const isScene = wish.format === 'picture' && wish.design === undefined && !isPortrait;
  const named = (thing: number) => cast.things[thing]?.said ?? cast.things[thing]?.id ?? '?';
  const ids = (test: (one: (typeof things)[number], at: number) => boolean) => [
    ...new Set(things.flatMap((one, at) => (test(one, at) ? [named(one.item.thing)] : []))),
  ];
  const first = things.filter(({ item }) => item.thing === 0).map(({ box }) => box);
  const isSmall =
    first.length > 0 &&
    isScene &&
    cast.things[0]?.isFar !== true &&
    extent(first).high < least.high * picture.height &&
    extent(first).wide < least.wide * picture.width;
  const areTied = (one: number, other: number) =>
    one === other ||
    cast.relations.some(
      ({ of, to, kind }) =>
        kind !== 'beside' && ((of === one && to === other) || (of === other && to === one)),
    );
  const hidden = ids(({ item, box }, at) => {
    const before = things.slice(at + 1).filter((one) => !areTied(item.thing, one.item.thing));
    return Math.max(0, ...before.map((one) => common(box, one.box) / areaOf(box))) > most.hidden;
  });
  const whole: Box = { left: 0, right: picture.width, top: 0, bottom: picture.height };
  const cut = ids(
    ({ item, box }) => !item.isCut && isScene && 1 - common(box, whole) / areaOf(box) > most.cut,
  );
  const unsupported = ids((one) => isScene && isUnsupported(one, composition));
  const small = isSmall ? [named(0)] : [];
  return {
    ...{ small, hidden, cut, unsupported },
    cost: 3 * small.length + 2 * hidden.length + cut.length + 2 * unsupported.length,
  };
}

function isUnsupported(
  { item, box }: Composition['things'][number],
  { things, cast, stage, picture }: Composition,
): boolean {
  const thing = cast.things[item.thing];
  if (!thing || item.stands || item.isBehind || item.lies || item.isOver || !stage.hasGround)
    return false;
  const isAloft =
    isFlying(thing.id) ||
    isCelestial(thing.id) ||
    /^(flying|floating|leaping)$/.test(thing.posture ?? '') ||
    thing.isFar === true ||
    box.top < 0.12 * picture.height;
  if (isAloft || cast.relations.some(({ of, to }) => item.thing === of || item.thing === to))
    return false;
  const [x, y] = [(box.left + box.right) / 2, box.bottom];
  const bears = (other: Box) =>
    x > other.left && x < other.right && y > other.top - 4 && y <= other.bottom + 12;
  return (
    y < stage.horizon + 0.1 * picture.height &&
    !things.some((one) => one.item !== item && bears(one.box))
  );
}

function extent(boxes: readonly Box[]) {
  return {
    high: Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
    wide: Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
  };
}

const areaOf = ({ left, right, top, bottom }: Box) => Math.max(1, (right - left) * (bottom - top));

function common(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
