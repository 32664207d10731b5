import type { Relation, RelationKind } from '../illustration-description.ts';
import { hasTable } from '../people/doings.ts';
import { isSeated, type PoseName } from '../people/poses.ts';
import { isTopping } from '../vocabulary/toppings.ts';
import { reachedBy } from './acted-upon.ts';
import { type Cluster, joinClusters, moved, widthOf } from './cluster.ts';
import { filled, openings } from './fill-box.ts';
import { isBuilding, isContainer } from './habits.ts';
import { mergeMark } from './merge-mark.ts';
import { gap, type Player, rowOf } from './rows.ts';
import { seatOf } from './seats.ts';
import { inMiddle, standBetween } from './stand-between.ts';
import { hovering, isStrewn, strewAround } from './strew-around.ts';
import { wornAt } from './wearing.ts';
import { inMouth, inShell } from './with-animals.ts';

type Tie = { readonly kind: RelationKind; readonly child: number };

/**
 * Things and how they stand to each other → clusters that are set beside each other. A thing has one
 * place: the first that was said of it.
 */
export function buildClusters(
  players: readonly (Player | null)[],
  relations: readonly Relation[],
): readonly { readonly root: number; readonly cluster: Cluster }[] {
  const parents = new Map<number, number>();
  const ties = new Map<number, Tie[]>();
  const rootOf = (index: number): number =>
    parents.has(index) ? rootOf(parents.get(index)!) : index;
  // What is worked on stands where else it was told to be.
  const inTurn = relations.toSorted(
    (a, b) => Number(a.kind === 'acts') - Number(b.kind === 'acts'),
  );
  for (const { of, kind, to } of inTurn) {
    if (kind === 'beside' || !players[of] || !players[to]) continue;
    // Of two things it stands between them in their row.
    if (kind === 'between' && players[to].looks.length < 2) continue;
    const isTurned = /^(behind|breathes|holds|acts|wears|merges)$/.test(kind);
    // Said of a thing that already belongs to another, it is said of both: « crache du feu au-dessus de … ».
    const child = rootOf(isTurned ? to : of);
    const parent = isTurned ? of : to;
    if (parents.has(child) || rootOf(parent) === child) continue;
    parents.set(child, parent);
    ties.set(parent, [
      ...(ties.get(parent) ?? []),
      { kind: kind === 'behind' ? 'before' : kind, child },
    ]);
  }
  const build = (index: number): Cluster => {
    const player = players[index]!;
    let cluster = rowOf(player, index);
    for (const { kind, children } of gathered(ties.get(index) ?? [])) {
      const [one, ...others] = children.map(build);
      const row = others.length > 0 ? centred(others.reduce(beside, one!)) : one!;
      const first = players[children[0]!]!;
      cluster =
        kind === 'around' && isStrewn(first.id)
          ? strewAround(cluster, row)
          : attach({ cluster, player }, row, { kind, child: first });
    }
    return player.isFloating ? hovering(cluster) : cluster;
  };
  const clusters = players.flatMap((player, index) =>
    player && !parents.has(index) ? [{ root: index, cluster: build(index) }] : [],
  );
  return inMiddle(clusters, relations, rootOf);
}

/** Two on one table, or under one tree, are beside each other there. */
function gathered(ties: readonly Tie[]): { kind: RelationKind; children: number[] }[] {
  const all: { kind: RelationKind; children: number[] }[] = [];
  for (const { kind, child } of ties) {
    const same =
      kind === 'on' || kind === 'under' || kind === 'in'
        ? all.find((one) => one.kind === kind)
        : undefined;
    if (same) same.children.push(child);
    else all.push({ kind, children: [child] });
  }
  return all;
}

const centred = (row: Cluster) => moved(row, { x: -(row.left + row.right) / 2 });

/** Of the height of who stands at it. */
const tableHigh = 0.42;

/** Of a sitting person's height. */
const legsBelowSeat = 0.26;

const settled = { stands: false };

type Parent = { readonly cluster: Cluster; readonly player: Player };

export type Attached = { readonly kind: RelationKind; readonly child: Player };

export const attach = (parent: Parent, child: Cluster, tie: Attached): Cluster =>
  reachedBy(parent, child, tie.kind) ?? set(parent, child, tie);

function set(
  { cluster, player }: Parent,
  child: Cluster,
  { kind, child: { id, pose } }: Attached,
): Cluster {
  const [wide, high] = [widthOf(cluster), -cluster.top];
  const centre = (cluster.left + cluster.right) / 2;
  const fit = (share: number, shareHigh = 2) =>
    Math.min(1, (share * wide) / widthOf(child), (shareHigh * high) / -child.top);
  switch (kind) {
    case 'on':
      if (player.isPerson) {
        // On a shoulder.
        const at = { x: centre + 0.17 * high, y: -0.62 * high, scale: fit(0.45, 0.23) };
        return joinClusters(cluster, moved(child, at, settled));
      }
      // What lies on a dish is a part of it.
      return isTopping(id, player.id)
        ? seated({ cluster, player }, moved(child, { scale: fit(0.34, 0.4) }), null)
        : seated({ cluster, player }, child, pose ?? null);
    case 'in':
      return inside({ cluster, player }, child, pose ?? null);
    case 'merges':
      return mergeMark({ cluster, id: player.id }, { cluster: child, id });
    case 'above':
      return above({ cluster, player }, child);
    case 'under':
      return under({ cluster, player }, child);
    case 'before': {
      if (id === 'long-table') {
        // Those who sit at it are seen above it.
        const scale = Math.max((1.06 * wide) / widthOf(child), (tableHigh * high) / -child.top);
        return joinClusters(moved(cluster, {}, settled), moved(child, { x: centre, scale }));
      }
      return inFront({ cluster, player }, child);
    }
    case 'wears': {
      const at = wornAt(player.id, id, { aspect: wide / high, head: player.landmarks?.head });
      const scale = (at.wide * wide) / widthOf(child);
      const half = at.isOnTop ? 0 : (-child.top * scale) / 2;
      const spot = { x: cluster.left + wide * at.x, y: cluster.top + high * at.y + half, scale };
      return joinClusters(cluster, moved(child, spot, settled));
    }
    case 'holds': {
      if (id === 'umbrella-held') {
        const scale = (0.62 * high) / -child.top;
        const hand = { x: centre + 0.125 * high, y: -0.55 * high, scale };
        return joinClusters(moved(child, hand, settled), cluster);
      }
      if (player.landmarks) return inMouth(cluster, child, player.landmarks.mouth);
      if (/balloon/.test(id)) {
        // By their strings, beside the head.
        const scale = (0.5 * high) / -child.top;
        const hand = { x: centre + 0.3 * high, y: -0.42 * high, scale };
        return joinClusters(moved(child, hand, settled), cluster);
      }
      const isCup = player.pose === 'drink';
      const isLaid = hasTable(player.pose);
      const { isPerson } = player;
      const most = isCup ? 0.14 : isLaid ? 0.2 : isPerson ? 0.3 : 0.26;
      const scale = fit(isPerson ? (isLaid ? 0.3 : 1) : 0.6, most);
      const y = -high * (isCup ? 0.6 : isPerson ? 0.4 : 0.1);
      const x = centre + (isCup ? 0.1 * high : 0);
      return joinClusters(cluster, moved(child, { x, y, scale }, settled));
    }
    case 'around':
      return joinClusters(moved(child, { x: centre, y: -high * 0.25 }, settled), cluster);
    case 'breathes': {
      const scale = Math.min(1, (0.42 * high) / -child.top);
      const flame = moved(
        child,
        { scale, x: cluster.left - widthOf(child) * scale * 0.42, y: cluster.top + high * 0.52 },
        { ...settled, tilt: -78 },
      );
      return joinClusters(cluster, flame);
    }
    default:
      return kind === 'between' ? standBetween(cluster, child) : beside(cluster, child);
  }
}

/** Of the height of what is behind: what is lower than that hides little of it. */
const lowBefore = 0.62;
/** Of the narrower: how much of each other those of one size hide. */
const hidden = 0.24;

/** What is behind rises over what stands before it, or is seen at its side. */
function inFront({ cluster, player }: Parent, child: Cluster): Cluster {
  const [wide, high] = [widthOf(cluster), -cluster.top];
  const [broad, tall] = [widthOf(child), -child.top];
  const back = { stands: false };
  if (isBuilding(player.id)) {
    // A house is a house, however large the van before it.
    const scale = Math.max(1.25, tall / (0.5 * high), broad / (0.8 * wide));
    const grown = moved(cluster, { scale, y: child.top * 0.1 }, back);
    const aside = Math.min(0.34 * broad, 0.22 * wide * scale);
    return joinClusters(grown, moved(child, { x: (grown.left + grown.right) / 2 - aside }));
  }
  const centre = (cluster.left + cluster.right) / 2;
  // A crowd is all about who stands before it.
  if (player.isCrowd)
    return joinClusters(moved(cluster, {}, back), moved(child, { x: centre, y: 0.1 * high }));
  const isOver = high * 1.25 > tall / lowBefore && wide * 1.25 > broad;
  if (isOver) {
    const grown = moved(cluster, { scale: 1.25, y: child.top * 0.1 }, back);
    return joinClusters(grown, moved(child, { x: centre - wide * 0.2 }));
  }
  const x = cluster.left + hidden * Math.min(wide, broad) - child.right;
  return joinClusters(moved(cluster, { y: child.top * 0.06 }, back), moved(child, { x }));
}

function above({ cluster, player }: Parent, child: Cluster): Cluster {
  const [wide, high] = [widthOf(cluster), -cluster.top];
  // What was named first is seen, however small it would be there.
  const most = ((isBuilding(player.id) ? 0.8 : 1.1) * wide) / widthOf(child);
  const scale = Math.min(most, Math.max(1, (leastAbove * wide) / widthOf(child)));
  const x = (cluster.left + cluster.right) / 2 + wide * 0.12;
  const up = moved(child, { x, y: cluster.top - high * 0.1, scale }, { stands: false });
  return joinClusters(cluster, up);
}

/** Of the width of what is below. */
const leastAbove = 0.4;

/** Lowered behind the front of what holds it; among the leaves of a tree. */
function inside({ cluster, player }: Parent, child: Cluster, pose: PoseName | null): Cluster {
  const [wide, high] = [widthOf(cluster), -cluster.top];
  const centre = (cluster.left + cluster.right) / 2;
  const fit = (share: number, shareHigh = 2) =>
    Math.min(1, (share * wide) / widthOf(child), (shareHigh * high) / -child.top);
  const settled = { stands: false };
  if (player.id === 'big-wave' || player.id === 'open-suitcase')
    return seated({ cluster, player }, child, pose);
  if (player.id === 'cracked-egg') return inShell(cluster, child);
  if (player.id === 'leaf-pile') {
    // Several stand before it: sunk in they would be backs alone.
    if (child.items.length > 1)
      return joinClusters(cluster, moved(child, { x: centre, scale: fit(0.9, 0.9) }));
    const scale = fit(0.5, 1.5);
    const out = moved(child, { x: centre, y: -0.58 * high, scale }, settled);
    return joinClusters(out, cluster);
  }
  if (crowns.has(player.id)) {
    const at = { x: centre, y: cluster.top + high * 0.5, scale: fit(0.42, 0.36) };
    return joinClusters(cluster, moved(child, at, settled));
  }
  if (player.id === 'puddle') {
    const scale = (1.25 * widthOf(child)) / wide;
    const lain = moved(cluster, { scale, x: -centre * scale, y: 0.45 * high * scale }, settled);
    return joinClusters(lain, child);
  }
  if (!isContainer(player.id)) return beside(cluster, child);
  const rim = rims[player.id];
  const opening = openings[player.id];
  if (child.items.length > 2 && opening) return filled(cluster, child, opening);
  const scale = fit(rim ? 0.86 : 0.7, rim ? (deep.has(player.id) ? 1 : 0.5) : 2);
  const sunk = rim ? (deep.has(player.id) ? 0.22 : 0.3) : 0.42;
  const y = cluster.top + high * (rim ?? 0.12) + -child.top * scale * sunk;
  return joinClusters(moved(child, { x: centre, y, scale }, settled), cluster);
}

const crowns = new Set(['deciduous-tree', 'cherry-tree', 'evergreen-tree', 'palm-tree']);

const deep = new Set(['open-box', 'sneaker', 'running-shoe', 'womans-boot', 'hiking-boot']);

/** Flat: whoever stands on one is many times as high. */
const boards = new Set([
  'skateboard',
  'surfboard',
  'flying-carpet',
  'skis',
  'rug',
  'canoe',
  'kayak',
]);

/** Where the edge of an open one is, as a share of its height. */
const rims: Readonly<Record<string, number>> = {
  ...{
    basket: 0.32,
    bowl: 0.1,
    bucket: 0.2,
    'open-suitcase': 0.6,
    'open-box': 0.4,
    crate: 0.02,
    'walnut-shell': 0.1,
  },
  ...{
    tulip: 0.12,
    lotus: 0.3,
    sneaker: 0.2,
    'running-shoe': 0.2,
    'womans-boot': 0.06,
    'hiking-boot': 0.08,
  },
};

/** On its seat, legs hanging down to the ground at most. */
function seated({ cluster, player }: Parent, child: Cluster, pose: PoseName | null): Cluster {
  const [wide, high] = [widthOf(cluster), -cluster.top];
  const seat = player.landmarks?.back ?? seatOf(player.id);
  const share =
    player.id === 'big-wave'
      ? 0.34
      : /cake|tart|pancakes|waffle|crepes/.test(player.id)
        ? 0.42
        : 0.8;
  const highest = boards.has(player.id) ? 9 : 2;
  if (player.id === 'rooftop') return crossing(cluster, child, seat);
  if (player.id === 'viaduct') return crossing(cluster, child, seat);
  // A plate, a stone or a pile of books is as large as what it is there for asks.
  const taken = borne.find(([ids]) => ids.test(player.id))?.[1];
  if (taken !== undefined && isFree(pose))
    return borneBy(cluster, child, { seat, taken, isFlat: boards.has(player.id) });
  const scale = Math.min(1, (share * wide) / widthOf(child), (highest * high) / -child.top);
  const x = cluster.left + wide * seat.x;
  const hangs = isSeated(pose) ? -child.top * scale * legsBelowSeat : 0;
  const y = Math.min(0, cluster.top + high * seat.y + hangs);
  return joinClusters(cluster, moved(child, { x, y, scale }, { stands: false }));
}

/** What bears one thing and is there for it, and how much of its width that takes. */
const borne: readonly (readonly [ids: RegExp, share: number])[] = [
  [/^flat-plate$/, 0.66],
  [/^(plinth|stone-block|flat-stone)$/, 0.6],
  [/^(rug|picnic-blanket)$/, 0.74],
  [/^(handwritten-letter)$/, 0.7],
  [/^grass-blade$/, 0.4],
  [/^(rock|cube|cylinder|cone|books|book-stack|closed-book|box-closed|gift-box)$/, 0.68],
];

/** Whoever sits there needs a seat of its own size. */
const isFree = (pose: PoseName | null) => !isSeated(pose);

type Borne = {
  readonly seat: { readonly x: number; readonly y: number };
  readonly taken: number;
  readonly isFlat: boolean;
};

/** Of what it bears: how high it is at most. */
const highestBearer = 0.85;

function borneBy(cluster: Cluster, child: Cluster, { seat, taken, isFlat }: Borne): Cluster {
  const fit = widthOf(child) / (taken * widthOf(cluster));
  const low = isFlat ? fit : Math.min(fit, (highestBearer * -child.top) / -cluster.top);
  const scale = Math.max(low, (0.62 * widthOf(child)) / widthOf(cluster));
  const below = moved(cluster, { scale });
  const at = { x: below.left + widthOf(below) * seat.x, y: below.top * (1 - seat.y) };
  return joinClusters(below, moved(child, at, { stands: false }));
}

/** Of what is crossing: a bridge goes on before it and behind. */
const bridgeWide = 2.1;

function crossing(
  cluster: Cluster,
  child: Cluster,
  seat: { readonly x: number; readonly y: number },
): Cluster {
  const grown = moved(cluster, { scale: (bridgeWide * widthOf(child)) / widthOf(cluster) });
  const x = grown.left + widthOf(grown) * seat.x;
  return joinClusters(grown, moved(child, { x, y: grown.top * (1 - seat.y) }, { stands: false }));
}

function under({ cluster, player }: Parent, child: Cluster): Cluster {
  const [wide, high] = [widthOf(cluster), -cluster.top];
  const centre = (cluster.left + cluster.right) / 2;
  if (player.id.startsWith('umbrella')) {
    // Held over it.
    const raised = moved(
      cluster,
      { scale: 1.2 * fitWidth(child, wide), y: child.top * 0.5 },
      { stands: false },
    );
    return joinClusters(raised, child);
  }
  // Beside the foot of what is narrow there is room.
  const broad = Math.max(0.72 * wide, 0.5 * high);
  const scale = Math.min(1.5, broad / widthOf(child), (0.72 * high) / -child.top);
  const low = moved(child, { x: centre - wide * 0.16, y: high * 0.02, scale });
  return joinClusters(moved(cluster, {}, { stands: false }), low);
}

/** Wide enough for what is under it. */
const fitWidth = (child: Cluster, wide: number) => Math.max(1, widthOf(child) / wide);

export function beside(one: Cluster, other: Cluster): Cluster {
  const space = Math.min(widthOf(one), widthOf(other)) * gap;
  return joinClusters(one, moved(other, { x: one.right + space - other.left }));
}
