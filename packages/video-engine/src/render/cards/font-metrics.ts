/** What setting a line of text needs to know of a TrueType font. */
export type FontMetrics = {
  readonly has: (codePoint: number) => boolean;
  /** Width at a font size of 1. Pairs are not kerned. */
  readonly widthOf: (text: string) => number;
};

/**
 * Reads `cmap` (format 4) and `hmtx` of a TrueType file.
 * Source: OpenType specification 1.9, chapters cmap, hhea, hmtx.
 */
export function readFontMetrics(file: Buffer): FontMetrics {
  const tables = readTables(file);
  const unitsPerEm = file.readUInt16BE(tables.head + 18);
  const longMetrics = file.readUInt16BE(tables.hhea + 34);
  const glyphOf = readCharacterMap(file, tables.cmap);
  const advance = (glyph: number) =>
    file.readUInt16BE(tables.hmtx + 4 * Math.min(glyph, longMetrics - 1)) / unitsPerEm;
  return {
    has: (codePoint) => glyphOf(codePoint) !== 0,
    widthOf: (text) =>
      [...text].reduce((sum, character) => sum + advance(glyphOf(character.codePointAt(0)!)), 0),
  };
}

function readTables(file: Buffer): Record<'head' | 'hhea' | 'hmtx' | 'cmap', number> {
  const count = file.readUInt16BE(4);
  const offsets = new Map<string, number>();
  for (let index = 0; index < count; index++) {
    const record = 12 + index * 16;
    offsets.set(file.toString('latin1', record, record + 4), file.readUInt32BE(record + 8));
  }
  const find = (tag: string) => {
    const offset = offsets.get(tag);
    if (offset === undefined) throw new RangeError(`font without table ${tag}`);
    return offset;
  };
  return { head: find('head'), hhea: find('hhea'), hmtx: find('hmtx'), cmap: find('cmap') };
}

function readCharacterMap(file: Buffer, cmap: number): (codePoint: number) => number {
  const at = findUnicodeSubtable(file, cmap);
  const segments = file.readUInt16BE(at + 6) / 2;
  const ends = at + 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const ranges = deltas + segments * 2;
  return (codePoint) => {
    for (let index = 0; index < segments && codePoint <= 0xffff; index++) {
      if (codePoint > file.readUInt16BE(ends + index * 2)) continue;
      const start = file.readUInt16BE(starts + index * 2);
      if (codePoint < start) return 0;
      const delta = file.readUInt16BE(deltas + index * 2);
      const range = file.readUInt16BE(ranges + index * 2);
      if (range === 0) return (codePoint + delta) & 0xffff;
      const glyph = file.readUInt16BE(ranges + index * 2 + range + (codePoint - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

function findUnicodeSubtable(file: Buffer, cmap: number): number {
  const count = file.readUInt16BE(cmap + 2);
  for (let index = 0; index < count; index++) {
    const at = cmap + file.readUInt32BE(cmap + 4 + index * 8 + 4);
    if (file.readUInt16BE(at) === 4) return at;
  }
  throw new RangeError('font without a cmap of format 4');
}
