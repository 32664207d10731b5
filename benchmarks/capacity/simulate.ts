import { makeRandom } from '../truth/random.ts';
import { type Costs, habits, type Line, type Peak } from './peak.ts';

const simulatedSeconds = 3600;
/** Of more people a part is simulated, with as large a part of the processors. */
const mostArrivals = 200_000;
/** How much more is tried where it did not do. */
const step = 1.1;

/**
 * Plays the busiest hour of one line: everything is asked for at random moments, takes half to one and a
 * half times what it was measured to cost, and waits for whatever is free first.
 * @returns the fewest processors tried with which 95 of 100 wait no longer than the goal
 */
export function simulate(line: Line, { active, processors }: Peak, costs: Costs) {
  const perHour = line.works.reduce((sum, work) => sum + active * habits.perHour[work], 0);
  const part = Math.min(1, mostArrivals / perHour);
  const arrivals = arrivalsOf(line, active * part, costs);
  let servers = Math.max(1, Math.ceil((processors[line.name] * part) / line.processorsEach));
  for (;;) {
    const lateSeconds = play(arrivals, servers);
    const needed = Math.ceil(servers / part) * line.processorsEach;
    if (lateSeconds <= line.goalSeconds) return { needed, lateSeconds };
    servers = Math.ceil(Math.max(servers + 1, servers * step));
  }
}

type Arrival = { readonly at: number; readonly takes: number };

function arrivalsOf({ works, processorsEach }: Line, active: number, costs: Costs): Arrival[] {
  const random = makeRandom(11);
  const of = works.flatMap((work) => {
    const seconds = costs[work].cpuSeconds / processorsEach;
    const count = Math.round(active * habits.perHour[work]);
    return Array.from({ length: count }, () => ({
      at: random.next() * simulatedSeconds,
      takes: seconds * (0.5 + random.next()),
    }));
  });
  return of.toSorted((one, other) => one.at - other.at);
}

/** Seconds that 95 of 100 wait until theirs begins. */
function play(arrivals: readonly Arrival[], servers: number): number {
  const free = makeFreeTimes(servers);
  const waits = arrivals.map(({ at, takes }) => {
    const begins = Math.max(at, free.earliest());
    free.replaceEarliest(begins + takes);
    return begins - at;
  });
  waits.sort((a, b) => a - b);
  return waits[Math.ceil(waits.length * 0.95) - 1] ?? 0;
}

/** When each of them is free again, the earliest first: a binary heap. */
function makeFreeTimes(count: number) {
  const times = new Float64Array(count);
  return {
    earliest: () => times[0] ?? 0,
    replaceEarliest(time: number) {
      let at = 0;
      for (;;) {
        let child = 2 * at + 1;
        if (child >= count) break;
        if (child + 1 < count && times[child + 1]! < times[child]!) child += 1;
        if (times[child]! >= time) break;
        times[at] = times[child]!;
        at = child;
      }
      times[at] = time;
    },
  };
}
