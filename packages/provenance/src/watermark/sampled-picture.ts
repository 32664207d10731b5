import type { MarkPixels } from './mark-pixels.ts';

/** Means over squares of some pixels, row after row. */
export type SampledPicture = {
  /** Of a square's side, at most five. */
  readonly pixels: number;
  readonly columns: number;
  readonly rows: number;
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  /** Levels that all three leave above and below them. */
  readonly above: Float32Array;
  readonly below: Float32Array;
  /** Of brightness, and of its square. */
  readonly grey: Float32Array;
  readonly squares: Float32Array;
};

/** Brightness (ITU-R BT.601) in whole numbers, 32 of them a grey level: the square of 25 pixels' sum stays one, too. */
const weights = { red: 77, green: 150, blue: 29, shift: 3 } as const;
const perLevel = 32;

/** What a picture is like at every place; rests of a square at its edges are left out. */
export function samplePicture(picture: MarkPixels, pixels: number): SampledPicture {
  const columns = Math.floor(picture.width / pixels);
  const rows = Math.floor(picture.height / pixels);
  const plane = () => new Float32Array(columns * rows);
  const colours = { red: plane(), green: plane(), blue: plane() };
  const rooms = { above: plane(), below: plane() };
  const sampled = {
    ...{ pixels, columns, rows, ...colours, ...rooms },
    ...{ grey: plane(), squares: plane() },
  };
  for (let row = 0; row < rows; row += 1) sampleRow(sampled, picture, row);
  return sampled;
}

function sampleRow(sampled: SampledPicture, { data, width }: MarkPixels, row: number): void {
  const { pixels, columns, red, green, blue, grey, squares } = sampled;
  const share = 1 / (pixels * pixels);
  const first = row * pixels * width * 3;
  for (let column = 0; column < columns; column += 1) {
    let r = 0;
    let g = 0;
    let b = 0;
    let levels = 0;
    let square = 0;
    for (let y = 0, line = first + column * pixels * 3; y < pixels; y += 1, line += width * 3) {
      for (let at = line; at < line + pixels * 3; at += 3) {
        const u = data[at] as number;
        const v = data[at + 1] as number;
        const w = data[at + 2] as number;
        const level = (weights.red * u + weights.green * v + weights.blue * w) >> weights.shift;
        r = (r + u) | 0;
        g = (g + v) | 0;
        b = (b + w) | 0;
        levels = (levels + level) | 0;
        square = (square + Math.imul(level, level)) | 0;
      }
    }
    const place = row * columns + column;
    red[place] = r * share;
    green[place] = g * share;
    blue[place] = b * share;
    sampled.above[place] = 255 - Math.max(r, g, b) * share;
    sampled.below[place] = Math.min(r, g, b) * share;
    grey[place] = (levels * share) / perLevel;
    squares[place] = (square * share) / (perLevel * perLevel);
  }
}
