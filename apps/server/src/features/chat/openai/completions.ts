import { Readable } from 'node:stream';
import { ApiFailure } from '../../../platform/http/routing/api-failure.ts';
import { type AnswerPart, AssistantFailure, type Usage } from '../ports.ts';
import { absoluteAddresses, withAbsoluteAddresses } from '../replies/absolute-addresses.ts';
import { chatTexts } from '../texts.ts';

type Completion = {
  readonly id: string;
  readonly model: string;
  /** Unix seconds. */
  readonly created: number;
  readonly publicUrl: string;
};

type Parts = AsyncIterable<AnswerPart>;

const noUsage: Usage = { promptTokens: 0, completionTokens: 0 };

/** The whole answer at once. @throws ApiFailure */
export async function wholeCompletion(parts: Parts, { publicUrl, ...completion }: Completion) {
  let text = '';
  let usage = noUsage;
  try {
    for await (const part of parts) {
      if (part.type === 'text') text += part.text;
      else if (part.type === 'replace') text = part.text;
      else if (part.type === 'usage') usage = part.usage;
    }
    if (text.trim() === '') throw withoutWords();
  } catch (error) {
    throw failureOf(error);
  }
  const content = withAbsoluteAddresses(text, publicUrl);
  const message = { role: 'assistant' as const, content };
  return {
    ...completion,
    object: 'chat.completion' as const,
    choices: [{ index: 0, message, finish_reason: 'stop' as const, logprobs: null }],
    usage: usageOf(usage),
  };
}

/** Server-sent events as OpenAI streams them; a comment while nothing comes. */
export function streamedCompletion(
  parts: Parts,
  completion: Completion & { readonly includesUsage: boolean },
): Readable {
  return Readable.from(encode(parts, completion), { highWaterMark: 1 });
}

async function* encode(
  parts: Parts,
  { publicUrl, includesUsage, ...completion }: Completion & { readonly includesUsage: boolean },
): AsyncGenerator<string, void> {
  const addresses = absoluteAddresses(publicUrl);
  const chunk = (delta: object, finish_reason: string | null = null) =>
    event({
      ...completion,
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta, finish_reason, logprobs: null }],
    });
  let usage = noUsage;
  let isCensored = false;
  let hasWords = false;
  yield chunk({ role: 'assistant', content: '' });
  try {
    for await (const part of withQuiet(parts)) {
      if (part !== 'quiet' && 'text' in part) hasWords ||= part.text.trim() !== '';
      if (part === 'quiet') yield ': ping\n\n';
      else if (part.type === 'usage') usage = part.usage;
      // What was said cannot be taken back in this protocol: the answer ends as moderated.
      else if (part.type === 'replace') isCensored = true;
      else if (part.type === 'text' && !isCensored) {
        const content = addresses.next(part.text);
        if (content !== '') yield chunk({ content });
      }
    }
    if (!hasWords) throw withoutWords();
  } catch (error) {
    const { message } = failureOf(error);
    yield event({ error: { message, type: 'server_error', code: 'unavailable', param: null } });
    return;
  }
  const rest = addresses.rest();
  if (rest !== '') yield chunk({ content: rest });
  yield chunk({}, isCensored ? 'content_filter' : 'stop');
  if (includesUsage) {
    const ofAll = { object: 'chat.completion.chunk', choices: [], usage: usageOf(usage) };
    yield event({ ...completion, ...ofAll });
  }
  yield 'data: [DONE]\n\n';
}

const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`;

const keepAliveMs = 10_000;

/** The same parts, and word of it when none came for a while. */
async function* withQuiet(parts: Parts): AsyncGenerator<AnswerPart | 'quiet', void> {
  const reading = parts[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = reading.next();
      while (await isQuiet(next)) yield 'quiet';
      const { done, value } = await next;
      if (done) return;
      yield value;
    }
  } finally {
    await reading.return?.();
  }
}

/** Pieces come by the thousand: none may leave a timer behind. */
async function isQuiet(next: Promise<unknown>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, keepAliveMs, true);
  try {
    return await Promise.race([next.then(() => false), promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** An engine that ends without a word or a picture has not answered, however it was asked. */
const withoutWords = () => new ApiFailure('unavailable', chatTexts.failed);

function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (error instanceof AssistantFailure) {
    return new ApiFailure(error.isLasting ? 'invalid_param' : 'unavailable', error.message);
  }
  return new ApiFailure('unavailable', chatTexts.failed, { cause: error });
}

function usageOf({ promptTokens, completionTokens }: Usage) {
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
  };
}
