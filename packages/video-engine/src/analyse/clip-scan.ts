import type { TimedBoundary } from './takes/boundaries-to-takes.ts';
import type { Sample } from './windows/sample.ts';

export type ClipScan = {
  readonly boundaries: readonly TimedBoundary[];
  readonly samples: readonly Sample[];
  /** Where the pictures end; null when none came. */
  readonly reachedSeconds: number | null;
  /** Whether the decoder complained; of frames that were not decoded nothing is known. */
  readonly isDamaged: boolean;
};

export type ScanOptions = {
  readonly signal: AbortSignal;
  /** 0–1. */
  readonly onProgress: (share: number) => void;
};
