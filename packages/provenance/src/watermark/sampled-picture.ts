import { greyOfColour, type MarkPixels } from './mark-pixels.ts';

/** Means over squares of some pixels, row after row. */
export type SampledPicture = {
  /** Of a square's side. */
  readonly pixels: number;
  readonly columns: number;
  readonly rows: number;
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  /** Of brightness, and of its square. */
  readonly grey: Float32Array;
  readonly squares: Float32Array;
};

/** What a picture is like at every place; rests of a square at its edges are left out. */
export function samplePicture(picture: MarkPixels, pixels: number): SampledPicture {
  const columns = Math.floor(picture.width / pixels);
  const rows = Math.floor(picture.height / pixels);
  const plane = () => new Float32Array(columns * rows);
  const [red, green, blue, grey, squares] = [plane(), plane(), plane(), plane(), plane()];
  const sampled = { pixels, columns, rows, red, green, blue, grey, squares };
  for (let row = 0; row < rows; row += 1) sampleRow(sampled, picture, row);
  return sampled;
}

function sampleRow(
  { pixels, columns, red, green, blue, grey, squares }: SampledPicture,
  { data, width }: MarkPixels,
  row: number,
): void {
  const share = 1 / (pixels * pixels);
  const first = row * pixels * width * 3;
  for (let column = 0; column < columns; column += 1) {
    let r = 0;
    let g = 0;
    let b = 0;
    let square = 0;
    for (let y = 0, line = first + column * pixels * 3; y < pixels; y += 1, line += width * 3) {
      for (let at = line; at < line + pixels * 3; at += 3) {
        const u = data[at] as number;
        const v = data[at + 1] as number;
        const w = data[at + 2] as number;
        const level = greyOfColour(u, v, w);
        r += u;
        g += v;
        b += w;
        square += level * level;
      }
    }
    const place = row * columns + column;
    red[place] = r * share;
    green[place] = g * share;
    blue[place] = b * share;
    grey[place] = greyOfColour(r * share, g * share, b * share);
    squares[place] = square * share;
  }
}
