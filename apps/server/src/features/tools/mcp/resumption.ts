import { type JSONRPCRequest, JSONRPCRequestSchema } from '@modelcontextprotocol/sdk/types.js';

/** Of an event: what had been asked. Whoever lost the stream shows it, and is answered anew by any process. */
export function tokenOf(request: JSONRPCRequest): string | null {
  const token = Buffer.from(JSON.stringify(request)).toString('base64url');
  return token.length > longestToken ? null : token;
}

/** It comes back as a header. */
const longestToken = 4_000;

/** What had been asked; null for what is no such token. */
export function readToken(token: string): JSONRPCRequest | null {
  if (token.length > longestToken) return null;
  try {
    const said: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    return JSONRPCRequestSchema.safeParse(said).data ?? null;
  } catch {
    return null;
  }
}

const retryMs = 1_000;

/**
 * The same stream, and before all else an event that says nothing but how to come back (SEP-1699). It ends without
 * an answer when `hungUp` says so.
 */
export function resumable(
  stream: ReadableStream<Uint8Array>,
  { token, hungUp }: { readonly token: string; readonly hungUp: AbortSignal },
): ReadableStream<Uint8Array> {
  const first = new TextEncoder().encode(`id: ${token}\nretry: ${retryMs}\ndata: \n\n`);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => controller.enqueue(first),
  });
  const ended = stream.pipeTo(writable, { signal: hungUp, preventAbort: true });
  // Who hangs up ends what was sent so far; a reader who left has nobody to tell.
  ended.catch(() => writable.close().catch(() => {}));
  return readable;
}
