import type { Acknowledgements } from './acknowledgements.ts';
import type { Random } from './random.ts';

/** What must not happen, and is counted when it does. */
export const evils = ['lost', 'half-visible', 'orphans', 'twice', 'other'] as const;
export type Evil = (typeof evils)[number];

/** What came out of the rounds of one kind. */
export type Tally = {
  readonly kind: string;
  readonly seed: number;
  rounds: number;
  readonly evils: Record<Evil, number>;
  /** Each evil in words, with its round. */
  readonly findings: string[];
  slowestReadyMs: number;
  /** Where the fault struck, counted. */
  readonly struck: Record<string, number>;
  /** How many acknowledgements the client held against the studio. */
  acknowledged: number;
  /** Why it was not played here; null when it was. */
  skipped: string | null;
};

/** One run of one kind of fault. */
export type Trial = {
  readonly tally: Tally;
  readonly random: Random;
  /** Empty, and its own. */
  readonly folder: string;
  readonly log: Acknowledgements;
  /** Few rounds, and outages of seconds. */
  readonly isQuick: boolean;
  /** Where a filled studio is, or is to be kept for other runs; null for one of its own. */
  readonly keptStudio: string | null;
  /** Whether there is a round left: of those asked for, and of the time. `tried` may be more than counted. */
  hasNext(tried?: number): boolean;
  /** Counts where the fault struck. */
  strike(where: string): void;
  /** Counts a round that has been compared. */
  endRound(): void;
  found(evil: Evil, words: string): void;
  /** This machine cannot play it. */
  skip(why: string): void;
  /** Work beside the trial's own: its error is a finding. */
  watch(work: Promise<void>): Promise<void>;
};

export type Kind = {
  readonly name: string;
  /** What is done to the studio, in a few words. */
  readonly fault: string;
  readonly rounds: { readonly quick: number; readonly full: number };
  run(trial: Trial): Promise<void>;
};

export type TrialOptions = {
  readonly kind: string;
  readonly seed: number;
  readonly rounds: number;
  /** `performance.now()` after which no round begins. */
  readonly endsAt: number;
  readonly isQuick: boolean;
};

export function newTrial(
  options: TrialOptions,
  given: Pick<Trial, 'random' | 'folder' | 'log' | 'keptStudio'>,
): Trial {
  const { kind, seed, rounds, endsAt, isQuick } = options;
  const tally: Tally = {
    ...{ kind, seed, rounds: 0, findings: [], slowestReadyMs: 0, struck: {}, acknowledged: 0 },
    skipped: null,
    evils: { lost: 0, 'half-visible': 0, orphans: 0, twice: 0, other: 0 },
  };
  const log: Acknowledgements = {
    ...given.log,
    write(acknowledged) {
      given.log.write(acknowledged);
      tally.acknowledged += 1;
    },
  };
  return {
    ...given,
    log,
    tally,
    isQuick,
    hasNext: (tried = 0) => Math.max(tally.rounds, tried) < rounds && performance.now() < endsAt,
    strike(where) {
      tally.struck[where] = (tally.struck[where] ?? 0) + 1;
    },
    endRound() {
      tally.rounds += 1;
    },
    found(evil, words) {
      tally.evils[evil] += 1;
      const line = `${kind}, round ${tally.rounds + 1}, seed ${seed}: ${evil}: ${words}`;
      tally.findings.push(line);
      process.stderr.write(`${line}\n`);
    },
    skip(why) {
      tally.skipped = why;
    },
    watch(work) {
      return work.catch((error) => this.found('other', `${error}`));
    },
  };
}
