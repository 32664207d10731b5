type Timed = { readonly start_seconds: number; readonly duration_seconds: number };

/** The shot on screen at a moment: the last one that has begun; 0 when there are none. */
export function shotIndexAt(shots: readonly Timed[], seconds: number): number {
  let low = 0;
  let high = shots.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((shots[middle]?.start_seconds ?? 0) <= seconds) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The moment under a pointer on a bar that spans the whole film. */
export function secondsUnder(
  pointerX: number,
  bar: { readonly left: number; readonly width: number },
  durationSeconds: number,
): number {
  if (bar.width <= 0) return 0;
  return within((pointerX - bar.left) / bar.width, 1) * durationSeconds;
}

/** Where a key takes the playhead, as a slider does; undefined for keys that are not its own. */
export function secondsAfterKey(
  key: string,
  film: {
    readonly seconds: number;
    readonly durationSeconds: number;
    readonly shots: readonly Timed[];
  },
): number | undefined {
  const { seconds, durationSeconds, shots } = film;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return within(seconds + 1, durationSeconds);
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(seconds - 1, durationSeconds);
    case 'PageUp':
      return shots[shotIndexAt(shots, seconds) + 1]?.start_seconds ?? durationSeconds;
    case 'PageDown':
      return shotBefore(shots, seconds);
    case 'Home':
      return 0;
    case 'End':
      return durationSeconds;
    default:
      return undefined;
  }
}

/** The start of this shot, or of the one before when this one has only just begun. */
function shotBefore(shots: readonly Timed[], seconds: number): number {
  const index = shotIndexAt(shots, seconds);
  const start = shots[index]?.start_seconds ?? 0;
  return seconds - start > 0.5 ? start : (shots[index - 1]?.start_seconds ?? 0);
}

function within(value: number, maximum: number): number {
  return Math.min(Math.max(value, 0), maximum);
}
