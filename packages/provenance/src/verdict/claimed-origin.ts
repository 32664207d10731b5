import type { ToldAction } from './judge-manifest.ts';

/** Of a file's beginning and of its end: XMP lies in one of them, unpacked, in all formats that are known here. */
export const searchedBytes = 1_000_000;

const sourceType = /cv\.iptc\.org\/newscodes\/digitalsourcetype\/(\w{1,60})/i;
const creatorTool = /\bxmp:CreatorTool(?:>|=")([^<"\p{Cc}]{1,80})/u;

/**
 * How a file without a signature says that it was made: IPTC's « Digital Source Type » in its XMP, which many
 * programs write, and the program's name. Anybody could have written it.
 */
export function claimedOrigin(pieces: readonly Uint8Array[]): readonly ToldAction[] {
  const decoder = new TextDecoder();
  const text = pieces.map((piece) => decoder.decode(piece)).join('\n');
  const [, said] = sourceType.exec(text) ?? [];
  if (said === undefined) return [];
  const agent = creatorTool.exec(text)?.[1]?.trim() ?? null;
  return [{ action: 'c2pa.created', sourceType: said, agent }];
}
