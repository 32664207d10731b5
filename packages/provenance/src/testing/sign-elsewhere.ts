import { makeAuthority } from '../authority/make-authority.ts';
import { signBytes } from '../manifest/sign-bytes.ts';
import { sourceOfBytes } from '../runtime/sync-blob.ts';

/** A PNG signed by another authority, which says that a trained model made it. */
export async function signElsewhere(png: Buffer): Promise<Buffer> {
  const order = {
    identity: await makeAuthority(new Date()),
    program: { name: 'Ailleurs', version: '1' },
    ingredients: [],
    statement: {
      title: 'Une image',
      actions: [{ action: 'c2pa.created', sourceType: 'trainedAlgorithmicMedia' }],
    },
  };
  return (await signBytes(sourceOfBytes(png), 'image/png', order)).asset;
}
