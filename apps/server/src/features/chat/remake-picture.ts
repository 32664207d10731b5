import { pictureMarkdown } from './find-pictures.ts';
import { type AnswerPart, AssistantFailure, type MakePicture, type Question } from './ports.ts';
import { chatTexts } from './texts.ts';

/**
 * Makes a picture again from its recipe: its words are not read for wishes, since a size, a
 * number or a seed in them had its effect the first time.
 */
export async function* remakePicture(
  { ownerId, conversationId, query, inputs, style }: Question,
  makePicture: MakePicture,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart, void> {
  const { seed = null, width = null, height = null } = inputs.remake ?? {};
  const recipe = { prompt: query, style, seed, width, height, referenceUrl: null };
  const outcome = await makePicture({ ownerId, conversationId, ...recipe }, signal);
  if (!outcome.ok) throw new AssistantFailure(outcome.message);
  yield { type: 'text', text: `${chatTexts.remade}\n\n${pictureMarkdown(outcome)}` };
}
