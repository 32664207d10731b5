import { ApiFailure } from '../../../platform/http/routing/api-failure.ts';
import type { PickedStyle } from '../../../platform/pictures/picture-wish.ts';
import type { EngineDependencies } from './ports.ts';
import { engineTexts } from './texts.ts';

export const mainModel = 'armoni';
const ofStyle = (name: string) => `${mainModel}/${name}`;

type Dependencies = Pick<EngineDependencies, 'findStyles'>;

/** Names of models: the assistant itself, and one for each style, which it then draws in. */
export async function modelsOf({ findStyles }: Dependencies, ownerId: string): Promise<string[]> {
  const styles = await findStyles(ownerId);
  return [mainModel, ...new Set(styles.map(({ name }) => ofStyle(name)))];
}

/**
 * The style that a model's name stands for; null for the assistant itself. Without a name, or with
 * that of somebody else's model, programs mean whatever is there.
 * @throws ApiFailure for a style that is not the caller's
 */
export async function styleOfModel(
  { findStyles }: Dependencies,
  ownerId: string,
  model: string | null | undefined,
): Promise<PickedStyle | null> {
  if (!model?.startsWith(ofStyle(''))) return null;
  const name = model.slice(ofStyle('').length);
  const styles = await findStyles(ownerId);
  if (!styles.some((style) => style.name === name)) {
    throw new ApiFailure('not_found', engineTexts.noSuchModel(model), { parameter: 'model' });
  }
  return { name, url: '', triggerWord: null };
}
