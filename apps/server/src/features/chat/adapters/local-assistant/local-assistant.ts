import type {
  MakePicture,
  PictureOutcome,
  PictureWish,
} from '../../../../platform/pictures/picture-wish.ts';
import { lastPictureIn, lastPictureOf, pictureMarkdown } from '../../pictures/picture-markdown.ts';
import { type AnswerPart, type Assistant, AssistantFailure, type Question } from '../../ports.ts';
import { type Language, readLanguage } from './read-language.ts';
import { readSize } from './read-size.ts';
import { localTexts, topicTexts } from './texts.ts';
import { understandWish, type Wish } from './understand-wish.ts';

type Drawing = Extract<Wish, { kind: 'picture' }>;

type Dependencies = {
  readonly makePicture: MakePicture;
  /** Whether the trigger word of one of the person's styles is in the text. */
  readonly namesStyle: (ownerId: string, text: string) => Promise<boolean>;
};

/** The embedded assistant: rules for words, the picture engine for everything else. */
export function makeLocalAssistant(dependencies: Dependencies): Assistant {
  return {
    name: 'moteur local',
    async *reply(question, signal) {
      const language = readLanguage(question.query);
      const previous = lastPictureOf(question.history);
      const reference = question.referenceUrl ?? previous;
      const wish = understandWish(question.query, reference !== null);
      if (wish.kind === 'picture') {
        yield* draw({ ...dependencies, question, wish, reference, language, signal });
      } else {
        yield* words(answerTo(wish)[language]);
      }
    },
  };
}

function answerTo(wish: Exclude<Wish, Drawing>): Readonly<Record<Language, string>> {
  return wish.kind === 'topic' ? topicTexts[wish.topic] : localTexts[wish.kind];
}

type Draw = Dependencies & {
  readonly question: Question;
  readonly wish: Drawing;
  readonly reference: string | null;
  readonly language: Language;
  readonly signal: AbortSignal;
};

async function* draw(options: Draw): AsyncGenerator<AnswerPart, void> {
  const { question, wish, reference, language, makePicture, signal } = options;
  if (wish.from === 'reference' && reference === null) {
    return yield* words(localTexts.noReference[language]);
  }
  if (wish.asksForStyle && !(await hasStyle(options))) {
    return yield* words(localTexts.noStyle[language]);
  }
  const { prompt, referenceUrl } = subjectOf(question, wish, reference);
  // A variation keeps the shape that its subject was asked for.
  const size = wish.size ?? readSize(prompt);
  const wishes = Array.from({ length: wish.count }, (_, index): PictureWish => {
    const { ownerId, conversationId, style } = question;
    const seed = wish.seed === null ? null : wish.seed + index;
    const { width, height } = size ?? { width: null, height: null };
    return { ownerId, conversationId, prompt, referenceUrl, style, width, height, seed };
  });
  let isFirst = true;
  for (const one of wishes) {
    const outcome = await makePicture(one, signal);
    if (!outcome.ok && outcome.isRefusal) return yield* words(outcome.message);
    if (!outcome.ok && isFirst) throw new AssistantFailure(outcome.message);
    if (isFirst) yield* words(introductionOf(question, wish)[language]);
    isFirst = false;
    yield { type: 'text', text: markdownOf(outcome) };
  }
}

/** Picked, or named by its trigger word. */
async function hasStyle({ question, namesStyle }: Draw): Promise<boolean> {
  return question.style !== null || namesStyle(question.ownerId, question.query);
}

/** A variation draws the last subject anew; anything else draws what is asked now. */
function subjectOf(question: Question, wish: Drawing, reference: string | null) {
  if (wish.from !== 'previous-prompt') {
    return { prompt: wish.prompt, referenceUrl: wish.from === 'reference' ? reference : null };
  }
  const subject = question.history.findLast(({ query, answer }) => {
    const earlier = understandWish(query, false);
    return (
      earlier.kind === 'picture' && earlier.from === 'nothing' && lastPictureIn(answer) !== null
    );
  });
  const isOwnPicture = question.referenceUrl === null && subject !== undefined;
  return isOwnPicture
    ? { prompt: subject.query, referenceUrl: null }
    : { prompt: wish.prompt, referenceUrl: reference };
}

function introductionOf({ style }: Question, wish: Drawing) {
  if (wish.from === 'previous-prompt') {
    return wish.count === 1 ? localTexts.another : localTexts.variations;
  }
  if (style !== null) return localTexts.drawingStyled(style.name);
  return wish.from === 'reference' ? localTexts.edited : localTexts.drawing;
}

function markdownOf(outcome: PictureOutcome): string {
  return `\n\n${outcome.ok ? pictureMarkdown(outcome) : outcome.message}`;
}

/** The words are ready at once, so they go out as one piece. */
function* words(text: string): Generator<AnswerPart, void> {
  yield { type: 'text', text };
}
