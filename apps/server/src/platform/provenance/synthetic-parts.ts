import { readOrigin } from '@armoni/image-engine/origin/read-origin';
import type { IngredientMedia } from '@armoni/provenance/manifest/sign-bytes';
import { readManifest } from '@armoni/provenance/read/read-manifest';
import { judgeManifest, type Provenance } from '@armoni/provenance/verdict/judge-manifest';

/** IPTC's words for something put together. */
export type CompositeType =
  | 'composite'
  | 'compositeSynthetic'
  | 'compositeWithTrainedAlgorithmicMedia';

const trained = new Set(['trainedAlgorithmicMedia', 'compositeWithTrainedAlgorithmicMedia']);
const synthetic = new Set(['algorithmicMedia', 'compositeSynthetic', 'dataDrivenMedia']);

/** Of larger pictures the mark outside of a manifest is not looked for. */
const mostPictureBytes = 60_000_000;

/** What something is that is made of these parts, as far as they say of themselves what they are. */
export async function compositeTypeOf(parts: readonly IngredientMedia[]): Promise<CompositeType> {
  const said = (await Promise.all(parts.map(sourceTypesOf))).flat();
  if (said.some((one) => trained.has(one))) return 'compositeWithTrainedAlgorithmicMedia';
  return said.some((one) => synthetic.has(one)) ? 'compositeSynthetic' : 'composite';
}

async function sourceTypesOf({ source, mimeType }: IngredientMedia): Promise<string[]> {
  if (!source) return [];
  // What cannot be read says nothing.
  const store = await readManifest(source, { mimeType, anchors: null }).catch(() => null);
  const told = typesIn(judgeManifest(store));
  if (!mimeType.startsWith('image/') || source.sizeBytes > mostPictureBytes) return told;
  const origin = await readOrigin(Buffer.from(source.read(0, source.sizeBytes))).catch(() => null);
  const marked = origin && 'sourceType' in origin ? origin.sourceType : null;
  return marked ? [...told, marked] : told;
}

function typesIn({ actions, ingredients }: Provenance): string[] {
  const own = actions.flatMap(({ sourceType }) => (sourceType === null ? [] : [sourceType]));
  return [...own, ...ingredients.flatMap(typesIn)];
}
