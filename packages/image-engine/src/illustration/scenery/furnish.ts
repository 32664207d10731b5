import type { IllustrationDescription, Place, WishedThing } from '../illustration-description.ts';
import { isBearer, liesOn } from '../layout/arrange-room.ts';
import { isCelestial } from '../layout/habits.ts';
import { isSeat } from '../layout/seats.ts';
import { hasTable } from '../people/doings.ts';
import { relationsWithout } from '../relations-without.ts';
import { naturalSize } from '../vocabulary/natural-size.ts';
import { packedOf } from '../vocabulary/read-things.ts';
import { isCardParty, matesOf, playersFor, withMeal } from './at-one-table.ts';
import { greetings } from './designed/greetings.ts';
import { dinersAt } from './diners-at.ts';
import type { Furnished } from './furnished.ts';
import { isOnTableOf } from './insides/table-before.ts';
import { laidOut } from './laid-out.ts';
import { mapped } from './mapped.ts';
import { isLaidOut, isOfOutdoors, placeFor } from './place-for.ts';
import { plain } from './plain-thing.ts';
import { seatFor } from './seat-for.ts';
import { emblems, usual } from './usual-things.ts';

/** Where the wish plays and all that is there, said or not; `played` where it played before. */
export function furnish(said: IllustrationDescription, played: Place | null = null): Furnished {
  const wish = withShop({ ...said, place: said.place ?? played });
  if (wish.format === 'logo' || wish.format === 'pattern') return emblemOf(wish);
  if (isMatch(wish)) {
    const things = [player('red'), player('blue'), player('red')];
    return { things, relations: [], place: 'stadium', isPlaceAlone: true };
  }
  if (wish.place === 'hall' && wish.things.every(({ id }) => id === 'basketball')) {
    const things = [shooter(player('red'), 'shoot'), shooter(player('blue'), 'jump')];
    return { things, relations: [], place: 'hall' };
  }
  const isMap = wish.manner === 'carte' || wish.manner === 'plan';
  if (isMap || (wish.manner === 'isometrique' && wish.things.length === 0)) return mapped(wish);
  const players = playersFor(wish);
  if (players) return { relations: players.relations, ...furnish(players, played) };
  const mates = matesOf(wish);
  if (mates && sharedTable(mates)) return { relations: mates.relations, ...furnish(mates, played) };
  const sheltered = underUmbrellas(wish);
  // Those of the wish are of other numbers.
  if (sheltered) return { relations: sheltered.relations, ...furnish(sheltered, played) };
  if (isLibrary(wish)) {
    const { things, relations } = withoutBooks(wish);
    return {
      things: things.length > 0 ? things : [plain('armchair')],
      relations,
      place: 'library',
    };
  }
  if (isLaidOut(wish)) return laidOut(wish);
  const draped = drapedOf(wish);
  if (draped) return { things: draped, place: 'room' };
  const table = tableOf(wish);
  if (table !== null) return { ...without(wish, table), place: 'table' };
  const place = placeFor(wish);
  const hasAnything = wish.things.length > 0;
  const greeting = hasAnything ? undefined : greetingOf(wish);
  if (greeting) return { things: greeting.things.split(' ').map(plain), place: greeting.place };
  const held = wish.things.findIndex(
    ({ id, form, isWorkedOn }) =>
      !form && !isWorkedOn && builtIn[place]?.split(' ').includes(id) && !carries(wish, id),
  );
  if (held >= 0 && (wish.things.length > 1 || wish.place !== null)) {
    const rest = without(wish, held);
    if (wish.place === null) return { ...rest, place };
    return { relations: rest.relations, ...furnish({ ...wish, ...rest }, played) };
  }
  if (wish.text.length > 0) return { things: wish.things, place };
  const seat = seatFor(wish, place);
  if (seat) {
    const tie = { of: seat.of, kind: 'on', to: wish.things.length } as const;
    return { things: [...wish.things, plain(seat.id)], place, relations: [...wish.relations, tie] };
  }
  const laid = sharedTable(wish) ?? tableAmong(wish) ?? dinersAt(wish);
  if (laid) return { ...withMeal(laid), place };
  if (hasAnything && isOnTableOf(wish, place)) return { things: wish.things, place };
  if (hasAnything) return { things: [...wish.things, ...lackingIn(said, place)], place };
  // What grows on a field that was named for it is all that is asked for.
  const isFeast = place === 'market' && wish.season === 'winter';
  if (place === 'neon') return { things: [underAnUmbrella], place, isPlaceAlone: true };
  const alone =
    wish.crop || isPrinted(wish) || (wish.isDeserted && emptied.has(place))
      ? ''
      : isFeast
        ? 'christmas-tree'
        : (usual[place] ?? '');
  const things = alone.split(' ').filter(Boolean).map(plain);
  return { things, place, isPlaceAlone: outOfDoors.has(place) };
}

/** « un salon vide » has no furniture. */
const emptied: ReadonlySet<Place> = new Set<Place>(['room', 'bedroom', 'kitchen', 'office']);

/** A wreath about the words is all that a card of thanks needs. */
function greetingOf({ design, text, place }: IllustrationDescription) {
  const isWreathed =
    design?.kind === 'card' && /^(thanks|wedding|mother|love)$/.test(design.occasion ?? '');
  return isWreathed
    ? undefined
    : greetings.find((one) => one.says.test(text.join(' ')) && (!place || place === one.place));
}

/** A card without words and things is its border. */
const isPrinted = ({ design, place }: IllustrationDescription) =>
  place === null && design !== undefined && /^(card|event|label|menu|pattern)$/.test(design.kind);

/** An axonometry of a café has its house. */
function withShop(wish: IllustrationDescription): IllustrationDescription {
  const { manner, place, things } = wish;
  const isBare = manner === 'isometrique' && place === 'cafe';
  return isBare && !things.some(({ id }) => isOfOutdoors(id))
    ? { ...wish, things: [...things, plain('bakery-shop')] }
    : wish;
}

/** « une table avec une nappe » stands in a room, its cloth over it. */
function drapedOf({ things, place }: IllustrationDescription): WishedThing[] | null {
  if (place !== 'table' || things.length !== 1) return null;
  const [only] = things;
  return /^(round-)?table$/.test(only!.id) ? [{ ...only!, id: 'draped-table' }] : null;
}

/** « un stade plein », « un match de foot »: it is played. */
function isMatch({ place, things, text, format }: IllustrationDescription): boolean {
  const isPitch = place === 'stadium' || (things[0]?.id === 'stadium' && place === null);
  return (
    isPitch &&
    format !== 'sign' &&
    text.length === 0 &&
    things.every(({ id, count }) => /^(soccer-ball|goal-net|stadium)$/.test(id) && count === 1)
  );
}

function player(colour: 'red' | 'blue'): WishedThing {
  return {
    ...plain('footballer'),
    colour,
    person: {
      ...{ sex: 'man', age: 'young', hair: null, hairCut: null, skin: null, glasses: null },
      ...{ hasBeard: false, hasHat: false, mood: null, clothes: null },
    },
  };
}

const shooter = (thing: WishedThing, doing: 'shoot' | 'jump'): WishedThing => ({
  ...thing,
  id: 'person',
  person: { ...thing.person!, doing },
});

/** Wide enough that what stands there is small. */
const outOfDoors: ReadonlySet<Place> = new Set<Place>([
  ...(['street', 'alley', 'paris', 'newyork', 'market', 'cafe', 'city', 'neon', 'canal'] as const),
  ...([
    'stadium',
    'village',
    'garden',
    'hills',
    'mountain',
    'river',
    'beach',
    'savanna',
    'forest',
    'ice',
  ] as const),
]);

/** « une rue sous la pluie avec des parapluies »: somebody walks under each, and who was named holds it. */
function underUmbrellas(wish: IllustrationDescription): IllustrationDescription | null {
  const { things, place, weather } = wish;
  const at = things.findIndex(({ id }) => id === 'umbrella');
  const isOut = place !== null && outOfDoors.has(place);
  const isWet = weather === 'rain' || weather === 'storm';
  // In a town somebody holds one; in a garden or on a beach it may stand alone.
  const isHeld =
    isWet || (place !== null && /^(street|alley|paris|newyork|neon|canal)$/.test(place));
  if (at < 0 || !isOut || !isHeld) return null;
  const who = things.findIndex(({ person }) => person !== null);
  const { count: several, colour } = things[at]!;
  const { relations } = wish;
  if (who >= 0) {
    const isTied = relations.some(({ of, to }) => of === at || to === at);
    if (isTied || things[who]!.count < 2) return null;
    return { ...wish, relations: [...relations, { of: who, kind: 'beside', to: at }] };
  }
  const id = several > 1 ? 'people' : 'person';
  if (colour) {
    const holder = { ...plain(id), count: several, person: passer };
    const tie = { of: things.length, kind: 'beside', to: at } as const;
    return { ...wish, things: [...things, holder], relations: [...relations, tie] };
  }
  const walker: WishedThing = { ...things[at]!, id, colour: null, person: passer };
  const sheltered = { ...walker, person: { ...walker.person!, doing: 'shelter' as const } };
  const others = things.filter((_, one) => one !== at);
  return { ...wish, things: [sheltered, ...others], relations: [] };
}

const passer: WishedThing['person'] = {
  ...{ sex: 'woman', age: 'adult', hair: null, hairCut: null, skin: null, glasses: null },
  ...{ hasBeard: false, hasHat: false, mood: null, clothes: null },
};

const underAnUmbrella: WishedThing = {
  ...plain('person'),
  person: { ...passer!, doing: 'shelter' },
};

/** Several who eat or work do so at one table, on which lies what else is named. */
function sharedTable({ things, relations }: IllustrationDescription) {
  const [first] = things;
  const isGame = things.some(({ id }) =>
    /^(chessboard|joker|flower-playing-cards|game-die)$/.test(id),
  );
  if (!first?.person) return null;
  const isShared = hasTable(first.person.doing) || first.person.doing === 'deal';
  if (!isGame && (first.count < (isCardParty(first) ? 3 : 2) || !isShared)) return null;
  if (
    things.some(({ id, person }, at) => at > 0 && (person || isSeat(id) || /table|desk/.test(id)))
  )
    return null;
  const table = things.length;
  const laid = things.flatMap(({ id }, at) =>
    at > 0 && naturalSize(id) < 1 ? [{ of: at, kind: 'on', to: table } as const] : [],
  );
  const ties = relations.filter(({ of, to }) => (of === 0 ? false : to !== 0));
  return {
    things: [...things, plain('long-table')],
    relations: [...ties, ...laid, { of: 0, kind: 'behind', to: table } as const],
  };
}

/** « huit personnes autour de la table » are seen above it, and what is eaten lies on it. */
function tableAmong({ things, relations }: IllustrationDescription) {
  const tie = relations.find(
    ({ of, kind, to }) =>
      kind === 'around' && things[of]!.person && /^(round-)?table$/.test(things[to]!.id),
  );
  if (!tie) return null;
  const isTied = (at: number) =>
    relations.some(({ of, to, kind }) => kind !== 'beside' && (of === at || to === at));
  const isServed = ({ id, person }: WishedThing, at: number) =>
    person === null && at !== tie.to && !isTied(at) && naturalSize(id) < 1;
  const laid = things.flatMap((one, at) =>
    isServed(one, at) ? [{ of: at, kind: 'on' as const, to: tie.to }] : [],
  );
  return {
    things: things.map((one, at) => (at === tie.to ? { ...one, id: 'long-table' } : one)),
    relations: [
      ...relations.filter((one) => one !== tie && one.kind !== 'beside'),
      ...laid,
      { of: tie.of, kind: 'behind', to: tie.to } as const,
    ],
  };
}

/** A room that was asked for has its furniture beside what else is there. */
function lackingIn({ place, things, relations }: IllustrationDescription, where: Place) {
  const table = isWithoutTable({ things, relations }, where) ? [plain(tables[where]!)] : [];
  const wanted = place === where ? furnishedRooms[where] : undefined;
  if (!wanted || things.length > 2 || relations.some(({ kind }) => kind === 'on')) return table;
  if (things.some(({ id, person }) => person !== null || roomPieces.has(id))) return table;
  return [...wanted.split(' ').map(plain), ...table];
}

/** « un coin lecture avec une lampe et des livres »: what is small lies on something. */
function isWithoutTable(
  { things, relations }: Pick<IllustrationDescription, 'things' | 'relations'>,
  where: Place,
): boolean {
  const isTied = (at: number) =>
    relations.some(({ of, to, kind }) => kind !== 'beside' && (of === at || to === at));
  return (
    tables[where] !== undefined &&
    !things.some(({ id }) => isBearer(id)) &&
    things.some(({ id, person }, at) => person === null && !isTied(at) && liesOn(id))
  );
}

/** What bears what is small, where nothing else was named. */
const tables: Partial<Record<Place, string>> = {
  ...{ room: 'side-table', bedroom: 'side-table', office: 'desk', library: 'side-table' },
  ...{ bar: 'shop-counter', shop: 'shop-counter', bakery: 'shop-counter' },
  ...{ restaurant: 'draped-table', cabin: 'table', ship: 'table' },
};

const furnishedRooms: Partial<Record<Place, string>> = {
  ...{ room: 'sofa', bedroom: 'bed', office: 'desk', library: 'armchair' },
};
const roomPieces = new Set(
  'bunk-bed cradle fridge wardrobe sofa armchair bed desk table chair design-chair throne bookshelf grand-piano house-bed bathtub blackboard washing-machine christmas-tree'.split(
    ' ',
  ),
);

/** One thing less; who stood to it stands to nothing. */
function without({ things, relations }: IllustrationDescription, gone: number) {
  return { things: things.toSpliced(gone, 1), relations: relationsWithout(relations, gone) };
}

/** « une bibliothèque pleine de livres » is a room of them. */
function isLibrary({ place, things }: IllustrationDescription): boolean {
  const shelf = things.find(({ id }) => id === 'bookshelf');
  return (
    place === null &&
    shelf !== undefined &&
    /biblio|library|bookcase/iu.test(shelf.said) &&
    things.length <= 3
  );
}

function withoutBooks(wish: IllustrationDescription) {
  let left: Pick<IllustrationDescription, 'things' | 'relations'> = wish;
  for (;;) {
    const gone = left.things.findIndex(({ id }) => shelved.has(id));
    if (gone < 0) return left;
    left = without({ ...wish, ...left }, gone);
  }
}
const shelved = new Set(['bookshelf', 'books', 'open-book', 'closed-book']);

/** What scenery shows by itself. */
const builtIn: Partial<Record<Place, string>> = {
  ...{
    library: 'wall-shelf',
    bathroom: 'bathtub mirror',
    canal: 'stone-bridge',
    greenhouse: 'window',
    attic: 'window',
  },
  ...{ room: 'window', bedroom: 'window', office: 'window', kitchen: 'window' },
  ...{
    classroom: 'desk blackboard',
    theatre: 'seat',
    barber: 'barber-chair chair design-chair mirror',
  },
  ...{
    hall: 'basketball-hoop',
    laundromat: 'washing-machine',
    barn: 'hay-bale',
    ward: 'bed',
    church: 'bench',
  },
  ...{ bar: 'shop-counter wall-shelf', shop: 'shop-counter wall-shelf bookshelf' },
  ...{ bakery: 'shop-counter wall-shelf' },
};

function carries({ things, relations }: IllustrationDescription, id: string): boolean {
  return relations.some(({ to, kind }) => /^(on|in|behind)$/.test(kind) && things[to]?.id === id);
}

/** The thing and not those whose it is: « une équipe de foot avec un lion ». */
function emblemOf(wish: IllustrationDescription): Furnished {
  const place = 'studio';
  const shown = wish.things
    .filter(({ person }) => !person)
    // « un salon de coiffure avec des ciseaux »: its trade shows them already.
    .filter(
      ({ id }, at, all) => wish.format !== 'logo' || all.findIndex((one) => one.id === id) === at,
    )
    .map((one) => (one.isSome && wish.format === 'logo' ? { ...one, count: 1 } : one))
    // Cut off at its foot it stands on nothing.
    .map((one) =>
      one.id === 'mountain' && wish.format === 'logo' ? { ...one, id: 'peaks' } : one,
    );
  const [only] = shown;
  const ofPlace = wish.place && emblems[wish.place];
  // « un café, croissant de lune »: whose mark it is, and what it shows.
  const isHalf = wish.format === 'logo' && shown.length === 1 && only && isCelestial(only.id);
  if (isHalf && ofPlace) return { things: [plain(ofPlace), only], place, relations: [] };
  if (shown.length > 0)
    return { things: wish.format === 'logo' ? shown.slice(-2) : shown, place, relations: [] };
  if (wish.things.length > 0 || !ofPlace) return { things: wish.things, place };
  return { things: [plain(ofPlace)], place };
}

const isLaid = ({ id, person }: WishedThing): boolean =>
  person === null && (packedOf(id)?.group === 4 || liesOn(id));

/** « une tasse sur une table »: the table is the picture's ground. Null when there is none. */
function tableOf({ things, relations, place }: IllustrationDescription): number | null {
  if (place !== null && place !== 'table' && place !== 'studio') return null;
  if (things.some(({ id }) => isOfOutdoors(id))) return null;
  const index = things.findIndex(({ id }) => id === 'table');
  if (index < 0) return null;
  // « une table avec des bougies » has them on it.
  const carried = relations.find(
    ({ of, to, kind }) => (to === index && kind === 'on') || (of === index && kind === 'beside'),
  );
  // “a mug with steam, wooden table”
  const isTied = relations.some(({ of, to }) => of === index || to === index);
  const others = things.filter((_, at) => at !== index);
  if (!carried) return !isTied && others.length > 0 && others.every(isLaid) ? index : null;
  const group = packedOf(things[carried.of === index ? carried.to : carried.of]!.id)?.group;
  return group === 4 || group === 7 || group === undefined ? index : null;
}
