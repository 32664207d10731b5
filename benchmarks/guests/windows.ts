import { processorSeconds } from '../shared/processor-seconds.ts';
import { type Kind, type Measured, pacesMs } from './honest-person.ts';

/** What a quiet window and the one beside the guest right after it have measured. */
export type Pair = { readonly quiet: Measured; readonly beside: Measured };

/**
 * The 95th percentile of all quiet windows against that of all windows beside the guest, and of each
 * pair by itself: noise of the machine that lasts longer than a pair falls on both of its windows.
 */
export function compare(kind: Kind, pairs: readonly Pair[]): string {
  const quiet = p95(pairs.flatMap((pair) => pair.quiet.times[kind]));
  const beside = p95(pairs.flatMap((pair) => pair.beside.times[kind]));
  const ratios = pairs.map((pair) => p95(pair.beside.times[kind]) / p95(pair.quiet.times[kind]));
  const each = ratios.map((ratio) => ratio.toFixed(1)).join(' ');
  const times = `p95 ${ms(quiet)} quiet, ${ms(beside)} beside`;
  return `  ${kind.padEnd(8)} ${times}: ${median(ratios).toFixed(1)}× (goal: ≤ 2; pairs ${each})`;
}

export const kinds = Object.keys(pacesMs) as Kind[];

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`.padStart(10);
}

const lookMs = 500;
/** Of one core; a program that waits takes less. */
const restingShare = 0.2;

/**
 * Waits until a process and its children have worked off what a guest left behind, or until the
 * patience is over. Where the system does not tell (it is Linux that does), a moment has to do.
 * @returns whether it came to rest
 */
export async function settled(pid: number, patienceMs: number): Promise<boolean> {
  const endsAt = performance.now() + patienceMs;
  let before = await processorSeconds(pid);
  while (performance.now() < endsAt) {
    await pause(lookMs);
    const now = await processorSeconds(pid);
    if (now - before < (restingShare * lookMs) / 1000) return true;
    before = now;
  }
  return false;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
