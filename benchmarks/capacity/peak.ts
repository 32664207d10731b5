export const works = ['call', 'reply', 'upload', 'picture', 'training', 'film minute'] as const;
export type Work = (typeof works)[number];

/** What one of each costs: processor seconds of the server and all its programs, and what is kept. */
export type Costs = Readonly<Record<Work, { readonly cpuSeconds: number; readonly bytes: number }>>;

export const peopleCounts = [1000, 100_000, 10_000_000];

/** What we take people to do; nobody has measured it. docs/operations/capacity.md says the same. */
export const habits = {
  /** Of all people, who is there in the busiest hour. */
  activeShare: 0.05,
  /** Of one of them, in that hour. */
  perHour: {
    ...{ call: 120, reply: 12, upload: 4, picture: 4 },
    ...{ training: 0.05, 'film minute': 0.5 },
  } satisfies Record<Work, number>,
  /** A day is so many busiest hours. */
  busiestHoursADay: 8,
} as const;

/** What waits for the same processors: answers on the event loop, drawing threads, and workers. */
export type Line = {
  readonly name: 'calls' | 'pictures' | 'jobs';
  readonly works: readonly Work[];
  /** That one of them uses at once. */
  readonly processorsEach: number;
  /** Until theirs begins, for 95 of 100. */
  readonly goalSeconds: number;
};
export const lines: readonly Line[] = [
  { name: 'calls', works: ['call', 'reply', 'upload'], processorsEach: 1, goalSeconds: 0.1 },
  { name: 'pictures', works: ['picture'], processorsEach: 1, goalSeconds: 2 },
  { name: 'jobs', works: ['training', 'film minute'], processorsEach: 2, goalSeconds: 60 },
];

export type Peak = {
  readonly active: number;
  readonly perSecond: Readonly<Record<Line['name'], number>>;
  /** Busy on average: fewer can never do. */
  readonly processors: Readonly<Record<Line['name'], number>>;
  readonly bytesPerDay: number;
};

/** What so many people ask for in their busiest hour, and keep in a day. */
export function peakOf(people: number, costs: Costs): Peak {
  const { activeShare, perHour, busiestHoursADay } = habits;
  const active = Math.ceil(people * activeShare);
  const sum = (some: readonly Work[], of: (work: Work) => number) =>
    some.reduce((total, work) => total + active * perHour[work] * of(work), 0);
  const ofLines = (of: (work: Work) => number) => {
    const each = lines.map(({ name, works: some }) => [name, sum(some, of) / 3600]);
    return Object.fromEntries(each) as Record<Line['name'], number>;
  };
  return {
    active,
    perSecond: ofLines(() => 1),
    processors: ofLines((work) => costs[work].cpuSeconds),
    bytesPerDay: sum(works, (work) => costs[work].bytes) * busiestHoursADay,
  };
}
