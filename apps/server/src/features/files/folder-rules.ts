import { ownerSegment } from '../../platform/storage/storage-key.ts';

export type FolderOutcome =
  | {
      readonly ok: true;
      readonly folder: string /** Below the owner's own. */;
      readonly below: string;
    }
  | { readonly ok: false; readonly reason: 'invalid' | 'foreign' };

const form = /^([^/]{1,200})\/([a-z0-9_-]{1,64})$/;

/** A folder is `{userId}/{conversationId}` in any case of letters, and its first part the caller. */
export function ownFolder(folder: string, ownerId: string): FolderOutcome {
  const [, first, below] = folder.length > 300 ? [] : (form.exec(folder.toLowerCase()) ?? []);
  if (first === undefined || below === undefined || first.startsWith('.')) {
    return { ok: false, reason: 'invalid' };
  }
  // Compared whole: `u1` is no prefix of `u10` here.
  if (first !== ownerId.toLowerCase()) return { ok: false, reason: 'foreign' };
  return { ok: true, folder: `${ownerSegment(ownerId)}/${below}`, below };
}
