import { describe, expect, it } from 'vitest';
import type { AnswerPart } from '../ports.ts';
import { chatTexts } from '../texts.ts';
import { streamedCompletion, wholeCompletion } from './completions.ts';

const completion = {
  id: 'c',
  model: 'armoni',
  created: 1,
  publicUrl: 'https://studio.example.org',
};

async function* partsOf(...parts: AnswerPart[]): AsyncGenerator<AnswerPart> {
  yield* parts;
}

const text = (said: string): AnswerPart => ({ type: 'text', text: said });
const streamed = async (...parts: AnswerPart[]) => {
  const stream = streamedCompletion(partsOf(...parts), { ...completion, includesUsage: false });
  return (await stream.toArray()).join('');
};

describe('a completion of an engine that ends without a word', () => {
  const usage: AnswerPart = { type: 'usage', usage: { promptTokens: 3, completionTokens: 0 } };

  it('fails, whole or streamed, with the same words', async () => {
    for (const parts of [[], [usage], [text(' \n'), usage]]) {
      await expect(wholeCompletion(partsOf(...parts), completion)).rejects.toMatchObject({
        code: 'unavailable',
        message: chatTexts.failed,
      });
      const stream = await streamed(...parts);
      expect(stream).toContain(JSON.stringify(chatTexts.failed));
      expect(stream).not.toContain('"finish_reason":"stop"');
      expect(stream).not.toContain('[DONE]');
    }
  });

  it('ends as it should once there are words', async () => {
    const stream = await streamed(text('Voici.'), usage);
    expect(stream).toContain('"finish_reason":"stop"');
    expect(stream).toMatch(/data: \[DONE\]\n\n$/);
  });
});
