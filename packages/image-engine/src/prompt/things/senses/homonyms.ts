import type { Place, WishedThing } from '../../../illustration/illustration-description.ts';

/** A word for several things, of which its company or its place tells one. */
type Homonym = {
  readonly id: string;
  readonly said: RegExp;
  readonly company: ReadonlySet<string>;
  readonly place: Place;
  readonly means: string;
};

const feasts = new Set(
  'birthday-cake wedding-cake party-popper confetti-ball wrapped-gift partying-face string-lights'.split(
    ' ',
  ),
);

const roomPieces = new Set(
  'sofa armchair bed desk bookshelf rug fireplace design-chair chair table cushion round-table'.split(
    ' ',
  ),
);
const workPieces = new Set('desk keyboard computer-mouse desktop-computer video-game'.split(' '));

const homonyms: readonly Homonym[] = [
  {
    ...{ id: 'streetlamp', said: /^lampadaires?$/iu, means: 'floor-lamp' },
    ...{ company: roomPieces, place: 'room' },
  },
  {
    ...{ id: 'television', said: /^([ée]crans?|screens?)$/iu, means: 'monitor' },
    ...{ company: workPieces, place: 'office' },
  },
  { id: 'soccer-ball', said: /^ballons?$/iu, company: feasts, place: 'party', means: 'balloon' },
];

/** Of which the usual picture shows several. */
const singles: Readonly<Record<string, string>> = {
  ...{ macarons: 'macaron', 'cheese-board': 'cheese-wedge', cherries: 'cherries' },
};

type PlacedSense = {
  readonly id: string;
  readonly said: RegExp;
  readonly places: RegExp;
  readonly means: string;
};

/** A word for what is another thing in some places. */
const placedSenses: readonly PlacedSense[] = [
  {
    ...{ id: 'umbrella-on-ground', said: /^parasols?$/iu, means: 'market-parasol' },
    places: /^(market|cafe|garden|street|alley|village|field|paris|harbour|canal)$/,
  },
  // Out of doors they hang.
  {
    ...{ id: 'lamp', said: /s$/u, means: 'lantern' },
    places: /^(market|street|alley|garden|village|cafe|beach)$/,
  },
  // In a street a café is a house.
  {
    ...{ id: 'coffee-cup', said: /^(petits? )?caf[ée]s?$/iu, means: 'bakery-shop' },
    places: /^(street|alley|paris|village|canal)$/,
  },
  // Lamps of a studio, chairs of a barber, tables that are laid.
  {
    ...{ id: 'film-projector', said: /projecteurs?/iu, means: 'softbox' },
    places: /^photoStudio$/,
  },
  { id: 'smartphone', said: /^mobiles?/iu, means: 'cloud-mobile', places: /^(room|bedroom)$/ },
  { id: 'table', said: /./u, means: 'draped-table', places: /^restaurant$/ },
  { id: 'horse', said: /bascule|rocking/iu, means: 'rocking-horse', places: /./ },
  // On a kitchen's counter they are small.
  {
    ...{ id: 'tall-plant', said: /./u, means: 'potted-plant' },
    places: /^(kitchen|bathroom|table)$/,
  },
];

const isPlaced = ({ id, said, places }: PlacedSense, thing: WishedThing, place: Place) =>
  id === thing.id && said.test(thing.said) && places.test(place);

/** The same things, each as it is meant beside the others. */
export function tellHomonyms(
  things: readonly WishedThing[],
  place: Place | null,
): readonly WishedThing[] {
  const isPlayed =
    place === 'stadium' ||
    place === 'hall' ||
    things.some(({ id, person }) => person?.doing === 'kick' || /goal|football/.test(id));
  const isMeant = ({ id, said, company, place: usual }: Homonym, thing: WishedThing) =>
    id === thing.id &&
    said.test(thing.said) &&
    (usual === place || things.some((one) => company.has(one.id)));
  return things.map((said) => {
    const single = said.isSome || said.count === 1 ? undefined : singles[said.id];
    const thing = single ? { ...said, id: single } : said;
    const homonym = homonyms.find((one) => isMeant(one, thing));
    // « des ballons » that nobody plays with hang in the air.
    if (thing.id === 'soccer-ball' && /^ballons$/iu.test(thing.said) && !isPlayed)
      return { ...thing, id: 'balloon' };
    const placed = place ? placedSenses.find((one) => isPlaced(one, thing, place)) : undefined;
    const means = homonym?.means ?? placed?.means;
    return means ? { ...thing, id: means } : thing;
  });
}
