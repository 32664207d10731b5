import type { Sight } from '@armoni/perception/see/open-sight';
import { applyEdits } from '../edit/apply-edit.ts';
import type { Edit } from '../edit/edit.ts';
import { isOfContent, type Retouch } from '../edit/retouch.ts';
import { understandEdit } from '../edit/understand-edit.ts';
import type { Origin } from '../origin/read-origin.ts';
import type { ChangedScene, Recipe } from '../origin/recipe.ts';
import { parsePrompt, unique } from '../prompt/parse-prompt.ts';
import { type Language, makeTextsIn, retouchTexts } from '../prompt/texts.ts';
import { understandIllustration } from '../prompt/things/understand-illustration.ts';
import { tokenise } from '../prompt/tokenise.ts';
import type { LinearImage } from '../raster/linear-image.ts';
import { scaledMargins } from '../raster/margins.ts';
import { resizePlane } from '../raster/resize-plane.ts';
import { mixWithin } from '../retouch/mix-within.ts';
import type { BandPool } from '../work/band-pool.ts';
import { namesScene } from './change-scene.ts';
import {
  changeContent,
  contentOf,
  describeContent,
  drawWords,
  isOfPixels,
  redraw,
} from './redraw.ts';
import { mostEnlarged, retouchPicture } from './retouch-picture.ts';
import { type Widened, widenFrame } from './widen-frame.ts';

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
  /** Of chance, where the picture is wanted otherwise. */
  readonly seed: number;
  /** Pixels of the picture that is wanted. */
  readonly width: number;
  readonly height: number;
  readonly origin: Origin | null;
  /** The style that will be applied; null when none is. */
  readonly style: Recipe['style'];
  /** Pixels of the longer side of the reference's file; null when unknown. */
  readonly longestSide: number | null;
  /** Of what is said about it. */
  readonly language: Language;
};

type Means = {
  /** The picture as it is, at the size that is wanted. */
  readonly reference: LinearImage;
  readonly pool: BandPool;
  /** Opens what sees in pictures; null where nothing can be recognised. */
  readonly sight: Sight | null;
  readonly onShare: (share: number) => void;
};

/**
 * A picture as the words change it: its pixels, or for a scene of ours what it shows, drawn anew
 * with all else unmoved. Refused when nothing of what was asked can be done.
 */
export async function changePicture(asked: Asked, means: Means): Promise<ChangedPicture> {
  const { edits, retouches, rest } = understandEdit(asked.prompt);
  const known = knownScene(asked, means.reference);
  const ofPixels = retouches.filter((one) => !isOfContent(one));
  if (known && !wearsOtherStyle(asked)) {
    if (variation.test(asked.prompt)) return vary({ ...known, seed: asked.seed }, asked, means);
    const { isNamed, differs, leftOut } = changeContent(known, rest);
    const widened = widenFrame(known, edits);
    const isWider = widened?.ok === true;
    if ((isNamed && differs) || isWider) {
      const base = isWider ? widened.base : known;
      const isSaid = (isNamed && differs) || edits.some(isOfPixels);
      const words = isSaid ? [asked.prompt] : [];
      const drawn = await drawAnew(base, { asked, words, leftOut, widened }, means);
      return retouchDrawn(drawn, ofPixels, { asked, means });
    }
    const [only] = ofPixels;
    if (only && ofPixels.length === 1 && edits.length === 0) {
      const ours = await retouchOfOurs(known, only, { asked, means });
      if (ours) return ours;
    }
  }
  const wished = known && !means.sight ? ofPixels : retouches;
  const undone = undoneIn(known, withoutRetouches(rest, wished));
  const about = framingNotes(edits, known, asked);
  const kept = edits.filter(({ kind }) => kind !== 'extend');
  if (kept.length === 0 && wished.length === 0 && asked.style === null) {
    const message = about.length > 0 ? about.join(' ') : refusalOf(asked, { known, rest, undone });
    return { ok: false, message };
  }
  return changePixels({ asked, known, edits: kept, retouches: wished, undone, about }, means);
}

type Changing = {
  readonly asked: Asked;
  readonly known: ChangedScene | null;
  readonly edits: readonly Edit[];
  readonly retouches: readonly Retouch[];
  readonly undone: readonly string[];
  /** What is to be said of a frame that could not be drawn wider. */
  readonly about: readonly string[];
};

async function changePixels(
  { asked, known, edits, retouches, undone, about }: Changing,
  means: Means,
): Promise<ChangedPicture> {
  // Crops before what is cut out, whose edge they would not know.
  const edited = applyEdits(means.reference, edits);
  const { image, refused, notes } = await retouchAll(edited, retouches, { asked, means });
  const isNothing = notes.length === 0 && edits.length === 0 && asked.style === null;
  if (isNothing) return { ok: false, message: refused.join(' ') };
  // What was cut, filled or recoloured is known by its pixels alone from here on.
  const scene =
    known && notes.length === 0 && !edits.some(({ kind }) => kind === 'format')
      ? extended(known, edits.length > 0 ? [asked.prompt] : [], image)
      : null;
  const altText = known
    ? describeContent(known, asked.language)
    : makeTextsIn[asked.language].changedReference;
  const said = [...notes, ...refused, ...about, ...notesOf(undone, asked)];
  return { ok: true, image, altText, notes: said, scene };
}

type Size = { readonly width: number; readonly height: number };
type Retouching = { readonly asked: Asked; readonly means: Means };

/** One after the other; what cannot be done is told and leaves the picture as it was. */
async function retouchAll(
  image: LinearImage,
  retouches: readonly Retouch[],
  { asked, means }: Retouching,
) {
  const { seed, longestSide } = asked;
  const draw = (words: string, { width, height }: Size) =>
    drawWords(words, { seed, width, height }, means);
  const notes: string[] = [];
  const refused: string[] = [];
  let retouched = image;
  for (const [index, retouch] of inOrder(retouches).entries()) {
    const tools = { sight: means.sight, seed, longestSide, draw };
    const done = await retouchPicture(retouched, retouch, tools).catch((error: unknown) => {
      if (!(error instanceof Error) || error.name !== 'SightFailed') throw error;
      return { ok: false, reason: retouchTexts.sightFailed } as const;
    });
    if (done.ok) {
      retouched = withAlphaOf(retouched, done.image, retouch);
      notes.push(done.note);
    } else if (!refused.includes(done.reason)) refused.push(done.reason);
    means.onShare((index + 1) / retouches.length);
  }
  return { image: retouched, notes, refused };
}

/** What was transparent stays so unless something was put there. */
function withAlphaOf(before: LinearImage, after: LinearImage, { kind }: Retouch): LinearImage {
  const { alpha } = before;
  if (!alpha || after.alpha || kind.startsWith('background')) return after;
  return { ...after, alpha: resizePlane(alpha, before, after) };
}

/** What is in the picture before what is around it; larger and transparent at the end. */
function inOrder(retouches: readonly Retouch[]): readonly Retouch[] {
  const order: Record<Retouch['kind'], number> = {
    ...{ restore: 0, remove: 1, recolour: 2, tone: 3, 'background-blur': 4 },
    ...{ 'background-colour': 4, 'background-scene': 4, enlarge: 5, 'cut-out': 6 },
  };
  return retouches.toSorted((a, b) => order[a.kind] - order[b.kind]);
}

async function retouchDrawn(
  drawn: ChangedPicture,
  retouches: readonly Retouch[],
  retouching: Retouching,
): Promise<ChangedPicture> {
  if (!drawn.ok || retouches.length === 0) return drawn;
  const { image, notes, refused } = await retouchAll(drawn.image, retouches, retouching);
  const scene = notes.length > 0 ? null : drawn.scene;
  return { ...drawn, image, notes: [...drawn.notes, ...notes, ...refused], scene };
}

/**
 * An illustration of ours knows where its things stand, and is drawn larger instead of enlarged.
 * Null where its pixels are as good.
 */
async function retouchOfOurs(
  known: ChangedScene,
  retouch: Retouch,
  { asked: { language }, means }: Retouching,
): Promise<ChangedPicture | null> {
  const { kind } = retouch;
  // Nothing has aged here, and flakes or stars would be erased as dust.
  if (kind === 'restore') return { ok: false, message: retouchTexts.oursHasNotAged };
  const isOfGround = kind === 'tone' && retouch.isBehind && retouch.subject === '';
  if (kind !== 'cut-out' && kind !== 'enlarge' && !isOfGround) return null;
  const isLarge = Math.max(known.shown.width, known.shown.height) > mostEnlarged / 1.5;
  if (kind === 'enlarge' && isLarge) return null;
  const scale = kind === 'enlarge' ? 2 : 1;
  const around = known.around && scaledMargins(known.around, scale);
  const base = {
    ...known,
    ...{ width: scale * known.width, height: scale * known.height },
    ...(around && { around }),
  };
  const { image, altText, things } = await redraw(base, { ...means, language });
  if (!things) return null;
  if (kind === 'tone') {
    const toned = mixWithin(image, applyEdits(image, retouch.edits), { ...retouch, mask: things });
    const notes = [retouchTexts.tonedBehindOurs];
    return { ok: true, image: toned, altText, notes, scene: null };
  }
  if (kind === 'cut-out') {
    const notes = [retouchTexts.cutOutOfOurs];
    return { ok: true, image: { ...image, alpha: things }, altText, notes, scene: null };
  }
  const shown = { width: image.width, height: image.height };
  return {
    ok: true,
    image,
    altText,
    notes: [retouchTexts.drawnLarger(shown)],
    scene: { ...base, shown },
  };
}

function withoutRetouches(rest: string, retouches: readonly Retouch[]): string {
  const folded = rest.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
  if (folded.length !== rest.length) return rest;
  let left = rest;
  for (const { said } of retouches) {
    const at = folded.indexOf(said);
    if (at >= 0) left = left.slice(0, at) + ' '.repeat(said.length) + left.slice(at + said.length);
  }
  return left;
}

/** Nothing but this is wanted: the same once more, with another chance. */
const variation =
  /^\s*(?:(?:une?|an?|another|other|autre) )*(?:variation|variante|version|variant)s?[\s.!]*$/i;

/** All that was said of it so far, drawn with another seed. */
async function vary(known: ChangedScene, asked: Asked, means: Means): Promise<ChangedPicture> {
  const { image, altText } = await redraw(known, { ...means, language: asked.language });
  return { ok: true, image, altText, notes: [], scene: extended(known, [], image) };
}

type Said = {
  readonly asked: Asked;
  /** What changes more than its frame. */
  readonly words: readonly string[];
  readonly leftOut: readonly string[];
  readonly widened: Widened | null;
};

async function drawAnew(
  known: ChangedScene,
  { asked, words, leftOut, widened }: Said,
  means: Means,
): Promise<ChangedPicture> {
  const base = { ...known, changes: [...known.changes, ...words] };
  const drawn = await redraw(base, { ...means, language: asked.language });
  const { image, altText } = drawn;
  const scene = extended(known, words, image);
  const missed = unique([...leftOut, ...drawn.leftOut.filter((said) => isSaidIn(asked, said))]);
  const notes = [...widenedNotes(widened, asked, image), ...notesOf(missed, asked)];
  return { ok: true, image, altText, notes, scene };
}

/** What an earlier sentence asked for in vain was told then. */
const isSaidIn = ({ prompt }: Asked, said: string): boolean =>
  tokenise(prompt).join(' ').includes(tokenise(said).join(' '));

function widenedNotes(
  widened: Widened | null,
  { language }: Asked,
  { width, height }: LinearImage,
): string[] {
  const makeTexts = makeTextsIn[language];
  if (widened === null) return [];
  if (!widened.ok) return widened.reason === 'framed' ? [makeTexts.framedBefore] : [];
  const note = makeTexts.drawnWider({ width, height });
  return widened.isSmaller ? [note, makeTexts.atSmallerScale] : [note];
}

/** Why no more is drawn around a picture where that was asked for. */
function framingNotes(edits: readonly Edit[], known: ChangedScene | null, asked: Asked): string[] {
  const makeTexts = makeTextsIn[asked.language];
  const isExtended = edits.some(({ kind }) => kind === 'extend');
  if (!isExtended && !edits.some(({ kind }) => kind === 'format')) return [];
  const worn = wornStyle(asked.origin);
  if (known && worn && wearsOtherStyle(asked)) return [makeTexts.styledScene(worn.name)];
  const widened = known && widenFrame(known, edits);
  if (widened?.ok === false && widened.reason === 'no-room') return [];
  if (widened?.ok === false) return [makeTexts.framedBefore];
  return [isExtended ? makeTexts.notExtended : makeTexts.croppedOnly];
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
function wearsOtherStyle({ origin, style }: Asked): boolean {
  const worn = wornStyle(origin);
  return worn !== null && !isSameStyle(worn, style);
}

function isSameStyle(
  { sha256, mixedWith }: NonNullable<Recipe['style']>,
  wanted: Recipe['style'],
): boolean {
  return (
    wanted?.sha256 === sha256 &&
    wanted.mixedWith?.sha256 === mixedWith?.sha256 &&
    wanted.mixedWith?.share === mixedWith?.share
  );
}

function wornStyle(origin: Origin | null) {
  return origin?.kind === 'armoni' ? origin.recipe.style : null;
}

type Undone = {
  readonly known: ChangedScene | null;
  readonly rest: string;
  readonly undone: readonly string[];
};

function refusalOf({ origin, language }: Asked, { known, rest, undone }: Undone): string {
  const makeTexts = makeTextsIn[language];
  const worn = wornStyle(origin);
  if (known && worn) return makeTexts.styledScene(worn.name);
  const isOfScene = namesScene(parsePrompt(rest));
  if (known && isOfScene && undone.length === 0) return makeTexts.noDifference;
  const lead = undone.length > 0 ? `${makeTexts.notChanged(undone)} ` : '';
  const isOfThings = understandIllustration(rest).description.things.length > 0;
  const isForeign = !known && (isOfScene || isOfThings);
  return `${lead}${isForeign ? makeTexts.notOurScene : makeTexts.nothingToChange}`;
}

function notesOf(leftOut: readonly string[], { language }: Asked): string[] {
  return leftOut.length > 0 ? [makeTextsIn[language].notChanged(leftOut)] : [];
}
