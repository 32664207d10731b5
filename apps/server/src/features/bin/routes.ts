import {
  type BinItem,
  type BinKind,
  binIdOf,
  binKinds,
  emptyBin,
  listBin,
  removeFromBin,
  restoreFromBin,
} from '@armoni/contract/bin';
import type { FastifyInstance } from 'fastify';
import type { BinEntry } from '../../platform/bin/bin-rows.ts';
import { ApiFailure } from '../../platform/http/routing/api-failure.ts';
import { registerRoute } from '../../platform/http/routing/register-route.ts';
import type { BinnedItem, BinRepository } from './ports.ts';
import type { makeEmptyBin, RemoveFromBin } from './remove-from-bin.ts';
import type { makeRestoreFromBin } from './restore-from-bin.ts';
import { keptInBinMs } from './sweep-bin.ts';
import { binTexts } from './texts.ts';

export type BinRoutesDependencies = {
  readonly bin: BinRepository;
  readonly restoreFromBin: ReturnType<typeof makeRestoreFromBin>;
  readonly removeFromBin: RemoveFromBin;
  readonly emptyBin: ReturnType<typeof makeEmptyBin>;
  readonly clock: () => number;
};

const defaultPage = 100;

export function registerBinRoutes(app: FastifyInstance, dependencies: BinRoutesDependencies): void {
  const { bin } = dependencies;
  registerRoute(app, listBin, async ({ query, user }) => {
    const last = query.last_id ? await bin.placeOf(entryOf(user.id, query.last_id)) : null;
    if (query.last_id && !last) throw gone();
    const limit = query.limit ?? defaultPage;
    const items = await bin.page(user.id, { after: last, limit: limit + 1 });
    const { items: total, sizeBytes } = await bin.totals(user.id);
    return {
      items: items.slice(0, limit).map(itemOf),
      total,
      size_bytes: sizeBytes,
      has_more: items.length > limit,
    };
  });
  registerRoute(app, restoreFromBin, async ({ params, user }) => {
    const outcome = await dependencies.restoreFromBin(entryOf(user.id, params.id));
    if (outcome === 'gone') throw gone();
    if (outcome === 'its-conversation') throw new ApiFailure('conflict', binTexts.itsConversation);
    return undefined;
  });
  registerRoute(app, removeFromBin, async ({ params, user }) => {
    if (!(await dependencies.removeFromBin(entryOf(user.id, params.id)))) throw gone();
    return undefined;
  });
  registerRoute(app, emptyBin, async ({ user }) => {
    await dependencies.emptyBin(user.id, dependencies.clock());
    return undefined;
  });
}

const gone = () => new ApiFailure('not_found', binTexts.gone);

const isOfFeature: Record<BinKind, RegExp> = {
  conversation: /^[\w-]{1,64}$/,
  picture: /^[\w-]{1,64}$/,
  // A number of ours.
  style: /^[1-9]\d{0,8}$/,
  film: /^[\w-]{1,64}$/,
};

/** What cannot be the id of anything is simply not there. */
function entryOf(ownerId: string, binId: string): BinEntry {
  const dash = binId.indexOf('-');
  const kind = binKinds.find((one) => one === binId.slice(0, dash));
  const id = binId.slice(dash + 1);
  if (!kind || !isOfFeature[kind].test(id)) throw gone();
  return { kind, ownerId, id };
}

function itemOf(item: BinnedItem): BinItem {
  return {
    id: binIdOf(item.kind, item.id),
    kind: item.kind,
    name: item.name,
    size_bytes: item.sizeBytes,
    binned_at: new Date(item.binnedAt).toISOString(),
    swept_at: new Date(item.binnedAt + keptInBinMs).toISOString(),
  };
}
