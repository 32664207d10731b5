const types: readonly (readonly [at: number, start: string, mimeType: string])[] = [
  [0, '\x89PNG\r\n', 'image/png'],
  [0, '\xff\xd8\xff', 'image/jpeg'],
  [8, 'WEBP', 'image/webp'],
  [4, 'ftypavif', 'image/avif'],
  [4, 'ftypavis', 'image/avif'],
  [4, 'ftypheic', 'image/heic'],
  [4, 'ftypqt  ', 'video/quicktime'],
  [4, 'ftypM4A ', 'audio/mp4'],
  [4, 'ftyp', 'video/mp4'],
  [8, 'WAVE', 'audio/wav'],
  [0, 'ID3', 'audio/mpeg'],
  [0, 'GIF8', 'image/gif'],
];

/** Of files that can carry a manifest, by their first bytes; null of all others. */
export function mediaTypeOf(head: Uint8Array): string | null {
  const text = Array.from(head.subarray(0, 16), (byte) => String.fromCharCode(byte)).join('');
  return types.find(([at, start]) => text.startsWith(start, at))?.[2] ?? null;
}
