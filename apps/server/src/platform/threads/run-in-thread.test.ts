import { getPriority } from 'node:os';
import { describe, expect, it } from 'vitest';
import { politeness } from '../concurrency/be-polite.ts';
import { priorityInThread } from './testing/priority-task.ts';

const quiet = { signal: new AbortController().signal };

describe.runIf(process.platform === 'linux')('work in a thread', () => {
  it('lets the calls of people go first, with all threads that it starts', async () => {
    const own = getPriority();
    const { first, second } = await priorityInThread(null, quiet);
    expect([first, second]).toEqual([politeness, politeness]);
    expect(own).toBeLessThan(politeness);
    expect(getPriority()).toBe(own);
  });
});
