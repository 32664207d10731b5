import { describe, expect, it } from 'vitest';
import { lookedAtPixels, readThings, toInput } from './nanodet.ts';
import { PictureReader, writePicture } from './picture-stream.ts';
import { things } from './things.ts';

const size = { width: 384, height: 216 };

/** Answers that see nothing, but for one thing in one cell of the middle grid. */
function answersWith(found: readonly { thing: string; cell: number; score: number }[]) {
  return [52, 26, 13].map((across, level) => {
    const scores = new Float32Array(across * across * 80);
    const edges = new Float32Array(across * across * 44);
    if (level !== 1) return { scores, edges };
    for (const { thing, cell, score } of found) {
      scores[cell * 80 + (things as readonly string[]).indexOf(thing)] = score;
      // All of the likelihood on two strides, for each edge.
      for (let edge = 0; edge < 4; edge += 1) edges[(cell * 4 + edge) * 11 + 2] = 50;
    }
    return { scores, edges };
  });
}

describe('reading what the network answers', () => {
  it('puts the box around the middle of the cell, in shares of the picture', () => {
    const [dog] = readThings(answersWith([{ thing: 'dog', cell: 26 * 5 + 10, score: 0.8 }]), size);
    expect(dog?.thing).toBe('dog');
    expect(dog?.score).toBeCloseTo(0.8);
    // The cell's middle is at 168, 88 pixels; two strides are 32.
    expect(dog?.box.left).toBeCloseTo(136 / 384, 3);
    expect(dog?.box.right).toBeCloseTo(200 / 384, 3);
    expect(dog?.box.top).toBeCloseTo(56 / 216, 3);
    expect(dog?.box.bottom).toBeCloseTo(120 / 216, 3);
  });

  it('keeps the surest of boxes that lie over each other, and different things', () => {
    const seen = readThings(
      answersWith([
        { thing: 'dog', cell: 26 * 5 + 10, score: 0.6 },
        { thing: 'dog', cell: 26 * 5 + 11, score: 0.8 },
        { thing: 'person', cell: 26 * 5 + 9, score: 0.5 },
        { thing: 'cat', cell: 26 * 9 + 3, score: 0.2 },
      ]),
      size,
    );
    expect(seen.map(({ thing, score }) => [thing, Math.round(score * 10)])).toEqual([
      ['dog', 8],
      ['person', 5],
    ]);
  });
});

describe('a picture for the network', () => {
  it('is blue, green, red, as bright as it was trained on, and grey beside', () => {
    const input = toInput({ rgb: Uint8Array.of(255, 0, 0), width: 1, height: 1 });
    const plane = lookedAtPixels * lookedAtPixels;
    expect(input[0]).toBeCloseTo(-103.53 / 57.375, 4);
    expect(input[2 * plane]).toBeCloseTo((255 - 123.675) / 58.395, 4);
    expect(input[1]).toBe(0);
  });
});

describe('pictures on their way', () => {
  it('arrive whole however their bytes are cut', () => {
    const pictures = [2, 3].map((width) => ({
      rgb: Uint8Array.from({ length: 3 * width * 2 }, (_, i) => i),
      width,
      height: 2,
    }));
    const bytes = Buffer.concat(pictures.map(writePicture));
    for (const step of [1, 5, 1000]) {
      const reader = new PictureReader();
      const arrived = [];
      for (let at = 0; at < bytes.length; at += step) {
        arrived.push(...reader.push(bytes.subarray(at, at + step)));
      }
      expect(arrived.map(({ rgb, ...rest }) => ({ rgb: new Uint8Array(rgb), ...rest }))).toEqual(
        pictures,
      );
    }
  });
});
