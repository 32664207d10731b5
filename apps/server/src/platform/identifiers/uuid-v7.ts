import { randomBytes } from 'node:crypto';

/**
 * A lowercase UUIDv7 (RFC 9562 §5.7): 48 bits of milliseconds, then 74 random bits, so ids
 * sort by time. Node's own exists only from late 24.x on.
 */
export function uuidV7(now: number = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = 0x70 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  const hex = bytes.toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
