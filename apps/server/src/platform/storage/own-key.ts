import { ownerSegment } from './storage-key.ts';

/**
 * The key in an address of the caller's own media. A key holds 128 random bits and its row must
 * be the caller's, so it does not matter under which of our hosts it was seen.
 */
export function ownKeyIn(address: string, ownerId: string): string | null {
  if (address.length > 4000) return null;
  const segment = `${ownerSegment(ownerId)}/`;
  if (address.startsWith(segment)) return address;
  if (!URL.canParse(address, 'http://studio.invalid')) return null;
  const { pathname } = new URL(address, 'http://studio.invalid');
  const start = pathname.indexOf(`/${segment}`);
  return start < 0 ? null : pathname.slice(start + 1);
}
