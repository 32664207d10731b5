import { type FairLanes, makeFairLanes } from '../../platform/concurrency/fair-lanes.ts';
import { ApiFailure } from '../../platform/http/routing/api-failure.ts';
import { networkOf } from '../../platform/http/security/network-of.ts';

/** Who wants a password hashed or checked; without an account for calls that name none. */
export type PasswordCaller = {
  readonly address: string;
  readonly account: string;
  readonly signal: AbortSignal;
};

export type PasswordTurns = <T>(caller: PasswordCaller, work: () => Promise<T>) => Promise<T>;

const mostWaitingNetworks = 200;
const mostWaitingOfNetwork = 24;
const retryAfterSeconds = 5;

/**
 * Passwords are hashed one at a time: one network after the other, and within a network one account
 * after the other, so that a crowd waits for itself. Who would wait too long is turned away at once.
 * @throws ApiFailure too_many_requests
 */
export function makePasswordTurns(): PasswordTurns {
  const amongNetworks = makeFairLanes({
    atOnce: 1,
    mostWaiting: mostWaitingNetworks,
    mostWaitingPerLane: 1,
  });
  const within = lanesPerName(mostWaitingOfNetwork);
  return async ({ address, account, signal }, work) => {
    const network = networkOf(address);
    const done = await within(network, account, signal, () =>
      amongNetworks.run(network, async () => ({ value: await work() }), signal),
    );
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
