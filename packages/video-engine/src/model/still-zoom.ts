/** How much a still grows while it is shown, as a share of its size: seen as life, not as a ride. */
export const zoomDepth = 0.12;

/** A still that grows is drawn so many times as large as the film; whole pixels are cut out of that. */
export const drawnLarger = 2;

type Size = { readonly width: number; readonly height: number };

/**
 * What is cut out of a growing still, in pixels of the picture that is drawn `drawnLarger` times as large as the film: the
 * numbers that the renderer's `zoompan` comes to.
 * @param done 0 at the shot's start and 1 at its end; beyond them where it is seen in a dissolve.
 */
export function growingWindow(zoom: 'in' | 'out', done: number, film: Size) {
  const drawn = { width: film.width * drawnLarger, height: film.height * drawnLarger };
  const grown = zoom === 'in' ? 1 + zoomDepth * done : 1 + zoomDepth - zoomDepth * done;
  // An even number lies about the very middle. The half is what is cut down to the whole.
  const factor = Math.max(1, drawn.width / (2 * Math.round(drawn.width / grown / 2) + 0.5));
  const side = (whole: number) => {
    // Multiplied, as it does there: the quotient may lie on the other side of a whole number.
    const seen = Math.floor(whole * (1 / factor));
    const before = Math.floor((whole - whole / factor) / 2 + 0.5);
    return { seen, before: Math.min(before, whole - seen) };
  };
  const [across, down] = [side(drawn.width), side(drawn.height)];
  return { width: across.seen, height: down.seen, left: across.before, top: down.before };
}
