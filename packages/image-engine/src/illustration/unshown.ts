import { makeRandom } from '../maths/seeded-random.ts';
import { castPlayer, hasPosture } from './cast-players.ts';
import type { Composition } from './compose-picture.ts';
import type {
  IllustrationDescription,
  Person,
  RelationKind,
  WishedThing,
} from './illustration-description.ts';
import { isWorn } from './layout/wearing.ts';
import { choosePalette } from './palette/choose-palette.ts';
import type { Palette } from './palette/palettes.ts';
import { roleOf } from './people/roles.ts';
import type { Box } from './picture/fill-contours.ts';
import { isAnimal } from './vocabulary/is-animal.ts';

/**
 * What was asked of things and is not seen of them in their picture: `thing 2 colour`,
 * `thing 0 person.glasses`, `relation 1`; by their place in the wish. Judged by what is drawn.
 */
export function unshownOf(
  wish: IllustrationDescription,
  composition: Composition,
): readonly string[] {
  const { things, relations } = wish;
  const { isPortrait } = composition;
  const seen = { isPortrait, palette: choosePalette(wish, null, makeRandom(1)) };
  const boxes = things.map(({ said }) =>
    composition.things.filter(({ item }) => item.name === said).map(({ box }) => box),
  );
  const parts = things.flatMap((thing, at) => {
    const drawn = boxes[at]!.length;
    // A mark has no place of which it could have become part.
    if (drawn === 0) return wish.format === 'logo' ? [`thing ${at} itself`] : [];
    return unshownPartsOf(thing, drawn, seen).map((part) => `thing ${at} ${part}`);
  });
  const ties = relations.flatMap(({ of, kind, to }, at) => {
    // What somebody wears or holds stands where he does.
    const bearers = relations.flatMap((tie) =>
      tie.kind === 'beside' && tie.to === of ? (boxes[tie.of] ?? []) : [],
    );
    const [one, other] = [[...(boxes[of] ?? []), ...bearers], boxes[to] ?? []];
    // What became part of the place is judged by nobody.
    if (one.length === 0 || other.length === 0) return [];
    // « une tortue avec un chapeau » wears it.
    const isClothed = isWorn(things[to]!.id) && isAnimal(things[of]!.id);
    if (kind === 'beside' && !isClothed) return [];
    const isStanding = isClothed ? meet : stands[kind];
    const isLaid = one.some((box) => other.some((about) => isStanding(box, about)));
    return isLaid ? [] : [`relation ${at}`];
  });
  return [...parts, ...ties];
}

const other: Partial<{ readonly [Key in keyof Person]: readonly [Person[Key], Person[Key]] }> = {
  hair: ['red', 'blue'],
  hairCut: ['long', 'bun'],
  skin: [0, 4],
  glasses: ['clear', 'dark'],
  hasBeard: [true, false],
  hasHat: [true, false],
  hatKind: ['beanie', 'turban'],
  hasFreckles: [true, false],
  isTurned: [true, false],
  mood: ['smile', 'sad'],
  clothes: ['kimono', 'jumper'],
  doing: ['cheer', 'run'],
};

type Seen = { readonly palette: Palette; readonly isPortrait: boolean };

function unshownPartsOf(thing: WishedThing, drawn: number, seen: Seen): readonly string[] {
  const parts: string[] = [];
  const look = (of: WishedThing) => lookOf(of, seen);
  const { colour, posture, person, count, isSome } = thing;
  if (count > 1 && !isSome && drawn < count) parts.push('count');
  if (posture && !hasPosture(thing.id, posture)) parts.push('posture');
  if (colour && look({ ...thing, colour: 'green' }) === look({ ...thing, colour: 'red' }))
    parts.push('colour');
  for (const [trait, [one, another]] of Object.entries(other)) {
    const told = person?.[trait as keyof Person];
    if (!person || told === null || told === undefined || told === false) continue;
    if (trait === 'doing' && roleOf(thing.id)?.pose === told) continue;
    const withTrait = (value: unknown) => look({ ...thing, person: { ...person, [trait]: value } });
    if (withTrait(one) === withTrait(another)) parts.push(`person.${trait}`);
  }
  return parts;
}

function lookOf(thing: WishedThing, { palette, isPortrait }: Seen): string {
  const one = { ...thing, count: 1 };
  const player = castPlayer(one, { palette, isPortrait, isMark: false, random: makeRandom(1) });
  return JSON.stringify(
    player?.looks.map(({ drawing: { shapes }, fills }) => [
      fills,
      shapes.map(({ contours, fill }) => [contours[0]?.slice(0, 4), contours.length, fill]),
    ]),
  );
}

const middle = ({ top, bottom }: Box) => (top + bottom) / 2;
const overlap = (a: number, b: number, c: number, d: number) => Math.min(b, d) - Math.max(a, c);
const across = (one: Box, about: Box) =>
  overlap(one.left, one.right, about.left, about.right) /
  Math.min(one.right - one.left, about.right - about.left);
const along = (one: Box, about: Box) =>
  overlap(one.top, one.bottom, about.top, about.bottom) /
  Math.min(one.bottom - one.top, about.bottom - about.top);
const meet = (one: Box, about: Box) => across(one, about) > -0.05 && along(one, about) > -0.05;

/** Whether one stands to the other as it was said. */
const stands: Readonly<Record<RelationKind, (one: Box, about: Box) => boolean>> = {
  on: (one, about) =>
    across(one, about) > 0.25 &&
    along(one, about) > -0.1 &&
    one.top < about.top + 0.6 * (about.bottom - about.top),
  in: (one, about) => across(one, about) > 0.4 && along(one, about) > 0.15,
  above: (one, about) => middle(one) < about.top + 0.25 * (about.bottom - about.top),
  under: (one, about) => across(one, about) > 0.2 && middle(one) > middle(about),
  before: (one, about) => across(one, about) > 0.1 && one.bottom >= about.bottom - 2,
  behind: (one, about) => across(one, about) > 0.1 && one.bottom <= about.bottom + 2,
  beside: () => true,
  around: (one, about) => across(one, about) > -0.2 && along(one, about) > 0,
  breathes: (one, about) => across(one, about) > -0.3 && along(one, about) > 0,
  holds: meet,
  wears: meet,
};
