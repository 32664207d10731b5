import type { Posed } from '../cast-players.ts';
import type {
  IllustrationDescription,
  Relation,
  WishedThing,
} from '../illustration-description.ts';
import { hasTable } from '../people/doings.ts';
import { isSeated, type PoseName } from '../people/poses.ts';
import { holds, holdsAsTold } from '../vocabulary/holding.ts';
import { isAnimal } from '../vocabulary/is-animal.ts';
import { naturalSize } from '../vocabulary/natural-size.ts';
import { isTopping } from '../vocabulary/toppings.ts';
import { vesselOf } from '../vocabulary/vessels.ts';
import { doneTo, doneToOthers } from './done-to.ts';
import type { Turn } from './facing.ts';
import { isCelestial, isFurniture } from './habits.ts';
import { asHauled, hasHands } from './hauled.ts';
import { poseTouched } from './hold-as-touched.ts';
import { isRidden, isSeat, liesOn } from './seats.ts';
import { balances, poseOn, sitOnGround, sitToListen } from './sitters.ts';
import { strewnToo } from './strew-around.ts';
import { wearAlone } from './wear-alone.ts';
import { isGoods, isLabel, isPrinted, isPrintedOn, isWorn, wears, wornAs } from './wearing.ts';

export type Settled = {
  readonly things: readonly (WishedThing & Posed)[];
  readonly relations: readonly Relation[];
};

/** Who reads or holds something and sits does both. */
function together(how: PoseName, { pose, person }: WishedThing & Posed): PoseName {
  const isBoth = (how === 'sit' && pose === 'hold') || (how === 'hold' && isSeated(pose));
  if (isBoth) return 'holdOnSeat';
  const doing = person?.doing;
  if (how !== 'sit' || !doing) return how;
  if (doing === 'read') return 'readOnSeat';
  return isSeated(doing) || hasTable(doing) ? doing : how;
}

/** Of what one drinks. */
const drinks =
  /^(hot-beverage|wine-glass|beer-mug|glass-of-milk|cup-with-straw|bubble-tea|cocktail-glass|tropical-drink|tumbler-glass|teacup-without-handle)$/;

const isSheltered = (one: WishedThing, { id }: WishedThing): boolean =>
  id === 'umbrella' && one.person !== null && one.count === 1;

/** A train runs on a level bridge, and what lies on a book has closed it. */
function bearing(bearer: WishedThing, one: WishedThing): WishedThing {
  if (bearer.id === 'stone-bridge' && rails.test(one.id)) return { ...bearer, id: 'viaduct' };
  const isClosed = bearer.id === 'open-book' && !one.person && !/open|ouvert/u.test(bearer.said);
  return isClosed ? { ...bearer, id: 'lying-book' } : bearer;
}

/** Who eats on a beam has it in his hands. */
function withoutTable<One extends WishedThing>(one: One, { id }: WishedThing): One {
  if (!/^(beam|girder)$/.test(id) || one.person?.doing !== 'eat') return one;
  return { ...one, person: { ...one.person, doing: 'eatSandwich' } };
}

/** “on a bench with a guitar”: whoever sits there has it. */
function bySitter(
  things: readonly WishedThing[],
  relations: readonly Relation[],
  told: Relation,
): Relation {
  if (told.kind !== 'beside' || told.isJoint || !isSeat(things[told.of]?.id ?? '')) return told;
  const sits = relations.find(
    ({ of, kind, to }) =>
      kind === 'on' && to === told.of && (things[of]?.person?.doing ?? 'sit') === 'sit',
  );
  const [sitter, thing] = [sits && things[sits.of], things[told.to]];
  return sitter?.person && thing && holds(sitter, thing) ? { ...told, of: sits!.of } : told;
}

/** Who is on a seat sits, what is small is held, and an umbrella is held over its person. */
export function settle(
  things: readonly WishedThing[],
  { relations, format }: Pick<IllustrationDescription, 'relations' | 'format'>,
): Settled {
  const settled: (WishedThing & Posed)[] = [...things];
  const pose = (at: number, how: Posed['pose']) => {
    const one = settled[at]!;
    if (one.person && how) settled[at] = { ...one, pose: together(how, one) };
  };
  const ties = relations.map((told) => bySitter(things, relations, told));
  const kinds = ties.map((relation): Relation => {
    const { of, kind, to } = relation;
    const [one, other] = [settled[of], settled[to]];
    const lit = one && other ? litCake(settled, relation) : null;
    if (lit) return lit;
    if (one && other && kind === 'on' && isDish(other.id) && one.person === null) {
      settled[to] = { ...other, id: 'flat-plate' };
      // It brings a board of its own.
      if (one.id === 'sushi-board') settled[of] = { ...one, id: 'sushi-set' };
    }
    // « un chaton dans une boîte »: it is open.
    if (one && other && kind === 'in' && /^(box-closed|package)$/.test(other.id))
      settled[to] = { ...other, id: 'open-box' };
    if (one && other && isRowed(kind, one, other)) settled[to] = { ...other, id: 'rowing-boat' };
    if (!one || !other || format === 'pattern') return relation;
    // « un pot de miel avec une abeille sur l’étiquette »: it is drawn there.
    if (kind === 'on' && isLabel(other.id) && one.person === null)
      return { of: to, kind: 'wears', to: of };
    const put = putOn(settled, relation);
    if (put || format === 'logo') return put ?? relation;
    // « sous des lampions »: they hang above all.
    if (kind === 'under' && /^(string-lights|lantern-string)$/.test(other.id))
      return { of, kind: 'beside', to };
    if (kind === 'on') settled[to] = bearing(other, one);
    const touched = asHauled(settled, relation) ?? asTouched(settled, relation, pose);
    const placed = touched ?? doneTo(relation, one, other) ?? lightOnRock(settled, relation);
    if (placed) return placed;
    const stood = asPlaced(relation, one, other);
    if (stood) return stood;
    if (kind === 'breathes' && one.person && other.id !== 'fire') return { of, kind: 'beside', to };
    if ((kind === 'on' || kind === 'in') && isSeat(other.id)) {
      const sitter = sitterOf(things, relations, of);
      settled[sitter] = withoutTable(settled[sitter]!, other);
      pose(sitter, 'sit');
      return { of: sitter, kind: 'on', to };
    }
    if (kind === 'on') pose(of, poseOn(one, other) ?? undefined);
    if (kind === 'beside' && bears(one, other)) return { of: to, kind: 'on', to: of };
    if (kind === 'on' && one.id === 'knight' && isRidden(other.id))
      settled[of] = { ...one, id: 'riding-knight' };
    if (/^(beside|under)$/.test(kind) && isSheltered(one, other)) {
      settled[to] = { ...other, id: 'umbrella-held' };
      pose(of, 'raise');
      return { of, kind: 'holds', to };
    }
    const crosses =
      other.person !== null || !/tree|blossom|flower|rose|bamboo|torii/.test(other.id);
    if (kind === 'beside' && crosses && /bridge|viaduct/.test(one.id))
      return { of: to, kind: 'on', to: of };
    if (relation.isHeld && holdsAsTold(one, other)) return { of, kind: 'holds', to };
    // Nobody stands on a flower or a leaf.
    if (kind === 'on' && one.person && isFrail(other.id)) return { of, kind: 'beside', to };
    if (kind === 'beside' && !relation.isJoint && holds(one, other) && hasHands(one, other)) {
      if (ties.some((tie) => tie !== relation && leavesNoHand(tie, relation))) return relation;
      // What lies on the table of whoever works or eats there leaves his hands free.
      if (!hasTable(one.person?.doing)) pose(of, drinks.test(other.id) ? 'drink' : 'hold');
      return { of, kind: 'holds', to };
    }
    return relation;
  });
  sitAtPicnic(settled, pose);
  kinds.push(...doneToOthers(settled, kinds));
  for (const each of [hatch, turnTo, setUpright, sitOnGround, sitToListen, wearAlone])
    each(settled, kinds);
  const tied = format === 'logo' ? onMark(settled, kinds) : labelled(settled, kinds);
  return { things: settled, relations: [...onDesk(settled, tied), ...tied] };
}

/** « lit son journal sur un banc », « un chat sur les genoux, sur un banc »: who holds it sits there. */
function sitterOf(
  things: readonly WishedThing[],
  relations: readonly Relation[],
  of: number,
): number {
  const holder =
    relations.find((tie) => tie.of === of && tie.at)?.to ??
    relations.find((tie) => tie.to === of && tie.kind === 'beside')?.of;
  const isHeld = things[of]!.person === null && holder !== undefined && things[holder]?.person;
  return isHeld ? holder : of;
}

/** Another is held already, or it is where it was told to touch. */
const leavesNoHand = (tie: Relation, { of, to }: Relation): boolean =>
  tie.of === to ? tie.at !== undefined : tie.of === of && tie.kind === 'holds';

/** Who lies does so on what is long enough; else null. */
function asLain(
  settled: readonly (WishedThing & Posed)[],
  { of, kind, to }: Relation,
  pose: (at: number, how: Posed['pose']) => void,
): Relation | null {
  if (!/^(?:on|in)$/.test(kind) || !liesOn(settled[of]!, settled[to]!)) return null;
  pose(of, 'lie');
  return { of, kind: 'on', to };
}

/** Who is touched holds himself so; null where nothing was told of it. */
function asTouched(
  settled: (WishedThing & Posed)[],
  relation: Relation,
  pose: (at: number, how: Posed['pose']) => void,
): Relation | null {
  const { of, kind, to, at } = relation;
  const [one, other] = [settled[of]!, settled[to]!];
  const lain = asLain(settled, relation, pose);
  if (lain) return lain;
  // « un garçon qui enlace son chien »
  if (kind === 'beside' && one.person?.doing === 'hug' && other.person === null) {
    const tie = { of: to, kind: 'on', to: of, at: 'arms' } as const;
    settled[of] = { ...one, pose: poseTouched(tie, other, one) ?? 'hold' };
    return tie;
  }
  const isRider = at === 'back' && one.person !== null && isRidden(other.id);
  if (!at || isRider) return null;
  const how = poseTouched(relation, one, other);
  if (how) pose(to, how);
  if (at === 'nose' && one.person && other.person === null)
    settled[of] = { ...one, turn: 'right', pose: 'stand' };
  return relation;
}

/** Who hatches is in the egg that was named, or in one of its own. */
function hatch(settled: (WishedThing & Posed)[], relations: Relation[]): void {
  const of = settled.findIndex(({ posture }) => posture === 'hatching');
  if (of < 0) return;
  const named = settled.findIndex(({ id }) => id === 'egg' || id === 'cracked-egg');
  const to = named < 0 ? settled.length : named;
  const { said, count } = settled[of]!;
  const plain = { said, count, colour: null, size: 'usual', posture: null, person: null } as const;
  settled[to] = { ...(settled[named] ?? plain), id: 'cracked-egg' };
  const others = relations.filter((tie) => tie.of !== to && tie.to !== to);
  relations.splice(0, relations.length, ...others, { of, kind: 'in', to });
}

/** Beside a cloth that is spread on the grass they sit there, too. */
function sitAtPicnic(
  settled: readonly (WishedThing & Posed)[],
  pose: (at: number, how: PoseName) => void,
): void {
  if (!settled.some(({ id }) => id === 'picnic-blanket')) return;
  for (const [at, { person, pose: how }] of settled.entries())
    if (person && !person.doing && !how) pose(at, 'cross');
}

/** Who is said to look at another stands on its left, unless the sides were told. */
function turnTo(settled: (WishedThing & Posed)[], relations: readonly Relation[]): void {
  const turn = (at: number, to: Turn) => {
    const one = settled[at]!;
    if (!one.person?.isTurned) settled[at] = { ...one, turn: to };
  };
  for (const [at, { stance }] of settled.entries())
    if (stance) turn(at, stance === 'facing' ? 'inward' : stance === 'apart' ? 'outward' : 'left');
  for (const { of, kind, to, facing } of relations) {
    if (!facing || kind !== 'beside') continue;
    const isLeft = settled[of]!.side !== 'right' && settled[to]!.side !== 'left' && of < to;
    const [toward, back] = isLeft ? (['right', 'left'] as const) : (['left', 'right'] as const);
    turn(of, facing === 'apart' ? back : toward);
    turn(to, facing === 'facing' ? back : toward);
  }
}

/** Worn by it, or printed on it; a scarf is wound about the neck. */
function putOn(settled: (WishedThing & Posed)[], { of, kind, to }: Relation): Relation | null {
  const [one, other] = [settled[of]!, settled[to]!];
  // « une tasse avec un cœur dessus »
  if (kind === 'on' && isPrintedOn(one, other)) return { of: to, kind: 'wears', to: of };
  const isPut =
    other.count === 1 &&
    ((isWornAs(kind, one, other) && !isGoods(one.id) && wears(one)) ||
      (/^(beside|on|in)$/.test(kind) && isPrinted(one.id) && other.person === null));
  const asWorn = isPut ? wornAs[other.id] : undefined;
  if (asWorn) settled[to] = { ...other, id: asWorn };
  return isPut ? { of, kind: 'wears', to } : null;
}

/** “a dog in a red hat” wears it; « un lapin dans un chapeau » is in it. */
const isWornAs = (kind: Relation['kind'], one: WishedThing, other: WishedThing): boolean =>
  isWorn(other.id) &&
  (kind === 'beside' || (kind === 'in' && !(one.id === 'rabbit' && other.id === 'top-hat')));

/** « des falaises et un phare »: it stands on one. */
function lightOnRock(
  settled: (WishedThing & Posed)[],
  { of, kind, to }: Relation,
): Relation | null {
  const rock = [of, to].find((at) => settled[at]!.id === 'cliff');
  const light = [of, to].find((at) => settled[at]!.id === 'lighthouse');
  if (rock === undefined || light === undefined || !/^(beside|before|on)$/.test(kind)) return null;
  if (settled[rock]!.isSome) settled[rock] = { ...settled[rock]!, count: 1 };
  return { of: light, kind: 'on', to: rock };
}

/** A label is on what was named before it. */
function labelled(things: readonly WishedThing[], told: readonly Relation[]): Relation[] {
  const relations = strewnToo(things, told);
  const label = things.findIndex(({ id }) => isLabel(id));
  const bearer = things.findIndex((thing, at) => at < label && wears(thing));
  const isTied = relations.some(({ to, kind }) => to === label && kind === 'wears');
  if (label < 0 || bearer < 0 || isTied) return [...relations];
  return [...relations, { of: bearer, kind: 'wears', to: label }];
}

const isFrail = (id: string) =>
  /^(blossom|rose|tulip|sunflower|hibiscus|hyacinth|white-flower|seedling|herb|bouquet|maple-leaf|fallen-leaf|leaf-fluttering-in-wind|four-leaf-clover|wheat-ear|candle|balloon)$/.test(
    id,
  );

/** Its candles stand on a cake. */
function litCake(settled: (WishedThing & Posed)[], { of, kind, to }: Relation): Relation | null {
  if (kind !== 'beside' && kind !== 'on') return null;
  const [one, other] = [settled[of]!, settled[to]!];
  const isLit = candlesOn(one, other);
  if (!isLit && !candlesOn(other, one)) return null;
  const [cake, candle] = isLit ? [of, to] : [to, of];
  if (settled[cake]!.id === 'birthday-cake')
    settled[cake] = { ...settled[cake]!, id: 'plain-cake' };
  settled[candle] = { ...settled[candle]!, id: 'cake-candle' };
  return { of: candle, kind: 'on', to: cake };
}

/** « un gâteau avec trois bougies » */
const candlesOn = (cake: WishedThing, candle: WishedThing) =>
  /cake|yule-log|cupcake/.test(cake.id) && candle.id === 'candle';

/** « une planche avec trois fromages », « des crêpes avec des fraises » */
const bears = (one: WishedThing, { id, person }: WishedThing): boolean =>
  (one.id === 'wooden-board' && person === null && naturalSize(id) < 0.9) ||
  (/(^|-)(?:table|shelf)$/.test(one.id) &&
    person === null &&
    !isFurniture(id) &&
    !isAnimal(id) &&
    naturalSize(id) < 0.6) ||
  (/^(?:sofa|bed|armchair|house-bed)$/.test(one.id) && /^(?:cushion|teddy-bear)$/.test(id)) ||
  isTopping(id, one.id);

/** A mark is one: of two things the second belongs to the first. */
function onMark(things: readonly WishedThing[], relations: readonly Relation[]) {
  if (things.length !== 2 || things.every(({ id }) => isCelestial(id))) return relations;
  const of = isCelestial(things[0]!.id) ? 1 : 0;
  return [{ of, kind: 'merges', to: 1 - of } as const];
}

/** Whoever is in a boat needs room there. */
const isRowed = (kind: Relation['kind'], { id, person }: WishedThing, holder: WishedThing) =>
  /^(on|in)$/.test(kind) &&
  holder.id === 'sailboat' &&
  boat.test(holder.said) &&
  (person !== null || isAnimal(id));
/** Of which no kind was told. */
const boat = /^(bateaux?|boats?|barques?)$/u;

/** How it is where the words alone would set it up clumsily. */
function asPlaced({ of, kind, to }: Relation, one: WishedThing, other: WishedThing) {
  // What stands on the floor is on no shelf.
  const isShelf = /^(wall-shelf|hanging-shelf|shelf)$/.test(other.id);
  if (kind === 'on' && isShelf && isFurniture(one.id)) return { of, kind: 'beside', to } as const;
  // It circles high above what is below.
  if (kind === 'around' && isOrbiter(one.id)) return { of, kind: 'above', to } as const;
  if (kind === 'on' && balances(one, other)) return { of, kind: 'on', to } as const;
  // “a farmer on a tractor” is at its wheel.
  if (kind === 'on' && one.person && /^(tractor|locomotive|helicopter|racing-car)$/.test(other.id))
    return { of, kind: 'in', to } as const;
  // Nobody stands on top of a door.
  if (kind === 'on' && /^(door|mirror)$/.test(other.id)) return { of, kind: 'before', to } as const;
  return null;
}

/** Of whoever sits in something no more is seen than of who stands there. */
function setUpright(settled: (WishedThing & Posed)[], relations: readonly Relation[]): void {
  for (const { of, kind, to } of relations) {
    const { id } = settled[to]!;
    const { person } = settled[of]!;
    const isIn = /^(in|on)$/.test(kind) && vesselOf(id) !== null && !isSeat(id);
    if (!isIn || !person || !/^(sit|cross|kneel|squat)/.test(person.doing ?? '')) continue;
    const { doing: _, ...upright } = person;
    settled[of] = { ...settled[of]!, person: upright };
  }
}

const isOrbiter = (id: string) =>
  /^(orbital-station|space-shuttle|satellite|space-rocket|flying-saucer)$/.test(id);

const rails = /^(steam-train|train|locomotive|high-speed-train|metro|tramway)$/;

/** Seen from the front it lies under what is on it. */
const isDish = (id: string) => id === 'fork-and-knife-with-plate';

/** Of a person's height. */
const largestOnDesk = 0.6;

/** « un bureau près d'une fenêtre avec un ordinateur »: that is on the desk. */
function onDesk(things: readonly WishedThing[], relations: readonly Relation[]): Relation[] {
  const desk = things.findIndex(({ id }) => id === 'desk');
  if (desk < 0) return [];
  const isTied = (at: number) =>
    relations.some(({ of, to, kind }) => kind !== 'beside' && (of === at || to === at));
  // « une machine à écrire, des lunettes et une tasse sur un bureau »: so is all that lies by what is on it.
  const isLaden = relations.some(
    ({ of, kind, to }) => kind === 'on' && to === desk && things[of]!.person === null,
  );
  const isSmall = ({ id, person, count }: WishedThing) =>
    person === null &&
    count <= 3 &&
    (/^(monitor|laptop|laptop-open|desktop-computer|lamp|books|potted-plant|open-book|hot-beverage|keyboard)$/.test(
      id,
    ) ||
      (isLaden && !isAnimal(id) && !isFurniture(id) && naturalSize(id) < largestOnDesk));
  return things.flatMap((thing, at) =>
    at !== desk && isSmall(thing) && !isTied(at) ? [{ of: at, kind: 'on' as const, to: desk }] : [],
  );
}
