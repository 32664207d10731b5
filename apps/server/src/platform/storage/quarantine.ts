import { isMadeKey, ownSegment } from './storage-key.ts';

export const quarantinePrefix = `${ownSegment}/quarantine/`;

/** Where an object waits to be removed for good: its own key behind the time it was taken away. */
export function quarantinedKey(key: string, time: number): string {
  return `${quarantinePrefix}${time}/${key}`;
}

/** The key an object in quarantine had before, and since when it is there (ms since 1970). */
export function readQuarantinedKey(place: string): { key: string; since: number } | null {
  if (!place.startsWith(quarantinePrefix)) return null;
  const rest = place.slice(quarantinePrefix.length);
  const slash = rest.indexOf('/');
  const key = rest.slice(slash + 1);
  const since = Number(rest.slice(0, slash));
  return slash > 0 && Number.isSafeInteger(since) && isMadeKey(key) ? { key, since } : null;
}
