import type { PictureRecipe, RemakePicture } from '../../../platform/pictures/picture-wish.ts';
import { type AnswerPart, type Assistant, AssistantFailure, type Question } from '../ports.ts';
import { chatTexts } from '../texts.ts';
import { pictureMarkdown } from './picture-markdown.ts';

/**
 * The assistant, except that a picture asked for by its recipe is made from it: an assistant
 * would read its words for wishes, or choose others.
 */
export function withRemakes(assistant: Assistant, remakePicture: RemakePicture): Assistant {
  return {
    ...assistant,
    reply: (question, signal) =>
      question.inputs.remake
        ? remake(question, remakePicture, signal)
        : assistant.reply(question, signal),
  };
}

async function* remake(
  { ownerId, conversationId, query: prompt, inputs }: Question,
  remakePicture: RemakePicture,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart, void> {
  const { seed = 0, width = 0, height = 0, strength, style, reference } = inputs.remake ?? {};
  const figures = { seed, width, height, strength: strength ?? null };
  const sources = { style: styleOf(style), referenceSha256: reference ?? null };
  const place = { ownerId, conversationId, prompt };
  const outcome = await remakePicture({ ...place, ...figures, ...sources }, signal);
  if (!outcome.ok) throw new AssistantFailure(outcome.message);
  yield { type: 'text', text: `${chatTexts.remade}\n\n${pictureMarkdown(outcome)}` };
}

function styleOf(
  style: NonNullable<Question['inputs']['remake']>['style'],
): PictureRecipe['style'] {
  if (!style) return null;
  const { mixed_with: mixedWith, ...first } = style;
  return { ...first, ...(mixedWith && { mixedWith }) };
}
