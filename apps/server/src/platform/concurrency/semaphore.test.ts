import { describe, expect, it } from 'vitest';
import { makeSemaphore } from './semaphore.ts';

const never = new AbortController().signal;

/** Work that a test ends when it wants to. */
function worksInTurn(semaphore: ReturnType<typeof makeSemaphore>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string, signal = never) =>
    semaphore.run(() => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    }, signal);
  return { begun, start, end: (name: string) => ends.get(name)?.() };
}

describe('turns', () => {
  it('let a few run at once and the others in the order they came', async () => {
    const work = worksInTurn(makeSemaphore({ atOnce: 2, mostWaiting: 10 }));
    const all = ['a', 'b', 'c', 'd'].map((name) => work.start(name));
    expect(work.begun).toEqual(['a', 'b']);
    work.end('b');
    expect(await all[1]).toBe('b');
    await expect.poll(() => work.begun).toEqual(['a', 'b', 'c']);
    work.end('a');
    await expect.poll(() => work.begun).toEqual(['a', 'b', 'c', 'd']);
    work.end('c');
    work.end('d');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are refused when too many wait', async () => {
    const work = worksInTurn(makeSemaphore({ atOnce: 1, mostWaiting: 1 }));
    void work.start('a');
    void work.start('b');
    expect(await work.start('c')).toBeNull();
  });

  it('are given up by who stops waiting, and lost by nobody else', async () => {
    const work = worksInTurn(makeSemaphore({ atOnce: 1, mostWaiting: 5 }));
    const leaving = new AbortController();
    const first = work.start('a');
    const second = work.start('b', leaving.signal);
    const third = work.start('c');
    leaving.abort(new Error('stopped'));
    await expect(second).rejects.toThrow('stopped');
    work.end('a');
    await first;
    await expect.poll(() => work.begun).toEqual(['a', 'c']);
    work.end('c');
    expect(await third).toBe('c');
  });

  it('are passed on when work fails', async () => {
    const semaphore = makeSemaphore({ atOnce: 1, mostWaiting: 5 });
    await expect(semaphore.run(() => Promise.reject(new Error('broken')), never)).rejects.toThrow();
    expect(await semaphore.run(async () => 'next', never)).toBe('next');
  });
});
