import { isDeepStrictEqual } from 'node:util';
import type { DesignLayout } from './design-layout.ts';
import { isBeast } from './drawings/beast-body.ts';
import type {
  IllustrationDescription,
  Relation,
  RelationKind,
  WishedThing,
} from './illustration-description.ts';
import { setAroundHero } from './layout/around-hero.ts';
import { arrange, joinRow } from './layout/arrange.ts';
import { arrangeRoom, isHungInRoom } from './layout/arrange-room.ts';
import { arrangeAtSurface, floats as isAfloat } from './layout/at-surface.ts';
import { buildClusters } from './layout/build-clusters.ts';
import type { Cluster, Item } from './layout/cluster.ts';
import { enlargeFirst } from './layout/enlarge-first.ts';
import { facingOf } from './layout/facing.ts';
import {
  isBuilding,
  isBust,
  isCelestial,
  isFlying,
  isFurniture,
  isSwimming,
} from './layout/habits.ts';
import { isSomebody } from './layout/is-somebody.ts';
import { keepArranged } from './layout/keep-arranged.ts';
import { layFlat } from './layout/lay-flat.ts';
import { crossedPair } from './layout/merge-mark.ts';
import type { Arranged, Room, Rooted } from './layout/room.ts';
import type { Player } from './layout/rows.ts';
import { scatter } from './layout/scatter.ts';
import { setInGrid } from './layout/set-in-grid.ts';
import { setOnSheet } from './layout/set-on-sheet.ts';
import type { Settled } from './layout/settle.ts';
import { indoors, shareOf } from './layout/share-of.ts';
import { uncover } from './layout/uncover.ts';
import type { Box } from './picture/fill-contours.ts';
import { interiors, type Place, roofed } from './place-names.ts';
import { chartSpots } from './scenery/designed/charts.ts';
import { strewn } from './scenery/designed/is-card.ts';
import { markSide } from './scenery/designed/marks.ts';
import { isLaidOut, isShownOn } from './scenery/place-for.ts';
import type { Setting, Stage } from './scenery/stage.ts';
import { isAnimal } from './vocabulary/is-animal.ts';
import { naturalSize } from './vocabulary/natural-size.ts';

const isTree = (id: string) =>
  /tree|^willow|^bamboo$|^cactus$|bookshelf/.test(id) && naturalSize(id) > 1.5;

/** How those stand of whom no more than heads and shoulders are seen. */
const rowed: ReadonlySet<RelationKind> = new Set<RelationKind>(['between']);
const carried: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', 'in', 'around', 'wears']);

/** Of whose two the second is hidden by the first, and the other way about. */
const hiding: ReadonlySet<RelationKind> = new Set<RelationKind>([
  ...(['on', 'before', 'wears'] as const),
]);
const hidden: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'behind',
  'in',
  'around',
  'under',
]);

export const nothingArranged: Arranged = { items: [], focus: 0.5 };

/** Of the height. */
const closeBase = 0.94;

/** Of a person's height: what is set up close together. */
const largestSmall = 0.9;

/** Where things stand: what is wished, and what they are set into. */
export type Scene = {
  readonly wish: IllustrationDescription;
  readonly setting: Setting;
  readonly stage: Stage;
  readonly isPortrait: boolean;
  readonly title: Box | null;
  readonly isPlaceAlone: boolean;
  readonly lean: number;
  readonly layout?: DesignLayout | null;
};

type Changed = {
  readonly settle: (wish: IllustrationDescription) => Settled;
  readonly cast: (things: readonly WishedThing[]) => readonly (Player | null)[];
  readonly players: readonly (Player | null)[];
  readonly scene: Scene;
};

/** Null where the frame or what carries something is another than before. */
export function keptFrom(
  [first, ...changes]: readonly IllustrationDescription[],
  { settle, cast, players, scene }: Changed,
): Arranged | null {
  const { wish, isPortrait } = scene;
  if (!first || wish.format !== first.format || isPortrait) return null;
  const sceneOf = (one: IllustrationDescription) => ({
    ...scene,
    wish: { ...one, ...settle(one) },
  });
  const begun = sceneOf(first);
  const laid: Laid[] = [{ scene: begun, arranged: arrangeThings(cast(begun.wish.things), begun) }];
  for (const change of changes) {
    const next = sceneOf(change);
    const actors = cast(next.wish.things);
    const arranged = keptIn(laid, next, actors) ?? arrangeThings(actors, next);
    laid.push({ scene: next, arranged });
  }
  return keptIn(laid, scene, players);
}

type Laid = { readonly scene: Scene; readonly arranged: Arranged };

/** As it stood before; where all is asked for that was there once, as it stood then. */
function keptIn(
  laid: readonly Laid[],
  scene: Scene,
  players: readonly (Player | null)[],
): Arranged | null {
  const { things, relations } = scene.wish;
  const once = laid.find(({ scene: { wish } }) =>
    isDeepStrictEqual([wish.things, wish.relations], [things, relations]),
  );
  const { scene: before, arranged } = once ?? laid.at(-1)!;
  const { things: first, relations: firstRelations } = before.wish;
  const kept = { first, firstRelations, arranged };
  return keepArranged(kept, { things, relations, players }, roomOf(scene));
}

/** Players to where they stand; nothing where there are none. */
export function arrangeThings(
  players: readonly (Player | null)[],
  { wish, setting, stage, isPortrait, title, isPlaceAlone, lean, layout = null }: Scene,
): Arranged {
  if (players.every((player) => player === null)) return nothingArranged;
  if (isLaidOut(wish)) {
    const room = roomOf({ wish, setting, stage, title, isPlaceAlone, lean });
    return { items: layFlat(players, room), focus: 0.5 };
  }
  const isNear = (thing: WishedThing) =>
    thing.person || (isBeast(thing.id) && thing.count === 1 && wish.things.length === 1)
      ? isPortrait
      : isBust(thing.id);
  // Who is seen from near has no feet to stand on before something.
  const isFreed = ({ kind, of, to }: Relation) =>
    (setting.surface && (kind === 'under' || kind === 'above')) ||
    (!carried.has(kind) &&
      !rowed.has(kind) &&
      [of, to].some((at) => wish.things[at] && isNear(wish.things[at])));
  const ties = wish.relations.filter((relation) => !isFreed(relation));
  const clusters = buildClusters(players, ties).map(({ root, cluster: built }) => {
    const thing = wish.things[root]!;
    const cluster = wish.format === 'logo' ? crossedPair(built, thing.id) : built;
    return {
      ...{ root, cluster },
      // Behind a table that stands, balloons belong to it.
      isFlying:
        (isFlying(thing.id) ||
          thing.posture === 'flying' ||
          (thing.posture === 'leaping' && isSwimming(thing.id)) ||
          isCelestial(thing.id)) &&
        !isBehindStanding(root, wish),
      ...{ side: thing.side ?? null, told: root },
      isOrdered: ties.some(({ kind, facing }) => kind === 'between' || facing !== undefined),
      isHung:
        /^(string-lights|lantern-string|blossom-branch)$/.test(thing.id) ||
        (roofed.has(setting.place) && strewn.has(thing.id)),
      isFar: thing.isFar ?? false,
      isBust: isNear(thing),
      isLarge: isBuilding(thing.id) || naturalSize(thing.id) > 1.5,
      isSmall:
        thing.person === null &&
        setting.place !== 'kitchen' &&
        naturalSize(thing.id) <= largestSmall,
      isBeing: isSomebody(thing),
      hasPerson: cluster.items.some((item) => wish.things[item.thing]?.person),
      isScenic: isBuilding(thing.id) || isTree(thing.id),
      facing: players[root]?.sides ? null : facingOf(thing.id),
    };
  });
  const sided = clusters.some(({ side }) => side !== null) ? bySide(clusters) : clusters;
  const room = roomOf({ wish, setting, stage, title, isPlaceAlone, lean, layout });
  const onSheet = layout?.isPlain ? onPlainSheet(clusters, room, wish) : null;
  if (onSheet) return onSheet;
  const surface = setting.surface ?? null;
  if (surface !== null) {
    const afloat = clusters.map((one) => ({ ...one, floats: isAfloat(wish.things[one.root]!.id) }));
    if (new Set(afloat.map(({ floats }) => floats)).size === 2)
      return arrangeAtSurface(afloat, room, { surface, joinRow });
  }
  if (/^(carte|plan)$/.test(wish.manner ?? '')) return scatter(clusters, room, chartSpots);
  const isInRoom = isFurnished(wish, { setting, stage }) && !room.side && clusters.every(isOfRoom);
  const arranged = isInRoom ? inRoom(sided, room, wish.things) : arrange(sided, room);
  // A mark is one, and an axonometry turns what it shows.
  if (wish.format === 'logo' || wish.manner === 'isometrique') return arranged;
  const seen = uncovered(arranged, clusters, { wish, setting, stage });
  return { ...arranged, items: enlarged(seen, clusters, { room, wish }) };
}

/** A picture whose first thing was told neither to be small nor far nor among letters. */
const isGrowable = ({ format, design, text, framing, things: [first] }: IllustrationDescription) =>
  format === 'picture' &&
  design === undefined &&
  text.length === 0 &&
  framing !== 'wide' &&
  first?.size !== 'small' &&
  first?.isFar !== true;

function enlarged(
  items: readonly Item[],
  clusters: readonly { readonly root: number; readonly cluster: Cluster }[],
  { room: { width, height, top }, wish }: { room: Room; wish: IllustrationDescription },
): readonly Item[] {
  if (!isGrowable(wish)) return items;
  const roots = new Map(
    clusters.flatMap(({ root, cluster }) => cluster.items.map(({ thing }) => [thing, root])),
  );
  return enlargeFirst(items, { width, height, top, rootOf: (thing) => roots.get(thing) ?? thing });
}

/** Before a sheet's own ground: each in its cell, or as one group. */
const onPlainSheet = (clusters: readonly Rooted[], room: Room, wish: IllustrationDescription) =>
  wish.design?.kind === 'sheet'
    ? setInGrid(clusters, room, wish.manner === 'autocollant')
    : setOnSheet(clusters, room);

/** Pans that hang on its wall, an island before it; what lies on its counter is arranged there. */
const isKitchenFurnished = ({ place }: Setting, things: readonly WishedThing[]): boolean =>
  place === 'kitchen' &&
  things.some(({ id }) => isHungInRoom(id) || (isFurniture(id) && naturalSize(id) > 1)) &&
  things.every(({ id }) => isHungInRoom(id) || isFurniture(id));

const isFurnished = (
  { things, manner }: IllustrationDescription,
  { setting, stage }: Pick<Scene, 'setting' | 'stage'>,
): boolean =>
  (furnished.has(setting.place) || isKitchenFurnished(setting, things)) &&
  !stage.isTable &&
  manner !== 'isometrique';

/** Where things have their own size and place: rooms, and insides of buildings. */
const furnished: ReadonlySet<Place> = new Set<Place>([
  ...(['room', 'bedroom', 'office', 'library', 'workshop', 'attic'] as const),
  ...interiors,
]);
const isOfRoom = ({ isBust, isFar }: Rooted) => !isBust && !isFar;

/** Strings of lights hang above all; the rest is furnished. */
function inRoom(
  clusters: readonly (Rooted & { readonly root: number })[],
  room: Room,
  things: readonly WishedThing[],
): Arranged {
  const hung = clusters.filter(({ isHung }) => isHung);
  const pieces = clusters
    .filter((one) => !hung.includes(one))
    .map((one) => ({
      ...one,
      id: things[one.root]!.id,
      size: things[one.root]!.size,
      isOnWall: things[one.root]!.posture === 'hung',
      isAnimal: isAnimal(things[one.root]!.id),
      hasPerson: one.cluster.items.some(({ thing }) => things[thing]?.person),
    }));
  const isFree = pieces.every(({ id }) => isHungInRoom(id) || !isFurniture(id));
  const standing = pieces.filter(({ id, isOnWall }) => !isOnWall && !isHungInRoom(id));
  const around = isFree ? setAroundHero(standing, room) : null;
  if (around && standing.length === pieces.length && hung.length === 0) return around;
  const above = hung.length > 0 ? arrange(hung, { ...room, lone: 0.5 }).items : [];
  const below = pieces.length > 0 ? arrangeRoom(pieces, room).items : [];
  return { items: [...below, ...above], focus: 0.5 };
}

function uncovered(
  { items }: Arranged,
  clusters: readonly { readonly root: number; readonly cluster: Cluster }[],
  {
    wish: { relations },
    setting: { width, height },
    stage: { front },
  }: Pick<Scene, 'wish' | 'setting' | 'stage'>,
): readonly Item[] {
  const roots = new Map(
    clusters.flatMap(({ root, cluster }) => cluster.items.map(({ thing }) => [thing, root])),
  );
  const has = (test: (relation: Relation) => boolean) => relations.some(test);
  return uncover(items, {
    ...{ width, height, front, ties: relations, rootOf: (thing) => roots.get(thing) ?? thing },
    isWithin: (thing) => has(({ of, kind }) => kind === 'in' && of === thing),
    isTied: (thing) =>
      has(
        ({ of, kind, to }) =>
          (hiding.has(kind) && to === thing) || (hidden.has(kind) && of === thing),
      ),
    isBack: (thing) =>
      has(
        ({ of, kind, to }) =>
          (kind === 'behind' && of === thing) || (kind === 'before' && to === thing),
      ),
  });
}

/** As it was told what is left and what is right of what. */
function bySide<One extends Rooted>(clusters: readonly One[]): One[] {
  const rank = ({ side }: Rooted) => (side === 'left' ? -1 : side === 'right' ? 1 : 0);
  return clusters.toSorted((one, other) => rank(one) - rank(other));
}

function roomOf({
  wish,
  setting,
  stage,
  title,
  isPlaceAlone,
  lean,
  layout,
}: Omit<Scene, 'isPortrait'>): Room {
  const { width, height } = setting;
  return {
    ...{ width, height, horizon: stage.horizon, hasGround: stage.hasGround },
    isAfloat:
      setting.place === 'sea' ||
      setting.place === 'harbour' ||
      (setting.place === 'fjord' && !stage.hasGround),
    isDisplay:
      !layout &&
      wish.manner !== 'isometrique' &&
      (isShownOn(setting.place) || stage.set !== undefined),
    hasHero:
      !layout?.isPlain &&
      wish.framing !== 'wide' &&
      wish.manner !== 'isometrique' &&
      (!isShownOn(setting.place) ||
        (setting.place === 'kitchen' && wish.things.some(({ person }) => person !== null))),
    // What is seen from near stands near the lower edge.
    base:
      wish.framing === 'close' && stage.hasGround
        ? Math.max(stage.base, height * closeBase)
        : stage.base,
    ...(stage.lone ? { lone: stage.lone } : {}),
    ...shareOf({ ...wish, place: wish.place ?? indoors(setting) }, { isPlaceAlone, lean }),
    ...(stage.isTable && stage.lone ? { lone: stage.lone, lean: 0.06 * lean } : {}),
    ...(layout?.isPlain
      ? {
          lone: loneOfSheet,
          most: wish.design?.kind === 'label' ? 0.62 : 0.8,
          lean: 0,
          foot: layout.foot,
        }
      : {}),
    top: layout
      ? layout.top
      : title && wish.format !== 'logo' && title.top < height / 2
        ? title.bottom + height * 0.03
        : height * 0.08,
    ...(wish.format === 'logo' ? { side: markSide(setting) * Math.min(width, height) } : {}),
  };
}

/** Of the shorter side: a sheet's subject fills it. */
const loneOfSheet = 1.05;

function isBehindStanding(root: number, { things, relations }: Scene['wish']): boolean {
  return relations.some(
    ({ of, kind, to }) =>
      of === root && kind === 'behind' && things[to] !== undefined && !isFlying(things[to].id),
  );
}
