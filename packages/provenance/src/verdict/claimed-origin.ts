import type { ToldAction } from './judge-manifest.ts';

/** Of a file's beginning and of its end: XMP lies in one of them, in all formats that are known here. */
export const searchedBytes = 1_000_000;

const sourceType = /cv\.iptc\.org\/newscodes\/digitalsourcetype\/(\w{1,60})/i;
const creatorTool = /\bxmp:CreatorTool(?:>|=")([^<"\p{Cc}]{1,80})/u;

/**
 * How a file without a signature says that it was made: IPTC's « Digital Source Type » in its XMP, which many
 * programs write, and the program's name. Anybody could have written it.
 */
export async function claimedOrigin(pieces: readonly Uint8Array[]): Promise<readonly ToldAction[]> {
  const decoder = new TextDecoder();
  const packed = await Promise.all(pieces.map(packedXmp));
  const text = [...pieces, ...packed].map((piece) => decoder.decode(piece)).join('\n');
  const [, said] = sourceType.exec(text) ?? [];
  if (said === undefined) return [];
  const agent = creatorTool.exec(text)?.[1]?.trim() ?? null;
  return [{ action: 'c2pa.created', sourceType: said, agent }];
}

/**
 * PNG 11.3.3: chunks of text, their keyword, and that they are compressed, by zlib. The first is what the standard
 * has for XMP, with a language and a translated keyword before the text; the second is what libvips writes.
 */
const packedChunk = /iTXtXML:com\.adobe\.xmp\0.\0[^\0]*\0[^\0]*\0|zTXtXML:com\.adobe\.xmp\0\0/;

/** A PNG's XMP where it is compressed; nothing where it is not, or is damaged. */
async function packedXmp(piece: Uint8Array): Promise<Uint8Array> {
  const head = packedChunk.exec(new TextDecoder('latin1').decode(piece));
  if (!head || head.index < 4) return new Uint8Array();
  const { buffer, byteOffset } = piece;
  const end = head.index + 4 + new DataView(buffer, byteOffset).getUint32(head.index - 4);
  return unpack(new Uint8Array(piece.subarray(head.index + head[0].length, end)));
}

async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const out = new Uint8Array(searchedBytes);
  let length = 0;
  try {
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
    for await (const part of unpacked) {
      const room = part.subarray(0, out.length - length);
      out.set(room, length);
      length += room.length;
      if (length === out.length) break;
    }
  } catch {
    // What could be read before the damage counts.
  }
  return out.subarray(0, length);
}
