import type { Oklab } from '@armoni/colour/oklab';
import type { Box } from '../picture/fill-contours.ts';
import type { Group } from '../picture/picture.ts';
import { capHeight, setLine } from './set-line.ts';

/** Space between lines, as a share of a capital's height. */
const leading = 0.34;
/** Lines centred in a box, as large as fits, in one size. */
export function setBlock(text: readonly string[], box: Box, fill: Oklab): Group {
  const [best] = [1, 2, 3]
    .map((most) =>
      fitted(
        text.flatMap((line) => broken(line, most)),
        box,
      ),
    )
    .toSorted((one, other) => other.scale - one.scale);
  const { lines, rows, scale } = best!;
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

function fitted(text: readonly string[], box: Box) {
  const lines = text.map((line) => setLine(line));
  const wide = Math.max(...lines.map(({ width }) => width));
  const rows = lines.length + leading * (lines.length - 1);
  const scale = Math.min(
    (box.right - box.left) / wide,
    (box.bottom - box.top) / (rows * capHeight),
  );
  return { lines, rows, scale };
}

/** Into so many of about one length, at spaces. */
function broken(line: string, most: number): string[] {
  const words = line.split(' ');
  if (most === 1 || words.length < most) return [line];
  const wanted = line.length / most;
  const lines: string[] = [''];
  for (const word of words) {
    const last = lines.at(-1)!;
    const longer = last === '' ? word : `${last} ${word}`;
    const isFull = last !== '' && longer.length - wanted > wanted - last.length;
    if (isFull && lines.length < most) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
