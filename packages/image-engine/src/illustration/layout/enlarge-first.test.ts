import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../../prompt/things/understand-illustration.ts';
import { composePicture } from '../compose-picture.ts';

const frame = { seed: 11, width: 256, height: 256 };
const highOf = (prompt: string) => {
  const { things } = composePicture(understandIllustration(prompt).description, frame);
  const boxes = things.filter(({ item }) => item.thing === 0).map(({ box }) => box);
  return Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
};

describe('what is told first', () => {
  it('is no speck where there is room for it', () => {
    expect(highOf('notre chatte sur le radiateur') / frame.height).toBeGreaterThan(0.24);
  });

  it('stays small where it was told to be', () => {
    expect(highOf('une minuscule barque rouge sur la mer')).toBeLessThan(
      highOf('une barque rouge sur la mer'),
    );
  });
});
