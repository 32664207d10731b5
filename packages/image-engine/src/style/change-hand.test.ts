import { describe, expect, it } from 'vitest';
import { secondHand, withHand } from './change-hand.ts';
import { readStyleFile, writeStyleFile } from './style-file.ts';
import { makeStyle } from './testing/make-style.ts';

const none = { flat: 0, paint: 0, photo: 0, ink: 0, pencil: 0, pixel: 0 };

describe('the hands of a style', () => {
  it('are the likeliest two, and a related one where nothing else was likely', () => {
    expect(secondHand('flat', { ...none, flat: 0.7, photo: 0.2, paint: 0.1 })).toBe('photo');
    expect(secondHand('ink', { ...none, ink: 1 })).toBe('pencil');
  });

  it('draw from one file: nothing but the treatment differs', () => {
    const file = writeStyleFile(makeStyle());
    const other = readStyleFile(withHand(file, 'photo')!)!;
    expect(other).toEqual({ ...readStyleFile(file), treatment: 'photo' });
    expect(Buffer.from(withHand(withHand(file, 'photo')!, 'ink')!).equals(file)).toBe(true);
  });

  it('are refused where marks are wanted and none were kept, or no style is given', () => {
    const bare = writeStyleFile({ ...makeStyle(), tiles: null });
    expect(withHand(bare, 'pencil')).toBeNull();
    expect(withHand(bare, 'flat')).not.toBeNull();
    expect(withHand(new Uint8Array(20), 'flat')).toBeNull();
  });
});
