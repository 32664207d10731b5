import { randomBytes } from 'node:crypto';

const safeSegment = /^[a-z0-9_~-][a-z0-9._~-]*$/;
const longestKey = 512;
const longestName = 80;

/**
 * An unguessable key of our own making: `{ownerSegment}/{folder}/{random}-{safe-name}`.
 * `extension` comes from the content, never from the sender's file name.
 */
export function makeStorageKey(parts: {
  ownerId: string;
  /** Below the owner's folder; lowercase segments joined by `/`. */
  folder: string;
  fileName: string;
  extension: string;
}): string {
  // 16 random bytes: whoever has the address may read the object, so it must not be guessed.
  const random = randomBytes(16).toString('hex');
  const name = `${random}-${safeName(parts.fileName)}.${parts.extension}`;
  return `${ownerSegment(parts.ownerId)}/${parts.folder}/${name}`;
}

/** The first part of every key and folder of a user. Different users never share one. */
export function ownerSegment(ownerId: string): string {
  return ownerId
    .toLowerCase()
    .replace(/[^a-z0-9_-]/gu, (character) => `~${character.codePointAt(0)!.toString(16)}~`);
}

/**
 * The first part of what the studio stores for itself. No user's: their `~` is always followed by
 * the code of a character (`ownerSegment`).
 */
export const ownSegment = '~armoni~';

const madeName = /^[0-9a-f]{32}-/;

/** Whether `makeStorageKey` may have made this key; anything else in the store is not ours. */
export function isMadeKey(key: string): boolean {
  if (!isStorageKey(key) || key.startsWith(`${ownSegment}/`)) return false;
  const segments = key.split('/');
  return segments.length >= 3 && madeName.test(segments.at(-1)!);
}

/** Whether a key has the form of one that we make, so that no path can leave the store. */
export function isStorageKey(key: string): boolean {
  if (key.length === 0 || key.length > longestKey) return false;
  return key.split('/').every((segment) => safeSegment.test(segment));
}

/** What is left of a sender's file name: lowercase letters, digits and dashes, without extension. */
export function safeName(fileName: string): string {
  const base = fileName.slice(-1000).split(/[/\\]/).at(-1) ?? '';
  const stem = base.replace(/\.[^.]*$/, '') || base;
  const plain = stem
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestName)
    .replace(/^-+|-+$/g, '');
  return plain || 'fichier';
}
