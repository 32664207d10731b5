/** Where the carousel stands: on the chosen picture while it is there, else on the newest. */
export function currentIndex(
  pictures: readonly { readonly fullPath: string }[],
  chosen: string | null,
): number {
  return Math.max(
    0,
    pictures.findIndex(({ fullPath }) => fullPath === chosen),
  );
}

const swipePixels = 40;

/** What a finger meant that went so far; undefined when it scrolled or only touched. */
export function swipeStep(dxPixels: number, dyPixels: number): -1 | 1 | undefined {
  if (Math.abs(dxPixels) < swipePixels || Math.abs(dxPixels) < 1.5 * Math.abs(dyPixels)) {
    return undefined;
  }
  return dxPixels < 0 ? 1 : -1;
}
