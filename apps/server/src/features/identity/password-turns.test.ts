import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { makePasswordTurns } from './password-turns.ts';
import type { PasswordLine } from './ports.ts';

const { signal } = new AbortController();

/** Calls whose passwords are checked one `step` at a time. */
function makeGuests() {
  const lines: PasswordLine[] = [];
  const turns = makePasswordTurns((line, work) => {
    lines.push(line);
    return work();
  });
  const served: string[] = [];
  const ends: Array<() => void> = [];
  const call = (name: string, address: string, account: string, isKnown = false) =>
    turns({ address, account, isKnown, signal }, async () => {
      served.push(name);
      await new Promise<void>((end) => ends.push(end));
    });
  const step = async () => {
    ends.shift()?.();
    for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  };
  return { served, lines, call, step };
}

describe('turns for passwords', () => {
  it('serve an honest one after one of each network, though three hundred came before', async () => {
    const { served, call, step } = makeGuests();
    const crowd = Array.from({ length: 300 }, (_, index) =>
      call('crowd', `198.51.100.${index % 6}`, `account ${index}`),
    );
    const refusals = Promise.all(crowd.map((one) => one.catch((error) => error)));
    void call('honest', '203.0.113.7', 'me');
    while (!served.includes('honest')) await step();
    expect(served.length).toBeLessThanOrEqual(8);
    while (served.length < 6 * 25 + 1) await step();
    await step();
    const away = (await refusals).filter((one) => one?.code === 'too_many_requests');
    expect(away).toHaveLength(300 - 6 * 25);
    expect(away[0].retryAfterSeconds).toBeGreaterThan(0);
  });

  it('let no crowd stand before a browser that was signed in to its account before', async () => {
    const { served, lines, call } = makeGuests();
    const crowd = Array.from({ length: 24 }, (_, index) =>
      call('crowd', `198.51.100.${index}`, `account ${index}`),
    );
    for (const one of crowd) one.catch(() => {});
    void call('honest', '198.51.100.1', 'me', true);
    await setImmediate();
    // The crowd's first is still at it.
    expect(served).toEqual(['crowd', 'honest']);
    expect(lines).toEqual(['strangers', 'known']);
  });

  it('let known browsers of one account wait for each other, not those of another one', async () => {
    const { served, call, step } = makeGuests();
    for (let index = 0; index < 6; index += 1) void call('many', '198.51.100.1', 'many', true);
    void call('me', '198.51.100.2', 'me', true);
    await step();
    await step();
    expect(served.slice(0, 3)).toContain('me');
  });

  it('take the addresses of one IPv6 network for one', async () => {
    const { served, call, step } = makeGuests();
    for (let index = 1; index <= 20; index += 1) {
      void call('crowd', `2001:db8:0:1::${index.toString(16)}`, `account ${index}`);
    }
    void call('honest', '2001:db8:0:2::1', 'me');
    await step();
    expect(served).toEqual(['crowd', 'honest']);
  });

  it('serve a colleague behind the same address after one guess, not after all', async () => {
    const { served, call, step } = makeGuests();
    for (let guess = 0; guess < 20; guess += 1) void call('guess', '198.51.100.1', 'boss');
    void call('colleague', '198.51.100.1', 'colleague');
    for (let turn = 0; turn < 2; turn += 1) await step();
    expect(served).toContain('colleague');
  });
});
