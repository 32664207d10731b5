const stepSeconds = 1;
const pageParts = 10;

type Seek = { key: string; currentSeconds: number; durationSeconds: number };

/** Where a key moves the playhead, in seconds; null for a key that does not seek. */
export function seekTarget({ key, currentSeconds, durationSeconds }: Seek): number | null {
  const page = Math.max(stepSeconds, durationSeconds / pageParts);
  const moves: Record<string, number> = {
    ArrowRight: currentSeconds + stepSeconds,
    ArrowUp: currentSeconds + stepSeconds,
    ArrowLeft: currentSeconds - stepSeconds,
    ArrowDown: currentSeconds - stepSeconds,
    PageUp: currentSeconds + page,
    PageDown: currentSeconds - page,
    Home: 0,
    End: durationSeconds,
  };
  const target = moves[key];
  return target === undefined ? null : Math.min(durationSeconds, Math.max(0, target));
}
