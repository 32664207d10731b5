/** What lies in a box of an MP4 or MOV (ISO/IEC 14496-12), without its length and name. */
export type Box = { readonly type: string; readonly content: Buffer };

const headerBytes = 8;
const longHeaderBytes = 16;

/** A length of 1 is told in 64 bits behind the name; 0 lasts to the end. Null where none fits. */
export function boxAt(
  header: Buffer,
  bytesLeft: number,
): { readonly type: string; readonly headerBytes: number; readonly sizeBytes: number } | null {
  if (header.length < headerBytes) return null;
  const short = header.readUInt32BE(0);
  const isLong = short === 1;
  if (isLong && header.length < longHeaderBytes) return null;
  const told = isLong ? Number(header.readBigUInt64BE(headerBytes)) : short;
  const sizeBytes = told === 0 ? bytesLeft : told;
  const ownBytes = isLong ? longHeaderBytes : headerBytes;
  if (sizeBytes < ownBytes || sizeBytes > bytesLeft) return null;
  return { type: header.toString('latin1', 4, headerBytes), headerBytes: ownBytes, sizeBytes };
}

/** The boxes in another one, as far as they are whole. */
export function boxesIn(content: Buffer): readonly Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < content.length; ) {
    const found = boxAt(content.subarray(at, at + longHeaderBytes), content.length - at);
    if (found === null) break;
    const end = at + found.sizeBytes;
    boxes.push({ type: found.type, content: content.subarray(at + found.headerBytes, end) });
    at = end;
  }
  return boxes;
}

/** The first box at the end of a path of names. */
export function boxWithin(content: Buffer, ...path: readonly string[]): Buffer | undefined {
  return path.reduce<Buffer | undefined>((inner, type) => {
    return inner && boxesIn(inner).find((box) => box.type === type)?.content;
  }, content);
}

export function writeBox(type: string, ...parts: readonly Uint8Array[]): Buffer {
  const header = Buffer.alloc(headerBytes);
  const sizeBytes = parts.reduce((sum, part) => sum + part.length, headerBytes);
  header.writeUInt32BE(sizeBytes);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, ...parts]);
}
