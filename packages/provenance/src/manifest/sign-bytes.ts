import type { SigningIdentity } from '../authority/signing-identity.ts';
import { openC2pa } from '../runtime/open-c2pa.ts';
import { type ByteSource, SyncBlob } from '../runtime/sync-blob.ts';
import { settingsFor } from '../verdict/library-settings.ts';
import { definitionOf, type Ingredient, type Statement } from './manifest-definition.ts';
import { reservedBytesOf, type StampTime, signClaim } from './sign-claim.ts';

/** An ingredient, with its bytes where there are any: a manifest in them is verified and kept. */
export type IngredientMedia = Ingredient & { readonly source: ByteSource | null };

export type SignOrder = {
  readonly statement: Statement;
  readonly ingredients: readonly IngredientMedia[];
  readonly identity: SigningIdentity;
  readonly stampTime?: StampTime | null;
  readonly program: { readonly name: string; readonly version: string };
};

export type Signed = {
  readonly asset: Buffer;
  /** The whole manifest store, as it lies in the asset. */
  readonly manifest: Buffer;
  claim: Buffer;
  signature: Buffer;
};

/**
 * The same picture with a signed manifest in it; one it carried must be given as an ingredient.
 * @param mimeType of PNG, JPEG, WebP, AVIF or MP4; all of it is read into memory
 */
export async function signBytes(
  source: ByteSource,
  mimeType: string,
  order: SignOrder,
): Promise<Signed> {
  const { WasmBuilder } = await openC2pa();
  const definition = JSON.stringify(definitionOf(order.statement, order.program));
  const builder = WasmBuilder.fromJson(definition, settingsFor(order.identity.anchors));
  try {
    for (const ingredient of order.ingredients) await addIngredient(builder, ingredient);
    return await sign(builder, { source, mimeType, order });
  } finally {
    builder.free();
  }
}

type Builder = import('@contentauth/c2pa-wasm').WasmBuilder;

async function addIngredient(builder: Builder, ingredient: IngredientMedia): Promise<void> {
  const { source, label, relationship, title, mimeType, sha256 } = ingredient;
  const description = sha256 ? { informational_URI: `urn:sha256:${sha256}` } : {};
  const about = JSON.stringify({ title, relationship, label, format: mimeType, ...description });
  try {
    if (source) return await builder.addIngredientFromBlob(about, mimeType, new SyncBlob(source));
  } catch {
    // Its manifest is none, or the file is broken: it is named, and nothing of it can be kept.
  }
  builder.addIngredient(about);
}

type Signing = {
  readonly source: ByteSource;
  readonly mimeType: string;
  readonly order: SignOrder;
};

async function sign(builder: Builder, { source, mimeType, order }: Signing): Promise<Signed> {
  const reservedBytes = reservedBytesOf(order);
  const made: Pick<Signed, 'claim' | 'signature'> = {
    claim: Buffer.alloc(0),
    signature: Buffer.alloc(0),
  };
  const signer = {
    alg: 'es256',
    reserveSize: reservedBytes,
    sign: async (claim: Uint8Array) => {
      made.claim = Buffer.from(claim);
      made.signature = await signClaim(claim, { ...order, reservedBytes });
      return new Uint8Array(made.signature);
    },
  };
  const blob = new SyncBlob(source);
  const signed = await builder.signAndGetManifestBytes(signer, [], mimeType, blob);
  const { asset, manifest } = signed as { asset: Uint8Array; manifest: Uint8Array };
  return { asset: bufferOf(asset), manifest: bufferOf(manifest), ...made };
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
