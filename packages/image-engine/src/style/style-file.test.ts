import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readStyleFile, writeStyleFile } from './style-file.ts';
import { makeStyle } from './testing/make-style.ts';

const file = writeStyleFile(makeStyle());

describe('the style file', () => {
  it('comes back whole, and writes the same bytes again', () => {
    const style = readStyleFile(file)!;
    expect(style.name).toBe('Gravures');
    expect(style.pictures).toHaveLength(6);
    expect(style.tiles!.lightness.length).toBe(style.tiles!.count * style.tiles!.side ** 2);
    expect(Buffer.from(writeStyleFile(style)).equals(Buffer.from(file))).toBe(true);
  });

  it('is refused when cut short, lengthened or of another kind', () => {
    expect(readStyleFile(file.subarray(0, file.length - 1))).toBeNull();
    expect(readStyleFile(Buffer.concat([file, Buffer.from([0])]))).toBeNull();
    expect(readStyleFile(new Uint8Array(0))).toBeNull();
    expect(readStyleFile(Buffer.from('<svg/>'))).toBeNull();
  });

  it('is refused when any byte of its pictures has changed', () => {
    for (const share of [0.3, 0.6, 0.99]) {
      const broken = Uint8Array.from(file);
      broken[Math.floor(broken.length * share)]! ^= 0x55;
      expect(readStyleFile(broken)).toBeNull();
    }
  });

  it('is refused when its header lies about sizes', () => {
    expect(readStyleFile(withHeader((header) => ({ ...header, pictures: [] })))).toBeNull();
    expect(readStyleFile(withHeader((header) => ({ ...header, tiles: null })))).toBeNull();
    expect(
      readStyleFile(withHeader((header) => ({ ...header, tiles: { side: 512, count: 64 } }))),
    ).toBeNull();
    expect(readStyleFile(withHeader((header) => ({ ...header, name: 7 })))).toBeNull();
  });

  it('does not unfold a bomb', () => {
    const bomb = deflateSync(Buffer.alloc(40 * 2 ** 20));
    const before = process.memoryUsage().arrayBuffers;
    expect(readStyleFile(withHeader((header) => header, bomb))).toBeNull();
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40 * 2 ** 20);
  });
});

function withHeader(change: (header: Record<string, unknown>) => object, newBody?: Buffer) {
  const original = Buffer.from(file);
  const jsonEnd = 16 + original.readUInt32LE(8);
  const header = JSON.parse(original.toString('utf8', 16, jsonEnd)) as Record<string, unknown>;
  const json = Buffer.from(JSON.stringify(change(header)));
  const body = newBody ?? original.subarray(jsonEnd);
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32LE(json.length, 0);
  lengths.writeUInt32LE(body.length, 4);
  return Buffer.concat([original.subarray(0, 8), lengths, json, body]);
}
