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
  for (let row = band.from; row < band.to; row += 1) {
    const rows = [Math.max(0, row - 1), row, Math.min(height - 1, row + 1)];
    for (let column = 0; column < width; column += 1) {
      const columns = [Math.max(0, column - 1), column, Math.min(width - 1, column + 1)];
      for (let channel = 0; channel < 4; channel += 1) {
        let sum = 0;
        for (let j = 0; j < 3; j += 1) {
          for (let i = 0; i < 3; i += 1) {
            sum += data[(rows[j]! * width + columns[i]!) * 4 + channel]!;
          }
        }
        to.data[(row * width + column) * 4 + channel] = sum / (3 * 3);
      }
    }
  }
}

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
