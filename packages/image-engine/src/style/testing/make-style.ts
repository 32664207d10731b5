import { makeRandom } from '../../maths/seeded-random.ts';
import type { LearnedStyle } from '../learned-style.ts';
import { textureLength } from '../texture-model.ts';

/** A style with random numbers where only their shape matters. */
export function makeStyle(): LearnedStyle {
  const random = makeRandom(3);
  const colours = (length: number) =>
    Float32Array.from({ length }, () => Math.round(random() * 32_767) / 32_767);
  const numbers = (value: number) => Array.from({ length: textureLength }, () => value);
  return {
    name: 'Gravures',
    treatment: 'ink',
    weights: { flat: 0, paint: 0.1, photo: 0, ink: 0.9, pencil: 0, pixel: 0 },
    medians: {
      flat: 0.1,
      still: 0.05,
      edge: 0.5,
      straight: 0.7,
      bands: [0.1, 0.1, 0.1, 0.1, 0.1],
      fineness: 2,
      pieced: 0.5,
      bimodal: 0.8,
      defocus: 0.5,
      darkest: 0.1,
      lightest: 0.95,
      chroma: 0.02,
      stray: 0.002,
      paper: 0.2,
      grid: 0,
      cells: 0,
    },
    accord: [{ colour: '#102030', share: 1 }],
    heldOutScore: 0.2,
    margin: null,
    texture: { mean: numbers(0), spread: numbers(1) },
    pictures: Array.from({ length: 6 }, (_, i) => ({
      name: `planche-${i}.png`,
      chroma: 0.02,
      darkest: 0.1,
      lightest: 0.9,
      oddness: 0.5,
      layout: colours(48),
      samples: colours(48 * 48 * 3),
    })),
    tiles: {
      side: 64,
      count: 2,
      lightness: Uint8Array.from({ length: 2 * 64 * 64 }, () => Math.floor(256 * random())),
      tint: colours(128),
    },
  };
}
