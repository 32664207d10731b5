import type { FrameRate } from '../model/time.ts';

export type FrameTiming = {
  readonly frameRate: FrameRate | null;
  readonly isVariable: boolean;
};

/**
 * The rate from the packets' own times. Variable means that more than 2 % of the gaps are
 * 10 % and 1.5 ms off the usual one: Matroska rounds to milliseconds without being variable.
 */
export function frameTiming(seconds: Float64Array, declared: string | undefined): FrameTiming {
  const stated = parseRate(declared);
  if (seconds.length < 3) return { frameRate: stated, isVariable: false };
  const gaps = seconds.slice(1).map((time, index) => time - seconds[index]!);
  const usual = Float64Array.from(gaps).sort()[gaps.length >> 1]!;
  const odd = gaps.filter((gap) => Math.abs(gap - usual) > Math.max(0.1 * usual, 0.0015)).length;
  const isVariable = odd > 0.02 * gaps.length;
  const measured = (seconds.length - 1) / (seconds.at(-1)! - seconds[0]!);
  const isStatedTrue = stated && Math.abs(rateOf(stated) / measured - 1) < 0.01;
  return { frameRate: isStatedTrue ? stated : decimalRate(measured), isVariable };
}

function parseRate(text: string | undefined): FrameRate | null {
  const [numerator, denominator] = (text ?? '').split('/').map(Number);
  if (!numerator || !denominator) return null;
  return { numerator, denominator };
}

function rateOf(rate: FrameRate): number {
  return rate.numerator / rate.denominator;
}

function decimalRate(framesPerSecond: number): FrameRate | null {
  if (!Number.isFinite(framesPerSecond) || framesPerSecond <= 0) return null;
  return { numerator: Math.max(1, Math.round(framesPerSecond * 1000)), denominator: 1000 };
}
