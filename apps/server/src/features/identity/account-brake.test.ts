import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { makeLocalLimits } from '../../platform/limits/limits.ts';
import { makeAccountBrake } from './account-brake.ts';

const { signal } = new AbortController();
const owner = 'owner@example.org';

async function guessedAccount() {
  const pauses: Array<() => void> = [];
  const brake = makeAccountBrake({
    limits: makeLocalLimits(),
    factor: 1,
    pause: () => new Promise((end) => pauses.push(end)),
  });
  for (let failure = 0; failure < 10; failure += 1) await brake.failed(owner);
  const passed: string[] = [];
  const wait = (name: string, address: string, isKnownDevice = false) =>
    brake.wait({ account: owner, address, isKnownDevice, signal }).then(() => passed.push(name));
  return { brake, pauses, passed, wait };
}

describe('the brake of an account', () => {
  it('holds nobody up before ten wrong passwords', async () => {
    const brake = makeAccountBrake({
      limits: makeLocalLimits(),
      factor: 1,
      pause: () => Promise.reject(new Error('paused')),
    });
    for (let failure = 0; failure < 9; failure += 1) await brake.failed(owner);
    await brake.wait({ account: owner, address: '::1', isKnownDevice: false, signal });
  });

  it('gives guessers from many addresses one try a pause, and the owner’s browser all', async () => {
    const { pauses, passed, wait } = await guessedAccount();
    for (let guess = 1; guess <= 5; guess += 1) void wait('guess', `198.51.100.${guess}`);
    await wait('owner', '203.0.113.7', true);
    expect(passed).toEqual(['owner']);
    expect(pauses).toHaveLength(1);
    pauses[0]?.();
    await setImmediate();
    expect(passed).toEqual(['owner', 'guess']);
    expect(pauses).toHaveLength(2);
  });

  it('lets the owner in from a new browser too: in turn with a network that guesses', async () => {
    const { pauses, passed, wait } = await guessedAccount();
    for (let guess = 1; guess <= 10; guess += 1) void wait('guess', '198.51.100.1');
    void wait('owner', '203.0.113.7');
    for (let turn = 0; turn < 3; turn += 1) {
      await expect.poll(() => pauses.length).toBe(turn + 1);
      pauses[turn]?.();
    }
    await expect.poll(() => passed.length).toBe(3);
    expect(passed).toEqual(['guess', 'guess', 'owner']);
  });

  it('turns away who would wait too long, and leaves other accounts alone', async () => {
    const { brake, wait } = await guessedAccount();
    for (let guess = 0; guess < 21; guess += 1) void wait('guess', `198.51.100.${guess}`);
    await expect(wait('guess', '198.51.100.99')).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: expect.any(Number),
    });
    await brake.wait({ account: 'other@x.org', address: '::1', isKnownDevice: false, signal });
  });
});
