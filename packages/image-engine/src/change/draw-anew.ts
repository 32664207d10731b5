import type { Sight } from '@armoni/perception/see/open-sight';
import type { Hand } from '../edit/hand.ts';
import { understandMoods } from '../edit/understand-edit.ts';
import type { Origin } from '../origin/read-origin.ts';
import type { ChangedScene, Recipe } from '../origin/recipe.ts';
import { unique } from '../prompt/parse-prompt.ts';
import { retouchTextsIn } from '../prompt/retouch-texts.ts';
import { type Language, makeTextsIn } from '../prompt/texts.ts';
import { tokenise } from '../prompt/tokenise.ts';
import type { LinearImage } from '../raster/linear-image.ts';
import type { BandPool } from '../work/band-pool.ts';
import type { DrawnThings } from './find-drawn.ts';
import { type Larger, mostOfOurs } from './larger-frame.ts';
import { readContent, redraw } from './redraw.ts';
import type { Widened } from './widen-frame.ts';

export type ChangedPicture =
  | {
      readonly ok: true;
      readonly image: LinearImage;
      readonly altText: string;
      readonly notes: readonly string[];
      /** What it can be drawn anew from; null when only its pixels are known. */
      readonly scene: ChangedScene | null;
      /** What it shows was understood to be otherwise. */
      readonly isOther?: boolean;
      /** Its pixels have the style that was asked for already. */
      readonly isStyled?: boolean;
      /** What it is to be drawn over by, once all else is done. */
      readonly hand?: Hand | null;
    }
  | { readonly ok: false; readonly message: string };

export type Asked = {
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

export type Means = {
  /** The picture as it is, at the size that is wanted. */
  readonly reference: LinearImage;
  readonly pool: BandPool;
  /** Opens what sees in pictures; null where nothing can be recognised. */
  readonly sight: Sight | null;
  readonly onShare: (share: number) => void;
};

type Said = {
  readonly asked: Asked;
  /** What changes more than its frame. */
  readonly words: readonly string[];
  readonly leftOut: readonly string[];
  readonly widened: Widened | null;
  readonly larger?: Larger | undefined;
};

export type DrawnAnew = Extract<ChangedPicture, { ok: true }> & {
  readonly things: DrawnThings | null;
};

/** `known` as it was, in the frame of `base`. */
export async function drawAnew(
  { known, base }: { readonly known: ChangedScene; readonly base: ChangedScene },
  { asked, words, leftOut, widened, larger }: Said,
  means: Means,
): Promise<DrawnAnew> {
  const changed = { ...base, changes: [...base.changes, ...words] };
  const { language } = asked;
  const drawn = await redraw(changed, { ...means, language, leavesLast: words.length > 0 });
  const { image, altText } = drawn;
  const missed = unique([...leftOut, ...drawn.leftOut.filter((said) => isSaidIn(asked, said))]);
  const isOtherKind = readContent(known).chosen.kind !== readContent(changed).chosen.kind;
  const notes = [
    ...(isOtherKind ? [makeTextsIn[language].drawnByHand] : []),
    ...widenedNotes(widened, asked, image),
    ...largerNotes(larger, image, language),
    ...moodNotes(asked),
    ...notesOf(missed, asked),
  ];
  const scene = extended(base, words, image);
  return {
    ok: true,
    image,
    altText,
    notes,
    scene,
    things: drawn.drawn ?? null,
    isOther: words.length > 0,
  };
}

/** What was made of « plus joyeux ». */
export function moodNotes({ prompt, language }: Asked): string[] {
  const { moodAs } = makeTextsIn[language];
  return understandMoods(prompt).map(({ said, tones }) => moodAs(said, tones));
}

function largerNotes(larger: Larger | undefined, image: LinearImage, language: Language): string[] {
  if (!larger) return [];
  const texts = retouchTextsIn[language];
  if (!larger.ok) return [texts.alreadyLargest(image, mostOfOurs)];
  const note = texts.drawnLarger({ width: image.width, height: image.height });
  return larger.isLess ? [note, texts.onlyTo(mostOfOurs)] : [note];
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

export function extended(
  known: ChangedScene,
  changes: readonly string[],
  { width, height }: LinearImage,
): ChangedScene {
  return { ...known, changes: [...known.changes, ...changes], shown: { width, height } };
}

export function notesOf(leftOut: readonly string[], { language }: Asked): string[] {
  return leftOut.length > 0 ? [makeTextsIn[language].notChanged(leftOut)] : [];
}
