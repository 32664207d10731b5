const longestName = 1000;

/**
 * The header `Upload-Metadata` of tus: `name base64, name base64`. Null when it is malformed; what is
 * too long is cut.
 */
export function readMetadata(header: string | readonly string[] | undefined) {
  const read: { filename?: string; fingerprint?: string } = {};
  const pairs = `${header ?? ''}`.split(',').filter((pair) => pair.trim() !== '');
  for (const pair of pairs) {
    const [, name = '', value = ''] =
      /^\s*([^\s,]+)(?: ([A-Za-z0-9+/]*={0,2}))?\s*$/.exec(pair) ?? [];
    if (name === '') return null;
    if (name !== 'filename' && name !== 'fingerprint') continue;
    read[name] = Buffer.from(value, 'base64').toString().slice(0, longestName);
  }
  return read;
}
