import { type Margins, noMargins } from '../../raster/margins.ts';
import type { MannerName } from '../illustration-description.ts';
import { type Box, boxOf } from '../picture/fill-contours.ts';
import type { Contour } from '../picture/parse-path.ts';
import type { CutOut, Group } from '../picture/picture.ts';

type Frame = {
  readonly width: number;
  readonly height: number;
  /** What is drawn beyond the frame, in units. */
  readonly beyond: Margins;
};

/** What falls or is strewn goes on as it is; of all else the edge's own side is seen once more. */
const strewn: ReadonlySet<string> = new Set(['rain', 'falling snow', 'stars', 'bubbles']);
/** Drawn in perspective as far as the frame reaches, or standing in it. */
const whole: ReadonlySet<string> = new Set([
  ...['round mirror', 'street wall', 'footway', 'roadway', 'street lamp', 'passer-by'],
]);
/** From above the upper edge. */
const hung: ReadonlySet<string> = new Set([
  ...['curtains', 'beams', 'pendant lamp', 'hanging leaves', 'lanterns', 'light', 'trunk'],
]);
/** There is one of them. */
const single: ReadonlySet<string> = new Set(
  'moon disc rainbow aurora tower towers card sign rug arch stand bath hood pool tall-plant vase-with-branches planets boards mirror'.split(
    ' ',
  ),
);

/** One sheet or slab, around which is nothing but its ground. */
const sheets: ReadonlySet<MannerName> = new Set<MannerName>(['isometrique', 'carte']);

export function extendBackdrops(
  groups: readonly Group[],
  manner: MannerName,
  frame: Frame,
): readonly Group[] {
  return sheets.has(manner) ? groups : groups.map((group) => extendBackdrop(group, frame));
}

/**
 * The same group in a wider frame, with all that was seen of it unmoved: what runs from edge to edge
 * runs on, what ends inside is seen again beyond the edge, and what the lower or the upper edge cut
 * goes on straight.
 */
function extendBackdrop(group: Group, frame: Frame): Group {
  const { beyond } = frame;
  if (whole.has(group.name) || Object.values(beyond).every((side) => side === 0)) return group;
  return { ...group, cutOuts: group.cutOuts.map((one) => extendCutOut(group.name, one, frame)) };
}

/** Who the lower edge cut off goes on straight below it. */
export function stretchBelow(group: Group, frame: Frame): Group {
  if (frame.beyond.bottom === 0) return group;
  const downward = { ...frame, beyond: { ...noMargins, bottom: frame.beyond.bottom } };
  const cutOuts = group.cutOuts.map(({ contours, ...one }) => ({
    ...one,
    contours: contours.map((line) => stretched(line, downward, true)),
  }));
  return { ...group, cutOuts };
}

function extendCutOut(name: string, cutOut: CutOut, frame: Frame): CutOut {
  const contours = strewn.has(name)
    ? cutOut.contours.flatMap((line) => repeated(line, frame))
    : cutOut.contours
        .map((line) => stretched(line, frame, hung.has(name)))
        .flatMap((line) =>
          cutOut.isEvenOdd || single.has(name) ? [line] : [line, ...reflections(line, frame)],
        );
  return { ...cutOut, contours };
}

/** Units by which a line may miss an edge and still reach it. */
const touching = 1;

/** What lies beyond an edge that the line reaches is drawn out to the new one. */
function stretched(line: Contour, frame: Frame, isHung: boolean): Contour {
  const { width, height, beyond } = frame;
  const box = boxOf([line]);
  const isAcross = reachesAcross(box, frame);
  const isUpright = box.top <= touching && box.bottom >= height - touching;
  const isTall = isAcross || isUpright;
  const outward: readonly (Outward | false)[] = [
    isAcross && { isBeyond: (x) => x <= touching, by: [-beyond.left, 0] },
    isAcross && { isBeyond: (x) => x >= width - touching, by: [beyond.right, 0] },
    (isTall || isHung) && { isBeyond: (_, y) => y <= touching, by: [0, -beyond.top] },
    (isTall || isHung) && { isBeyond: (_, y) => y >= height - touching, by: [0, beyond.bottom] },
  ];
  return outward.reduce<Contour>((drawn, one) => (one ? drawnOut(drawn, one) : drawn), line);
}

const reachesAcross = ({ left, right }: Box, { width }: Frame) =>
  left <= touching && right >= width - touching;

type Outward = {
  readonly isBeyond: (x: number, y: number) => boolean;
  readonly by: readonly [x: number, y: number];
};

/** A run of points beyond an edge is moved, and both of its ends stay as well: no line inside tilts. */
function drawnOut(line: Contour, { isBeyond, by: [dx, dy] }: Outward): Contour {
  if (dx === 0 && dy === 0) return line;
  const points = Array.from({ length: line.length / 2 }, (_, at) => {
    const [x, y] = [line[2 * at]!, line[2 * at + 1]!];
    return { x, y, isOut: isBeyond(x, y) };
  });
  return points.flatMap(({ x, y, isOut }, at) => {
    if (!isOut) return [x, y];
    const moved = [x + dx, y + dy];
    const isFirst = !points.at(at - 1)!.isOut;
    const isLast = !points[(at + 1) % points.length]!.isOut;
    return [...(isFirst ? [x, y] : []), ...moved, ...(isLast ? [x, y] : [])];
  });
}

function reflections(line: Contour, frame: Frame): Contour[] {
  const { width, beyond } = frame;
  const box = boxOf([line]);
  if (reachesAcross(box, frame)) return [];
  const { left, right } = box;
  const at = (axis: number) =>
    reversed(line.map((value, i) => (i % 2 === 0 ? 2 * axis - value : value)));
  return [
    ...(left < beyond.left && left > -beyond.left && right > 0 ? [at(0)] : []),
    ...(right > width - beyond.right && right < width + beyond.right && left < width
      ? [at(width)]
      : []),
  ];
}

/** Turned the same way round as before it was reflected. */
function reversed(line: Contour): Contour {
  const turned: number[] = [];
  for (let i = line.length - 2; i >= 0; i -= 2) turned.push(line[i]!, line[i + 1]!);
  return turned;
}

function repeated(line: Contour, { width, height, beyond }: Frame): Contour[] {
  const columns = numbers(beyond.left, beyond.right, width);
  const rows = numbers(beyond.top, beyond.bottom, height);
  return columns.flatMap((column) =>
    rows.map((row) =>
      line.map((value, i) => value + (i % 2 === 0 ? column * width : row * height)),
    ),
  );
}

function numbers(before: number, after: number, side: number): number[] {
  const from = -Math.ceil(before / side);
  return Array.from({ length: Math.ceil(after / side) - from + 1 }, (_, at) => from + at);
}
