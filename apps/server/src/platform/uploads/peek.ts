import { Readable } from 'node:stream';

/**
 * The first bytes of a stream, and a stream that still has all of them. Fewer bytes than
 * asked for mean that the stream has ended.
 */
export async function peek(
  source: Readable,
  sizeBytes: number,
): Promise<{ head: Buffer; whole: Readable }> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of source.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk as Buffer);
    length += chunk.length;
    if (length >= sizeBytes) break;
  }
  const head = Buffer.concat(chunks);
  if (source.readableEnded) return { head, whole: Readable.from([head], { objectMode: false }) };
  // Put back rather than wrapped: the rest then flows without a generator joining its chunks.
  source.unshift(head);
  return { head, whole: source };
}
