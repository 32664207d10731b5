import { applyEdits } from '../edit/apply-edit.ts';
import { understandEdit } from '../edit/understand-edit.ts';
import type { Origin } from '../origin/read-origin.ts';
import type { ChangedScene } from '../origin/recipe.ts';
import { parsePrompt, unique } from '../prompt/parse-prompt.ts';
import { makeTexts } from '../prompt/texts.ts';
import type { LinearImage } from '../raster/linear-image.ts';
import type { BandPool } from '../work/band-pool.ts';
import { namesScene } from './change-scene.ts';
import { changeContent, contentOf, describeContent, redraw } from './redraw.ts';

export type ChangedPicture =
  | {
      readonly ok: true;
      readonly image: LinearImage;
      readonly altText: string;
      readonly notes: readonly string[];
      /** What it can be drawn anew from; null when only its pixels are known. */
      readonly scene: ChangedScene | null;
    }
  | { readonly ok: false; readonly message: string };

type Asked = {
  readonly prompt: string;
  /** Pixels of the picture that is wanted. */
  readonly width: number;
  readonly height: number;
  readonly origin: Origin | null;
  /** SHA-256 of the style that will be applied; null when none is. */
  readonly styleSha256: string | null;
};

type Means = {
  /** The picture as it is, at the size that is wanted. */
  readonly reference: LinearImage;
  readonly pool: BandPool;
  readonly onShare: (share: number) => void;
};

/**
 * A picture as the words change it: its pixels, or for a scene of ours what it shows, drawn anew
 * with all else unmoved. Refused when nothing of what was asked can be done.
 */
export async function changePicture(asked: Asked, means: Means): Promise<ChangedPicture> {
  const { edits, rest } = understandEdit(asked.prompt);
  const known = knownScene(asked, means.reference);
  if (known && !wearsOtherStyle(asked)) {
    const { isNamed, differs, leftOut } = changeContent(known, rest);
    if (isNamed && differs) return drawAnew(known, { asked, leftOut }, means);
  }
  const undone = undoneIn(known, rest);
  if (edits.length === 0 && asked.styleSha256 === null) {
    return { ok: false, message: refusalOf(asked, { known, rest, undone }) };
  }
  const image = applyEdits(means.reference, edits);
  const scene = known && extended(known, edits.length > 0 ? [asked.prompt] : [], image);
  const altText = known ? describeContent(known) : makeTexts.changedReference;
  return { ok: true, image, altText, notes: notesOf(undone), scene };
}

type Said = { readonly asked: Asked; readonly leftOut: readonly string[] };

async function drawAnew(
  known: ChangedScene,
  { asked, leftOut }: Said,
  means: Means,
): Promise<ChangedPicture> {
  const base = { ...known, changes: [...known.changes, asked.prompt] };
  const { image, altText } = await redraw(base, means);
  const scene = extended(known, [asked.prompt], image);
  return { ok: true, image, altText, notes: notesOf(leftOut), scene };
}

function extended(
  known: ChangedScene,
  changes: readonly string[],
  { width, height }: LinearImage,
): ChangedScene {
  return { ...known, changes: [...known.changes, ...changes], shown: { width, height } };
}

/** What the words say of a scene when nothing is drawn anew. */
function undoneIn(known: ChangedScene | null, rest: string): readonly string[] {
  if (known) return changeContent(known, rest).leftOut;
  const { beyond, words, places, unknown } = parsePrompt(rest);
  return unique([...beyond, ...words.values(), ...places.values(), ...unknown]);
}

/** Null where the wanted shape is not the picture's own: a crop of it cannot be drawn anew. */
function knownScene({ origin }: Asked, { width, height }: LinearImage): ChangedScene | null {
  const scene = contentOf(origin);
  if (scene === null) return null;
  const difference = (scene.shown.width / scene.shown.height) * (height / width) - 1;
  return Math.abs(difference) < sameShape ? scene : null;
}

/** Rounding to whole pixels. */
const sameShape = 0.01;

/** A style that is not at hand would be lost in drawing anew. */
function wearsOtherStyle({ origin, styleSha256 }: Asked): boolean {
  const worn = wornStyle(origin);
  return worn !== null && worn.sha256 !== styleSha256;
}

function wornStyle(origin: Origin | null) {
  return origin?.kind === 'armoni' ? origin.recipe.style : null;
}

type Undone = {
  readonly known: ChangedScene | null;
  readonly rest: string;
  readonly undone: readonly string[];
};

function refusalOf({ origin }: Asked, { known, rest, undone }: Undone): string {
  const worn = wornStyle(origin);
  if (known && worn) return makeTexts.styledScene(worn.name);
  const isOfScene = namesScene(parsePrompt(rest));
  if (known && isOfScene && undone.length === 0) return makeTexts.noDifference;
  const lead = undone.length > 0 ? `${makeTexts.notChanged(undone)} ` : '';
  return `${lead}${isOfScene && !known ? makeTexts.notOurScene : makeTexts.nothingToChange}`;
}

function notesOf(leftOut: readonly string[]): string[] {
  return leftOut.length > 0 ? [makeTexts.notChanged(leftOut)] : [];
}
