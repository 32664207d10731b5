import { readKindWeights } from '@armoni/perception/tell/kind-weights';
import { type KindWeights, probabilitiesOf } from '@armoni/perception/tell/train-kinds';
import type { Talk } from '../grammar/talk.ts';
import { featuresOf, situationFeatures } from './kind-features.ts';
import { severalChanges } from './kind-of.ts';
import { kindsFile } from './kinds-file.ts';

export type LikelyKinds = {
  readonly best: string;
  /** Of a kind, 0–1; together they are 1. */
  readonly shareOf: (kind: string) => number;
  readonly bestChange: string;
  /** Of a change, given that one is asked for: 0–1. */
  readonly shareOfChange: (change: string) => number;
};

let known: KindWeights | null = null;

/** A message is read whole and in parts, and its parts more than once. */
const remembered = new Map<string, LikelyKinds>();
const mostRemembered = 500;

/** How likely a message is of each kind, by what people wrote for it. */
export function likelyKinds(message: string, talk: Talk): LikelyKinds {
  const key = JSON.stringify([message, ...situationFeatures(talk)]);
  const found = remembered.get(key) ?? weigh(message, talk);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(key, found);
  return found;
}

function weigh(message: string, talk: Talk): LikelyKinds {
  known ??= readKindWeights(kindsFile);
  const { kinds } = known;
  const probabilities = probabilitiesOf(featuresOf(message, talk), known);
  const shares = new Map<string, number>();
  const changes = new Map<string, number>();
  for (const [at, kind] of kinds.entries()) {
    const share = probabilities[at] ?? 0;
    const change = kind.startsWith('edit ') ? kind.slice('edit '.length) : null;
    const group = change === null ? kind : 'edit';
    shares.set(group, (shares.get(group) ?? 0) + share);
    if (group === 'edit') changes.set(change ?? severalChanges, share);
  }
  const ofEdits = shares.get('edit') ?? 1;
  return {
    best: largest(shares),
    shareOf: (kind) => shares.get(kind) ?? 0,
    bestChange: largest(changes),
    shareOfChange: (change) => (changes.get(change) ?? 0) / ofEdits,
  };
}

function largest(shares: ReadonlyMap<string, number>): string {
  const [best] = [...shares].toSorted(([, one], [, other]) => other - one);
  return best?.[0] ?? '';
}
