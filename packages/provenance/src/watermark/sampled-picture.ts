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
  for (let row = 0; row < rows; row += 1) {
    for (let i = 0; i < pixels; i += 1) addLine(sampled, picture, { row, y: row * pixels + i });
  }
  const share = 1 / (pixels * pixels);
  for (let at = 0; at < grey.length; at += 1) {
    red[at] = (red[at] as number) * share;
    green[at] = (green[at] as number) * share;
    blue[at] = (blue[at] as number) * share;
    grey[at] = greyOfColour(red[at] as number, green[at] as number, blue[at] as number);
    squares[at] = (squares[at] as number) * share;
  }
  return sampled;
}

function addLine(
  { pixels, columns, red, green, blue, squares }: SampledPicture,
  { data, width }: MarkPixels,
  { row, y }: { readonly row: number; readonly y: number },
): void {
  let at = y * width * 3;
  for (let place = row * columns; place < (row + 1) * columns; place += 1) {
    let r = 0;
    let g = 0;
    let b = 0;
    let square = 0;
    for (let i = 0; i < pixels; i += 1) {
      const u = data[at] as number;
      const v = data[at + 1] as number;
      const w = data[at + 2] as number;
      const level = greyOfColour(u, v, w);
      r += u;
      g += v;
      b += w;
      square += level * level;
      at += 3;
    }
    red[place] = (red[place] as number) + r;
    green[place] = (green[place] as number) + g;
    blue[place] = (blue[place] as number) + b;
    squares[place] = (squares[place] as number) + square;
  }
}
