import { createHash } from 'node:crypto';

/** The same UUID each time for the same text (version 8, RFC 9562 §5.8). */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const groups = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return [...groups, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
