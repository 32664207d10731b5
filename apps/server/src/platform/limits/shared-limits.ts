import type { CallCounts, CountedThing } from './call-counts.ts';
import type { Limits } from './limits.ts';
import { slidingLimit, usedOf, waitOf } from './sliding-limit.ts';

export type SharedLimits = Limits & {
  /** Tells the others what this process has counted, and counts on by itself. */
  close(): Promise<void>;
};

type Shared = {
  readonly counts: CallCounts;
  readonly now?: () => number;
  readonly onError: (error: unknown) => void;
};

/** A call that is counted now is known to all so much later at the latest. */
const shareEveryMs = 1000;

/** Limits that all processes of a database keep together. */
export function makeSharedLimits({ counts, now = Date.now, onError }: Shared): SharedLimits {
  const sharing = makeSharing(onError);
  return {
    sliding(thing) {
      const limit = slidingLimit({ windowMs: thing.windowMs, now, onBusy: () => sharing.begin() });
      sharing.add(() => limit.sendTo((counted) => counts.add(thing, counted)));
      return limit;
    },
    strict(thing) {
      const own = slidingLimit({ windowMs: thing.windowMs, now });
      return {
        take: (key, most) =>
          orAlone(
            () => takeStrictly(counts, thing, { key, most }),
            () => own.take(key, most),
          ),
        isFull: (key, most) =>
          orAlone(
            async () => usedOf(await counts.look(thing, key), thing.windowMs) >= most,
            () => own.isFull(key, most),
          ),
      };
    },
    pace({ name, everyMs }) {
      const thing = { name, windowMs: everyMs };
      return (key) =>
        orAlone(
          () => counts.takePlace(thing, key),
          () => everyMs,
        );
    },
    close: () => sharing.close(),
  };

  /** A database that is away is no reason to let nobody in, nor everybody: this process counts on. */
  async function orAlone<T>(together: () => Promise<T>, alone: () => T): Promise<T> {
    try {
      return await together();
    } catch (error) {
      onError(error);
      return alone();
    }
  }
}

type Call = { readonly key: string; readonly most: number };

async function takeStrictly(counts: CallCounts, thing: CountedThing, { key, most }: Call) {
  const before = await counts.look(thing, key);
  if (usedOf(before, thing.windowMs) >= most) return waitOf(before, thing.windowMs);
  const after = (await counts.add(thing, new Map([[key, 1]]))).get(key) ?? before;
  // Another process may have let one through between the two.
  return usedOf(after, thing.windowMs) > most ? waitOf(after, thing.windowMs) : undefined;
}

/** One timer for all limits, while there is something to tell. */
function makeSharing(onError: (error: unknown) => void) {
  const sends: Array<() => Promise<void>> = [];
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();
  let isClosed = false;
  const sendAll = () => {
    timer = undefined;
    sending = sending.then(async () => {
      for (const send of sends) await send().catch(onError);
    });
    return sending;
  };
  return {
    add: (send: () => Promise<void>) => void sends.push(send),
    begin() {
      if (!isClosed) timer ??= setTimeout(() => void sendAll(), shareEveryMs).unref();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await sendAll();
    },
  };
}
