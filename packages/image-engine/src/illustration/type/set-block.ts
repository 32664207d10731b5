import type { Oklab } from '@armoni/colour/oklab';
import type { Box } from '../picture/fill-contours.ts';
import type { Group } from '../picture/picture.ts';
import { capHeight, setLine } from './set-line.ts';

/** Space between lines, as a share of a capital's height. */
const leading = 0.34;
/** Letters of a line beyond which it is broken. */
const longLine = 16;

/** Lines centred in a box, as large as fits, in one size. */
export function setBlock(text: readonly string[], box: Box, fill: Oklab): Group {
  const lines = text.flatMap((line) => broken(line)).map((line) => setLine(line));
  const wide = Math.max(...lines.map(({ width }) => width));
  const rows = lines.length + leading * (lines.length - 1);
  const scale = Math.min(
    (box.right - box.left) / wide,
    (box.bottom - box.top) / (rows * capHeight),
  );
  const high = rows * capHeight * scale;
  const top = (box.top + box.bottom - high) / 2;
  const contours = lines.flatMap((line, index) => {
    const foot = top + capHeight * scale * (1 + index * (1 + leading));
    const left = (box.left + box.right - line.width * scale) / 2;
    return line.contours.map((one) =>
      one.map((value, i) => value * scale + (i % 2 === 0 ? left : foot)),
    );
  });
  return { name: text.join(' '), kind: 'type', cutOuts: [{ contours, fill }] };
}

/** Into two, at the space nearest to the middle. */
function broken(line: string): string[] {
  if (line.length <= longLine || !line.includes(' ')) return [line];
  const spaces = [...line.matchAll(/ /g)].map(({ index }) => index);
  const middle = spaces.toSorted(
    (one, other) => Math.abs(one - line.length / 2) - Math.abs(other - line.length / 2),
  )[0]!;
  return [line.slice(0, middle), line.slice(middle + 1)];
}
