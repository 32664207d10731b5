import type { FilmShot } from '@armoni/contract/gallery';

/** The shot on screen at a moment: the last one that has begun; 0 when there are none. */
export function shotIndexAt(
  shots: readonly Pick<FilmShot, 'start_seconds'>[],
  seconds: number,
): number {
  let low = 0;
  let high = shots.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((shots[middle]?.start_seconds ?? 0) <= seconds) low = middle;
    else high = middle - 1;
  }
  return Math.max(low, 0);
}

/** The moment under a pointer on a bar that spans the whole film. */
export function secondsUnder(
  pointerX: number,
  bar: { readonly left: number; readonly width: number },
  durationSeconds: number,
): number {
  if (bar.width <= 0) return 0;
  return Math.min(Math.max((pointerX - bar.left) / bar.width, 0), 1) * durationSeconds;
}

/** A film's shots as the bar of its accords draws them. */
export function barShotsOf(shots: readonly FilmShot[]) {
  return shots.map((shot) => ({
    startSeconds: shot.start_seconds,
    durationSeconds: shot.duration_seconds,
    stripes: shot.accord,
  }));
}
