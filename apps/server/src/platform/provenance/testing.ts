import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trustOf } from '@armoni/provenance/authority/trust-of';
import { checkFile } from '@armoni/provenance/read/check-file';
import type { Provenance } from '@armoni/provenance/verdict/judge-manifest';

/** What the studio with this data folder would say of where a file comes from. */
export async function provenanceOf(dataFolder: string, bytes: Buffer): Promise<Provenance> {
  const folder = await mkdtemp(join(tmpdir(), 'armoni-checked-'));
  try {
    const path = join(folder, 'file');
    await writeFile(path, bytes);
    const anchors = await readFile(join(dataFolder, 'signing-authority.pem'), 'utf8');
    return await checkFile(path, trustOf(anchors));
  } finally {
    await rm(folder, { recursive: true });
  }
}
