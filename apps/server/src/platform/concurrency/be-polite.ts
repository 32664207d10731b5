import { getPriority, setPriority } from 'node:os';

const politeness = 10;
const lowestPriority = 19;

/**
 * As `nice` counts, from where the program itself stands: a tenth of what others get where all want
 * the processor, never nothing.
 */
export const politePriority = () => Math.min(lowestPriority, getPriority(process.pid) + politeness);

/** People's calls go first where a machine is small. */
export function makeProcessPolite(pid: number): void {
  try {
    setPriority(pid, politePriority());
  } catch {
    // It has ended already, or the system knows no such thing.
  }
}

/** The thread that calls this, and those that it starts; elsewhere than on Linux they have no priority of their own. */
export function makeThisThreadPolite(): void {
  if (process.platform === 'linux') makeProcessPolite(0);
}
