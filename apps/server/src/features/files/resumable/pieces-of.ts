import { addAbortSignal, type Readable } from 'node:stream';

/** What is gathered before it is put: above what stores ask for, and little enough to hold. */
export const pieceBytes = 8 * 2 ** 20;

/**
 * A body in pieces of `pieceBytes`, the last of up to twice as much, so that none is small. Of a body
 * that is cut off its rest is a piece too, from `fewestBytes` on.
 */
export async function* piecesOf(
  body: Readable,
  {
    expectedBytes,
    fewestBytes,
    signal,
  }: { expectedBytes: number; fewestBytes: number; signal: AbortSignal },
): AsyncGenerator<Buffer, { readonly isCut: boolean }> {
  let leftBytes = expectedBytes;
  let gathered: Buffer[] = [];
  let bytes = 0;
  const take = (sizeBytes: number) => {
    const all = Buffer.concat(gathered, bytes);
    gathered = sizeBytes < bytes ? [all.subarray(sizeBytes)] : [];
    bytes -= sizeBytes;
    leftBytes -= sizeBytes;
    return all.subarray(0, sizeBytes);
  };
  let isCut = false;
  try {
    addAbortSignal(signal, body);
    // Whoever stops reading still has to answer on the same line.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      if (leftBytes === 0) continue;
      gathered.push(chunk as Buffer);
      bytes += (chunk as Buffer).length;
      const next = leftBytes < 2 * pieceBytes ? leftBytes : pieceBytes;
      if (bytes >= next) yield take(next);
    }
  } catch {
    // Who sent it has gone, or asks anew: what has come stays.
    isCut = true;
  }
  if (bytes > 0 && bytes >= fewestBytes && leftBytes > 0) yield take(Math.min(bytes, leftBytes));
  return { isCut };
}
