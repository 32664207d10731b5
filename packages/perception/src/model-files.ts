import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What `models/` holds, by SHA-256; `models/NOTICE.md` says where each comes from. */
const hashes = {
  'blazeface-back.onnx': 'af043fcaa28b3baa3710cc2251231d498b53cf0f969e5d481249f39f6055d220',
  'esrgan-slim-x2.onnx': 'ffaceb36c91022b51335e7319ca47b9ebf1a1d6c7b526a7881bcee35818b7d24',
  'facemesh.onnx': 'd05ef596a865d9360b677af20087b31c1683d764d6d12079a4675316d03dbfaf',
  'nanodet.onnx': '9ef596dd1807adb88636654ba8a5bd7a16f8c8bd58a0debca6c2cc03f1f85e6f',
  'selfie.onnx': 'f45e6ac2b7be8f06e5b25333eac7f66da897586fce305735b6374fb583c09244',
  'silero-vad-v6.f32': '5afe96454b4595a95479ac074d736b617253f7eecec9672d99e56579c86d4405',
} as const;
export type ModelFile = keyof typeof hashes;

export const modelsFolder = new URL('../models/', import.meta.url);

/** A model's bytes are not those that were tried: nothing it says may be trusted. */
export class ModelDamaged extends Error {
  override readonly name = 'ModelDamaged';
}

/** Reads a model and checks it. A few milliseconds a megabyte: call it once a process. */
export function readModel(file: ModelFile, folder = modelsFolder): Buffer {
  const bytes = readFileSync(new URL(file, folder));
  const hash = createHash('sha256').update(bytes).digest('hex');
  if (hash !== hashes[file]) throw new ModelDamaged(`${file}: ${hash}`);
  return bytes;
}
