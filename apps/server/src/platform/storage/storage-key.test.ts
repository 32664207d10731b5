import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStorageKey, makeStorageKey, ownerSegment, safeName } from './storage-key.ts';

describe('a storage key', () => {
  it('is ours whatever the file is called', () => {
    const hostile = [
      '../../x',
      '..\\x',
      '%2e%2e%2fx',
      'a\0b',
      '',
      '.',
      'x'.repeat(100_000),
      'é ü.png',
    ];
    for (const fileName of hostile) {
      const key = makeStorageKey({ ownerId: 'u1', folder: 'c1', fileName, extension: 'png' });
      expect(key).toMatch(/^u1\/c1\/[0-9a-f]{32}-[a-z0-9-]{1,80}\.png$/);
      expect(isStorageKey(key)).toBe(true);
    }
  });

  it('is valid for any name and any owner', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'binary' }), fc.string(), (ownerId, fileName) => {
        fc.pre(ownerSegment(ownerId).length < 300);
        return isStorageKey(makeStorageKey({ ownerId, folder: 'c1', fileName, extension: 'mp4' }));
      }),
    );
  });

  it('keeps what can be read of a name', () => {
    expect(safeName('Été à Nîmes (2).JPG')).toBe('ete-a-nimes-2');
  });

  it('never gives two owners the same folder', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        fc.pre(a.toLowerCase() !== b.toLowerCase());
        return ownerSegment(a) !== ownerSegment(b);
      }),
    );
  });

  it.each(['u1', 'u1/../u2', 'a/./b', 'a//b', '/a', 'a/', 'A/b', 'a/b c', 'a\\b'])(
    'tells %j from a path',
    (key) => expect(isStorageKey(key)).toBe(key === 'u1'),
  );
});
