import type { ReadWishBody } from '@armoni/contract/wish';
import { describe, expect, it } from 'vitest';
import { makeStore } from '../../../lib/store/make-store.ts';
import { type WishAnswer, WishReadings } from './wish-readings.ts';

const reading = {
  intent: { version: 2 },
  understood: [],
  offered: [],
  refused: [],
  not_understood: [],
};
const readAs: WishAnswer = { status: 'read', reading };

/** A clock that the test winds, and a server whose answers it gives. */
function setUp(answerAtOnce?: () => WishAnswer) {
  const wish = makeStore('');
  let nowMs = 0;
  const waits: { until: number; done: () => void }[] = [];
  const calls: { text: string; signal: AbortSignal; answer: (answer: WishAnswer) => void }[] = [];
  const readings = new WishReadings({
    question: () =>
      wish.get() === ''
        ? null
        : ({ instructions: wish.get(), clips: [] } as unknown as ReadWishBody),
    sources: [wish],
    read: (body, signal) => {
      const { promise, resolve } = Promise.withResolvers<WishAnswer>();
      calls.push({ text: body.instructions, signal, answer: resolve });
      if (answerAtOnce) resolve(answerAtOnce());
      return promise;
    },
    wait: (milliseconds, signal) =>
      new Promise((done) => {
        waits.push({ until: nowMs + milliseconds, done });
        signal.addEventListener('abort', () => done());
      }),
    now: () => nowMs,
  });
  const pass = async (milliseconds: number) => {
    const end = nowMs + milliseconds;
    for (;;) {
      await Promise.resolve();
      const next = waits.toSorted((a, b) => a.until - b.until)[0];
      if (!next || next.until > end) break;
      waits.splice(waits.indexOf(next), 1);
      nowMs = Math.max(nowMs, next.until);
      next.done();
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    }
    nowMs = end;
  };
  return { wish, readings, calls, pass };
}

describe('the readings of a wish', () => {
  it('wait until typing pauses, and read the last text once', async () => {
    const { wish, readings, calls, pass } = setUp(() => readAs);
    for (const text of ['2', '20', '20 s']) {
      wish.set(text);
      await pass(100);
    }
    expect(calls).toEqual([]);
    await pass(400);
    expect(calls.map(({ text }) => text)).toEqual(['20 s']);
    expect(readings.last.get()?.instructions).toBe('20 s');
  });

  it('give up a call that the text has overtaken, whatever it answers', async () => {
    const { wish, readings, calls, pass } = setUp();
    wish.set('20 s');
    await pass(400);
    wish.set('20 s, rapide');
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.answer(readAs);
    await pass(100);
    expect(readings.last.get()).toBeNull();
  });

  it('come at most once a second, however one types', async () => {
    const { wish, calls, pass } = setUp(() => readAs);
    for (let count = 0; count < 20; count += 1) {
      wish.set(`${count} s`);
      await pass(500);
    }
    expect(calls.length).toBeGreaterThan(3);
    expect(calls.length).toBeLessThanOrEqual(10);
  });

  it('keep the last reading while the studio is out of reach, and ask ever more seldom', async () => {
    let answer: WishAnswer = readAs;
    const { wish, readings, calls, pass } = setUp(() => answer);
    wish.set('20 s');
    await pass(1000);
    answer = { status: 'unreachable' };
    wish.set('30 s');
    await pass(10 * 60_000);
    expect(calls.map(({ text }) => text)).toEqual(['20 s', '30 s', '30 s', '30 s']);
    expect(readings.last.get()?.instructions).toBe('20 s');
    answer = readAs;
    wish.set('40 s');
    await pass(60_000);
    expect(readings.last.get()?.instructions).toBe('40 s');
  });

  it('ask nothing twice, and nothing of an empty wish', async () => {
    const { wish, readings, calls, pass } = setUp(() => readAs);
    wish.set('20 s');
    await pass(1000);
    wish.set('');
    expect(readings.last.get()).toBeNull();
    await pass(1000);
    expect(calls.length).toBe(1);
  });

  it('end with the session', async () => {
    const { wish, readings, calls, pass } = setUp(() => readAs);
    wish.set('20 s');
    readings.dispose();
    wish.set('30 s');
    await pass(60_000);
    expect(calls).toEqual([]);
  });
});
