import { applyEdits } from '../edit/apply-edit.ts';
import type { Edit } from '../edit/edit.ts';
import type { Hand } from '../edit/hand.ts';
import { isOfContent, type Retouch } from '../edit/retouch.ts';
import { understandEdit, unseenIn, withoutManners } from '../edit/understand-edit.ts';
import type { MannerName } from '../illustration/illustration-description.ts';
import type { Origin } from '../origin/read-origin.ts';
import type { ChangedScene, Recipe } from '../origin/recipe.ts';
import { parsePrompt, unique } from '../prompt/parse-prompt.ts';
import { retouchTextsIn } from '../prompt/retouch-texts.ts';
import { type Language, makeTextsIn } from '../prompt/texts.ts';
import { understandIllustration } from '../prompt/things/understand-illustration.ts';
import type { LinearImage } from '../raster/linear-image.ts';
import { resizePlane } from '../raster/resize-plane.ts';
import type { SceneKind } from '../scene/scene-description.ts';
import { sideIn } from '../select/thing-words.ts';
import { namesScene } from './change-scene.ts';
import {
  type Asked,
  type ChangedPicture,
  type DrawnAnew,
  drawAnew,
  extended,
  type Means,
  moodNotes,
  notesOf,
} from './draw-anew.ts';
import type { DrawnThings } from './find-drawn.ts';
import { largerFrame, mostOfOurs } from './larger-frame.ts';
import {
  changeContent,
  contentOf,
  describeContent,
  drawWords,
  isOfPixels,
  namesManner,
  readContent,
  redraw,
} from './redraw.ts';
import { isOfPixelsAlone, isReplayed } from './replay-retouches.ts';
import { asksOnlyStrength } from './restyle.ts';
import { retouchPicture } from './retouch-picture.ts';
import { firstThing } from './reword-clause.ts';
import { shadeFurther } from './shade-further.ts';
import { widenFrame } from './widen-frame.ts';

/**
 * A picture as the words change it: its pixels, or for a scene of ours what it shows, drawn anew
 * with all else unmoved. Refused when nothing of what was asked can be done.
 */
export async function changePicture(whole: Asked, means: Means): Promise<ChangedPicture> {
  const known = knownScene(whole, means.reference);
  const asked = {
    ...whole,
    prompt: shadeFurther(whole.prompt, known?.changes ?? []) ?? whole.prompt,
  };
  const isOurs = known !== null && !wearsOtherStyle(asked);
  /** In the very style that is asked for: it is not put over itself. */
  const isWorn = isOurs && wornStyle(asked.origin) !== null;
  if (isWorn && asksOnlyStrength(asked.prompt)) {
    return drawnOtherwise(known, { ...asked, prompt: '' }, means).draw();
  }
  const varied = isOurs ? variation.exec(asked.prompt) : null;
  if (isOurs && varied) {
    const words = varied.groups?.words ?? '';
    // All that was said of it so far, with another seed.
    const anew = { ...known, seed: asked.seed };
    return drawnOtherwise(anew, { ...asked, prompt: words }, means).draw();
  }
  const { edits, retouches, rest, led } = understandEdit(asked.prompt);
  const ofPixels = retouches.filter(isOfPixelsAlone);
  const isOfOne = isOurs && retouches.some((one) => namesOneOfSeveral(one, known));
  if (isOurs && !isOfOne) {
    const { isOther, draw } = drawnOtherwise(known, asked, means);
    if (isOther) return draw();
    const refused = refusedOfOurs(ofPixels, known, asked.language);
    if (refused && ofPixels.length === 1 && edits.length === 0) {
      return { ok: false, message: refused };
    }
  }
  const wished = known && !means.sight ? ofPixels : retouches;
  const { manner } = understandIllustration(rest).description;
  const hand = (manner && hands[manner]) ?? null;
  const unmade = undoneIn(known, withoutRetouches(known ? led : rest, wished));
  const isOfHand = (words: string) => namesManner(words) || !namesManner(rest.replace(words, ' '));
  const undone = hand ? unmade.filter((words) => !isOfHand(words)) : unmade;
  const about = framingNotes(edits, known, asked);
  const kept = edits.filter(({ kind }) => kind !== 'extend');
  const style = isWorn ? null : asked.style;
  if (kept.length === 0 && wished.length === 0 && style === null && !hand) {
    const message = about.length > 0 ? about.join(' ') : refusalOf(asked, { known, rest, undone });
    return { ok: false, message };
  }
  const changed = await changePixels(
    {
      ...{ asked: { ...asked, style }, known: isOurs ? known : null },
      ...{ edits: kept, retouches: wished, hand, undone, about },
    },
    means,
  );
  return changed.ok ? { ...changed, isStyled: isWorn } : changed;
}

/** A picture of ours as the words have it; `isOther`: it would come out otherwise. */
function drawnOtherwise(known: ChangedScene, asked: Asked, means: Means) {
  const { edits, retouches, led } = understandEdit(asked.prompt);
  const ofPixels = retouches.filter(isOfPixelsAlone);
  const { isNamed, differs, leftOut } = changeContent(known, led);
  const widened = widenFrame(known, edits);
  const enlarging = ofPixels.find((one) => one.kind === 'enlarge');
  const frame = widened?.ok ? widened.base : known;
  const larger = enlarging && isSameWhenLarger(known) ? largerFrame(frame, enlarging) : undefined;
  const changes = isNamed && differs;
  const draw = async (): Promise<ChangedPicture> => {
    const base = larger?.ok ? larger.base : frame;
    const more = ofPixels.filter(({ kind }) => kind !== 'enlarge' || !larger);
    const isSaid = changes || edits.some(isOfPixels) || more.some(isReplayed);
    const said = { words: isSaid ? [asked.prompt] : [], leftOut, widened, larger };
    const drawn = await drawAnew({ known, base }, { asked, ...said }, means);
    return retouchDrawn(drawn, more, { asked, means });
  };
  return { isOther: changes || widened?.ok === true || larger?.ok === true, draw };
}

/** « la pomme de gauche en jaune »: words tell all of them, only pixels each. */
function namesOneOfSeveral(retouch: Retouch, known: ChangedScene): boolean {
  if (!isOfContent(retouch) || !('subject' in retouch)) return false;
  const { chosen } = readContent(known);
  if (sideIn(retouch.subject) === null || chosen.kind === 'scene') return false;
  const named = firstThing(retouch.subject);
  return chosen.illustration.things.some(({ id, count }) => id === named?.id && count > 1);
}

/** Nothing of ours has aged, and flakes or stars would be erased as dust; it grows up to a limit. */
function refusedOfOurs(
  retouches: readonly Retouch[],
  known: ChangedScene,
  language: Language,
): string | null {
  const texts = retouchTextsIn[language];
  if (retouches.some(({ kind }) => kind === 'restore')) return texts.oursHasNotAged;
  const isEnlarged = retouches.some(({ kind }) => kind === 'enlarge');
  return isEnlarged && isSameWhenLarger(known)
    ? texts.alreadyLargest(known.shown, mostOfOurs)
    : null;
}

/** Whether the same is seen with more pixels: trees and towers of some scenes stand by the pixel. */
function isSameWhenLarger(known: ChangedScene): boolean {
  const { chosen } = readContent(known);
  return chosen.kind === 'illustration' || anySize.has(chosen.scene.kind);
}

const anySize: ReadonlySet<SceneKind> = new Set<SceneKind>([
  ...(['sea', 'lake', 'beach', 'desert', 'night-sky', 'still-life'] as const),
]);

/** What pixels alone can be drawn in; other manners need to know what they show, or strokes to learn from. */
const hands: Readonly<Partial<Record<MannerName, Hand>>> = {
  aquarelle: { treatment: 'paint', isThin: true },
  gouache: { treatment: 'paint', isThin: false },
  huile: { treatment: 'paint', isThin: false },
  pixel: { treatment: 'pixel', isThin: false },
  facettes: { treatment: 'flat', isThin: false },
};

type Changing = {
  readonly asked: Asked;
  /** Of a picture of ours that can be drawn anew. */
  readonly known: ChangedScene | null;
  readonly edits: readonly Edit[];
  readonly retouches: readonly Retouch[];
  readonly hand: Hand | null;
  readonly undone: readonly string[];
  /** What is to be said of a frame that could not be drawn wider. */
  readonly about: readonly string[];
};

async function changePixels(
  { asked, known, edits, retouches, hand, undone, about }: Changing,
  means: Means,
): Promise<ChangedPicture> {
  const things = known && retouches.length > 0 ? await thingsOf(known, asked, means) : null;
  // Crops before what is cut out, whose edge they would not know; an illustration knows its edges.
  const before = things ? means.reference : applyEdits(means.reference, edits);
  const done = await retouchAll(before, retouches, { asked, means, things });
  const { refused, notes } = done;
  const image = things ? applyEdits(done.image, edits) : done.image;
  const isNothing = notes.length === 0 && edits.length === 0 && asked.style === null && !hand;
  if (isNothing) return { ok: false, message: refused.join(' ') };
  // What was filled or recoloured by a look at the picture is known by its pixels alone from here on.
  const isKnownStill = notes.length === 0 || (things !== null && retouches.every(isReplayed));
  const scene =
    known && isKnownStill && !hand && !edits.some(({ kind }) => kind === 'format')
      ? extended(known, edits.length > 0 || notes.length > 0 ? [asked.prompt] : [], image)
      : null;
  const altText = known
    ? describeContent(known, asked.language)
    : makeTextsIn[asked.language].changedReference;
  const drawnOver = hand ? [makeTextsIn[asked.language].drawnOver] : [];
  const told = [...notes, ...drawnOver, ...refused, ...about];
  const said = [...told, ...moodNotes(asked), ...notesOf(undone, asked)];
  return { ok: true, image, altText, notes: said, scene, hand };
}

/** Where each thing of an illustration of ours is; null where its pixels alone tell. */
async function thingsOf(
  known: ChangedScene,
  { language }: Asked,
  means: Means,
): Promise<DrawnThings | null> {
  if (readContent(known).chosen.kind === 'scene') return null;
  const { pool } = means;
  const { drawn = null, image } = await redraw(known, { pool, language });
  const { reference } = means;
  const isOfSize = image.width === reference.width && image.height === reference.height;
  return isOfSize ? drawn : null;
}

type Size = { readonly width: number; readonly height: number };
type Retouching = {
  readonly asked: Asked;
  readonly means: Means;
  readonly things?: DrawnThings | null;
};

/** One after the other; what cannot be done is told and leaves the picture as it was. */
async function retouchAll(
  image: LinearImage,
  retouches: readonly Retouch[],
  { asked, means, things = null }: Retouching,
) {
  const { seed, longestSide, language } = asked;
  const draw = (words: string, { width, height }: Size) =>
    drawWords(words, { seed, width, height }, means);
  const notes: string[] = [];
  const refused: string[] = [];
  let retouched = image;
  for (const [index, retouch] of inOrder(retouches).entries()) {
    const tools = { sight: means.sight, things, seed, longestSide, draw, language };
    const done = await retouchPicture(retouched, retouch, tools).catch((error: unknown) => {
      if (!(error instanceof Error) || error.name !== 'SightFailed') throw error;
      return { ok: false, reason: retouchTextsIn[language].sightFailed } as const;
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
  drawn: DrawnAnew,
  retouches: readonly Retouch[],
  retouching: Retouching,
): Promise<ChangedPicture> {
  const { things, ...made } = drawn;
  if (retouches.length === 0) return made;
  const { image, notes, refused } = await retouchAll(made.image, retouches, {
    ...retouching,
    things,
  });
  const isKnownStill = notes.length === 0 || (things && retouches.every(isReplayed));
  const scene = isKnownStill ? made.scene : null;
  return { ...made, image, notes: [...made.notes, ...notes, ...refused], scene };
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

/** The same once more, with another chance, as it is or as the words after it change it. */
const variation =
  /^\s*(?:(?:une?|an?|another|other|autre) )*(?:variation|variante|version|variant)s?[\s.!]*(?:[,:] *(?<words>.+))?$/isu;

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

/** What the words say of a scene when nothing is drawn anew. */
function undoneIn(known: ChangedScene | null, rest: string): readonly string[] {
  if (known) {
    const { isNamed, differs, leftOut } = changeContent(known, rest);
    return isNamed && differs ? [withoutManners(rest).trim()] : leftOut;
  }
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

/** More of something is asked for than is there. */
const comparing = /(?<!\p{L})(?:plus|more|encore|moins|less|fewer)(?!\p{L})/iu;

function refusalOf(
  { origin, language, prompt, style }: Asked,
  { known, rest, undone }: Undone,
): string {
  const makeTexts = makeTextsIn[language];
  const worn = wornStyle(origin);
  if (known && worn && !isSameStyle(worn, style)) return makeTexts.styledScene(worn.name);
  const isOfScene = namesScene(parsePrompt(rest));
  if (known && isOfScene && undone.length === 0) {
    return comparing.test(prompt) ? makeTexts.notOtherwise(prompt.trim()) : makeTexts.noDifference;
  }
  const lead = undone.length > 0 ? `${makeTexts.notChanged(undone)} ` : '';
  const { things, text, manner } = understandIllustration(rest).description;
  const unseen = known ? null : unseenIn(prompt);
  if (unseen !== null) return retouchTextsIn[language].notNamed(unseen);
  if (!known && manner) return makeTexts.notThisManner;
  if (text.length > 0) return `${lead}${makeTexts.notInscribed}`;
  const isForeign = !known && (isOfScene || things.length > 0);
  const isMadeHere = origin?.kind === 'armoni';
  if (isForeign) return `${lead}${isMadeHere ? makeTexts.pixelsAlone : makeTexts.notOurScene}`;
  const isOnScene = known && things.length > 0 && readContent(known).chosen.kind === 'scene';
  return `${lead}${isOnScene ? makeTexts.sceneHolds : makeTexts.nothingToChange}`;
}
