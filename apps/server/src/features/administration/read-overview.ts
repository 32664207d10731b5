import type { EngineHealth, Overview } from '@armoni/contract/administration';
import type { MemberRepository, StudioChoices } from './ports.ts';

/** What was made and what failed in each of the last 24 hours, the oldest first. */
export type Hours = readonly { readonly made: number; readonly failed: number }[];
export type DaysWork = { readonly hours: Hours; readonly medianSeconds: number | null };

/** An engine, and how to learn whether it is there. */
export type WatchedEngine = {
  readonly id: EngineHealth['id'];
  readonly name: string;
  /** False where nothing is configured. */
  readonly isOn: boolean;
  /** French: what is wrong now; null when nothing is. */
  readonly problemOf: () => Promise<string | null>;
};

type Dependencies = {
  readonly members: Pick<MemberRepository, 'counts'>;
  readonly choices: Pick<StudioChoices, 'isSignUpOpen'>;
  readonly engines: readonly WatchedEngine[];
  readonly daysWork: (engine: EngineHealth['id']) => Promise<DaysWork | null>;
  readonly usedBytes: () => Promise<number>;
  readonly freeBytes: () => Promise<number>;
  /** Undefined where no backup is set up. */
  readonly lastBackup: (() => Promise<NonNullable<Overview['backup']>>) | undefined;
  readonly about: Pick<
    Overview,
    'version' | 'node' | 'database' | 'storage' | 'provider' | 'quota_bytes' | 'sends_mails'
  >;
  readonly clock: () => number;
};

const weekMs = 7 * 24 * 60 * 60_000;

export function makeReadOverview(dependencies: Dependencies) {
  const { members, choices, about, clock } = dependencies;
  return async (): Promise<Overview> => {
    const [people, isOpen, usedBytes, freeBytes, backup, engines] = await Promise.all([
      members.counts(clock() - weekMs),
      choices.isSignUpOpen(),
      dependencies.usedBytes(),
      dependencies.freeBytes(),
      dependencies.lastBackup?.() ?? null,
      Promise.all(dependencies.engines.map((engine) => healthOf(engine, dependencies.daysWork))),
    ]);
    return {
      ...about,
      people,
      used_bytes: usedBytes,
      free_bytes: freeBytes,
      sign_up: { is_open: isOpen, can_change: about.provider === 'embedded' },
      backup,
      engines,
    };
  };
}

async function healthOf(
  { id, name, isOn, problemOf }: WatchedEngine,
  daysWork: Dependencies['daysWork'],
): Promise<EngineHealth> {
  if (!isOn) return { id, name, state: 'off', problem: null, hours: [], median_seconds: null };
  const [problem, work] = await Promise.all([problemOf(), daysWork(id)]);
  return {
    ...{ id, name, state: problem === null ? 'ready' : 'away', problem },
    hours: [...(work?.hours ?? [])],
    median_seconds: work?.medianSeconds ?? null,
  };
}
