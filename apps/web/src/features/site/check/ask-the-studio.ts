import { type CheckedFile, checkAddress, checkUpload } from '@armoni/contract/provenance';
import type { Provenance } from '@armoni/provenance/verdict/judge-manifest';
import { call, upload } from '../../../lib/http/api.ts';

/** What is at an address, fetched and read by the studio. @throws the call's failure */
export async function checkAtAddress(url: string): Promise<Provenance> {
  return provenanceOf(await call(checkAddress, { body: { url } }));
}

/** For browsers that cannot read signatures themselves. @throws the call's failure */
export async function checkInStudio(file: File): Promise<Provenance> {
  return provenanceOf(await upload(checkUpload, { file }));
}

/** The contract carries it whole, as the same code made it on the other side. */
function provenanceOf({ provenance }: CheckedFile): Provenance {
  return provenance as Provenance;
}
