import type { PictureWish } from '../../../platform/pictures/picture-wish.ts';
import type { AnswerPart, Assistant, Question } from '../ports.ts';

/** A question of a test, with what differs from a plain first one. */
export function questionOf(different: Partial<Question> = {}): Question {
  return {
    ownerId: 'u1',
    conversationId: '0190aaaa-0000-7000-8000-000000000001',
    externalConversationId: null,
    query: 'Bonjour',
    inputs: {},
    referenceUrl: null,
    style: null,
    history: [],
    ...different,
  };
}

/** Everything an assistant answers, with its text joined as a reader sees it. */
export async function answerOf(
  assistant: Assistant,
  question: Question,
  signal: AbortSignal = new AbortController().signal,
): Promise<{ text: string; parts: AnswerPart[] }> {
  const parts: AnswerPart[] = [];
  let text = '';
  for await (const part of assistant.reply(question, signal)) {
    parts.push(part);
    if (part.type === 'text') text += part.text;
    if (part.type === 'replace') text = part.text;
  }
  return { text, parts };
}

/** Makes pictures without an engine, and remembers what was wished for. */
export function fakePictures() {
  const wishes: PictureWish[] = [];
  return {
    wishes,
    make: async (wish: PictureWish) => {
      wishes.push(wish);
      const url = `/media/u1/c1/image-${wishes.length}.png`;
      return { ok: true as const, url, altText: `Image ${wishes.length}`, notes: [] };
    },
  };
}
