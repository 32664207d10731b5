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
  it('come late to a network that is refused over and over, and to nobody else', async () => {
    const { hold, late } = counting();
    for (let call = 0; call < 10; call += 1) await hold('2001:db8:0:1::1', signal);
    expect(late()).toBe(0);
    for (let call = 0; call < 5; call += 1) await hold(`2001:db8:0:1::${call}`, signal);
    expect(late()).toBe(5);
    await hold('203.0.113.7', signal);
    expect(late()).toBe(5);
  });

  it('are as many at once as the site is large', async () => {
    const { hold, late } = counting(3);
    for (let call = 0; call < 31; call += 1) await hold('203.0.113.7', signal);
    expect(late()).toBe(1);
  });

  it('wait for nobody who has left', async () => {
    const hold = makeLateRefusals({ factor: 0 });
    const left = new AbortController();
    let isOver = false;
    const held = hold('203.0.113.7', left.signal).then(() => {
      isOver = true;
    });
    await Promise.resolve();
    expect(isOver).toBe(false);
    left.abort();
    await held;
  });
});
