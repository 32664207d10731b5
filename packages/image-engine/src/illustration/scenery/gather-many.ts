import type {
  Format,
  IllustrationDescription,
  Place,
  Relation,
  WishedThing,
} from '../illustration-description.ts';
import { isBuilding } from '../layout/habits.ts';
import { asOne, companionsOf } from '../people/companions.ts';
import { relationsWithout } from '../relations-without.ts';
import { arrangedId, flowerKindOf } from '../vocabulary/flower-kinds.ts';
import { dressEach } from './dress-each.ts';
import type { Furnished } from './furnished.ts';

/** How several of which no number was told are found: a bed of tulips, a vase, a string of lanterns. */
type Gathering = {
  readonly of: RegExp;
  readonly where?: (place: Place) => boolean;
  /** What is drawn for them, and where their colour was told. */
  readonly as: string;
  readonly told?: string;
};

const outdoors: ReadonlySet<Place> = new Set<Place>([
  ...(['garden', 'field', 'hills', 'forest', 'river', 'mountain', 'street', 'alley'] as const),
  ...(['market', 'village', 'road', 'graveyard', 'paris', 'canal', 'beach', 'cafe'] as const),
]);
const inside: ReadonlySet<Place> = new Set<Place>([
  ...(['room', 'bedroom', 'kitchen', 'office', 'library', 'bathroom', 'table', 'studio'] as const),
]);
/** Where flowers stand in buckets. */
const sold: ReadonlySet<Place> = new Set<Place>([
  ...(['market', 'street', 'alley', 'paris', 'cafe', 'canal'] as const),
]);
const isOut = (place: Place) => outdoors.has(place);
const isIn = (place: Place) => inside.has(place);

const gatherings: readonly Gathering[] = [
  {
    ...{ of: /^(tulip|hyacinth|blossom|hibiscus|rose|cherry-blossom|bouquet|sunflower)$/ },
    ...{ where: (place) => sold.has(place), as: 'flower-buckets' },
  },
  {
    ...{ of: /^(blossom|hibiscus|rose|cherry-blossom|bouquet|white-flower)$/, where: isOut },
    ...{ as: 'flower-bed', told: 'plain-flower-bed' },
  },
  {
    ...{ of: /^(tulip|hyacinth|blossom|hibiscus|rose|cherry-blossom|white-flower)$/, where: isIn },
    ...{ as: 'flower-vase', told: 'plain-flower-vase' },
  },
  {
    of: /^tomato$/,
    where: (place) => place === 'garden' || place === 'field' || place === 'greenhouse',
    as: 'tomato-plants',
  },
  {
    ...{ of: /^(carrot|leafy-green|vegetables|eggplant|cucumber|bell-pepper)$/ },
    ...{ where: (place) => place === 'garden' || place === 'field', as: 'vegetable-bed' },
  },
  { of: /^(open-book|closed-book|books)$/, as: 'book-stack' },
  { of: /^(red-paper-lantern|lantern)$/, as: 'lantern-string' },
  { of: /^big-wave$/, as: 'big-wave' },
  { of: /^hung-pans$/, as: 'hung-pans' },
  { of: /^bunk-bed$/, as: 'bunk-bed' },
  { of: /^flower-pails$/, as: 'flower-pails' },
  { of: /^balloon$/, as: 'balloon-bunch', told: 'plain-balloon-bunch' },
  { of: /^wrapped-gift$/, as: 'gift-pile' },
  { of: /^(star|glowing-star)$/, as: 'scattered-stars' },
  { of: /^droplet$/, as: 'water-drops' },
  { of: /^heart$/, as: 'scattered-hearts' },
  { of: /^bubbles$/, as: 'soap-bubbles' },
  { of: /^(fallen-leaf|maple-leaf)$/, where: isOut, as: 'leaf-pile' },
];

/** Named with a number they are drawn one by one. */
export function gatherMany(furnished: Furnished, format: Format): Furnished {
  if (format === 'logo' || format === 'pattern') return furnished;
  const { things, relations } = asCompany(inBoots(inScarves(inVases(dressEach(furnished)))));
  return {
    ...furnished,
    things: things.map((thing) => gathered(thing, furnished.place)),
    ...(relations ? { relations } : {}),
  };
}

/** Houses and their windows, where the place is made of them. */
const built: ReadonlySet<Place> = new Set<Place>([
  ...(['street', 'alley', 'paris', 'newyork', 'village', 'canal', 'harbour', 'seine'] as const),
]);
const partsOfTowns = new Set([
  'stone-house',
  'house',
  'house-with-garden',
  'window',
  'apartment-block',
]);

/** « un village avec des maisons » has them. */
export function withoutBuilt(wish: IllustrationDescription): IllustrationDescription {
  const { things, place } = wish;
  // A lighthouse and a house have windows of their own.
  const pane = things.findIndex(
    ({ id }, at) => id === 'window' || (id === 'door' && isDoorOf(wish, at)),
  );
  if (pane >= 0 && things.some(({ id }) => isBuilding(id)))
    return withoutBuilt(withoutOne(wish, pane));
  // Who plays in a stadium has it around him.
  const stadium = things.length > 1 ? things.findIndex(({ id }) => id === 'stadium') : -1;
  if (stadium >= 0)
    return withoutBuilt({ ...withoutOne(wish, stadium), place: place ?? 'stadium' });
  if (place === null || !built.has(place)) return wish;
  const gone = things.findIndex(({ id, isSome }) => isSome && partsOfTowns.has(id));
  return gone < 0 ? wish : withoutBuilt(withoutOne(wish, gone));
}

/** « une maison avec une porte ronde », and nobody before it. */
const isDoorOf = ({ things, relations }: IllustrationDescription, door: number) =>
  relations.some(
    ({ kind, of, to }) => kind === 'beside' && to === door && isBuilding(things[of]!.id),
  );

const isFlower = (id: string) =>
  /^(hyacinth|blossom|hibiscus|cherry-blossom|bouquet|white-flower|mixed-flowers)$/.test(id) ||
  flowerKindOf(id) !== null;

/** « une rose dans un vase » is a vase with roses in it. */
function inVases(furnished: Furnished): Furnished {
  const { things, relations = [] } = furnished;
  const areHeld = (flower: number, vase: number) =>
    isFlower(things[flower]!.id) && things[vase]!.id === 'vase-with-branches';
  // « un vase bleu avec des tulipes » holds them as well.
  const held = relations
    .map(({ kind, of, to, isNear, isJoint }) =>
      kind === 'beside' && !isNear && !isJoint ? { of: to, to: of } : { of, to, kind },
    )
    .find(({ of, to, ...one }) => (!('kind' in one) || one.kind === 'in') && areHeld(of, to));
  if (!held) return furnished;
  const { id: flower, colour: told } = things[held.of]!;
  const colour = told ?? (flower === 'white-flower' ? 'white' : null);
  const kind = flowerKindOf(flower);
  const plain = colour ? 'plain-flower-vase' : 'flower-vase';
  const id = kind ? arrangedId(kind, 'vase') : plain;
  const filled = things.map((one, at) => (at === held.to ? asVase(one, id, colour) : one));
  return withoutOne({ ...furnished, things: filled }, held.of);
}

/** Its colour is the vase's, theirs is the flowers'. */
function asVase(vase: WishedThing, id: string, flowers: WishedThing['colour']): WishedThing {
  const { matter, ...plain } = vase;
  const own = vase.colour ?? (matter === 'terracotta' ? 'orange' : null);
  return {
    ...plain,
    ...{ id, colour: flowers },
    ...(own ? { parts: { ...vase.parts, vase: own } } : {}),
  };
}

type Related = {
  readonly things: readonly WishedThing[];
  readonly relations?: readonly Relation[];
};

/** « une dame avec un foulard bleu » wears it. */
function inScarves(furnished: Furnished): Furnished {
  const { things, relations = [] } = furnished;
  const worn = relations.find(
    ({ kind, of, to }) =>
      kind === 'beside' &&
      things[to]!.id === 'scarf' &&
      things[of]!.person &&
      things[of]!.count === 1,
  );
  if (!worn) return furnished;
  const scarf = things[worn.to]!.colour ?? 'red';
  const dressed = things.map((one, at) =>
    at === worn.of ? { ...one, person: { ...one.person!, scarf } } : one,
  );
  return withoutOne({ ...furnished, things: dressed }, worn.to);
}

/** « une mère et sa fille main dans la main »: drawn together. */
function asCompany(furnished: Furnished): Furnished {
  const { things, relations = [] } = furnished;
  const found = companionsOf({ things, relations });
  if (!found) return furnished;
  const joined = asOne([things[found.one]!, things[found.other]!], {
    doing: found.doing,
    ...(found.isKin && { bond: 'family' as const }),
  });
  return withoutOne({ ...furnished, things: things.with(found.one, joined) }, found.other);
}

/** « deux enfants avec des bottes jaunes » wear them. */
function inBoots(furnished: Furnished): Furnished {
  const { things, relations = [] } = furnished;
  const pair = things.findIndex(({ id, isSome }) => isSome && /boot/.test(id));
  const wearers = things.filter(({ person }) => person !== null);
  const isTied = relations.some(({ kind, to }) => kind === 'beside' && to === pair);
  if (pair < 0 || wearers.length !== 1 || !isTied) return furnished;
  const boots = things[pair]!.colour ?? 'brown';
  const shod = things.map((one) =>
    one.person ? { ...one, person: { ...one.person, boots } } : one,
  );
  return withoutOne({ ...furnished, things: shod }, pair);
}

function withoutOne<Some extends Related>(some: Some, gone: number): Some {
  const { things, relations = [] } = some;
  return {
    ...some,
    things: things.toSpliced(gone, 1),
    relations: relationsWithout(relations, gone),
  };
}

function gathered(thing: WishedThing, place: Place): WishedThing {
  if (!thing.isSome && !alwaysSome.has(thing.id)) return thing;
  const kind = flowerKindOf(thing.id);
  const as = isIn(place) ? 'vase' : isOut(place) && !sold.has(place) ? 'bed' : null;
  if (kind && as) return { ...thing, id: arrangedId(kind, as), count: 1 };
  const found = gatherings.find(({ of, where = () => true }) => of.test(thing.id) && where(place));
  if (!found) return thing;
  return { ...thing, id: thing.colour && found.told ? found.told : found.as, count: 1 };
}

/** Their one picture shows several. */
const alwaysSome = new Set(['fallen-leaf', 'bubbles']);
