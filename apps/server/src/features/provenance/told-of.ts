import type { CheckedFile } from '@armoni/contract/provenance';
import type { Provenance } from '@armoni/provenance/verdict/judge-manifest';
import { tellProvenance } from '@armoni/provenance/verdict/tell-provenance';

/** What was found out about a file, with its sentences. */
export function toldOf(provenance: Provenance): CheckedFile {
  const { verdict, proven, claimed, changed } = tellProvenance(provenance);
  const sentences = { proven: [...proven], claimed: [...claimed], changed: [...changed] };
  return { verdict, ...sentences, standing: provenance.standing, provenance };
}
