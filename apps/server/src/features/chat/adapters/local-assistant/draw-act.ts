import type {
  MakePicture,
  OnPreview,
  PickedStyle,
  PictureOutcome,
  PictureWish,
} from '../../../../platform/pictures/picture-wish.ts';
import { notesMarkdown, pictureMarkdown } from '../../pictures/picture-markdown.ts';
import {
  type AnswerPart,
  AssistantFailure,
  type PictureAtWork,
  type Question,
} from '../../ports.ts';
import type { Act, WishedStyle } from './grammar/act.ts';
import type { Language } from './grammar/read-language.ts';
import { sizeOfShape } from './grammar/read-size.ts';
import { type Subject, subjectOf } from './grammar/subject-of.ts';
import type { Talk } from './grammar/talk.ts';
import { localTexts, type Said } from './texts.ts';

type DrawnAct = Extract<Act, { do: 'make' | 'edit' | 'vary' }>;

type Drawing = {
  readonly question: Question;
  readonly talk: Talk;
  readonly language: Language;
  /** What an earlier wish of the same message has made. */
  readonly made: string | null;
  readonly makePicture: MakePicture;
  readonly onMade: (url: string) => void;
  readonly signal: AbortSignal;
};

export function isDrawn(act: Act): act is DrawnAct {
  return act.do === 'make' || act.do === 'edit' || act.do === 'vary';
}

type Order = Pick<PictureWish, 'prompt' | 'referenceUrl' | 'style' | 'width' | 'height' | 'seed'>;
type Planned = {
  readonly order: Order;
  readonly count: number;
  readonly introduction: Said;
  readonly notes: readonly Said[];
  /** What is drawn instead where the picture's own recipe cannot be followed. */
  readonly inWords?: Pick<Planned, 'order' | 'notes'>;
};

/** Draws what one wish asks for, picture after picture. */
export async function* drawAct(act: DrawnAct, drawing: Drawing): AsyncGenerator<AnswerPart, void> {
  const { question, language, makePicture, onMade, signal } = drawing;
  const planned = plan(act, drawing);
  const { order, count, introduction, notes, inWords } = planned;
  const { ownerId, conversationId } = question;
  const noted: (readonly string[])[] = [];
  for (let index = 0; index < count; index += 1) {
    const seed = order.seed === null ? null : order.seed + index;
    yield { type: 'work', work: workOn(order, { number: index + 1, count }) };
    const wish = { ownerId, conversationId, ...order, seed, language };
    const make = (said: PictureWish) =>
      withPreviews((onPreview) => makePicture(said, signal, onPreview));
    const first = yield* make(wish);
    const outcome =
      first.ok || !first.isRefusal || !inWords ? first : yield* make({ ...wish, ...inWords.order });
    if (!outcome.ok) {
      if (!outcome.isRefusal && index === 0) throw new AssistantFailure(outcome.message);
      // Of a picture from elsewhere neither words nor recipe are known.
      const isUnknown = act.do === 'vary' && outcome.isRefusal === true;
      const text = isUnknown ? localTexts.cannot.vary[language] : outcome.message;
      const before = notesMarkdown(notesOfSet(noted, language));
      yield { type: 'text', text: index === 0 ? text : `${before}\n\n${text}` };
      return;
    }
    const isInWords = !first.ok;
    if (index === 0) yield { type: 'text', text: introduction[language] };
    const remarks = isInWords ? (inWords?.notes ?? []) : notes;
    noted.push([...remarks.map((note) => note[language]), ...outcome.notes]);
    // Pictures of a set lie beside each other: what is said of them stands below the last.
    const own = count === 1 ? noted.flat() : [];
    yield { type: 'text', text: `\n\n${pictureMarkdown({ ...outcome, notes: own })}` };
    onMade(outcome.url);
  }
  if (count > 1) yield { type: 'text', text: notesMarkdown(notesOfSet(noted, language)) };
}

/** What was said of each picture: once where it is true of all, else with the picture's number. */
function notesOfSet(noted: readonly (readonly string[])[], language: Language): readonly string[] {
  return [...new Set(noted.flat())].map((note) => {
    const numbers = noted.flatMap((notes, index) => (notes.includes(note) ? [index + 1] : []));
    return numbers.length === noted.length ? note : localTexts.ofPictures(numbers, note)[language];
  });
}

/** Tells of what is to come while it is made. */
async function* withPreviews(
  make: (onPreview: OnPreview) => Promise<PictureOutcome>,
): AsyncGenerator<AnswerPart, PictureOutcome> {
  let shown = Promise.withResolvers<Uint8Array>();
  const making = make((webp) => shown.resolve(webp));
  const isMade = making.then(() => null);
  for (;;) {
    const webp = await Promise.race([shown.promise, isMade]);
    if (webp === null) return making;
    shown = Promise.withResolvers();
    yield { type: 'preview', webp };
  }
}

/** What the engine makes of it where nothing else is said. */
const usualSide = 1024;

function workOn(
  { width, height, referenceUrl: of }: Order,
  place: Pick<PictureAtWork, 'number' | 'count'>,
): PictureAtWork {
  const side = of === null ? usualSide : null;
  return { width: width ?? side, height: height ?? side, of, ...place };
}

function plan(act: DrawnAct, drawing: Drawing): Planned {
  if (act.do === 'make') return planNew(act, drawing);
  return act.do === 'edit' ? planEdit(act, drawing) : planVariation(act, drawing);
}

function planNew(act: Extract<Act, { do: 'make' }>, { question }: Drawing): Planned {
  const style = styleOf(act.style, question);
  const { shape, count: wished } = question.inputs.picture ?? {};
  const { width, height } = act.size ?? sizeOfShape(shape) ?? { width: null, height: null };
  const count = countOf(act, wished);
  const introduction =
    style !== null && style.strength !== 0
      ? localTexts.drawingStyled(nameOf(style), count)
      : count > 1
        ? localTexts.drawings
        : localTexts.drawing;
  const order = { prompt: act.subject, referenceUrl: null, style, width, height, seed: act.seed };
  return { order, count, introduction, notes: notesOn(act.style, question) };
}

/** A number that is said goes before the one that is chosen beside the field. */
function countOf({ count }: { readonly count: number }, wished: number | null | undefined): number {
  return count > 1 ? count : (wished ?? 1);
}

function planEdit(act: Extract<Act, { do: 'edit' }>, { question, made }: Drawing): Planned {
  const style = styleOf(act.style, question);
  const referenceUrl = act.isNamed ? act.picture : (made ?? act.picture);
  const order = {
    prompt: editWords(act),
    referenceUrl,
    style,
    width: null,
    height: null,
    seed: null,
  };
  const introduction = localTexts.edited;
  return { order, count: 1, introduction, notes: notesOn(act.style, question) };
}

/** As the engine's table of edits reads it: the shape as a format, the strength beside « style ». */
function editWords({ words, size, style }: Extract<Act, { do: 'edit' }>): string {
  // « mais la nuit »: to the engine a leading « mais » would be maize.
  const parts = [words.replace(/^[\s,;:.]*(?:(?:mais|but|et|and|then|puis)[\s,]+)*/i, '')];
  if (style !== null) parts.push('applique le style');
  if (size !== null) {
    const ratio = size.name.includes(':') ? size.name : `${size.width}:${size.height}`;
    parts.push(`en ${ratio}`);
  }
  return parts.filter((part) => part.trim() !== '').join(', ');
}

function planVariation(
  act: Extract<Act, { do: 'vary' }>,
  { question, talk, made }: Drawing,
): Planned {
  const subject = subjectOf(talk, act.picture);
  const count = countOf(act, question.inputs.picture?.count);
  const introduction = count === 1 ? localTexts.another : localTexts.variations;
  const isRetouched = subject?.isChanged || (made !== null && !act.isNamed);
  const anew = subject && {
    order: inWordsOf(act, subject, question),
    notes: isRetouched ? [localTexts.retouchesLost] : [],
  };
  const isAsItWas = !isRetouched && act.words === undefined;
  if (anew && (isAsItWas || act.size !== null)) return { ...anew, count, introduction };
  // Its recipe knows all that was said of it since, and of pictures of other conversations, too.
  const referenceUrl = act.isNamed ? act.picture : (made ?? act.picture);
  const style = subject ? styleOf(subject.style, question) : question.style;
  const prompt = act.words === undefined ? 'variation' : `variation: ${act.words}`;
  const order = { prompt, referenceUrl, style, width: null, height: null, seed: null };
  return { order, count, introduction, notes: [], ...(anew && { inWords: anew }) };
}

function inWordsOf(act: Extract<Act, { do: 'vary' }>, subject: Subject, question: Question): Order {
  const style = styleOf(subject.style, question);
  const { width, height } = act.size ?? subject.size ?? { width: null, height: null };
  const prompt = [subject.prompt, ...(act.words === undefined ? [] : [act.words])].join(', ');
  return { prompt, referenceUrl: null, style, width, height, seed: null };
}

/** A style told by its name goes before the one that is picked. */
function styleOf(wished: WishedStyle | null, { style }: Question): PickedStyle | null {
  if (wished?.is !== 'known') return style;
  const { mixedWith } = wished;
  const second = mixedWith && { name: mixedWith.style.name, url: '', share: mixedWith.share };
  return { ...wished.style, url: '', ...(second && { mixedWith: second }) };
}

/** As the recipe says it: « Aube × Papier (30 %) ». */
function nameOf({ name, mixedWith }: PickedStyle): string {
  if (!mixedWith) return name;
  return `${name} × ${mixedWith.name} (${Math.round(100 * mixedWith.share)}\u00A0%)`;
}

function notesOn(wished: WishedStyle | null, { style }: Question): readonly Said[] {
  if (wished?.is === 'unknown') return [localTexts.unknownStyle(wished.said)];
  return wished?.is === 'picked' && style === null ? [localTexts.noStyleHere] : [];
}
