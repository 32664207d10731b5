import type { Oklab } from '@armoni/colour/oklab';
import type { Box } from '../picture/fill-contours.ts';
import type { Contour } from '../picture/parse-path.ts';
import type { Group } from '../picture/picture.ts';
import { type Family, type SetLine, setLine } from './set-line.ts';
import { broken, type Row } from './split-lines.ts';

/** How letters are set. */
export type Hand = {
  readonly family: Family;
  readonly isCapital?: boolean;
  /** More between letters, in thousandths of the size. */
  readonly spacing?: number;
};

/** Space between lines, as a share of a capital's height; scripts and small letters hang lower. */
const leading: Partial<Record<Family, number>> = { script: 0.62, brush: 0.5, serif: 0.5 };
const usualLeading = 0.4;
/** A line is at most so much of the block's largest: what is short does not shout. */
const mostOfLargest = 1.6;

/** Lines centred in a box, as large as fits, each in its size. */
export function setBlock(
  rows: readonly Row[],
  box: Box,
  { fill, hand = { family: 'poster' } }: { readonly fill: Oklab; readonly hand?: Hand },
): Group {
  const [best] = [1, 2, 3]
    .map((most) => fitted(brokenRows(rows, most), box, hand))
    .toSorted((one, other) => other.scale - one.scale);
  const { lines, scale, high } = best!;
  let y = (box.top + box.bottom - high * scale) / 2;
  const contours: Contour[] = [];
  for (const { line, size, lead } of lines) {
    const by = scale * size;
    y += line.high * by;
    const left = (box.left + box.right - line.width * by) / 2;
    const foot = y;
    contours.push(
      ...line.contours.map((one) =>
        one.map((value, i) => value * by + (i % 2 === 0 ? left : foot)),
      ),
    );
    y += lead * scale;
  }
  return {
    name: rows.map(({ text }) => text).join(' '),
    kind: 'type',
    cutOuts: [{ contours, fill }],
  };
}

const brokenRows = (rows: readonly Row[], most: number): Row[] =>
  rows.flatMap(({ text, size }) => broken(text, most).map((line) => ({ text: line, size })));

type Fitted = {
  readonly lines: readonly {
    readonly line: SetLine;
    readonly size: number;
    readonly lead: number;
  }[];
  readonly scale: number;
  readonly high: number;
};

function fitted(rows: readonly Row[], box: Box, { family, isCapital, spacing }: Hand): Fitted {
  const set = rows.map(({ text, size }) => ({
    line: setLine(isCapital ? text.toLocaleUpperCase() : text, family, spacing),
    size: Math.min(size, mostOfLargest),
  }));
  const between = leading[family] ?? usualLeading;
  const lines = set.map(({ line, size }, at) => {
    const next = set[at + 1];
    const lead = next ? between * line.high * Math.max(size, next.size) : 0;
    return { line, size, lead };
  });
  const high = lines.reduce((sum, { line, size, lead }) => sum + line.high * size + lead, 0);
  const wide = Math.max(...lines.map(({ line, size }) => line.width * size));
  const scale = Math.min((box.right - box.left) / wide, (box.bottom - box.top) / high);
  return { lines, scale, high };
}

/** A line about a circle: above its middle, or below it, read from the left in both. */
export function setAround(
  text: string,
  { x, y, r, size, isBelow = false }: Around,
  { fill, hand }: { readonly fill: Oklab; readonly hand: Hand },
): Group {
  const said = hand.isCapital ? text.toLocaleUpperCase() : text;
  const line = setLine(said, hand.family, hand.spacing ?? 0);
  const scale = Math.min(size / line.high, (r * mostAround) / line.width);
  const foot = isBelow ? r + (size + line.high * scale) / 2 : r + (size - line.high * scale) / 2;
  const contours = line.contours.map((one) => {
    const bent = new Array<number>(one.length);
    for (let i = 0; i < one.length; i += 2) {
      const angle = ((one[i]! - line.width / 2) * scale) / (r + size / 2);
      const out = isBelow ? foot + one[i + 1]! * scale : foot - one[i + 1]! * scale;
      bent[i] = x + out * Math.sin(angle);
      bent[i + 1] = y + (isBelow ? out : -out) * Math.cos(angle);
    }
    return bent;
  });
  return { name: text, kind: 'type', cutOuts: [{ contours, fill }] };
}

type Around = {
  readonly x: number;
  readonly y: number;
  /** Of the inner edge of the ring that the letters stand in, and how high they are. */
  readonly r: number;
  readonly size: number;
  readonly isBelow?: boolean;
};
/** Radians that a line takes at most. */
const mostAround = 2.7;
