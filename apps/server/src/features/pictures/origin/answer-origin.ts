import type { PictureOrigin } from '@armoni/contract/pictures';
import type { Origin } from '@armoni/image-engine/origin/read-origin';
import type { FindRecipeSources } from '../find-recipe-sources.ts';
import { pictureTexts } from '../texts.ts';
import { originTexts } from './texts.ts';

type Dependencies = {
  readonly findRecipeSources: FindRecipeSources;
  /** Of the local engine that draws now; null when another one does. */
  readonly engineVersion: string | null;
};

export type AnswerOrigin = (ownerId: string, origin: Origin) => Promise<PictureOrigin>;

/** What a file says of itself, in the words of the contract, and what can be done with it here. */
export function makeAnswerOrigin(dependencies: Dependencies): AnswerOrigin {
  return async (ownerId, origin) => ({
    kind: origin.kind,
    recipe: origin.kind === 'armoni' ? origin.recipe : null,
    source_type: origin.kind === 'unreadable' ? null : origin.sourceType,
    has_manifest: origin.kind !== 'unreadable' && origin.hasManifest,
    message: messageOf(origin),
    remake: origin.kind === 'armoni' ? await remakeOf(dependencies, ownerId, origin.recipe) : null,
  });
}

const ownEngine = 'moteur local';

type Recipe = Extract<Origin, { kind: 'armoni' }>['recipe'];

async function remakeOf(
  { findRecipeSources, engineVersion }: Dependencies,
  ownerId: string,
  { engine, style, reference: referenceSha256, engineVersion: version }: Recipe,
): Promise<PictureOrigin['remake']> {
  if (engine !== ownEngine) return { is_possible: false, message: pictureTexts.remake.ofService };
  const sources = await findRecipeSources({ ownerId, style, referenceSha256 });
  if (!sources.ok) return { is_possible: false, message: sources.message };
  const isSameVersion = engineVersion === null || version === engineVersion;
  return { is_possible: true, message: isSameVersion ? null : pictureTexts.remake.otherVersion };
}

function messageOf(origin: Origin): string {
  if (origin.kind === 'unreadable') return originTexts.unreadable;
  if (origin.kind === 'unmarked') {
    return origin.hasManifest ? originTexts.manifestAlone : originTexts.unmarked;
  }
  const message =
    origin.kind === 'armoni'
      ? originTexts[origin.recipe.engine === ownEngine ? 'armoni' : 'service'](origin.recipe.engine)
      : originTexts.marked(origin.sourceType);
  return origin.hasManifest ? `${message} ${originTexts.manifestToo}` : message;
}
