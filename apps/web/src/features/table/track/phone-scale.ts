/** Pixels of a second on a phone: as the track opens, and between which two fingers take it. */
const usual = 60;
const least = 20;
const most = 160;

/** So often as long as it opens, at the least. */
export const leastPhoneZoom = 0.5;

/** Pixels of a frame on a phone, where the track slides and need not be in view whole. */
export function phoneFramePx(rate: number, zoom: number): number {
  return Math.min(most, Math.max(least, usual * zoom)) / rate;
}

/** The frame that a track scrolled so far has under a playhead at its beginning. */
export function frameUnder(scrolled: number, framePx: number): number {
  return Math.max(0, Math.round(scrolled / framePx));
}
