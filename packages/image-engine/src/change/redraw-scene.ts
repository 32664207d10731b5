import { applyEdits, isFraming } from '../edit/apply-edit.ts';
import type { Edit } from '../edit/edit.ts';
import { toningOf, understandEdit } from '../edit/understand-edit.ts';
import type { Origin } from '../origin/read-origin.ts';
import { type ChangedScene, engineVersion } from '../origin/recipe.ts';
import { understandPrompt } from '../prompt/understand-prompt.ts';
import type { LinearImage } from '../raster/linear-image.ts';
import { drawScene } from '../scene/draw-scene.ts';
import type { SceneDescription } from '../scene/scene-description.ts';
import type { BandPool } from '../work/band-pool.ts';
import { changeScene } from './change-scene.ts';

/** The scene that a picture of ours shows, as far as this engine still draws the same. */
export function sceneOf(origin: Origin | null): ChangedScene | null {
  if (origin?.kind !== 'armoni') return null;
  const { recipe } = origin;
  if (recipe.engine !== 'moteur local' || recipe.engineVersion !== engineVersion) return null;
  if (recipe.scene) return recipe.scene;
  const { prompt, seed, width, height } = recipe;
  if (recipe.reference !== null) return null;
  return { prompt, seed, width, height, changes: [], shown: { width, height } };
}

type SceneWords = Pick<ChangedScene, 'prompt' | 'seed' | 'changes'>;

/** All that was said of a scene, in order: what it shows, and what is done to its pixels then. */
export function readScene({ prompt, seed, changes }: SceneWords) {
  let scene: SceneDescription = understandPrompt(prompt, seed).scene;
  const edits: Edit[] = [...toningOf(prompt)];
  for (const change of changes) {
    const said = understandEdit(change);
    scene = changeScene(scene, said.rest).scene;
    edits.push(...said.edits);
  }
  return { scene, edits };
}

type Redrawing = { readonly pool: BandPool; readonly onShare?: (share: number) => void };

/** Same scene, same bytes. What is cropped or turned has no depth any more. */
export async function redrawScene(
  base: Omit<ChangedScene, 'shown'>,
  work: Redrawing,
): Promise<LinearImage> {
  const { scene, edits } = readScene(base);
  const drawn = await drawScene(scene, base, work);
  const changed = applyEdits(drawn, edits);
  return edits.some(isFraming) || !drawn.depth ? changed : { ...changed, depth: drawn.depth };
}
