import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../prompt/things/understand-illustration.ts';
import type { LinearImage } from '../raster/linear-image.ts';
import { drawIllustration } from './draw-illustration.ts';
import { mannerNames } from './illustration-description.ts';

const frame = { seed: 4, width: 128, height: 128 };
const draw = (words: string, size = frame) =>
  drawIllustration(understandIllustration(words).description, size).image;
const wish = 'un renard dans la neige';
const saying = {
  affiche: 'style affiche',
  net: 'aplat',
  volume: 'en 3d',
  isometrique: 'en isométrie',
  carte: 'carte illustrée',
  plan: 'plan',
  papier: 'en papier découpé',
  gravure: 'en gravure',
  gouache: 'à la gouache',
  aquarelle: 'aquarelle',
  huile: 'peinture à l’huile',
  crayon: 'dessin au crayon',
  pixel: 'en pixel art',
  autocollant: 'en autocollant',
  facettes: 'en low poly',
  trait: 'dessin au trait',
  pointilles: 'style pointilliste',
  linogravure: 'linogravure',
  vitrail: 'style vitrail',
  bulle: 'style bd',
} as const;

describe('a manner that is named', () => {
  it('draws the same wish by its own hand', () => {
    const pictures = mannerNames.map((manner) => draw(`${wish}, ${saying[manner]}`));
    for (const [index, one] of pictures.entries())
      for (const other of pictures.slice(index + 1))
        expect(shareApart(one, other)).toBeGreaterThan(0.12);
  });

  it('may be a grid of even points of few colours', () => {
    const { data, width } = draw(`${wish}, en pixel art`, { seed: 4, width: 512, height: 512 });
    const colours = new Set<string>();
    for (let at = 0; at < width * width; at += 1) {
      const first = (Math.floor(at / width / 4) * width + Math.floor((at % width) / 4)) * 4;
      expect(data[at * 3]).toBe(data[first * 3]);
      colours.add(`${data[at * 3]} ${data[at * 3 + 1]} ${data[at * 3 + 2]}`);
    }
    // Two dozen, each also lit, in shade and as an outline.
    expect(colours.size).toBeLessThan(160);
  });
});

it('has no frame: the ground is as even at the last points as in the middle, at any size', () => {
  for (const side of [126, 127, 128, 129]) {
    const { data, width, height } = draw('un chat, aplat', { seed: 4, width: side, height: side });
    const upper = (column: number) => {
      let sum = 0;
      for (let y = 0; y < height / 5; y += 1) sum += data[(y * width + column) * 3 + 1]!;
      return sum / (height / 5);
    };
    expect(Math.abs(upper(side - 1) - upper(Math.round(side * 0.9)))).toBeLessThan(0.12);
  }
});

function shareApart(one: LinearImage, other: LinearImage): number {
  const apart = one.data.filter((value, at) => Math.abs(value - other.data[at]!) > 0.02);
  return apart.length / one.data.length;
}
