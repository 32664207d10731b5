/** Sizes in widths of the film's frame. */
type Room = { readonly width: number; readonly height: number };

type Letters = {
  /** Of the widest line, in sizes of the type. */
  readonly widest: number;
  /** As they were written: more may come of wrapping. */
  readonly lines: number;
};

const lineHeight = 1.1;
/** A last line has no room beneath it, and no letter fills its line. */
const spareOfLines = 0.3;
/** So much higher than its lines a text was wrapped. */
const wrappedFrom = 1.6;
const mostLines = 6;

/** How large letters are that fill a box as the studio drew them, and whether they were wrapped to do so. */
export function fitLetters(
  { widest, lines }: Letters,
  box: Room,
): { readonly size: number; readonly isWrapped: boolean } {
  if (widest <= 0) return { size: box.height, isWrapped: false };
  const size = box.width / widest;
  if (box.height < wrappedFrom * heightOf(lines, size)) return { size, isWrapped: false };
  for (let count = lines + 1; count <= mostLines; count += 1) {
    const wrapped = box.height / heightOf(count, 1);
    const isWideEnough = (widest * wrapped * lines) / count <= box.width;
    if (isWideEnough) return { size: wrapped, isWrapped: true };
  }
  return { size: box.height / heightOf(mostLines, 1), isWrapped: true };
}

function heightOf(lines: number, size: number): number {
  return (lineHeight * lines - spareOfLines) * size;
}
