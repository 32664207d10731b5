/** Lets a few run at once; the others wait in a lane each, and the lanes take turns. */
export type FairLanes = {
  /**
   * @param lane whose work it is: a person, an address
   * @returns null when too many wait already, of this lane or in all.
   * @throws the signal's reason when it is given up while waiting; its place is free again at once.
   */
  run<T>(lane: string, work: () => Promise<T>, signal: AbortSignal): Promise<T | null>;
};

export type FairLanesOptions = {
  readonly atOnce: number;
  /** Of one lane at once; `atOnce` when not given. */
  readonly atOncePerLane?: number;
  readonly mostWaiting: number;
  readonly mostWaitingPerLane: number;
};

export function makeFairLanes(options: FairLanesOptions): FairLanes {
  const { atOnce, atOncePerLane = atOnce, mostWaiting, mostWaitingPerLane } = options;
  const waiting = makeWaitingLanes();
  const running = makeCounts();

  const hasRoom = (lane: string) => running.of(lane) < atOncePerLane;
  const isFull = (lane: string) =>
    waiting.count() >= mostWaiting || waiting.countOf(lane) >= mostWaitingPerLane;

  // A place is counted as taken before its work begins, so that nobody slips in between.
  const begin = (lane: string) => running.add(lane, 1);
  const beginNext = () => {
    const next = running.all() < atOnce ? waiting.takeNext(hasRoom) : null;
    if (!next) return;
    begin(next.lane);
    next.begin();
  };

  return {
    async run(lane, work, signal) {
      signal.throwIfAborted();
      // With places free, only those wait whose lane has enough of them.
      if (running.all() < atOnce && hasRoom(lane)) begin(lane);
      else if (isFull(lane)) return null;
      else await waiting.join(lane, signal);
      try {
        return await work();
      } finally {
        running.add(lane, -1);
        beginNext();
      }
    },
  };
}

type Waiting = { readonly lane: string; readonly begin: () => void };

function makeWaitingLanes() {
  // The lane whose turn is next stands first; one that had its turn goes to the end.
  const lanes = new Map<string, Set<Waiting>>();
  let count = 0;

  const remove = (one: Waiting) => {
    const lane = lanes.get(one.lane);
    if (!lane?.delete(one)) return;
    count -= 1;
    if (lane.size === 0) lanes.delete(one.lane);
  };

  const add = (one: Waiting) => {
    const lane = lanes.get(one.lane) ?? new Set();
    lanes.set(one.lane, lane.add(one));
    count += 1;
  };

  return {
    count: () => count,
    countOf: (lane: string) => lanes.get(lane)?.size ?? 0,
    join: (lane: string, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        const leave = () => {
          remove(one);
          reject(signal.reason);
        };
        const begin = () => {
          signal.removeEventListener('abort', leave);
          resolve();
        };
        const one = { lane, begin };
        signal.addEventListener('abort', leave, { once: true });
        add(one);
      }),
    takeNext(hasRoom: (lane: string) => boolean): Waiting | null {
      for (const [lane, [first]] of lanes) {
        if (!first || !hasRoom(lane)) continue;
        remove(first);
        moveToEnd(lanes, lane);
        return first;
      }
      return null;
    },
  };
}

function moveToEnd<K, V>(map: Map<K, V>, key: K): void {
  const value = map.get(key);
  if (value === undefined) return;
  map.delete(key);
  map.set(key, value);
}

/** How many run, of each lane and in all. */
function makeCounts() {
  const counts = new Map<string, number>();
  let all = 0;
  return {
    all: () => all,
    of: (lane: string) => counts.get(lane) ?? 0,
    add(lane: string, change: 1 | -1): void {
      const count = (counts.get(lane) ?? 0) + change;
      if (count > 0) counts.set(lane, count);
      else counts.delete(lane);
      all += change;
    },
  };
}
