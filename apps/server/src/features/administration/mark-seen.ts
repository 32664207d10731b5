import type { MemberRepository } from './ports.ts';

type Dependencies = {
  readonly members: Pick<MemberRepository, 'see'>;
  readonly clock: () => number;
  readonly onError: (error: unknown) => void;
};

/** Told to five minutes: a busy person is no reason to write at each of their calls. */
const tellsEveryMs = 5 * 60_000;
const mostKnown = 20_000;

/** Notes when people were here. Never waited for: a call is answered whether it can be noted or not. */
export function makeMarkSeen({ members, clock, onError }: Dependencies) {
  const told = new Map<string, number>();
  return (id: string, email: string | null): void => {
    const now = clock();
    if (now - (told.get(id) ?? 0) < tellsEveryMs) return;
    if (told.size >= mostKnown) told.clear();
    told.set(id, now);
    members.see(id, now, email).catch(onError);
  };
}
