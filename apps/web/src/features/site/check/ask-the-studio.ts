import {
  type CheckedFile,
  checkAddress,
  checkUpload,
  readOriginal,
} from '@armoni/contract/provenance';
import type { Provenance } from '@armoni/provenance/verdict/judge-manifest';
import { call, upload } from '../../../lib/http/api.ts';
import type { ReadFile } from './read-file.ts';

/** What is at an address, fetched and read by the studio. @throws the call's failure */
export async function checkAtAddress(url: string): Promise<ReadFile> {
  return readFrom(await call(checkAddress, { body: { url } }));
}

/** For browsers that cannot read signatures themselves. @throws the call's failure */
export async function checkInStudio(file: File): Promise<ReadFile> {
  return readFrom(await upload(checkUpload, { file }));
}

/** The contract carries it whole, as the same code made it on the other side. */
async function readFrom({ provenance: told, original }: CheckedFile): Promise<ReadFile> {
  const provenance = told as Provenance;
  const { watermark } = provenance;
  if (original || watermark === null) return { provenance, original: original ?? null };
  // Only its owner is told where it is; to everybody else it is not there.
  const own = await call(readOriginal, { params: { watermark } }).catch(() => null);
  return { provenance, original: own?.url ?? null };
}
