import type {
  IllustrationDescription,
  Place,
  Relation,
  WishedThing,
} from '../illustration-description.ts';
import { isCelestial, isFloating, isFlying, isSwimming, placeOf } from '../layout/habits.ts';
import { placeOfDoing } from '../people/doings.ts';

/** Where nothing was said, where the first thing is usually seen. */
export function placeFor(wish: IllustrationDescription): Place {
  const [first] = wish.things;
  if (!first) return wish.place ?? 'studio';
  const root = rootOf(wish).id;
  const isAfloat = isFloating(root) || isFlying(root);
  if (wish.place === 'harbour' && !isAfloat) return 'canal';
  // « devant la mer »: what cannot float stands on its shore.
  const isDry = !isFloating(root) && !isSwimming(root) && !isFlying(root);
  if (wish.place === 'sea' && isDry) return 'beach';
  if (wish.place === 'sea' && isSwimming(root)) return 'underwater';
  const place = wish.place ?? usualPlaceOf(wish, root);
  const hasPeople = wish.things.some(({ person }) => person);
  return place === 'table' && wish.place === null && hasPeople ? 'room' : place;
}

/** Indoors where there is a hearth or a bed; where the first could be anywhere the others say it. */
function usualPlaceOf(wish: IllustrationDescription, root: string): Place {
  const { things, weather } = wish;
  if (isIndoors(wish)) return 'room';
  const others = things.map(({ id, person }) => (person ? 'studio' : placeOf(id)));
  const besides = others.find((one) => onLand.has(one));
  const doing = things.find(({ person }) => person?.doing)?.person?.doing;
  const usual = isSomebody(root) ? placeOfDoing(doing) : null;
  // « lit sous un arbre » is outdoors.
  if (usual) return usual === 'room' ? (besides ?? usual) : usual;
  const place = besides && isSomebody(root) ? besides : placeOf(root);
  // Rain and snow fall outdoors.
  const out = weather === 'rain' || weather === 'storm' || weather === 'snow' ? 'street' : place;
  return place === 'studio' ? (besides ?? out) : place;
}
const isSomebody = (id: string) => id === 'person' || id === 'people';

/** By a hearth, a bed or a window, or under a table. */
export function isIndoors({
  things,
  relations,
}: Pick<IllustrationDescription, 'things' | 'relations'>): boolean {
  const hasPeople = things.some(({ person }) => person);
  const isUnder = ({ kind, to }: Relation) =>
    kind === 'under' && /^(round-)?table$|^desk$|^chair$/.test(things[to]?.id ?? '');
  return (
    things.some(({ id }) => indoorPieces.has(id) || (hasPeople && id === 'window')) ||
    relations.some(isUnder)
  );
}
const indoorPieces = new Set('fireplace sofa armchair bed bookshelf bathtub house-bed'.split(' '));
const onLand: ReadonlySet<Place> = new Set<Place>([
  ...(['garden', 'forest', 'field', 'beach', 'street', 'kitchen'] as const),
]);

/** What the first thing sits on or is in decides where it is seen. */
function rootOf({ things, relations }: IllustrationDescription): WishedThing {
  let root = 0;
  for (const { of, kind, to } of relations) {
    const isBorne = kind === 'on' || kind === 'in' || kind === 'around';
    // “in the sun” is no place.
    if (of === root && isBorne && !isCelestial(things[to]!.id)) root = to;
  }
  return things[root]!;
}
