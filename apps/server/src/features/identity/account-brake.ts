import { ApiFailure } from '../../platform/http/routing/api-failure.ts';
import { networkOf } from '../../platform/http/security/network-of.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { lanesPerName } from './password-turns.ts';

export type SignInCall = {
  readonly account: string;
  readonly address: string;
  /** Whether this browser has signed in to this account before. */
  readonly isKnownDevice: boolean;
  readonly signal: AbortSignal;
};

export type AccountBrake = {
  /** Resolves when this call may try its password. @throws ApiFailure too_many_requests */
  wait(call: SignInCall): Promise<void>;
  /** Counts a wrong password. */
  failed(account: string): Promise<void>;
};

const freeFailures = 10;
const windowMs = 15 * 60_000;
const mostWaiting = 20;

/**
 * Slows down guessing one account from many addresses. After ten wrong passwords, browsers that never
 * signed in to it get a try every few seconds, one network after the other; those that did are not
 * held up, so that nobody can lock the owner out. It is the same for accounts that do not exist.
 */
export function makeAccountBrake(options: {
  readonly limits: Limits;
  readonly factor: number;
  readonly pause?: (signal: AbortSignal, pauseMs: number) => Promise<void>;
}): AccountBrake {
  const { limits, factor, pause = pauseBetweenTries } = options;
  const failures = limits.strict({ name: 'wrong-passwords', windowMs });
  const pace = limits.pace({ name: 'tries', everyMs: pauseMs });
  const waiting = lanesPerName(mostWaiting);
  const isGuessed = (account: string) => failures.isFull(account, freeFailures * factor);
  return {
    async wait({ account, address, isKnownDevice, signal }) {
      if (isKnownDevice || !(await isGuessed(account))) return;
      const hasWaited = await waiting(account, networkOf(address), signal, async () => {
        await pause(signal, await pace(account));
        return true;
      });
      if (!hasWaited) throw new ApiFailure('too_many_requests', undefined, { retryAfterSeconds });
    },
    async failed(account) {
      await failures.take(account, freeFailures * factor);
    },
  };
}

const pauseMs = 2000;
const retryAfterSeconds = (mostWaiting * pauseMs) / 1000;

const pauseBetweenTries = (signal: AbortSignal, ms: number) =>
  new Promise<void>((resolve, reject) => {
    const end = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(end);
        reject(signal.reason);
      },
      { once: true },
    );
  });
