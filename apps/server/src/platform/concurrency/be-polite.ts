import { setPriority } from 'node:os';

/**
 * As `nice` counts: half of what others get where all want the processor, never nothing. A tenth (10)
 * brought others' calls beside heavy clips from 4.8 to 1.8 times; what it costs films on a busy
 * machine is not measured yet.
 */
export const politeness = 3;

/** People's calls go first where a machine is small. */
export function makeProcessPolite(pid: number): void {
  try {
    setPriority(pid, politeness);
  } catch {
    // It has ended already, or the system knows no such thing.
  }
}

/** The thread that calls this, and those that it starts; elsewhere than on Linux they have no priority of their own. */
export function makeThisThreadPolite(): void {
  if (process.platform === 'linux') makeProcessPolite(0);
}
