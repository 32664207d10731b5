import { type FairLanes, makeFairLanes } from '../../platform/concurrency/fair-lanes.ts';
import { ApiFailure } from '../../platform/http/routing/api-failure.ts';
import { networkOf } from '../../platform/http/security/network-of.ts';
import type { PasswordLine } from './ports.ts';

/** Who wants a password hashed or checked; without an account for calls that name none. */
export type PasswordCaller = {
  readonly address: string;
  readonly account: string;
  /** Whether this browser is signed in to that account, or was before. */
  readonly isKnown: boolean;
  readonly signal: AbortSignal;
};

export type PasswordTurns = <T>(caller: PasswordCaller, work: () => Promise<T>) => Promise<T>;

/** Does the work in that line's thread. */
export type HashingIn = <T>(line: PasswordLine, work: () => Promise<T>) => Promise<T>;

const mostWaitingNetworks = 200;
const mostWaitingOfNetwork = 24;
const mostWaitingAccounts = 200;
const mostWaitingOfAccount = 8;
const retryAfterSeconds = 5;

/**
 * Two lines, each of which hashes one password at a time. Browsers that were signed in to their account
 * before wait for each other only, one account after the other. Among strangers one network comes after
 * the other, and within a network one account after the other, so that a crowd waits for itself. Who
 * would wait too long is turned away at once.
 * @throws ApiFailure too_many_requests
 */
export function makePasswordTurns(hashingIn: HashingIn): PasswordTurns {
  const known = makeFairLanes({
    atOnce: 1,
    mostWaiting: mostWaitingAccounts,
    mostWaitingPerLane: mostWaitingOfAccount,
  });
  const amongNetworks = makeFairLanes({
    atOnce: 1,
    mostWaiting: mostWaitingNetworks,
    mostWaitingPerLane: 1,
  });
  const within = lanesPerName(mostWaitingOfNetwork);
  const asStranger = <T>({ address, account, signal }: PasswordCaller, work: () => Promise<T>) => {
    const network = networkOf(address);
    return within(network, account, signal, () => amongNetworks.run(network, work, signal));
  };
  return async (caller, work) => {
    const { account, isKnown, signal } = caller;
    const workIn = (line: PasswordLine) => async () => ({ value: await hashingIn(line, work) });
    const done = isKnown
      ? await known.run(account, workIn('known'), signal)
      : await asStranger(caller, workIn('strangers'));
    if (done) return done.value;
    throw new ApiFailure('too_many_requests', undefined, { retryAfterSeconds });
  };
}

/** Lanes of a name's own, one call of them at a time; forgotten when nobody of it waits. */
export function lanesPerName(mostWaiting: number) {
  const lanesOf = new Map<string, { readonly lanes: FairLanes; callers: number }>();
  return async <T>(name: string, lane: string, signal: AbortSignal, work: () => Promise<T>) => {
    const own = lanesOf.get(name) ?? {
      lanes: makeFairLanes({ atOnce: 1, mostWaiting, mostWaitingPerLane: mostWaiting }),
      callers: 0,
    };
    lanesOf.set(name, own);
    own.callers += 1;
    try {
      return await own.lanes.run(lane, work, signal);
    } finally {
      own.callers -= 1;
      if (own.callers === 0) lanesOf.delete(name);
    }
  };
}
