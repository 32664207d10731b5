import { describe, expect, it } from 'vitest';
import { type FairLanesOptions, makeFairLanes } from './fair-lanes.ts';

const never = new AbortController().signal;
const wide = { atOnce: 1, mostWaiting: 100, mostWaitingPerLane: 100 };

/** Work that a test ends when it wants to; its lane is its first letter. */
function worksInLanes(options: FairLanesOptions) {
  const lanes = makeFairLanes(options);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    start: (name: string, signal = never) =>
      lanes.run(
        name.charAt(0),
        () => {
          begun.push(name);
          return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
        },
        signal,
      ),
    /** Ends each as soon as it has begun. */
    async end(...names: string[]) {
      for (const name of names) {
        await expect.poll(() => begun).toContain(name);
        ends.get(name)?.();
      }
    },
  };
}

describe('fair lanes', () => {
  it('let a few run at once and those of one lane in the order they came', async () => {
    const work = worksInLanes({ ...wide, atOnce: 2 });
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => work.start(name));
    expect(work.begun).toEqual(['a1', 'a2']);
    await work.end('a2', 'a3', 'a1', 'a4');
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4']);
    expect(work.begun).toEqual(['a1', 'a2', 'a3', 'a4']);
  });

  it('take turns: who comes after many of one lane waits for one of them', async () => {
    const work = worksInLanes(wide);
    const names = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'];
    const all = names.map((name) => work.start(name));
    await work.end('a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4');
    await Promise.all(all);
    expect(work.begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('refuse one lane when too many of it wait, and still take others', async () => {
    const work = worksInLanes({ ...wide, mostWaitingPerLane: 2 });
    const all = ['a1', 'a2', 'a3'].map((name) => work.start(name));
    expect(await work.start('a4')).toBeNull();
    all.push(work.start('b1'));
    await work.end('a1', 'a2', 'b1', 'a3');
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1']);
  });

  it('refuse everybody when too many wait in all', async () => {
    const work = worksInLanes({ ...wide, mostWaiting: 2 });
    for (const name of ['a1', 'b1', 'c1']) void work.start(name);
    expect(await work.start('d1')).toBeNull();
  });

  it('leave a place to others when one lane has its share of them', async () => {
    const work = worksInLanes({ ...wide, atOnce: 2, atOncePerLane: 1 });
    const all = ['a1', 'a2', 'b1'].map((name) => work.start(name));
    expect(work.begun).toEqual(['a1', 'b1']);
    await work.end('b1', 'a1', 'a2');
    await Promise.all(all);
    expect(work.begun).toEqual(['a1', 'b1', 'a2']);
  });

  it('free the places of who leaves while waiting, and nobody else loses theirs', async () => {
    const work = worksInLanes({ ...wide, mostWaiting: 2, mostWaitingPerLane: 2 });
    const leaving = new AbortController();
    const first = work.start('a1');
    const second = work.start('a2', leaving.signal);
    const third = work.start('a3', leaving.signal);
    expect(await work.start('b1')).toBeNull();
    leaving.abort(new Error('left'));
    await expect(second).rejects.toThrow('left');
    await expect(third).rejects.toThrow('left');
    const fourth = work.start('b2');
    await work.end('a1', 'b2');
    expect(await Promise.all([first, fourth])).toEqual(['a1', 'b2']);
    expect(work.begun).toEqual(['a1', 'b2']);
  });

  it('do not begin the work of who left before it came', async () => {
    const lanes = makeFairLanes(wide);
    const left = AbortSignal.abort(new Error('left'));
    await expect(lanes.run('a', async () => 'done', left)).rejects.toThrow('left');
    expect(await lanes.run('a', async () => 'done', never)).toBe('done');
  });

  it('pass the place on when work fails', async () => {
    const lanes = makeFairLanes(wide);
    const broken = lanes.run('a', () => Promise.reject(new Error('broken')), never);
    const next = lanes.run('a', async () => 'next', never);
    await expect(broken).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });
});
