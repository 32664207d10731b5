import { makeAuthority } from '../authority/make-authority.ts';
import { signBytes } from '../manifest/sign-bytes.ts';
import { sourceOfBytes } from '../runtime/sync-blob.ts';

/** A file signed by another authority, which says that a trained model made it. */
export async function signElsewhere(
  bytes: Buffer,
  mimeType: 'image/png' | 'image/jpeg' | 'image/webp' | 'video/mp4' = 'image/png',
): Promise<Buffer> {
  const order = {
    identity: await makeAuthority(new Date()),
    program: { name: 'Ailleurs', version: '1' },
    ingredients: [],
    statement: {
      title: 'Fait ailleurs',
      actions: [{ action: 'c2pa.created', sourceType: 'trainedAlgorithmicMedia' }],
    },
  };
  return (await signBytes(sourceOfBytes(bytes), mimeType, order)).asset;
}
