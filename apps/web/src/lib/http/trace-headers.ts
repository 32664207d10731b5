import { isTraced } from '../studio/studio-config.ts';

/**
 * Where the studio is traced, each call of the page begins a trace of its own (W3C Trace Context), so that
 * all that a press of a button set going is found as one.
 */
export function traceHeaders(traced: boolean = isTraced()): Record<string, string> {
  return traced ? { traceparent: `00-${randomHex(16)}-${randomHex(8)}-01` } : {};
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
