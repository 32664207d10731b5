import { isDeepStrictEqual } from 'node:util';
import { applyEdits, isFraming } from '../edit/apply-edit.ts';
import type { Edit } from '../edit/edit.ts';
import { toningOf, understandEdit } from '../edit/understand-edit.ts';
import { drawIllustration, placeIllustration } from '../illustration/draw-illustration.ts';
import type { IllustrationDescription } from '../illustration/illustration-description.ts';
import type { Origin } from '../origin/read-origin.ts';
import { type ChangedScene, engineVersion } from '../origin/recipe.ts';
import { type ChosenPicture, choosePicture } from '../prompt/choose-picture.ts';
import { describeIllustration } from '../prompt/describe-illustration.ts';
import { describeScene } from '../prompt/describe-scene.ts';
import { unique } from '../prompt/parse-prompt.ts';
import { respell } from '../prompt/spelling/respell.ts';
import type { Language } from '../prompt/texts.ts';
import { understandIllustration } from '../prompt/things/understand-illustration.ts';
import type { LinearImage } from '../raster/linear-image.ts';
import { drawScene } from '../scene/draw-scene.ts';
import type { BandPool } from '../work/band-pool.ts';
import { changeScene, type SceneChange } from './change-scene.ts';

/** What a picture of ours shows, as far as this engine still draws the same. */
export function contentOf(origin: Origin | null): ChangedScene | null {
  if (origin?.kind !== 'armoni') return null;
  const { recipe } = origin;
  if (recipe.engine !== 'moteur local' || recipe.engineVersion !== engineVersion) return null;
  if (recipe.scene) return recipe.scene;
  const { prompt, seed, width, height } = recipe;
  if (recipe.reference !== null) return null;
  return { prompt, seed, width, height, changes: [], shown: { width, height } };
}

type Words = Pick<ChangedScene, 'prompt' | 'seed' | 'changes'>;
type Read = {
  readonly chosen: ChosenPicture;
  /** What an illustration showed before it was changed: at first, and after each change but the last. */
  readonly earlier: readonly IllustrationDescription[];
  readonly edits: readonly Edit[];
};

/** All that was said of a picture, in order: what it shows, and what is done to its pixels then. */
export function readContent({ prompt, seed, changes }: Words, language: Language = 'fr'): Read {
  const said = changes.map((change) => understandEdit(change));
  const edits = [...toningOf(prompt), ...said.flatMap((one) => one.edits)].filter(isOfPixels);
  const first = choosePicture(prompt, seed, language);
  if (first.kind === 'illustration') {
    // Words that come later join those before: « un chat », « avec un ballon », « la nuit ».
    const words = [prompt, ...said.map(({ rest }) => rest)];
    const { format } = first.illustration;
    const steps = said.map((_, at) => {
      const { description } = understandIllustration(
        respell(words.slice(0, at + 2).join(', ')).text,
      );
      return { ...description, format };
    });
    const all = [first.illustration, ...steps];
    const illustration = all.at(-1)!;
    return { chosen: { ...first, illustration }, earlier: all.slice(0, -1), edits };
  }
  let { scene } = first;
  for (const { rest } of said) scene = changeScene(scene, rest).scene;
  return { chosen: { ...first, scene }, earlier: [], edits };
}

/** What is drawn around a picture stands in its recipe, and is no change of its pixels. */
export const isOfPixels = ({ kind }: Edit): boolean => kind !== 'format' && kind !== 'extend';

export type ContentChange = Pick<SceneChange, 'isNamed' | 'leftOut'> & {
  /** Whether the picture would come out otherwise. */
  readonly differs: boolean;
};

/** What words change in what a picture of ours shows. */
export function changeContent(known: Words, rest: string): ContentChange {
  const { chosen } = readContent(known);
  if (chosen.kind === 'scene') {
    const { scene, isNamed, leftOut } = changeScene(chosen.scene, rest);
    return { isNamed, leftOut, differs: !isDeepStrictEqual(scene, chosen.scene) };
  }
  const after = readContent({ ...known, changes: [...known.changes, rest] }).chosen;
  const { description, unknown } = understandIllustration(respell(rest).text);
  const { things, place, time, season, weather } = description;
  const isNamed = things.length > 0 || [place, time, season, weather].some((one) => one !== null);
  const differs =
    after.kind === 'illustration' && !isDeepStrictEqual(after.illustration, chosen.illustration);
  return { isNamed: isNamed || differs, leftOut: unique(unknown), differs };
}

/** What a picture of ours shows, told for who cannot see it. */
export function describeContent(words: Omit<ChangedScene, 'shown'>, language: Language): string {
  const { chosen, earlier } = readContent(words);
  if (chosen.kind === 'scene') return describeScene(chosen.scene, language);
  const placed = placeIllustration(chosen.illustration, words, earlier);
  return describeIllustration(placed, sayingOf(words), language);
}

/** All of its words, in which things are told as they were written. */
const sayingOf = ({ prompt, changes }: Words): string =>
  respell([prompt, ...changes].join(', ')).text;

type Redrawing = {
  readonly language: Language;
  readonly pool: BandPool;
  readonly onShare?: (share: number) => void;
};
type Redrawn = {
  readonly image: LinearImage;
  readonly altText: string;
  readonly notes: readonly string[];
  /** As typed: what was understood and found no picture or no room. */
  readonly leftOut: readonly string[];
  /** Of an illustration whose pixels were not moved: where its things stand, 0–1 a pixel. */
  readonly things?: Float32Array;
};

type Size = { readonly seed: number; readonly width: number; readonly height: number };

/** A picture of what words name; null where they name nothing that is known. */
export async function drawWords(
  words: string,
  size: Size,
  work: Omit<Redrawing, 'language'>,
): Promise<LinearImage | null> {
  const chosen = choosePicture(words, size.seed);
  const isKnown = chosen.kind === 'scene' ? chosen.scene.kind !== 'abstract' : true;
  if (!isKnown) return null;
  const { image } = await redraw(
    { ...size, prompt: words, changes: [] },
    { ...work, language: 'fr' },
  );
  return image;
}

/** Same words, same bytes. What is cropped or turned has no depth any more. */
export async function redraw(base: Omit<ChangedScene, 'shown'>, work: Redrawing): Promise<Redrawn> {
  const { chosen, earlier, edits } = readContent(base, work.language);
  if (chosen.kind === 'illustration') {
    const { illustration, notes } = chosen;
    const drawing = drawIllustration(illustration, base, earlier);
    const { image, leftOut, undrawn, things } = drawing;
    const altText = describeIllustration(drawing.placed, sayingOf(base), work.language);
    work.onShare?.(1);
    const said = { altText, notes: notes(leftOut, undrawn), leftOut };
    const made = { image: applyEdits(image, edits), ...said };
    return edits.some(isFraming) ? made : { ...made, things };
  }
  const drawn = await drawScene(chosen.scene, base, work);
  const changed = applyEdits(drawn, edits);
  const keepsDepth = !edits.some(isFraming) && drawn.depth;
  const image = keepsDepth ? { ...changed, depth: drawn.depth } : changed;
  const altText = describeScene(chosen.scene, work.language);
  return { image, altText, notes: chosen.notes, leftOut: [] };
}
