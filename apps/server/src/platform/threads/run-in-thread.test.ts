import { getPriority } from 'node:os';
import { describe, expect, it } from 'vitest';
import { politePriority } from '../concurrency/be-polite.ts';
import { priorityInThread } from './testing/priority-task.ts';

const quiet = { signal: new AbortController().signal };

describe.runIf(process.platform === 'linux')('work in a thread', () => {
  it('lets the calls of people go first, with all threads that it starts', async () => {
    const own = getPriority();
    const { first, second } = await priorityInThread(null, quiet);
    expect([first, second]).toEqual([politePriority(), politePriority()]);
    expect(own).toBeLessThan(politePriority());
    expect(getPriority()).toBe(own);
  });
});
