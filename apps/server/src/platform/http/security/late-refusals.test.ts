import { describe, expect, it } from 'vitest';
import { makeLateRefusals } from './late-refusals.ts';

const { signal } = new AbortController();

function counting(factor = 1) {
  let late = 0;
  const pause = async () => {
    late += 1;
  };
  return { hold: makeLateRefusals({ factor, pause }), late: () => late };
}

describe('refusals', () => {
  it('come late to a caller who is refused over and over, and to nobody else', async () => {
    const { hold, late } = counting();
    for (let call = 0; call < 10; call += 1) await hold('alice', signal);
    expect(late()).toBe(0);
    for (let call = 0; call < 5; call += 1) await hold('alice', signal);
    expect(late()).toBe(5);
    await hold('bob', signal);
    expect(late()).toBe(5);
  });

  it('are as many at once as the site is large', async () => {
    const { hold, late } = counting(3);
    for (let call = 0; call < 31; call += 1) await hold('alice', signal);
    expect(late()).toBe(1);
  });

  it('wait for nobody who has left', async () => {
    const hold = makeLateRefusals({ factor: 0 });
    const left = new AbortController();
    let isOver = false;
    const held = hold('alice', left.signal).then(() => {
      isOver = true;
    });
    await Promise.resolve();
    expect(isOver).toBe(false);
    left.abort();
    await held;
  });

  it('that one caller has waiting leave room for those of others, and give it back', async () => {
    const waiting: (() => void)[] = [];
    const pause = () => new Promise<void>((resolve) => waiting.push(resolve));
    const hold = makeLateRefusals({ factor: 0, pause });
    const all = Array.from({ length: 1001 }, () => hold('alice', signal));
    await all.at(-1);
    expect(waiting).toHaveLength(1000);
    for (const caller of ['bob', 'carol', 'dave', 'erin']) {
      for (let call = 0; call < 1000; call += 1) all.push(hold(caller, signal));
    }
    await hold('frank', signal);
    expect(waiting).toHaveLength(5000);
    for (const end of waiting.splice(0)) end();
    await Promise.all(all);
    void hold('alice', signal);
    expect(waiting).toHaveLength(1);
  });
});
