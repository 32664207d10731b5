import { describe, expect, it } from 'vitest';
import { adoptStyle, shareStyle } from './shared-style.ts';
import { readStyleFile, writeStyleFile } from './style-file.ts';
import { makeStyle } from './testing/make-style.ts';

const learned = makeStyle();
const file = writeStyleFile(learned);
const names = { name: 'Aube', triggerWord: 'AUBE', otherHand: 'pencil' } as const;

describe('a style given away as a file', () => {
  it('carries its names and its other hand, and nothing of how its pictures were called', () => {
    const shared = shareStyle(file, names)!;
    expect(Buffer.from(shared).includes('planche')).toBe(false);
    const adopted = adoptStyle(shared)!;
    expect(adopted).toMatchObject({ name: 'Aube', triggerWord: 'AUBE', treatment: 'ink' });
    const own = readStyleFile(adopted.file)!;
    expect(own).not.toHaveProperty('shared');
    const unnamed = ({ name: _, ...rest }: { name: string }) => rest;
    expect(own.pictures.map(unnamed)).toEqual(readStyleFile(file)!.pictures.map(unnamed));
    expect(own.tiles).toEqual(learned.tiles);
    const other = readStyleFile(adopted.otherHand!.file)!;
    expect(other).toEqual({ ...own, treatment: 'pencil' });
  });

  it('is the same file after it went through other hands', () => {
    const once = shareStyle(file, names)!;
    const again = shareStyle(adoptStyle(once)!.file, names)!;
    expect(Buffer.from(again).equals(Buffer.from(once))).toBe(true);
  });

  it('may be a style as it was learned, under one line of signs that can be seen', () => {
    const odd = writeStyleFile({ ...learned, name: '\u202e Gra\nvures\u0000 ' });
    expect(adoptStyle(odd)).toMatchObject({
      name: 'Gra vures',
      triggerWord: null,
      otherHand: null,
    });
  });

  it('is refused where it is no style', () => {
    expect(adoptStyle(Buffer.from('PK'))).toBeNull();
    expect(adoptStyle(file.subarray(0, 900))).toBeNull();
    expect(shareStyle(new Uint8Array(40), names)).toBeNull();
  });
});
