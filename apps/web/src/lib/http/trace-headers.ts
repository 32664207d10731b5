import { isTraced } from '../studio/studio-config.ts';

/**
 * Where the studio is traced, each call of the page begins a trace of its own (W3C Trace Context), so that
 * all that a press of a button set going is found as one. The studio tells the press itself for the page,
 * which says when it was.
 */
export function traceHeaders(traced: boolean = isTraced()): Record<string, string> {
  if (!traced) return {};
  const traceparent = `00-${randomHex(16)}-${randomHex(8)}-01`;
  return { traceparent, tracestate: `armoni=${Date.now()}` };
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
