import { isDeepStrictEqual } from 'node:util';
import { applyEdits, isFraming } from '../edit/apply-edit.ts';
import type { Edit } from '../edit/edit.ts';
import { toningOf, understandEdit, withoutManners } from '../edit/understand-edit.ts';
import { drawIllustration, placeIllustration } from '../illustration/draw-illustration.ts';
import type { IllustrationDescription } from '../illustration/illustration-description.ts';
import type { Origin } from '../origin/read-origin.ts';
import { type ChangedScene, engineVersion } from '../origin/recipe.ts';
import { type ChosenPicture, choosePicture } from '../prompt/choose-picture.ts';
import { describeIllustration } from '../prompt/describe-illustration.ts';
import { describeScene } from '../prompt/describe-scene.ts';
import { readable } from '../prompt/longest-prompt.ts';
import { unique } from '../prompt/parse-prompt.ts';
import { respell } from '../prompt/spelling/respell.ts';
import type { Language } from '../prompt/texts.ts';
import { understandIllustration } from '../prompt/things/understand-illustration.ts';
import type { LinearImage } from '../raster/linear-image.ts';
import { drawScene } from '../scene/draw-scene.ts';
import type { BandPool } from '../work/band-pool.ts';
import { changeScene, type SceneChange } from './change-scene.ts';
import type { DrawnThings } from './find-drawn.ts';
import { skyBeside } from './keep-told.ts';
import { replaySteps, type Step } from './replay-retouches.ts';
import { rewordPicture } from './reword-picture.ts';

/** What a picture of ours shows, as far as this engine still draws the same. */
export function contentOf(origin: Origin | null): ChangedScene | null {
  if (origin?.kind !== 'armoni') return null;
  const { recipe } = origin;
  if (recipe.engine !== 'moteur local' || recipe.engineVersion !== engineVersion) return null;
  const { scene, prompt, seed, width, height } = recipe;
  if (scene)
    return { ...scene, prompt: readable(scene.prompt), changes: scene.changes.map(readable) };
  if (recipe.reference !== null) return null;
  return { prompt: readable(prompt), seed, width, height, changes: [], shown: { width, height } };
}

type Words = Pick<ChangedScene, 'prompt' | 'seed' | 'changes'>;
type Read = {
  readonly chosen: ChosenPicture;
  /** What an illustration showed before it was changed: at first, and after each change but the last. */
  readonly earlier: readonly IllustrationDescription[];
  readonly edits: readonly Edit[];
  /** The same, of an illustration, with what was retouched: before the first change, and by each. */
  readonly steps: readonly Step[];
};

/** All that was said of a picture, in order: what it shows, and what is done to its pixels then. */
export function readContent({ prompt, seed, changes }: Words, language: Language = 'fr'): Read {
  const said = changes.map((change) => understandEdit(change));
  const edits = [...toningOf(prompt), ...said.flatMap((one) => one.edits)].filter(isOfPixels);
  const first = choosePicture(prompt, seed, language);
  if (first.kind === 'illustration') {
    const told = toldIn({ prompt, changes }).map((words) => readTold(first.illustration, words));
    const all = [first.illustration, ...told];
    const illustration = all.at(-1)!;
    const steps = said.map((one) => ({ ...one, edits: one.edits.filter(isOfPixels) }));
    const begun = { retouches: [], edits: toningOf(prompt).filter(isOfPixels) };
    const read = { chosen: { ...first, illustration }, earlier: all.slice(0, -1), edits };
    return { ...read, steps: [begun, ...steps] };
  }
  const hand = changes.findIndex((change) => namesManner(change));
  if (hand >= 0) {
    // What was taken out since is not told again.
    const whole = toldIn({ prompt, changes: changes.slice(0, hand + 1) }).at(-1) ?? prompt;
    const later = readContent({ prompt: whole, seed, changes: changes.slice(hand + 1) }, language);
    const sooner = said.slice(0, hand + 1).flatMap((one) => one.edits);
    if (later.chosen.kind === 'illustration') {
      const begun = { retouches: [], edits: sooner.filter(isOfPixels) };
      const edits = [...begun.edits, ...later.edits];
      return { ...later, edits, steps: [begun, ...later.steps] };
    }
  }
  let { scene } = first;
  for (const { rest } of said) scene = changeScene(scene, rest, seed).scene;
  return { chosen: { ...first, scene }, earlier: [], edits, steps: [] };
}

/** An illustration's words once they were changed, of which `first` was drawn. */
function readTold(first: IllustrationDescription, told: string): IllustrationDescription {
  const { description } = understandIllustration(respell(told).text);
  return withSkinOf(first, { ...description, format: first.format });
}

/** Of 0 light to 4 dark: what red and blond hair is drawn with where nothing was told. */
const fairSkin = 1;

/** Who was drawn fair stays so in another colour of hair. */
function withSkinOf(
  first: IllustrationDescription,
  changed: IllustrationDescription,
): IllustrationDescription {
  const things = changed.things.map((thing, at) => {
    const before = first.things[at]?.person;
    const isFair = before?.skin === null && (before.hair === 'red' || before.hair === 'blond');
    if (!isFair || !thing.person || thing.person.skin !== null) return thing;
    if (thing.person.hair === before.hair || thing.person.sex !== before.sex) return thing;
    return { ...thing, person: { ...thing.person, skin: fairSkin } };
  });
  return { ...changed, things };
}

/** « en aquarelle »: what is drawn by hand is no calculated scene. */
export const namesManner = (change: string): boolean =>
  understandIllustration(change).description.manner !== null;

/** All that an illustration's words say after each of its changes. */
function toldIn({ prompt, changes }: Pick<Words, 'prompt' | 'changes'>): readonly string[] {
  let told = prompt;
  return changes.map((change) => {
    told = joined(told, understandEdit(change).led).told;
    return told;
  });
}

/**
 * Words that come later join those before: « un chat », « avec un ballon », « la nuit ». What takes the place of
 * something told is told in its place. `added` is what joins.
 */
function joined(told: string, change: string): Joined {
  const reworded = rewordPicture(told, change);
  const { missed = [] } = reworded;
  const said = withoutManners(reworded.left).trim();
  const added = skyBeside(reworded.told, said);
  if (added === null) return { told: reworded.told, added: '', missed: [...missed, said] };
  return { told: added === '' ? reworded.told : `${reworded.told}, ${added}`, added, missed };
}

type Joined = {
  readonly told: string;
  readonly added: string;
  readonly missed: readonly string[];
};

/** What is drawn around a picture stands in its recipe, and is no change of its pixels. */
export const isOfPixels = ({ kind }: Edit): boolean => kind !== 'format' && kind !== 'extend';

export type ContentChange = Pick<SceneChange, 'isNamed' | 'leftOut'> & {
  /** Whether the picture would come out otherwise. */
  readonly differs: boolean;
};

/** What words change in what a picture of ours shows. */
export function changeContent(known: Words, change: string): ContentChange {
  const { chosen, earlier } = readContent(known);
  if (chosen.kind === 'scene' && namesManner(change)) {
    const { kind } = readContent({ ...known, changes: [...known.changes, change] }).chosen;
    if (kind === 'illustration') return { isNamed: true, differs: true, leftOut: [] };
  }
  if (chosen.kind === 'scene') {
    const { scene, isNamed, leftOut } = changeScene(
      ...([chosen.scene, withoutManners(change), known.seed] as const),
    );
    return { isNamed, leftOut, differs: !isDeepStrictEqual(scene, chosen.scene) };
  }
  const before = toldIn(known).at(-1) ?? known.prompt;
  const { told, added, missed } = joined(before, change);
  const read = (words: string) => readTold(earlier[0] ?? chosen.illustration, words);
  const after = read(told);
  const { description, unknown } = understandIllustration(respell(added).text);
  const { things, place, time, season, weather } = description;
  const isNamed = things.length > 0 || [place, time, season, weather].some((one) => one !== null);
  const differs = !isDeepStrictEqual(after, chosen.illustration);
  // Without a word that was heard the picture would be another; what it is said of may be left unsaid.
  const isHeard = (word: string) =>
    differs && (bearers.test(word) || !isDeepStrictEqual(read(told.replace(word, ' ')), after));
  const leftOut = unique([...missed, ...unique(unknown).filter((word) => !isHeard(word))]);
  return { isNamed: isNamed || differs, leftOut, differs };
}

/** « ses cheveux (en blond) », « (un violon) à côté »: said of what is changed, or of where there is room. */
const bearers =
  /^(?:cheveux|hair|yeux|eyes|bouche|mouth|l[eè]vres|lips|visage|face|couleur|colou?r|v[eê]tements?|clothes|robe|dress|[àa] c[oô]t[ée]|beside|next to|remets?|mets?|put|place|carr[ée]e?|scene|sc[eè]ne|image|picture)$/iu;

/** What a picture of ours shows, told for who cannot see it. */
export function describeContent(words: Omit<ChangedScene, 'shown'>, language: Language): string {
  const { chosen, earlier } = readContent(words);
  if (chosen.kind === 'scene') return describeScene(chosen.scene, language);
  const placed = placeIllustration(chosen.illustration, words, earlier);
  return describeIllustration(placed, sayingOf(words), language);
}

/** All of its words, in which things are told as they were written. */
const sayingOf = (words: Words): string => respell(toldIn(words).at(-1) ?? words.prompt).text;

type Redrawing = {
  readonly language: Language;
  readonly pool: BandPool;
  readonly onShare?: (share: number) => void;
  /** Whoever asks does the retouches of the last change, and tells of them. */
  readonly leavesLast?: boolean;
};
type Redrawn = {
  readonly image: LinearImage;
  readonly altText: string;
  readonly notes: readonly string[];
  /** As typed: what was understood and found no picture or no room. */
  readonly leftOut: readonly string[];
  /** Of an illustration whose pixels were not moved. */
  readonly drawn?: DrawnThings;
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
  const { chosen, earlier, edits, steps } = readContent(base, work.language);
  if (chosen.kind === 'illustration') {
    const { illustration, notes } = chosen;
    const drawing = drawIllustration(illustration, base, earlier);
    const { image, leftOut, undrawn, scenery, things: mask, standing } = drawing;
    const describe = (language: Language) =>
      describeIllustration(drawing.placed, sayingOf(base), language);
    const altText = describe(work.language);
    const told = `${altText} ${describe(work.language === 'fr' ? 'en' : 'fr')}`;
    work.onShare?.(1);
    const said = { altText, notes: notes(leftOut, undrawn, scenery, told), leftOut };
    const drawn = { mask, standing };
    const replaying = { things: drawn, language: work.language };
    const made = {
      image: await replaySteps(
        image,
        steps.map((step, at) =>
          work.leavesLast && at === steps.length - 1 ? { ...step, retouches: [] } : step,
        ),
        replaying,
      ),
      ...said,
    };
    return edits.some(isFraming) ? made : { ...made, drawn };
  }
  const drawn = await drawScene(chosen.scene, base, work);
  const changed = applyEdits(drawn, edits);
  const keepsDepth = !edits.some(isFraming) && drawn.depth;
  const image = keepsDepth ? { ...changed, depth: drawn.depth } : changed;
  const altText = describeScene(chosen.scene, work.language);
  return { image, altText, notes: chosen.notes(), leftOut: [] };
}
