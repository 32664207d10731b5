import type { Relation, RelationKind, Touch } from '../illustration-description.ts';
import { attach } from './attach.ts';
import { beside } from './beside.ts';
import { type Cluster, moved } from './cluster.ts';
import { groupStanding } from './group-standing.ts';
import { isFlying } from './habits.ts';
import { type Player, rowOf } from './rows.ts';
import { inMiddle } from './stand-between.ts';
import { hovering, isStrewn, strewAround } from './strew-around.ts';

type Tie = { readonly kind: RelationKind; readonly child: number; readonly at?: Touch | undefined };

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
  // What is worked on stands where else it was told to be; a thought is filled before it is over a head.
  const turnOf = ({ kind, to }: Relation) =>
    kind === 'acts' ? 1 : kind === 'in' && players[to]?.id === 'thought-balloon' ? -1 : 0;
  const inTurn = relations.toSorted((a, b) => turnOf(a) - turnOf(b));
  for (const { of, kind, to, at } of inTurn) {
    if ((kind === 'beside' && !at) || !players[of] || !players[to]) continue;
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
      { kind: kind === 'behind' ? 'before' : kind, child, at },
    ]);
  }
  const isOrdered = new Set(
    relations.flatMap(({ kind, of, to }) => (kind === 'between' ? [of, to] : [])),
  );
  const build = (index: number): Cluster => {
    const player = players[index]!;
    const isFree =
      ![parents, ties, isOrdered].some((one) => one.has(index)) && !isFlying(player.id);
    let cluster = (isFree ? groupStanding : rowOf)(player, index);
    for (const { kind, children, at } of gathered(ties.get(index) ?? [])) {
      const [one, ...others] = children.map(build);
      const row = others.length > 0 ? centred(others.reduce(beside, one!)) : one!;
      const first = players[children[0]!]!;
      cluster =
        kind === 'around' && isStrewn(first.id)
          ? strewAround(cluster, row)
          : attach({ cluster, player }, row, { kind, child: first, at });
    }
    return player.isFloating ? hovering(cluster) : cluster;
  };
  const clusters = players.flatMap((player, index) =>
    player && !parents.has(index) ? [{ root: index, cluster: build(index) }] : [],
  );
  return inMiddle(clusters, relations, rootOf);
}

type Gathered = {
  readonly kind: RelationKind;
  readonly children: number[];
  readonly at?: Touch | undefined;
};

/** Two on one table, or under one tree, are beside each other there. */
function gathered(ties: readonly Tie[]): Gathered[] {
  const all: Gathered[] = [];
  for (const { kind, child, at } of ties) {
    const same =
      kind === 'on' || kind === 'under' || kind === 'in'
        ? all.find((one) => one.kind === kind && one.at === at)
        : undefined;
    if (same) same.children.push(child);
    else all.push({ kind, children: [child], at });
  }
  return all;
}

const centred = (row: Cluster) => moved(row, { x: -(row.left + row.right) / 2 });
