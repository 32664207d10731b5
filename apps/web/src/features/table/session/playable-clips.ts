import type { CutSource } from '@armoni/contract/cuts';
import { makeStore, type ReadableStore } from '../../../lib/store/make-store.ts';
import type { TableSession } from './table-session.ts';

type Dependencies = {
  readonly session: Pick<TableSession, 'base'>;
  /** Where a copy lies that every browser plays; null when there is none. */
  readonly findCopy: (fileId: string, signal: AbortSignal) => Promise<string | null>;
};

export type PlayableClips = {
  /** Clips of which a copy is being made. */
  readonly waiting: ReadableStore<ReadonlySet<string>>;
  /** Told of an address that this browser cannot play. */
  readonly cannotPlay: (url: string) => void;
  readonly dispose: () => void;
};

/** Puts a copy in the place of each clip that this browser cannot play, wherever the table shows it. */
export function makePlayableClips({ session, findCopy }: Dependencies): PlayableClips {
  const leaving = new AbortController();
  const waiting = makeStore<ReadonlySet<string>>(new Set());
  const copies = new Map<string, string>();
  const asked = new Set<string>();
  const putCopies = () => {
    const isBehind = ({ id, url }: CutSource) => url !== null && (copies.get(id) ?? url) !== url;
    if (!session.base.get().sources.some(isBehind)) return;
    session.base.set((cut) => ({
      ...cut,
      sources: cut.sources.map((source) =>
        isBehind(source) ? { ...source, url: copies.get(source.id) ?? source.url } : source,
      ),
    }));
  };
  // Another version comes with the clips' own addresses again.
  const stop = session.base.subscribe(putCopies);
  const find = async (id: string) => {
    waiting.set((now) => new Set(now).add(id));
    const copy = await findCopy(fileIdOf(id), leaving.signal);
    if (leaving.signal.aborted) return;
    if (copy !== null) copies.set(id, copy);
    putCopies();
    waiting.set((now) => new Set([...now].filter((one) => one !== id)));
  };
  return {
    waiting,
    cannotPlay(url) {
      for (const source of session.base.get().sources) {
        if (source.kind !== 'video' || source.url === null || !url.endsWith(source.url)) continue;
        if (asked.has(source.id)) continue;
        asked.add(source.id);
        void find(source.id);
      }
    },
    dispose() {
      stop();
      leaving.abort();
    },
  };
}

/** Sources are named by their place and their file: `0-…`. */
const fileIdOf = (sourceId: string) => sourceId.slice(sourceId.indexOf('-') + 1);
