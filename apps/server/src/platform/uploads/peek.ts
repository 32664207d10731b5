import { Readable } from 'node:stream';

/**
 * The first bytes of a stream, and a stream that still has all of them. Fewer bytes than
 * asked for mean that the stream has ended.
 */
export async function peek(
  source: Readable,
  sizeBytes: number,
): Promise<{ head: Buffer; whole: Readable }> {
  const iterator: AsyncIterator<Buffer> = source[Symbol.asyncIterator]();
  const chunks: Buffer[] = [];
  let length = 0;
  while (length < sizeBytes) {
    const next = await iterator.next();
    if (next.done) break;
    chunks.push(next.value);
    length += next.value.length;
  }
  const head = Buffer.concat(chunks);
  async function* all() {
    yield head;
    for (;;) {
      const next = await iterator.next();
      if (next.done) return;
      yield next.value;
    }
  }
  const whole = Readable.from(all(), { objectMode: false });
  whole.once('close', () => source.destroy());
  return { head, whole };
}
