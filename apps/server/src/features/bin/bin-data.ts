import { binIdOf } from '@armoni/contract/bin';
import { jsonArray } from '../../platform/json/json-pieces.ts';
import type { BinnedItem, BinRepository } from './ports.ts';

const atOnce = 500;

/**
 * What lies in a person's bin. Each feature keeps its rows itself, and erases them; so there is
 * nothing to erase here.
 */
export function binData(bin: Pick<BinRepository, 'page'>) {
  return {
    name: 'bin',
    exportOf: (ownerId: string) => jsonArray(slices(bin, ownerId)),
    eraseOf: async () => {},
  };
}

async function* slices(bin: Pick<BinRepository, 'page'>, ownerId: string) {
  for (let after: BinnedItem | null = null; ; ) {
    const page: readonly BinnedItem[] = await bin.page(ownerId, { after, limit: atOnce });
    yield page.map(exportedItem);
    if (page.length < atOnce) return;
    after = page.at(-1) ?? null;
  }
}

const exportedItem = ({ kind, id, name, binnedAt }: BinnedItem) => ({
  id: binIdOf(kind, id),
  kind,
  name,
  binnedAt: new Date(binnedAt).toISOString(),
});
