import { clamp, mix } from '../../maths/interpolation.ts';
import { type Band, bandPass } from '../../work/band-pass.ts';
import type { Frame } from '../frame.ts';

/** Clouds are soft: half the frame's size is enough. Red, green, blue (times cover) and cover. */
export type CloudMap = {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
};

/** Joins nine rays that looked at different depths; rows of the map are the band. */
export const smoothCloudsPass = bandPass(import.meta.url, smoothClouds);

function smoothClouds({ from, to }: { from: CloudMap; to: CloudMap }, band: Band): void {
  const { width, height, data } = from;
  // Three rows added up, then three columns of that.
  const sums = new Float32Array(width * 4);
  const smoothRow = (row: number) => {
    const above = Math.max(0, row - 1) * width * 4;
    const here = row * width * 4;
    const below = Math.min(height - 1, row + 1) * width * 4;
    for (let i = 0; i < sums.length; i += 1) {
      sums[i] = data[above + i]! + data[here + i]! + data[below + i]!;
    }
    for (let i = 0; i < sums.length; i += 1) {
      const left = i < 4 ? i : i - 4;
      const right = i + 4 < sums.length ? i + 4 : i;
      to.data[here + i] = (sums[left]! + sums[i]! + sums[right]!) / neighbours;
    }
  };
  for (let row = band.from; row < band.to; row += 1) smoothRow(row);
}

const neighbours = 9;

type CloudPoint = {
  readonly clouds: CloudMap;
  readonly frame: Pick<Frame, 'width' | 'height'>;
  readonly row: number;
  readonly column: number;
};

/** Just inside the last pair of samples. */
const lastPair = 1.001;

/** Clouds over what is there, between four samples of the map. */
export function addClouds(out: [number, number, number], point: CloudPoint): void {
  const { clouds, frame, row, column } = point;
  const { width, height, data } = clouds;
  const x = clamp(((column + 0.5) * width) / frame.width - 0.5, 0, width - lastPair);
  const y = clamp(((row + 0.5) * height) / frame.height - 0.5, 0, height - lastPair);
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = x - left;
  const v = y - top;
  const a = (top * width + left) * 4;
  const c = a + width * 4;
  const sample = (channel: number) =>
    mix(
      mix(data[a + channel]!, data[a + 4 + channel]!, u),
      mix(data[c + channel]!, data[c + 4 + channel]!, u),
      v,
    );
  const through = 1 - sample(3);
  for (let i = 0; i < 3; i += 1) out[i] = out[i]! * through + sample(i);
}
