import { describe, expect, it } from 'vitest';
import { makeRandom } from '../maths/seeded-random.ts';
import { createImage } from '../raster/linear-image.ts';
import type { LearnedStyle } from '../style/learned-style.ts';
import { readStyleFile, writeStyleFile } from '../style/style-file.ts';
import { makeStyle } from '../style/testing/make-style.ts';
import { treatments } from '../style/treatment.ts';
import { applyStyle } from './apply-style.ts';

const side = 64;
const quiet = new AbortController().signal;

/** Numbers that the file's schema lets through and no learning ever wrote. */
const extremes: Readonly<Record<string, (random: () => number) => number>> = {
  greatest: () => 1000,
  least: () => -1000,
  nothing: () => 0,
  anything: (random) => (random() - 0.5) * 2000,
};

describe.each(Object.entries(extremes))('a style file with %s for its numbers', (_, numberOf) => {
  it.each(treatments)('draws in %s, and ends', async (treatment) => {
    const file = writeStyleFile(distorted(treatment, numberOf));
    const style = readStyleFile(file);
    expect(style).not.toBeNull();
    const image = createImage(side, side);
    const random = makeRandom(2);
    for (let i = 0; i < image.data.length; i += 1) image.data[i] = random();
    const options = { seed: 1, strength: 1, workers: 1, signal: quiet };
    const styled = await applyStyle(image, style!, options);
    expect(styled.data.length).toBe(image.data.length);
  });
});

function distorted(
  treatment: LearnedStyle['treatment'],
  numberOf: (random: () => number) => number,
): LearnedStyle {
  const random = makeRandom(9);
  const wild = () => numberOf(random);
  const unit = () => Math.min(1, Math.max(0, wild()));
  const style = makeStyle();
  const inRange = ['flat', 'still', 'edge', 'bimodal', 'pieced', 'paper', 'grid'];
  const medians = Object.entries(style.medians).map(([name, value]) => {
    if (Array.isArray(value)) return [name, value.map(wild)];
    return [name, inRange.includes(name) ? unit() : wild()];
  });
  return {
    ...style,
    treatment,
    medians: Object.fromEntries(medians) as LearnedStyle['medians'],
    heldOutScore: wild(),
    margin: { l: wild(), a: wild(), b: wild(), width: unit() },
    pictures: style.pictures.map((picture) => ({
      ...picture,
      ...{ chroma: wild(), darkest: wild(), lightest: wild(), oddness: wild() },
    })),
  };
}
